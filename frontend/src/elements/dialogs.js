// The dialogs that stand before everything, but for the palette, which is opened all the time.

import "./preferences.js";
import "./shortcut-list.js";
import "./times.js";
