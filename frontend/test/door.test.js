import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  invited,
  leadHere,
  linkToJoin,
  openDoor,
  roomLeads,
  tendRoom,
  uninvited,
} from "../src/door.js";
import { hostOf, NO_HELLO } from "../src/hosts/host.js";
import { heedKnocks } from "../src/knocks.js";
import { Store } from "../src/state.js";
import { forget } from "../src/storage.js";

/** @import { Host, RoomLink } from "../src/hosts/host.js" */
/** @import { App } from "../src/elements/piece.js" */
/** @import { Synced } from "../src/messages.d.ts" */

const ORIGIN = "https://rondel.example";
/** @type {RoomLink} */
const ROOM = { v: 1, server: `${ORIGIN}/r`, table: "t1", invite: "inv-1-secret" };

beforeEach(() => forget("rondel.door.t1"));

/**
 * @param {Partial<Host>} [some]
 * @param {string} [door] how the living invite begins
 */
function app(some = {}, door = "") {
  const store = new Store();
  const give = async () => {
    stand(store, { door: "fresh" });
    return { ok: true, result: { token: "fresh-secret" } };
  };
  const seat = { base: "/r", table: "t1", token: "gm" };
  stand(store, { door });
  return /** @type {App} */ (
    /** @type {unknown} */ ({
      store,
      session: { give },
      seat,
      origin: ORIGIN,
      host: hostOf(some),
    })
  );
}

/**
 * A room that holds what it is given.
 * @param {RoomLink} [room]
 */
function holding(room) {
  /** @type {RoomLink[]} */
  const given = [];
  let held = room;
  /** @type {Partial<Host>} */
  const host = {
    can: new Set(["room"]),
    get hello() {
      return { ...NO_HELLO, ...(held ? { room: held } : {}) };
    },
    setRoom: async (link) => {
      given.push(link);
      held = link;
    },
  };
  return { given, host };
}

let aseq = 0;
/**
 * @param {Store} store
 * @param {object} table as the GM knows it from now on
 */
function stand(store, table) {
  aseq += 1;
  const doc = { table: { role: "gm", people: {}, encounters: {}, seats: {}, ...table } };
  const answer = { ok: true, stream: "s", epoch: "e", aseq, doc, me: { role: "gm" }, now: "" };
  store.change({ is: "synced", answer: /** @type {Synced} */ (/** @type {unknown} */ (answer)) });
}

/** What was promised has come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {App} one */
const told = (one) => one.store.state.notices.map(({ key }) => key);

test("the link to join is known where the door was opened, until it is shut", async () => {
  const one = app();
  assert.equal(linkToJoin(one), "");

  await openDoor(one);
  assert.equal(linkToJoin(one), "https://rondel.example/r/j/t1#fresh-secret");
  uninvited(one);

  assert.equal(linkToJoin(one), "");
});

test("a link that was made new elsewhere is not shown any more", async () => {
  const one = app();
  await openDoor(one);

  stand(one.store, { door: "newer" });
  assert.equal(linkToJoin(one), "");

  const { host } = holding({ ...ROOM, invite: "newer-secret" });
  const inRoom = app(host, "newer");
  assert.equal(linkToJoin(inRoom), "https://rondel.example/r/j/t1#newer-secret");
});

test("a room leads here only with the living invite of this table on this server", () => {
  /** @param {RoomLink} [room] @param {string} [door] */
  const leads = (room, door = "inv-1") => roomLeads(app(holding(room).host, door));

  assert.equal(leads(), "");
  assert.equal(leads(ROOM), "here");
  assert.equal(leads({ ...ROOM, table: "t2" }), "elsewhere");
  assert.equal(leads({ ...ROOM, server: ORIGIN }), "elsewhere");
  assert.equal(leads(ROOM, "inv-2"), "void");
  assert.equal(leads(ROOM, ""), "void");
});

test("of two GMs in one room only who made the living link gives it to the room", async () => {
  const room = holding(ROOM);
  const [first, second] = [app(room.host, "inv-1"), app(room.host, "inv-1")];
  const tend = [tendRoom(first), tendRoom(second)];
  const look = () => {
    for (const one of tend) one();
  };
  look();
  assert.deepEqual([room.given, told(first)], [[], []]);

  stand(first.store, { door: "fresh" });
  look();
  assert.equal(roomLeads(first), "void");
  assert.deepEqual(room.given, []); // neither has it: a GM is to press

  await leadHere(second);
  for (let again = 0; again < 3; again += 1) look();
  await settled();
  assert.deepEqual(
    room.given.map(({ invite }) => invite),
    ["fresh-secret"],
  );
  assert.deepEqual([roomLeads(first), roomLeads(second)], ["here", "here"]);
});

test("a room that was left with a void link gets the living one by itself", async () => {
  await invited(app({}, "fresh"), "fresh-secret");
  const room = holding(ROOM);
  const tend = tendRoom(app(room.host, "fresh"));

  tend();
  tend();

  assert.deepEqual(room.given, [{ ...ROOM, invite: "fresh-secret" }]);
});

test("the door is opened for a room without a link only if nobody has opened it", async () => {
  const [empty, other] = [holding(), holding()];
  const [shut, open] = [app(empty.host), app(other.host, "living")];

  tendRoom(shut)();
  tendRoom(open)();
  await settled();

  assert.deepEqual(empty.given, [{ ...ROOM, invite: "fresh-secret" }]);
  assert.deepEqual([other.given, told(open)], [[], ["ui-room-amiss"]]);
});

test("a room that takes no link is asked once", async () => {
  let asked = 0;
  const setRoom = () => {
    asked += 1;
    return Promise.reject(new Error("16 kB"));
  };
  const one = app({ can: new Set(["room"]), setRoom });
  const tend = tendRoom(one);
  one.store.listen(tend);

  tend();
  await settled();

  assert.equal(asked, 1);
  assert.deepEqual(told(one), ["room-full"]);
});

test("a door that was shut stays shut when its GM comes again", async () => {
  const room = holding(ROOM);

  tendRoom(app(room.host))();
  await settled();

  assert.deepEqual(room.given, []);
});

test("a room that can hold the link gets it, and nothing else", async () => {
  /** @type {RoomLink[]} */
  const held = [];
  const setRoom = async (/** @type {RoomLink} */ room) => void held.push(room);

  await invited(app({ can: new Set(["room"]), setRoom }), ROOM.invite);
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

test("each knock is told once, and no longer than somebody waits", () => {
  const { store } = app();
  /** @param {string[]} names */
  const knocking = (...names) =>
    stand(store, {
      knocks: Object.fromEntries(names.map((name) => [name, { name, role: "player" }])),
    });
  const names = () => store.state.notices.map(({ params }) => params?.name);
  knocking("anna");
  const stop = heedKnocks(store);
  assert.deepEqual(names(), ["anna"]);

  knocking("anna", "bela");
  store.change({ is: "dismissed", id: store.state.notices[0].id });
  knocking("anna", "bela");
  assert.deepEqual(names(), ["bela"]);
  knocking("anna");
  assert.deepEqual(names(), []);

  knocking("cid", "dan", "eva", "fin", "gil");
  assert.deepEqual(names(), ["cid", "dan", "eva"]);
  knocking("cid", "eva", "fin", "gil");
  assert.deepEqual(names(), ["cid", "eva", "fin"]);
  knocking();
  assert.deepEqual(names(), []);

  stop();
  knocking("cid");
  assert.deepEqual(names(), []);
});
