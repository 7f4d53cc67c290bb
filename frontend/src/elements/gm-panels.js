// What only GMs have beyond the panels that all have.

import "./door.js";
import "./encounters.js";
import "./people.js";
import "./watching.js";

export { heedKnocks } from "../knocks.js";
export { heedDrops } from "./dropping.js";
