// A GM's hand on the door of the table: the invite with which people knock, and who holds it.

/** @import { App } from "./elements/piece.js" */

import { joinLink } from "./link.js";
import { forget, keep, recall } from "./storage.js";

/** @param {string} table */
const keyOf = (table) => `rondel.door.${table}`;

/** @param {App} app */
const serverOf = ({ origin, seat }) => origin + seat.base;

/**
 * Whether the room of our host leads to this table.
 * @param {App} app
 */
export function roomIsOurs(app) {
  const { room } = app.host.hello;
  return room?.table === app.seat.table && room.server === serverOf(app);
}

/**
 * The link with which people knock; "" where it is not known here. The server tells an invite
 * once, so whoever opened the door has it for as long as this tab lives, and a room holds it.
 * @param {App} app
 */
export function linkToJoin(app) {
  const { table } = app.seat;
  const invite = recall(keyOf(table)) ?? (roomIsOurs(app) ? app.host.hello.room?.invite : "");
  return invite ? joinLink(serverOf(app), table, invite) : "";
}

/**
 * There is a new invite: it is kept, and the host's room holds it from now on.
 * @param {App} app
 * @param {string} invite
 */
export async function invited(app, invite) {
  const { host, seat } = app;
  keep(keyOf(seat.table), invite);
  app.store.change({ is: "hosted" });
  if (!host.can.has("room")) return;
  try {
    await host.setRoom({ v: 1, server: serverOf(app), table: seat.table, invite });
  } catch {
    app.store.change({ is: "noticed", notice: { tone: "refused", key: "room-full" } });
  }
}

/**
 * The door was shut: the invite is void.
 * @param {App} app
 */
export function uninvited(app) {
  forget(keyOf(app.seat.table));
  app.store.change({ is: "hosted" });
}

/**
 * Opens the door, so that the room of our host leads here.
 * @param {App} app
 */
export async function openDoor(app) {
  const draft = { encounter: "", kind: "OpenDoor", expect: "", fields: {} };
  const answer = await app.session.give("OpenDoor/", draft);
  if (answer?.ok && answer.result?.token) await invited(app, answer.result.token);
}
