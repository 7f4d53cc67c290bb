// What of us stands in the metadata of an Owlbear room, which everybody there can read and change:
// the room link, and nothing that opens a seat.

/** @import { RoomLink } from "./host.js" */

import { record, roomOf } from "./hello.js";

export const OURS = "org.rondel"; // how all begins that is ours among what extensions share
const KEY = `${OURS}/room`;
const MOST = 16_000; // bytes of a room's metadata, all extensions together; Owlbear takes 16 kB

/**
 * The link that a room's metadata holds, to whichever server; whatever else stands there is none.
 * @param {unknown} metadata
 * @returns {RoomLink | undefined}
 */
export const linkIn = (metadata) => roomOf(record(metadata)[KEY]);

/**
 * What to change in *metadata* so that the room holds *link*. Throws `room-full` when others have
 * left too little room for it.
 * @param {Record<string, unknown>} metadata
 * @param {RoomLink} link
 */
export function holding(metadata, { v, server, table, invite }) {
  const update = { [KEY]: { v, server, table, invite } };
  const bytes = new TextEncoder().encode(JSON.stringify({ ...metadata, ...update })).length;
  if (bytes > MOST) throw Object.assign(new Error("room-full"), { code: "room-full" });
  return update;
}
