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

test("earlier lines are asked for from the first that is here", () => {
  const { sent, session, store, line } = setUp();
  line(true);
  sent[0].answer(synced("e"));

  session.earlier();
  sent[1].answer({ ok: true, lines: { 1: { round: 0 }, 2: { round: 1 } } });

  assert.deepEqual(sent[1].body, { v: 1, encounter: "e", before: 3 });
  assert.deepEqual(Object.keys(store.state.earlier), ["1", "2"]);
});

test("a door that says the seat is gone is not knocked at again", () => {
  const { session, store } = setUp();

  assert.equal(session.refused("slow-down"), true);
  assert.equal(session.refused("no-such-seat"), false);
  assert.equal(store.state.closed, "no-such-seat");
});
