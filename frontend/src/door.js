// A GM's hand on the door of the table: the invite with which people knock, and who holds it.

/** @import { App } from "./elements/piece.js" */

import { joinLink } from "./link.js";
import { forget, keep, recall } from "./storage.js";

/** @param {string} table */
const keyOf = (table) => `rondel.door.${table}`;

/** @param {App} app */
const serverOf = ({ origin, seat }) => origin + seat.base;

/**
 * Whether people can knock with that invite: the table says how the living one begins.
 * @param {App} app
 * @param {string} [invite]
 */
function isLiving({ store }, invite = "") {
  const door = store.state.doc?.table.door;
  return Boolean(door) && invite.startsWith(String(door));
}

/**
 * The invite that was made here, if it is the living one still.
 * @param {App} app
 */
function ownInvite(app) {
  const invite = recall(keyOf(app.seat.table));
  return isLiving(app, invite) ? (invite ?? "") : "";
}

/** @typedef {"" | "elsewhere" | "void" | "here"} Leads */

/**
 * Where the room of our host leads: nowhere, to another table, to this one with an invite that was
 * followed by another, or here.
 * @param {App} app
 * @returns {Leads}
 */
export function roomLeads(app) {
  const { room } = app.host.hello;
  if (!room) return "";
  if (room.table !== app.seat.table || room.server !== serverOf(app)) return "elsewhere";
  return isLiving(app, room.invite) ? "here" : "void";
}

/**
 * The link with which people knock; "" where it is not known here. The server tells an invite
 * once, so whoever opened the door has it for as long as this tab lives, and a room holds it.
 * @param {App} app
 */
export function linkToJoin(app) {
  const ofRoom = roomLeads(app) === "here" ? app.host.hello.room?.invite : "";
  const invite = ownInvite(app) || ofRoom;
  return invite ? joinLink(serverOf(app), app.seat.table, invite) : "";
}

/**
 * There is a new invite: it is kept, and the host's room holds it from now on.
 * @param {App} app
 * @param {string} invite
 */
export async function invited(app, invite) {
  keep(keyOf(app.seat.table), invite);
  const led = lead(app, invite); // before anybody who tends the room hears of it
  app.store.change({ is: "hosted" });
  await led;
}

/** @type {WeakMap<App, string>} the invite that the room was given last, whether it took it or not */
const offered = new WeakMap();

/**
 * @param {App} app
 * @param {string} invite that the host's room holds from now on
 */
async function lead(app, invite) {
  const { host, seat } = app;
  if (!host.can.has("room")) return;
  offered.set(app, invite);
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
 * Looks after the room of our host, for a GM. Nothing is ever made void unasked: the door is opened
 * for a room only where nobody has opened it, and where whoever shut it did not leave the room a
 * link of ours; and only the one who made the living invite puts it in the place of a void one.
 * @param {App} app
 * @returns {() => void} to be called whenever something is different
 */
export function tendRoom(app) {
  let begun = false;
  return () => {
    const leads = roomLeads(app);
    const own = ownInvite(app);
    const first = !begun;
    begun = true;
    if (leads === "here") return;
    // Once: of two GMs at different tables, each would put the other's out for ever.
    if (own && own !== offered.get(app) && (first || leads !== "elsewhere")) lead(app, own);
    if (own || !first) return;
    const shut = !app.store.state.doc?.table.door;
    if (shut && leads !== "void") openDoor(app);
    if (!shut) app.store.change({ is: "noticed", notice: { tone: "quiet", key: "ui-room-amiss" } });
  };
}

/**
 * The room of our host leads here, as a GM wishes: with the living invite if that is known here,
 * else with a new one.
 * @param {App} app
 */
export async function leadHere(app) {
  const own = ownInvite(app);
  if (own) await lead(app, own);
  else await openDoor(app);
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
