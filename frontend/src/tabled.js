// What a GM may do with the table, as entries of the palette.

/** @import { Doc, Me } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */
/** @import { Entry } from "./palette.js" */

import { deedOf } from "./palette.js";
import {
  creating,
  delaying,
  inviting,
  withDoor,
  withEncounter,
  withKnock,
  withSeat,
  withTable,
} from "./table-offers.js";

/**
 * What a GM may do with the table, its encounters and its seats.
 * @param {Doc} doc
 * @param {Me | undefined} me
 * @param {(one: Drawn, about: string) => string} say
 * @returns {Entry[]}
 */
export function tabled(doc, me, say) {
  const { encounters, knocks = {}, seats = {} } = doc.table;
  /** @param {Drawn} one @param {string} about @param {boolean} [spread] @returns {Entry} */
  const entry = (one, about, spread = true) => {
    const deed = deedOf(one.offer);
    return { id: `table/${one.id}`, deed, words: say(one, about), drawn: one, table: true, spread };
  };
  return [
    ...Object.entries(knocks).flatMap(([id, { name }]) =>
      withKnock(doc, id).map((one) => ({ ...entry(one, name, false), first: true })),
    ),
    entry(creating(doc), "", false),
    entry(inviting(), "", false),
    ...withTable(doc, me).map((one) => entry(one, "")),
    entry(delaying(doc), ""),
    ...withDoor(doc).map((one) => entry(one, "")),
    ...Object.entries(encounters).flatMap(([id, { name }]) =>
      withEncounter(doc, id).map((one) => entry(one, name)),
    ),
    ...Object.entries(seats).flatMap(([id, { name }]) =>
      withSeat(doc, id, me).map((one) => entry(one, name)),
    ),
  ];
}
