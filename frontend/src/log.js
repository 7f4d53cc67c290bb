// The lines of the log: which of them are looked for, under what heading, and as a file.

/** @import { Line } from "./messages.d.ts" */

import { plain } from "./plain.js";

/** @typedef {{ n: number, line: Line }} Told a line with its number */
/** @typedef {"" | "dice" | "health" | "gm"} Kind "" for every kind */
/** @typedef {{ words: string, who: string, kind: Kind }} Filter */

export const KINDS = /** @type {const} */ (["", "dice", "health", "gm"]);
/** @type {Filter} */
export const EVERYTHING = { words: "", who: "", kind: "" };

const HEALTH = /^core-log-(hp|health|fell|raised|condition|standing)/;

/**
 * All lines that are here, the newest first.
 * @param {Record<string, Line>} earlier
 * @param {Record<string, Line>} lines
 * @returns {Told[]}
 */
export function newestFirst(earlier, lines) {
  return Object.entries({ ...earlier, ...lines })
    .map(([n, line]) => ({ n: Number(n), line }))
    .sort((a, b) => b.n - a.n);
}

/**
 * Whether *line*, which says *words*, is one of those looked for.
 * @param {Line} line
 * @param {string} words
 * @param {Filter} filter
 */
export function isWanted(line, words, filter) {
  if (filter.who && !line.about.includes(filter.who)) return false;
  if (filter.kind === "dice" && !line.rolled?.length) return false;
  if (filter.kind === "health" && !HEALTH.test(line.label.key)) return false;
  if (filter.kind === "gm" && !(line.by || line.gm_only)) return false;
  return plain(words).includes(plain(filter.words.trim()));
}

/**
 * The log as text, in the order in which things happened.
 * @param {Told[]} lines the newest first
 * @param {object} say
 * @param {(line: Line) => string} say.words
 * @param {(line: Line) => string} say.heading
 * @param {(line: Line) => string[]} say.notes what stands behind a line in brackets
 */
export function asText(lines, { words, heading, notes }) {
  /** @type {string[]} */
  const rows = [];
  let last = "";
  for (const { line } of [...lines].reverse()) {
    const now = heading(line);
    if (now !== last) rows.push(...(rows.length ? [""] : []), now);
    last = now;
    const behind = notes(line);
    rows.push(`  ${words(line)}${behind.length ? ` [${behind.join("; ")}]` : ""}`);
  }
  return `${rows.join("\n")}\n`;
}

/**
 * The log for programs: each line as it was told, and in words.
 * @param {Told[]} lines the newest first
 * @param {(line: Line) => string} words
 */
export function asData(lines, words) {
  return [...lines].reverse().map(({ n, line }) => ({ n, text: words(line), ...line }));
}
