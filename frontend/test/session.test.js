import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Session } from "../src/session.js";
import { Store } from "../src/state.js";
import { forget } from "../src/storage.js";
import { Clock } from "./clock.js";

/** @import { Doc } from "../src/messages.d.ts" */

const STREAM = { stream: "t/gm/e", epoch: "one" };

/** @param {string} id */
const synced = (id) => ({
  ok: true,
  ...STREAM,
  aseq: 1,
  doc: /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { people: {} },
      encounter: { id, log: { told: 3, lines: { 3: { round: 1 } } } },
    })
  ),
  me: { seat: "s", name: "S", role: "gm", owner: true },
});

beforeEach(() => forget("rondel.open.t"));

function setUp() {
  const clock = new Clock();
  const store = new Store();
  /** @type {{ event: string, body: Record<string, unknown>, answer: (answer: unknown) => void }[]} */
  const sent = [];
  let there = true;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id${ids}`;
  };
  const session = new Session({ store, table: "t", after: clock.after, newId });
  session.use({
    send(event, body, answered) {
      const answer = /** @type {(answer: unknown) => void} */ (/** @type {unknown} */ (answered));
      if (there) sent.push({ event, body: /** @type {Record<string, unknown>} */ (body), answer });
      return there;
    },
  });
  /** @param {boolean} is */
  const line = (is) => {
    there = is;
    if (is) session.connected();
    else session.lost();
  };
  return { clock, store, sent, session, line };
}

test("a new connection asks for everything", () => {
  const { sent, store, line } = setUp();

  line(true);
  sent[0].answer(synced("e"));

  assert.deepEqual(sent[0].body, { v: 1 });
  assert.equal(store.state.connection, "online");
  assert.equal(store.state.doc?.encounter?.id, "e");
});

test("asking goes on until there is an answer", () => {
  const { clock, sent, line } = setUp();

  line(true);
  clock.pass(6000);

  assert.deepEqual(
    sent.map(({ event }) => event),
    ["sync", "sync", "sync"],
  );
});

test("a heartbeat that does not agree makes us ask, once", () => {
  const { sent, session, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  session.beat({ ...STREAM, aseq: 1, hash: "00000000" });
  session.beat({ ...STREAM, aseq: 1, hash: "00000000" });

  assert.equal(sent.length, 2);
});

test("after a break the command goes out again, and everything is asked for", () => {
  const { sent, session, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));
  session.give("x", { encounter: "e", kind: "EndTurn", expect: "", fields: {} });

  line(false);
  line(true);

  assert.deepEqual(
    sent.map(({ event, body }) => [event, body.id]),
    [
      ["sync", undefined],
      ["command", "id1"],
      ["sync", undefined],
      ["command", "id1"],
    ],
  );
});

test("an encounter that is opened is asked for by name, also after a break", () => {
  const { sent, session, line } = setUp();
  line(true);

  session.open("f");
  line(false);
  line(true);

  assert.deepEqual(
    sent.map(({ body }) => body.encounter),
    [undefined, "f", "f"],
  );
});

test("an answer to an earlier question does not count", () => {
  const { sent, session, store, line } = setUp();
  line(true);
  session.open("f");

  sent[1].answer(synced("f"));
  sent[0].answer(synced("e"));

  assert.equal(store.state.doc?.encounter?.id, "f");
});

test("an encounter that is gone gives way to the one that is shown", () => {
  const { sent, session, line } = setUp();
  line(true);
  session.open("gone");

  sent[1].answer({ ok: false, code: "not-found" });

  assert.deepEqual(sent[2].body, { v: 1 });
});

test("earlier lines are asked for from the first that is here", async () => {
  const { sent, session, store, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  const came = session.earlier();
  sent[1].answer({ ok: true, lines: { 1: { round: 0 }, 2: { round: 1 } } });

  assert.equal(await came, true);
  assert.deepEqual(sent[1].body, { v: 1, encounter: "e", before: 3 });
  assert.deepEqual(Object.keys(store.state.earlier), ["1", "2"]);
});

test("the whole log is fetched page by page", async () => {
  const { sent, session, store, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  const whole = session.wholeLog();
  sent[1].answer({ ok: true, lines: { 2: { round: 1 } } });
  await new Promise((resolve) => setImmediate(resolve));
  sent[2].answer({ ok: true, lines: { 1: { round: 0 } } });

  assert.equal(await whole, true);
  assert.deepEqual(Object.keys(store.state.earlier), ["1", "2"]);
});

test("a log that cannot be fetched is not said to be whole", async () => {
  const { session, line, sent } = setUp();
  line(true);
  sent[0].answer(synced("e"));
  line(false);

  assert.equal(await session.wholeLog(), false);
});

test("a door that says the seat is gone is not knocked at again", () => {
  const { session, store } = setUp();

  assert.equal(session.refused("slow-down"), true);
  assert.equal(session.refused("no-such-seat"), false);
  assert.equal(store.state.closed, "no-such-seat");
});

test("how long turns took is asked for the encounter that is open, and kept", async () => {
  const { sent, session, store, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  const asked = session.pace();
  assert.deepEqual([sent[1].event, sent[1].body], ["pace", { v: 1, encounter: "e" }]);
  sent[1].answer({ ok: true, played: 7, rounds: {}, combatants: {}, players: {} });
  await asked;

  assert.equal(store.state.pace?.encounter, "e");
  assert.equal(store.state.pace?.answer.played, 7);
});

test("times that are not told change nothing", async () => {
  const { sent, session, store, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  const asked = session.pace();
  sent[1].answer({ ok: false, code: "forbidden" });

  assert.equal((await asked)?.ok, false);
  assert.equal(store.state.pace, undefined);
});

test("a reminder is answered, or given up when no answer comes", async () => {
  const { sent, session, clock, line } = setUp();
  line(true);

  const told = session.nudge("anna");
  assert.deepEqual([sent[1].event, sent[1].body], ["nudge", { v: 1, seat: "anna" }]);
  sent[1].answer({ ok: true });
  assert.equal((await told)?.ok, true);

  const lost = session.nudge("anna");
  clock.pass(60_000);
  assert.equal(await lost, undefined);
  line(false);
  assert.equal(await session.nudge("anna"), undefined);
});

test("a reminder that comes is counted", () => {
  const { session, store } = setUp();

  session.reminded();
  session.reminded();
  assert.equal(store.state.reminded, 2);
});
