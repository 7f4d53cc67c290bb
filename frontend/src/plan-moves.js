// What can be moved on the time line: read off the offers by their shape alone.

/** @import { Encounter } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

import { asked, drawn, settled } from "./offers.js";

/**
 * @typedef {object} Move how an entry is moved
 * @property {Drawn} drawn the offer
 * @property {string} entry the field that names the entry
 * @property {string} at the field that takes the row
 * @property {number} low the first row that it may go to
 * @property {number} high the last
 */

/**
 * An offer that asks for nothing but an entry of the line and a row of it moves one.
 * @param {Encounter} encounter
 * @returns {Map<string, Move>} by the id of the entry
 */
export function movesOf(encounter) {
  const entries = new Set(encounter.board.line.map(({ id }) => id));
  /** @type {Map<string, Move>} */
  const moves = new Map();
  for (const one of drawn(encounter)) {
    const fields = Object.entries(one.offer.fields);
    const place = fields.find(([, domain]) => domain.type === "range" && domain.time === "row");
    const which = fields.find(
      ([, domain]) => domain.type === "one_of" && domain.values.some((id) => entries.has(`${id}`)),
    );
    if (place?.[1].type !== "range" || which?.[1].type !== "one_of") continue;
    const further = asked(one.offer, encounter).some(
      ([name]) => name !== place[0] && name !== which[0],
    );
    if (further) continue;
    for (const id of which[1].values) {
      if (typeof id !== "string" || moves.has(id) || !entries.has(id)) continue;
      const { low, high } = place[1];
      moves.set(id, { drawn: one, entry: which[0], at: place[0], low, high });
    }
  }
  return moves;
}

/**
 * What is sent to move *id* to *row*.
 * @param {Move} move
 * @param {string} id
 * @param {number} row
 * @param {Encounter} encounter
 */
export const moved = (move, id, row, encounter) => ({
  ...settled(move.drawn.offer, encounter),
  [move.entry]: id,
  [move.at]: row,
});
