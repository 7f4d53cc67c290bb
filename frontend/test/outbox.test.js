import assert from "node:assert/strict";
import { test } from "node:test";
import { Outbox } from "../src/outbox.js";
import { Clock } from "./clock.js";

/** @import { Answer, Command } from "../src/messages.d.ts" */

const NEXT = { encounter: "e", kind: "EndTurn", expect: "turn 1", fields: { who: "a" } };

/** An outbox on a line that may be cut, with everything that went over it. */
function setUp() {
  const clock = new Clock();
  const line = {
    there: true,
    /** @type {{ at: number, command: Command, answered: (answer: Answer) => void }[]} */
    sent: [],
    /** @type {Record<string, string>} */
    busy: {},
  };
  let ids = 0;
  const outbox = new Outbox({
    after: clock.after,
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    send: (command, answered) => {
      if (line.there) line.sent.push({ at: clock.now, command, answered });
      return line.there;
    },
    changed: (busy) => {
      line.busy = busy;
    },
  });
  return { clock, line, outbox };
}

test("a command is sent at once and is busy until it is answered", async () => {
  const { line, outbox } = setUp();

  const outcome = outbox.put("EndTurn@a", NEXT);
  const whileSent = line.busy;
  line.sent[0].answered({ ok: true, id: "id1" });

  assert.deepEqual(line.sent[0].command, { v: 1, id: "id1", ...NEXT });
  assert.deepEqual(whileSent, { "EndTurn@a": "id1" });
  assert.deepEqual(line.busy, {});
  assert.deepEqual(await outcome, { ok: true, id: "id1" });
});

test("a double press does one thing", async () => {
  const { line, outbox } = setUp();

  outbox.put("EndTurn@a", NEXT);
  const second = await outbox.put("EndTurn@a", NEXT);

  assert.equal(second, undefined);
  assert.equal(line.sent.length, 1);
});

test("another button is not held up", () => {
  const { line, outbox } = setUp();

  outbox.put("ChangeHp@a", NEXT);
  outbox.put("ChangeHp@b", NEXT);

  assert.deepEqual(
    line.sent.map(({ command }) => command.id),
    ["id1", "id2"],
  );
});

test("without an answer the same id goes out again after 2, 4 and 8 seconds", () => {
  const { clock, line, outbox } = setUp();

  outbox.put("EndTurn@a", NEXT);
  clock.pass(22_000);

  assert.deepEqual(
    line.sent.map(({ at, command }) => [at, command.id]),
    [
      [0, "id1"],
      [2000, "id1"],
      [6000, "id1"],
      [14_000, "id1"],
      [22_000, "id1"],
    ],
  );
});

test("after an answer the id is done: no more tries, and a late second answer says nothing", async () => {
  const { clock, line, outbox } = setUp();
  const outcome = outbox.put("EndTurn@a", NEXT);
  clock.pass(2000);

  line.sent[1].answered({ ok: false, code: "conflict" });
  outbox.put("EndTurn@a", NEXT);
  line.sent[0].answered({ ok: true, id: "id1" });
  clock.pass(1000);

  assert.deepEqual(await outcome, { ok: false, code: "conflict" });
  assert.deepEqual(line.busy, { "EndTurn@a": "id2" });
  assert.equal(line.sent.length, 3);
});

test("what is pressed without a line goes out when it is back, in order and once", () => {
  const { clock, line, outbox } = setUp();
  line.there = false;
  outbox.put("one", NEXT);
  outbox.put("two", NEXT);
  clock.pass(60_000);

  line.there = true;
  outbox.resend();

  assert.deepEqual(
    line.sent.map(({ command }) => command.id),
    ["id1", "id2"],
  );
});

test("what was sent before the line broke goes out again with its id", () => {
  const { clock, line, outbox } = setUp();
  outbox.put("EndTurn@a", NEXT);
  outbox.rest();
  clock.pass(60_000);

  outbox.resend();

  assert.deepEqual(
    line.sent.map(({ at, command }) => [at, command.id]),
    [
      [0, "id1"],
      [60_000, "id1"],
    ],
  );
});
