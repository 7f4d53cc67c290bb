// A time line: its rows, what they are called, and what would be. All of it is read off the board;
// nothing here knows a rule.

/** @import { Board, Encounter, Entry, Figure, Moment } from "./messages.d.ts" */

const MOST_TIMES = 1000; // of what comes again and again that are gone through

/** @typedef {{ at: number, entries: Entry[] }} Row what stands at one place */

/**
 * How long so many rows last.
 * @param {number} rows
 * @param {Moment} moment
 */
export const secondsOf = (rows, { units, seconds }) => (rows * seconds) / units;

/**
 * Whether there is a time line to look at; while nothing is on it, setting up needs none.
 * @param {Encounter} encounter
 */
export const hasPlan = ({ board, stage }) =>
  Boolean(board.moment) && (stage !== "setup" || board.line.length > 0);

/**
 * @param {readonly Entry[]} line
 * @returns {Row[]} from the earliest on; in a row whoever is asked now comes first
 */
export function rowsOf(line) {
  /** @type {Map<number, Entry[]>} */
  const rows = new Map();
  for (const entry of line) rows.set(entry.at, [...(rows.get(entry.at) ?? []), entry]);
  const order = ["now", "ahead", "past"];
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([at, entries]) => ({
      at,
      entries: entries.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
    }));
}

/** @param {Entry} entry */
export const isFlag = ({ who, kind }) => kind === "event" || !who;

/**
 * Two or three letters for each combatant that nobody else here has, as far as that can be.
 * @param {Record<string, Figure>} figures
 * @returns {Map<string, string>}
 */
export function initialsOf(figures) {
  /** @type {Map<string, string>} */
  const all = new Map();
  const taken = new Set();
  for (const [id, { name }] of Object.entries(figures).sort(([, a], [, b]) => a.n - b.n)) {
    const ways = lettersOf(name);
    const letters = ways.find((way) => !taken.has(way)) ?? ways[0];
    taken.add(letters);
    all.set(id, letters);
  }
  return all;
}

/**
 * @param {string} name
 * @returns {string[]} from the best way to write it short on
 */
function lettersOf(name) {
  const words = name
    .trim()
    .split(/[\s\-–_]+/u)
    .filter(Boolean)
    .map((word) => [...word]);
  const [first = ["?"], ...rest] = words;
  const last = rest.at(-1);
  const head = first[0].toUpperCase();
  if (last && /^\p{Nd}+$/u.test(last.join(""))) return [`${head}${last.slice(-2).join("")}`];
  const second = last ? [`${head}${last[0].toUpperCase()}`] : [];
  const own = first.slice(1).map((letter) => `${head}${letter.toLowerCase()}`);
  return [...second, ...own, head];
}

// --- what would be ------------------------------------------------------------------------------

/**
 * What something that takes so many rows from now on means for the others, as far as the line tells.
 * What comes again is there with each of its times.
 * @param {Board} board
 * @param {number} span
 * @param {string} [who] whose own entries do not count
 */
export function whatIf({ line, moment }, span, who = "") {
  const now = moment?.at ?? 0;
  const end = now + span;
  const others = line
    .filter((entry) => entry.at > now && !(who && entry.who === who))
    .flatMap((entry) => {
      const { at, every = 1, again = 0 } = entry;
      const further = Math.min(again, MOST_TIMES, Math.floor((end - at) / every));
      return Array.from({ length: further + 1 }, (_, n) => ({ ...entry, at: at + n * every }));
    });
  return {
    end,
    before: rowsOf(others.filter(({ at }) => at < end)).flatMap(({ entries }) => entries),
    beside: others.filter(({ at }) => at === end),
  };
}
