import assert from "node:assert/strict";
import { test } from "node:test";
import { hostOf, NO_HELLO } from "../src/hosts/host.js";
import { Lobby } from "../src/lobby.js";
import { Clock } from "./clock.js";

/** @import { Hello, Host, Power } from "../src/hosts/host.js" */
/** @import { Reply } from "../src/http.js" */
/** @import { Arrival, Seat } from "../src/link.js" */

const ORIGIN = "https://rondel.example";
const ROOM = /** @type {const} */ ({ v: 1, server: ORIGIN, table: "t1", invite: "inv" });
/** @type {Arrival} */
const JOIN = { page: "j", base: "", table: "t1", token: "inv" };
/** @type {Arrival} */
const LOBBY = { page: "lobby", base: "", table: "", token: "" };
const KNOCKED = { ok: true, result: { knock: "k", token: "secret" } };

const store = () => {
  const kept = new Map();
  return {
    kept,
    recall: (/** @type {string} */ key) => kept.get(key),
    keep: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    forget: (/** @type {string} */ key) => kept.delete(key),
  };
};

/**
 * @param {Arrival} arrival
 * @param {Partial<Hello>} [said]
 * @param {Power[]} [can]
 * @param {Partial<Host>} [more]
 */
function lobby(arrival, said = {}, can = ["room"], more = {}) {
  const clock = new Clock();
  const memory = store();
  const machine = store();
  /** @type {unknown[]} */
  const asked = [];
  /** @type {Seat[]} */
  const seats = [];
  /** @type {Record<string, string>} */
  const kept = {};
  const answers = /** @type {Record<"knock" | "mine" | "make", unknown>} */ ({
    knock: KNOCKED,
    mine: { ok: true, result: { state: "waiting" } },
    make: { ok: true, result: { table: "new", token: "mine" } },
  });
  let hello = { ...NO_HELLO, ...said };
  let heard = () => {};
  const host = hostOf({
    can: new Set(can),
    origins: ["https://vtt.example"],
    get hello() {
      return hello;
    },
    listen: (one) => {
      heard = one;
      return () => {};
    },
    ...more,
  });
  /** @param {"knock" | "mine" | "make"} what */
  const answer = (what, /** @type {unknown[]} */ ...said) => {
    asked.push([what, ...said]);
    return Promise.resolve(/** @type {Reply} */ (answers[what]));
  };
  const one = new Lobby({
    arrival,
    host,
    origin: ORIGIN,
    after: clock.after,
    newId: () => "me",
    memory,
    machine,
    kept: (table) => kept[table] ?? "",
    knockAt: (base, table, knock) => answer("knock", base, table, knock),
    askAtDoor: (seat) => answer("mine", seat.token),
    createTable: (base, name, frames) => answer("make", base, name, frames),
    seated: (seat) => seats.push(seat),
  });
  /** @param {Partial<Hello>} more */
  const tell = (more) => {
    hello = { ...hello, ...more };
    heard();
  };
  return { answers, asked, clock, kept, lobby: one, machine, memory, seats, tell };
}

/** What was promised has come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("on a join page one says one's name, knocks, and waits to be let in", async () => {
  const { answers, asked, clock, lobby: at, seats } = lobby(JOIN);
  await at.begin();
  assert.equal(at.state.at, "door");

  await at.knock("Anna");
  assert.equal(at.state.at, "waiting");
  const claim = { kind: "link", claim: "me" };
  assert.deepEqual(asked, [
    ["knock", "", "t1", { invite: "inv", name: "Anna", role: "player", ...claim }],
  ]);

  clock.pass(1000);
  await settled();
  assert.deepEqual(seats, []);
  answers.mine = { ok: true, result: { state: "admitted" } };
  clock.pass(4000);
  await settled();

  assert.deepEqual(seats, [{ base: "", table: "t1", token: "secret" }]);
});

test("a page that was reloaded goes on waiting, and knows the name", async () => {
  const first = lobby(JOIN);
  await first.lobby.begin();
  await first.lobby.knock("Anna");
  const again = lobby(JOIN);
  for (const [key, value] of first.memory.kept) again.memory.keep(key, value);

  await again.lobby.begin();

  assert.equal(again.lobby.state.at, "waiting");
  assert.deepEqual(again.asked, []);
});

test("who was turned away may knock again under another name", async () => {
  const { answers, clock, lobby: at, memory } = lobby(JOIN);
  await at.begin();
  await at.knock("Whoever");
  answers.mine = { ok: true, result: { state: "turned-away" } };
  clock.pass(1000);
  await settled();
  assert.equal(at.state.at, "turned-away");
  assert.equal(memory.recall("rondel.knock.t1"), undefined);

  at.again();

  assert.equal(at.state.at, "door");
  assert.equal(at.state.name, "Whoever");
});

test("without a word from the server one goes on waiting", async () => {
  const { answers, clock, lobby: at } = lobby(JOIN);
  await at.begin();
  await at.knock("Anna");
  answers.mine = { ok: false, code: "offline" };
  clock.pass(1000);
  await settled();
  assert.deepEqual([at.state.at, at.state.refused], ["waiting", "offline"]);

  answers.mine = { ok: true, result: { state: "waiting" } };
  clock.pass(4000);
  await settled();

  assert.equal(at.state.refused, "");
});

test("a door that is shut says so, and opens by a new link of the room", async () => {
  const { answers, lobby: at, tell } = lobby(LOBBY, { name: "Anna", role: "player", room: ROOM });
  answers.knock = { ok: false, code: "door-closed" };
  await at.begin();
  await settled();
  assert.equal(at.state.at, "shut");
  tell({ theme: "dark" });
  assert.equal(at.state.at, "shut");

  answers.knock = KNOCKED;
  tell({ room: { ...ROOM, invite: "newer" } });
  await settled();

  assert.equal(at.state.at, "waiting");
});

test("in a host that knows the person, they have knocked as they are", async () => {
  const hello = { kind: "owlbear", name: "Anna", id: "p1", role: /** @type {const} */ ("player") };
  const { asked, lobby: at } = lobby(LOBBY, { ...hello, room: ROOM });
  await at.begin();
  await settled();

  assert.equal(at.state.at, "waiting");
  const claim = { kind: "owlbear", claim: "p1" };
  const knock = { invite: "inv", name: "Anna", role: "player", ...claim };
  assert.deepEqual(asked, [["knock", "", "t1", knock]]);
});

