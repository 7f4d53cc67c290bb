// What a fight needs beyond the first look, whoever one is: it comes right after that.

/** @import { RondelOverlay } from "./overlay.js" */

import { Grip } from "./grip.js";
import { Hands } from "./hands.js";
import { RondelOrder } from "./order.js";
import "./announcer.js";
import "./details.js";
import "./log.js";
import "./palette.js";

export { attend } from "../attention.js";
export { buzz, ring, wakeSound } from "../ring.js";

/**
 * Gives *overlay* hands.
 * @param {RondelOverlay} overlay
 */
export function equip(overlay) {
  RondelOrder.Grip = Grip;
  overlay.equip(new Hands(overlay));
}
