// The panel of the table, which a GM opens between fights.

import "./door.js";
import "./encounters.js";
import "./people.js";
import "./watching.js";
