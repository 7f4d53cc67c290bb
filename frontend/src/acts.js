// Acts by their words: what was done, and to whom.

/** @import { Act } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

const MOST_NAMES = 4; // in one sentence

/**
 * Some combatants by their names or, where they are many, by how many they are.
 * @param {readonly string[]} names
 * @param {Texts} text
 */
export const listed = (names, text) =>
  names.length > MOST_NAMES ? text.say("ui-many", { count: names.length }) : names.join(", ");

/**
 * @param {Act} act
 * @param {Texts} text
 */
export function actWords({ label, names = [] }, text) {
  const what = text.label(label);
  return names.length ? `${what}: ${listed(names, text)}` : what;
}
