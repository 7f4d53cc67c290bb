// Arithmetic in a field of hit points: -7 takes, +3 gives, =12 sets. What is typed says itself which
// of them it is; a number alone does not, and so is not taken for any.

/** @import { Encounter } from "./messages.d.ts" */
/** @import { Drawn, Fields } from "./offers.js" */

/**
 * @typedef {{ is: "nothing" } | { is: "wrong" } | { is: "unsaid", number: number }
 *   | { is: "change", by: number } | { is: "set", to: number }} Said
 */

const MINUS = /[\u2212\u2012\u2013\u2014\uFE63\uFF0D]/g; // what keyboards and texts write for it
const SUM = /^[+-]?\d{1,6}([+-]\d{1,6})*$/;

/** @param {string} terms such as `+3-1` */
const sum = (terms) => (terms.match(/[+-]?\d+/g) ?? []).reduce((all, n) => all + Number(n), 0);

/**
 * What somebody typed: `-7`, `+3`, `-3-4`, `=12`, `=20-7`.
 * @param {string} typed
 * @returns {Said}
 */
export function said(typed) {
  const text = typed.replace(MINUS, "-").replace(/\s/g, "");
  if (!text) return { is: "nothing" };
  const sets = text.startsWith("=");
  const terms = sets ? text.slice(1) : text;
  if (!SUM.test(terms)) return { is: "wrong" };
  const number = sum(terms);
  if (sets) return { is: "set", to: number };
  return /^[+-]/.test(terms) ? { is: "change", by: number } : { is: "unsaid", number };
}

/**
 * @typedef {object} Ways the offers that change somebody's hit points
 * @property {Drawn | undefined} change
 * @property {Drawn | undefined} set
 */

/**
 * What is to be sent so that it comes out as said; undefined where nothing would change, or may.
 * @param {Said} words
 * @param {string} who
 * @param {Encounter} encounter
 * @param {Ways} ways
 * @returns {{ one: Drawn, fields: Fields } | undefined}
 */
export function sent(words, who, encounter, { change, set }) {
  const { hp, max_hp: most } = encounter.figures[who] ?? {};
  if (hp === undefined) return undefined;
  if (words.is === "set" && words.to < 0) return undefined;
  if (words.is === "set" && set) {
    const fields = { who, hp: words.to, max_hp: most ?? null };
    return words.to === hp ? undefined : { one: set, fields };
  }
  const by = words.is === "change" ? words.by : words.is === "set" ? words.to - hp : 0;
  return by && change ? { one: change, fields: { who, by } } : undefined;
}
