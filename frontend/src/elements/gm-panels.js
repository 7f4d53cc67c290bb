// What a fight needs that GMs lead, beyond the panels that all have.

import "./setup.js";

export { heedKnocks } from "../knocks.js";
export { heedDrops } from "./drops.js";
