// What is said about lists from elsewhere.

/** @import { Preview } from "../messages.d.ts" */
/** @import { Piece } from "./piece.js" */

import { allOf, PROGRAMS, tally } from "../gather.js";

/**
 * What a text was taken for.
 * @param {Piece} piece
 * @param {string} format "" for none that is known
 */
export function readAs(piece, format) {
  if (!format) return "";
  const called = PROGRAMS[format] ?? piece.t(`ui-format-${format}`);
  return piece.t("ui-gather-read", { format: called });
}

/**
 * What happens if all that is chosen comes in.
 * @param {Piece} piece
 * @param {{ added: number, updated: number }} counts
 */
export function verdictOf(piece, { added, updated }) {
  if (added && updated) return piece.t("ui-gather-both", { added, updated });
  if (added) return piece.t("ui-gather-add", { count: added });
  return updated
    ? piece.t("ui-gather-update", { count: updated })
    : piece.t("ui-gather-nothing-new");
}

/**
 * @param {Piece} piece
 * @param {Preview} found
 */
export function summaryOf(piece, { format, rows, problems }) {
  const counts = tally(rows, allOf(rows));
  const left = problems.length ? piece.t("ui-gather-problems", { count: problems.length }) : "";
  const verdict = rows.length ? verdictOf(piece, counts) : "";
  return [readAs(piece, format), verdict, left].filter(Boolean).join(" ");
}
