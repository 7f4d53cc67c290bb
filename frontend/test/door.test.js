import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { invited, linkToJoin, openDoor, roomIsOurs, uninvited } from "../src/door.js";
import { hostOf, NO_HELLO } from "../src/hosts/host.js";
import { heedKnocks } from "../src/knocks.js";
import { Store } from "../src/state.js";
import { forget } from "../src/storage.js";

/** @import { Host, RoomLink } from "../src/hosts/host.js" */
/** @import { App } from "../src/elements/piece.js" */
/** @import { Synced } from "../src/messages.d.ts" */

const ORIGIN = "https://rondel.example";
/** @type {RoomLink} */
const ROOM = { v: 1, server: `${ORIGIN}/r`, table: "t1", invite: "inv" };

beforeEach(() => forget("rondel.door.t1"));

/** @param {Partial<Host>} [some] */
function app(some = {}) {
  const store = new Store();
  const session = { give: async () => ({ ok: true, result: { token: "fresh" } }) };
  const seat = { base: "/r", table: "t1", token: "gm" };
  return /** @type {App} */ (
    /** @type {unknown} */ ({ store, session, seat, origin: ORIGIN, host: hostOf(some) })
  );
}

test("the link to join is known where the door was opened, until it is shut", async () => {
  const one = app();
  assert.equal(linkToJoin(one), "");

  await openDoor(one);
  assert.equal(linkToJoin(one), "https://rondel.example/r/j/t1#fresh");
  uninvited(one);

  assert.equal(linkToJoin(one), "");
});

test("a room that can hold the link gets it, and nothing else", async () => {
  /** @type {RoomLink[]} */
  const held = [];
  const setRoom = async (/** @type {RoomLink} */ room) => void held.push(room);

  await invited(app({ can: new Set(["room"]), setRoom }), "inv");
  await invited(app({ setRoom }), "other");

  assert.deepEqual(held, [ROOM]);
});

test("a room that does not take the link is told of", async () => {
  const one = app({ can: new Set(["room"]), setRoom: () => Promise.reject(new Error("16 kB")) });

  await invited(one, "inv");

  assert.deepEqual(
    one.store.state.notices.map(({ tone, key }) => [tone, key]),
    [["refused", "room-full"]],
  );
});

test("a room leads to this table only if server and table are ours, and then tells its link", () => {
  const led = (/** @type {RoomLink} */ room) => app({ hello: { ...NO_HELLO, room } });

  assert.equal(linkToJoin(led(ROOM)), "https://rondel.example/r/j/t1#inv");
  assert.equal(roomIsOurs(led({ ...ROOM, table: "t2" })), false);
  assert.equal(linkToJoin(led({ ...ROOM, server: ORIGIN })), "");
});

test("each knock is told once, and no longer than somebody waits", () => {
  const { store } = app();
  let aseq = 0;
  /** @param {string[]} names */
  const stand = (...names) => {
    const knocks = Object.fromEntries(names.map((name) => [name, { name, role: "player" }]));
    aseq += 1;
    const doc = { table: { role: "gm", people: {}, encounters: {}, seats: {}, knocks } };
    const answer = { ok: true, stream: "s", epoch: "e", aseq, doc, me: { role: "gm" }, now: "" };
    store.change({ is: "synced", answer: /** @type {Synced} */ (/** @type {unknown} */ (answer)) });
  };
  const told = () => store.state.notices.map(({ params }) => params?.name);
  stand("anna");
  const stop = heedKnocks(store);
  assert.deepEqual(told(), ["anna"]);

  stand("anna", "bela");
  store.change({ is: "dismissed", id: store.state.notices[0].id });
  stand("anna", "bela");
  assert.deepEqual(told(), ["bela"]);
  stand("anna");
  assert.deepEqual(told(), []);

  stop();
  stand("cid");
  assert.deepEqual(told(), []);
});
