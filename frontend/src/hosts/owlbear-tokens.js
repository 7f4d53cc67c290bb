// Tokens of an Owlbear scene on their way into a table: which of them, as the text that is read
// there, and how one page of ours tells another which were chosen.

/** @import { Item } from "@owlbear-rodeo/sdk" */

import { OURS } from "./owlbear-room.js";

export const CHOSEN = `${OURS}/chosen`; // channel: what was chosen, told to the panel
export const SEEN = `${OURS}/seen`; // channel: the panel is there, or has taken what was chosen
export const PREFIX = "owlbear:"; // of the key of a combatant that came from here

const MOST_TOKENS = 400; // at once, as many as a table takes in
const LONGEST_ID = 100; // characters
const PEOPLE = ["CHARACTER", "MOUNT"]; // layers

/**
 * What is told on `CHOSEN`; ids that are too many for a message are those selected.
 * @typedef {{ n: number, ids: string[] | "selected" }} Chosen
 */
/** @typedef {{ n: number, ok: boolean }} Seen on `SEEN`; n is 0 when the panel has just come */

const MOST_TOLD = 300; // ids in a message, which Owlbear limits to 16 kB

/** @param {number} n @param {string[]} ids @returns {Chosen} */
export const chosen = (n, ids) => ({ n, ids: ids.length > MOST_TOLD ? "selected" : ids });

/** @param {unknown} value @returns {value is string} */
const isId = (value) => typeof value === "string" && value.length <= LONGEST_ID;

/**
 * What came on `CHOSEN`, where any extension may write; undefined if it makes no sense.
 * @param {unknown} data
 * @returns {Chosen | undefined}
 */
export function readChosen(data) {
  const { n, ids } = /** @type {Partial<Chosen>} */ (data ?? {});
  if (typeof n !== "number") return undefined;
  if (ids === "selected") return { n, ids };
  return Array.isArray(ids) ? { n, ids: ids.filter(isId).slice(0, MOST_TOKENS) } : undefined;
}

/**
 * The same for `SEEN`.
 * @param {unknown} data
 * @returns {Seen | undefined}
 */
export function readSeen(data) {
  const { n, ok } = /** @type {Partial<Seen>} */ (data ?? {});
  return typeof n === "number" ? { n, ok: ok === true } : undefined;
}

/** @param {Item} item */
export const isPerson = ({ layer, type }) => PEOPLE.includes(layer) && type === "IMAGE";

/**
 * The text from which a table reads *items*: only what it needs of them.
 * @param {Item[]} items
 * @param {string} gm who reads them, if that is a GM: what others put there is the players'
 * @returns {string} "" when there is nobody among them
 */
export function textOf(items, gm) {
  const people = items.filter(isPerson).slice(0, MOST_TOKENS);
  return people.length ? JSON.stringify(people.map((one) => told(one, gm))) : "";
}

/**
 * @param {Item & { text?: { plainText?: string } }} item
 * @param {string} gm
 */
function told({ id, type, layer, name, visible, text, createdUserId }, gm) {
  const by = gm && createdUserId ? { by: createdUserId === gm ? "gm" : "player" } : {};
  return { id, type, layer, name, visible, text: { plainText: text?.plainText ?? "" }, ...by };
}
