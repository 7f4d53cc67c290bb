// Lists from elsewhere: how a text comes out of a file, and which of its rows are to come in.

/** @import { Encounter, Gather, Preview, PreviewChange, PreviewRow } from "./messages.d.ts" */

export const LONGEST = 1_000_000; // characters of a text
export const LARGEST = 4_000_000; // bytes of a file: as many characters can be
export const LONGEST_SIDE = 64; // characters

/** Formats that go by the name of their program in all languages. */
export const PROGRAMS = /** @type {Record<string, string>} */ ({
  "improved-initiative": "Improved Initiative",
  owlbear: "Owlbear Rodeo",
  pathbuilder: "Pathbuilder 2e",
  rondel: "Rondel",
  talespire: "TaleSpire",
});

/** Formats that people write themselves: what programs give out is nothing to look at. */
const BY_HAND = ["list", "spreadsheet"];

/**
 * Whether a text in that format is to be seen and mended where it came out wrong.
 * @param {string} format "" for none that is known
 */
export const isByHand = (format) => !format || BY_HAND.includes(format);

const MARKS = /** @type {const} */ ([
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
]);
/** How older programs write, by the language of their users. */
const OLD = /** @type {Record<string, string>} */ ({ cs: "windows-1250" });
const NOTHING = "\0"; // stands in no text, and sooner or later in everything else

/**
 * The text in a file, however its program has written it down; undefined if it is no text.
 * @param {Uint8Array} bytes
 * @param {string} lang of whoever has it
 * @returns {string | undefined}
 */
export function textIn(bytes, lang) {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  const names = marked ? [marked[0]] : ["utf-8", OLD[lang] ?? "windows-1252"];
  for (const name of names) {
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(bytes);
      return text.includes(NOTHING) ? undefined : text;
    } catch {
      // It is written in another way.
    }
  }
  return undefined;
}

/** @typedef {"added" | "updated" | "unchanged" | "left_out"} Becomes */

/**
 * Rows by what becomes of them, each group in the order of the text.
 * @param {readonly PreviewRow[]} rows
 * @returns {[Becomes, PreviewRow[]][]} those that there are
 */
export function grouped(rows) {
  const kinds = /** @type {const} */ (["added", "updated", "left_out", "unchanged"]);
  return kinds
    .map((kind) => /** @type {[Becomes, PreviewRow[]]} */ ([kind, rows.filter(is(kind))]))
    .filter(([, some]) => some.length > 0);
}

/** @param {Becomes} kind */
const is = (kind) => (/** @type {PreviewRow} */ row) => row.becomes === kind;

/**
 * Whether it makes a difference if that row is chosen.
 * @param {PreviewRow} row
 */
export const canChoose = ({ becomes, why }) =>
  becomes === "added" || becomes === "updated" || why === "encounter-full";

/**
 * The numbers of the rows that come in unless somebody says otherwise.
 * @param {readonly PreviewRow[]} rows
 * @returns {Set<number>}
 */
export const allOf = (rows) => new Set(rows.filter(canChoose).map(({ n }) => n));

/**
 * Whether those who come of a row join a side that nothing has said yet.
 * @param {PreviewRow} row
 */
export const wantsSide = ({ added, side }) => added.length > 0 && !side;

/**
 * The side that somebody seems to be on of whom no side is told: the usual one for friends, and
 * for foes the first other one there is; "" where nothing speaks for any.
 * @param {PreviewRow} row
 * @param {{ first: string, all: readonly string[] }} sides
 */
export function leaning({ leans }, { first, all }) {
  if (!leans) return "";
  return leans === "friends" ? first : (all.find((one) => one !== first) ?? first);
}

/**
 * By which names those are known here of whom a row tells, as far as they are others than its own.
 * @param {PreviewRow} row
 * @param {Encounter["figures"]} figures
 * @returns {string[]}
 */
export const knownAs = ({ name, here = [] }, figures) =>
  here.flatMap((who) => figures[who]?.name ?? []).filter((one) => one !== name);

/**
 * The preview of the rows *before*, with what *now* says of those that were chosen: there may be
 * room for some that had none.
 * @param {readonly PreviewRow[]} before
 * @param {readonly PreviewRow[]} now
 * @returns {PreviewRow[]}
 */
export const renewed = (before, now) =>
  before.map((row, i) => (now[i].why === "not-chosen" ? row : now[i]));

/**
 * How many come, and how many who are here are changed.
 * @param {readonly PreviewRow[]} rows
 * @param {ReadonlySet<number>} chosen
 */
export function tally(rows, chosen) {
  const wanted = rows.filter((row) => chosen.has(row.n));
  const touched = wanted.flatMap(({ changes }) => changes.map(({ who }) => who));
  return {
    added: wanted.reduce((sum, { added }) => sum + added.length, 0),
    updated: new Set(touched).size,
  };
}

/** @typedef {{ change: PreviewChange, times: number }} Difference */

/**
 * What is different about those of whom a row tells; what is the same for several stands once.
 * @param {PreviewRow} row
 * @returns {Difference[]}
 */
export function differences({ changes }) {
  /** @type {Map<string, Difference>} */
  const found = new Map();
  for (const change of changes) {
    const { what, before, after } = change;
    const same = JSON.stringify([what, before, after]);
    const { times = 0 } = found.get(same) ?? {};
    found.set(same, { change, times: times + 1 });
  }
  return [...found.values()];
}

/**
 * The sides that somebody may mean: those that are here, in the list or chosen already, and the
 * usual ones.
 * @param {Encounter} encounter
 * @param {readonly PreviewRow[]} rows
 * @param {readonly string[]} others
 * @returns {string[]}
 */
export function sidesFor(encounter, rows, others) {
  const here = Object.values(encounter.figures).map(({ side }) => side);
  const told = rows.flatMap(({ side }) => side ?? []);
  return [...new Set([...here, ...told, ...others])];
}

/**
 * What is asked for: the chosen rows, and the sides that those join of whom the text tells none.
 * @param {string} text
 * @param {Preview} found
 * @param {ReadonlySet<number>} chosen
 * @param {(row: PreviewRow) => string} sideOf
 * @returns {Gather}
 */
export function wanted(text, { rows }, chosen, sideOf) {
  const here = rows.filter(({ n }) => chosen.has(n));
  const open = here.filter(wantsSide).map((row) => [String(row.n), sideOf(row)]);
  return { text, chosen: here.map(({ n }) => n), sides: Object.fromEntries(open) };
}
