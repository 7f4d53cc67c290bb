// Putting rows elsewhere in the order, where an offer places one combatant before another.

/** @import { Encounter } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

import { drawn, idsOf } from "./offers.js";

const PLACES = "PlaceBefore"; // the kind of such an offer: *who* comes to stand before *other*

/**
 * @typedef {object} Places
 * @property {Drawn} one the offer
 * @property {string[]} rows that can be put elsewhere, in their order
 */

/**
 * The rows that can be put elsewhere, and how. Whoever has several rows has no one place.
 * @param {Encounter} encounter
 * @returns {Places | undefined}
 */
export function placesOf(encounter) {
  const one = drawn(encounter).find(({ offer }) => offer.kind === PLACES);
  if (!one) return undefined;
  const movable = new Set(idsOf(one.offer.fields.who, encounter));
  const others = new Set(idsOf(one.offer.fields.other, encounter));
  const { order, slots } = encounter.board;
  const whose = order.map((id) => slots[id]?.who ?? "");
  const rows = order.filter(
    (_, i) =>
      movable.has(whose[i]) &&
      others.has(whose[i]) &&
      whose.indexOf(whose[i]) === whose.lastIndexOf(whose[i]),
  );
  return rows.length > 1 ? { one, rows } : undefined;
}

/**
 * Which commands bring *row* to stand at *place* among *rows*. Behind the last there is nobody to
 * stand before: it goes before the last, and that one before it.
 * @param {readonly string[]} rows
 * @param {string} row
 * @param {number} place from 0
 * @returns {{ who: string, other: string }[]}
 */
export function steps(rows, row, place) {
  const from = rows.indexOf(row);
  if (from < 0 || place === from || place < 0 || place >= rows.length) return [];
  const rest = rows.filter((id) => id !== row);
  if (place < rest.length) return [{ who: row, other: rest[place] }];
  const last = rest[rest.length - 1];
  const back = { who: last, other: row };
  return from === rows.length - 2 ? [back] : [{ who: row, other: last }, back];
}

/**
 * The rows with one of them elsewhere.
 * @param {readonly string[]} rows
 * @param {string} row
 * @param {number} place
 */
export function placed(rows, row, place) {
  const rest = rows.filter((id) => id !== row);
  return [...rest.slice(0, place), row, ...rest.slice(place)];
}
