// What somebody wants to be called by, and for what; kept on their own machine.

import { remember, remembered } from "./storage.js";

/** @typedef {"turn" | "asked" | "next" | "reminder" | "rounds"} Occasion */
/** @typedef {"sound" | "vibration" | "badge"} Way */
/** @typedef {Record<Occasion | Way, boolean>} Preferences */

const MEMO = "rondel.preferences";

export const OCCASIONS = /** @type {readonly Occasion[]} */ ([
  "turn",
  "asked",
  "next",
  "reminder",
  "rounds",
]);
export const WAYS = /** @type {readonly Way[]} */ (["sound", "vibration", "badge"]);

/** @returns {Preferences} all there is */
export function usual() {
  const names = [...OCCASIONS, ...WAYS];
  return /** @type {Preferences} */ (Object.fromEntries(names.map((name) => [name, true])));
}

/**
 * What was kept; what is not understood is as usual.
 * @returns {Preferences}
 */
export function recalled() {
  const kept = parsed(remembered(MEMO));
  const own = Object.entries(usual()).map(([name]) => [name, kept[name] !== false]);
  return /** @type {Preferences} */ (Object.fromEntries(own));
}

/** @param {Preferences} preferences */
export function keepPreferences(preferences) {
  remember(MEMO, JSON.stringify(preferences));
}

/**
 * @param {string | undefined} text
 * @returns {Record<string, unknown>}
 */
function parsed(text) {
  try {
    const kept = JSON.parse(text ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}