test("a room without a table is waited in until it has one", async () => {
  const { lobby: at, tell } = lobby(LOBBY, { name: "Anna", role: "player" });
  await at.begin();
  assert.equal(at.state.at, "nowhere");

  tell({ room: ROOM });
  await settled();

  assert.equal(at.state.at, "waiting");
});

test("a room may lead to another server", async () => {
  const room = { ...ROOM, server: "https://elsewhere.example" };
  const { lobby: at } = lobby(LOBBY, { name: "Anna", role: "player", room });
  await at.begin();

  assert.deepEqual([at.state.at, at.state.server], ["away", "https://elsewhere.example"]);
});

test("a GM makes a table that the pages around may show, keeps its link, and sits down", async () => {
  const { asked, lobby: at, seats } = lobby(LOBBY, { role: "gm", name: "Petra" });
  await at.begin();
  assert.equal(at.state.at, "begin");

  await at.make("Tuesday");
  assert.deepEqual(asked, [["make", "", "Tuesday", ["https://vtt.example"]]]);
  assert.deepEqual([at.state.at, at.state.made?.token], ["made", "mine"]);
  at.open();

  assert.deepEqual(seats, [{ base: "", table: "new", token: "mine" }]);
});

test("a GM whose room has a table does not knock unasked: the host's word for it is not enough", async () => {
  const { asked, lobby: at, tell } = lobby(LOBBY, { role: "gm", name: "Petra", room: ROOM });
  await at.begin();
  assert.equal(at.state.at, "room");
  assert.deepEqual(asked, []);

  at.again();
  tell({ theme: "dark" });

  assert.equal(at.state.at, "door");
});

test("a seat that was taken before is taken again", async () => {
  const { kept, lobby: at, seats } = lobby(LOBBY, { role: "gm", room: ROOM });
  kept.t1 = "old";
  await at.begin();

  assert.deepEqual(seats, [{ base: "", table: "t1", token: "old" }]);
});

test("only a host that nobody else reads keeps a seat", async () => {
  /** @type {string[]} */
  const told = [];
  const keeps = {
    keep: async (/** @type {string} */ _, /** @type {string} */ v) => void told.push(v),
  };
  const open = lobby(LOBBY, {}, ["keep"], keeps);
  await open.lobby.begin();
  open.lobby.paste(`${ORIGIN}/t/abc#secret`);
  assert.deepEqual(told, []);

  const discreet = lobby(LOBBY, {}, ["keep"], { ...keeps, discreet: true });
  await discreet.lobby.begin();
  discreet.lobby.paste(`${ORIGIN}/t/abc#secret`);
  assert.deepEqual(told, ["abc#secret"]);

  const later = lobby(LOBBY, {}, ["keep"], { discreet: true, recall: async () => told[0] });
  await later.lobby.begin();
  assert.deepEqual(later.seats, [{ base: "", table: "abc", token: "secret" }]);
});

test("a link that opens nothing says why; a link to join leads to the door", async () => {
  const { lobby: at } = lobby(LOBBY, {}, []);
  await at.begin();
  at.paste("nonsense");
  assert.equal(at.state.refused, "no-link");

  at.paste(`${ORIGIN}/j/t9#inv`);

  assert.deepEqual([at.state.at, at.state.refused], ["door", ""]);
});

test("whoever has left hears nothing more", async () => {
  const { clock, asked, lobby: at } = lobby(JOIN);
  await at.begin();
  await at.knock("Anna");

  at.leave();
  clock.pass(60_000);

  assert.equal(asked.length, 1);
});
