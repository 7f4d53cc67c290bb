// The turn timer, and the times of the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pacesOf } from "../src/pace.js";
import { aheadOf, shownAt, written } from "../src/turn-timer.js";

/** @import { Doc, PaceAnswer, Timer } from "../src/messages.d.ts" */

const SINCE = "2031-05-04T20:00:00Z";
const BEGUN = Date.parse(SINCE);

/** @param {Partial<Timer>} more @returns {Timer} */
const timer = (more) => ({ mode: "down", seconds: 60, since: SINCE, ...more });

test("a timer that counts up shows what has passed, and what is too much", () => {
  const up = timer({ mode: "up" });

  assert.deepEqual(shownAt(up, BEGUN + 59_900), { seconds: 59, runs: true, over: 0 });
  assert.deepEqual(shownAt(up, BEGUN + 75_000), { seconds: 75, runs: true, over: 15 });
});

test("one that counts down goes on below zero", () => {
  assert.deepEqual(shownAt(timer({}), BEGUN + 15_000), { seconds: 45, runs: true, over: 0 });
  assert.deepEqual(shownAt(timer({}), BEGUN + 60_000), { seconds: 0, runs: true, over: 0 });
  assert.deepEqual(shownAt(timer({}), BEGUN + 72_000), { seconds: -12, runs: true, over: 12 });
});

test("in a pause it stands still", () => {
  const { since, ...rests } = timer({ ran: 20 });

  assert.deepEqual(shownAt(rests, BEGUN + 900_000), { seconds: 40, runs: false, over: 0 });
});

test("while nobody's turn is timed there is nothing to show", () => {
  assert.equal(shownAt({ mode: "up", seconds: 60 }, BEGUN), undefined);
});

test("a clock that is behind the server's never shows less than nothing", () => {
  assert.equal(shownAt(timer({ mode: "up" }), BEGUN - 3000)?.seconds, 0);
});

test("times are written as on a clock", () => {
  assert.equal(written(0), "0:00");
  assert.equal(written(65), "1:05");
  assert.equal(written(-12), "\u22120:12");
  assert.equal(written(3720), "1:02:00");
});

test("the server's clock is taken over, but its small differences do not make the timer jump", () => {
  const ahead = aheadOf(SINCE, BEGUN - 60_000, 0);

  assert.equal(ahead, 60_500);
  assert.equal(aheadOf(SINCE, BEGUN - 59_000, ahead), ahead);
  assert.equal(aheadOf("nonsense", BEGUN, 7), 7);
});

/** @param {number} seconds */
const times = (seconds) => ({ turns: 2, seconds, longest: seconds, waited: 5, rounds: {} });

/** @type {PaceAnswer} */
const ANSWER = {
  ok: true,
  played: 100,
  rounds: { 0: 4, 2: 20, 1: 80 },
  combatants: { mira: times(30), grak: times(60), gone: times(10) },
  players: { "": times(70), anna: times(30) },
};
const DOC = /** @type {Doc} */ (
  /** @type {unknown} */ ({
    table: { people: { anna: "Anna" } },
    encounter: { figures: { mira: { name: "Mira" }, grak: { name: "Grak" } } },
  })
);

test("those who take longest come first, with their share", () => {
  const { combatants, players } = pacesOf(ANSWER, DOC);

  assert.deepEqual(
    combatants.map(({ name, permille, bar }) => [name, permille, bar]),
    [
      ["Grak", 667, 1000],
      ["Mira", 333, 500],
    ],
  );
  assert.deepEqual(
    players.map(({ id, name, permille }) => [id, name, permille]),
    [
      ["", "", 700],
      ["anna", "Anna", 300],
    ],
  );
});

test("rounds come in their order; what was before the first is none", () => {
  assert.deepEqual(pacesOf(ANSWER, DOC).rounds, [
    { round: 1, seconds: 80, bar: 1000 },
    { round: 2, seconds: 20, bar: 250 },
  ]);
});

test("one person alone is compared with nobody", () => {
  const alone = { ...ANSWER, players: { anna: times(30) } };

  assert.deepEqual(pacesOf(alone, DOC).players, []);
});

test("before anybody has had a turn nothing is divided by nothing", () => {
  const fresh = { ...ANSWER, played: 0, rounds: {}, combatants: { mira: times(0) }, players: {} };

  assert.deepEqual(pacesOf(fresh, DOC).combatants[0].permille, 0);
});
