import assert from "node:assert/strict";
import { test } from "node:test";
import { AXIS, flagMiddle, flagTop, heightOf } from "../src/elements/plan-axis.js";
import { named } from "../src/elements/plan-words.js";
import { hasPlan, initialsOf, rowsOf, secondsOf, whatIf } from "../src/plan.js";
import {
  apart,
  axisOf,
  MOST_LEVELS,
  numbered,
  rowAt,
  scaled,
  stack,
  windowOf,
  xOf,
} from "../src/plan-axis.js";
import { moved, movesOf } from "../src/plan-moves.js";

/** @import { Board, Domain, Encounter, Entry, Figure } from "../src/messages.d.ts" */

/** @param {string} id @param {number} at @param {Partial<Entry>} [more] @returns {Entry} */
const entry = (id, at, more) => ({ id, at, label: { key: id }, state: "ahead", who: id, ...more });

/** @param {string} id @param {number} at @param {Partial<Entry>} [more] @returns {Entry} */
const event = (id, at, more) => ({ ...entry(id, at, more), who: undefined, kind: "event" });

const MOMENT = { at: 5, units: 20, seconds: 10 };

/** @param {Entry[]} line @param {object} [more] @returns {Board} */
const board = (line, more) =>
  /** @type {Board} */ (/** @type {unknown} */ ({ line, moment: MOMENT, ...more }));

test("twenty units last ten seconds", () => {
  assert.deepEqual(
    [20, 15, 1, 0].map((row) => secondsOf(row, MOMENT)),
    [10, 7.5, 0.5, 0],
  );
});

test("a line without a present is no plan; while setting up, one with nothing on it is none yet", () => {
  /** @param {object} more */
  const around = (more) => /** @type {Encounter} */ (/** @type {unknown} */ (more));

  assert.equal(hasPlan(around({ stage: "running", board: { line: [] } })), false);
  assert.equal(hasPlan(around({ stage: "setup", board: board([]) })), false);
  assert.equal(hasPlan(around({ stage: "setup", board: board([event("x", 9)]) })), true);
  assert.equal(hasPlan(around({ stage: "running", board: board([]) })), true);
});

test("rows come in their order; in a row whoever is asked now comes first", () => {
  const rows = rowsOf([
    entry("c", 12),
    entry("p", 5, { state: "past" }),
    entry("b", 5, { state: "now" }),
    entry("a", 5, { state: "now" }),
  ]);

  assert.deepEqual(
    rows.map(({ at, entries }) => [at, entries.map(({ id }) => id).join("")]),
    [
      [5, "bap"],
      [12, "c"],
    ],
  );
});

test("of a long line only what is near is drawn; the rest is counted", () => {
  const line = Array.from({ length: 300 }, (_, n) => [entry(`a${n}`, n), entry(`b${n}`, n)]).flat();

  const { shown, earlier, later } = windowOf(rowsOf(line), 100);

  assert.equal(shown[0].at, 94);
  assert.equal(shown.at(-1)?.at, 123);
  assert.equal(earlier, 2 * 94);
  assert.equal(later, 2 * (300 - 124));
});

test("rows stand to scale, and places lead back to their rows", () => {
  const axis = axisOf([5, 9, 12], 10, 200);

  assert.equal(xOf(axis, 9) - xOf(axis, 5), 40);
  assert.equal(xOf(axis, 12) - xOf(axis, 9), 30);
  for (const row of [3, 5, 7, 12, 20, 90]) assert.equal(rowAt(axis, xOf(axis, row) + 4), row);
});

test("the axis fills its room, and leaves some to move things to", () => {
  assert.ok(axisOf([5], 10, 500).wide > 480);
  assert.ok(axisOf([5, 50, 55], 10, 0).wide >= xOf(axisOf([5, 50, 55], 10, 0), 65));
});

test("a long gap is cut, so that row 1,000,000,000 costs no more than row 40", () => {
  const near = axisOf([5, 40], 10, 0);
  const far = axisOf([5, 1_000_000_000], 10, 0);

  assert.equal(far.wide, near.wide);
  assert.deepEqual(
    far.stretches.map(({ from, to, cut }) => [from, to, cut]),
    [
      [5, 7, false],
      [7, 999_999_998, true],
      [999_999_998, 1_000_000_000, false],
      [1_000_000_000, 1_000_000_010, false],
    ],
  );
  assert.equal(rowAt(far, xOf(far, 1_000_000_000)), 1_000_000_000);
  assert.ok(numbered(far, [], () => 20).length < 10);
});

test("numbers that matter are written first, and none on another", () => {
  const axis = axisOf([5, 6, 7, 12], 10, 300);

  assert.deepEqual(numbered(axis, [7, 6, 12], () => 18).slice(0, 4), [5, 7, 10, 12]);
  assert.deepEqual(
    apart(axis, [7, 6, 12, 8], () => 18),
    [7, 12],
  );
});

test("entries that would lie on each other are stacked, the lowest free level first", () => {
  const axis = axisOf([5, 6, 9], 10, 300);
  const rows = rowsOf([entry("a", 5), entry("b", 6), entry("c", 9)]);

  assert.deepEqual(
    stack(axis, rows, 28, MOST_LEVELS).spots.map(({ at, level }) => [at, level]),
    [
      [5, 0],
      [6, 1],
      [9, 0],
    ],
  );
});

test("thirty in one row: three are drawn, and the rest is counted", () => {
  const line = Array.from({ length: 30 }, (_, n) => entry(`e${n}`, 8));

  const { discs, crowded } = scaled(rowsOf(line), 5, 300, 28);

  assert.equal(crowded, false);
  assert.deepEqual(
    discs.map(({ level, entry: one, more }) => [level, one?.id, more.length]),
    [
      [0, "e0", 0],
      [1, "e1", 0],
      [2, "e2", 0],
      [3, undefined, 27],
    ],
  );
});

test("a crowd in neighbouring rows widens the scale until nobody hides", () => {
  const line = Array.from({ length: 40 }, (_, n) => entry(`e${n}`, 6 + Math.floor(n / 4)));

  const { axis, discs } = scaled(rowsOf(line), 5, 300, 28);

  assert.equal(discs.length, 40);
  assert.ok(xOf(axis, 7) - xOf(axis, 6) >= 28);
  assert.ok(discs.every(({ more }) => !more.length));
});

test("whatever the crowd, all are drawn or counted, none on another", () => {
  for (const count of [1, 7, 60, 200]) {
    const line = Array.from({ length: count }, (_, n) => {
      const make = n % 5 ? entry : event;
      return make(`e${n}`, 5 + ((n * n * 7 + n) % 31));
    });
    const rows = rowsOf(line);
    const { axis, discs, flags } = scaled(rows, 5, 300, 28);
    const spots = [...discs, ...flags];
    const drawn = spots.reduce((sum, { entry: one, more }) => sum + (one ? 1 : 0) + more.length, 0);
    const places = discs.map(({ at, level }) => [xOf(axis, at), level]);
    const hidden = places.some(([x, level], i) =>
      places.some(([y, other], j) => i < j && level === other && Math.abs(x - y) < 28),
    );

    assert.equal(drawn, count);
    assert.equal(hidden, false);
    assert.ok(spots.length <= 31 * (MOST_LEVELS + 2));
  }
});

test("initials are somebody's own, and a number stays in them", () => {
  const names = ["Mira", "Mirko", "Goblin 1", "Goblin 12", "Old Tom", "Émile", "Mira", "Mi", "x"];
  const figures = /** @type {Record<string, Figure>} */ (
    /** @type {unknown} */ (Object.fromEntries(names.map((name, n) => [`f${n}`, { name, n }])))
  );

  assert.deepEqual(
    [...initialsOf(figures).values()],
    ["Mi", "Mr", "G1", "G12", "OT", "Ém", "Ma", "M", "X"],
  );
});

test("what would be: where it ends, who comes before, and who in the same row", () => {
  const line = [
    entry("past", 3, { state: "past" }),
    entry("now", 5, { state: "now" }),
    entry("own", 7),
    entry("second", 9),
    event("guards", 8),
    entry("third", 11),
    entry("late", 12),
  ];

  const { end, before, beside } = whatIf(board(line), 6, "own");

  assert.equal(end, 11);
  assert.deepEqual(
    before.map(({ id, at }) => [id, at]),
    [
      ["guards", 8],
      ["second", 9],
    ],
  );
  assert.deepEqual(
    beside.map(({ id }) => id),
    ["third"],
  );
});

test("what takes nothing ends now, before everybody else's next entry", () => {
  const { end, before, beside } = whatIf(board([entry("a", 6), entry("b", 5)]), 0);

  assert.deepEqual([end, before, beside], [5, [], []]);
});

// --- moving -------------------------------------------------------------------------------------

/** @type {Domain} */
const ROW = { type: "range", low: 5, high: 1_000, time: "row" };

/** @param {Record<string, Record<string, Domain>>} kinds @returns {Encounter} */
const offering = (kinds) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      board: board([entry("a", 6), event("e", 9), entry("b", 9)]),
      sets: {},
      figures: {},
      offers: Object.fromEntries(
        Object.entries(kinds).map(([kind, fields]) => [
          kind,
          { kind, label: { key: kind }, group: "override", fields },
        ]),
      ),
      offer_order: Object.keys(kinds),
    })
  );

test("an offer with an entry and a row moves that entry, whatever it is called", () => {
  const around = offering({
    Note: { what: { type: "text", most: 10, least: 1 }, row: ROW },
    Cancel: { event: { type: "one_of", values: ["e"] } },
    Shove: { which: { type: "one_of", values: ["a", "e", "gone"] }, to: ROW },
  });

  const moves = movesOf(around);

  assert.deepEqual([...moves.keys()], ["a", "e"]);
  const move = moves.get("e");
  assert.ok(move);
  assert.deepEqual([move.drawn.offer.kind, move.low, move.high], ["Shove", 5, 1_000]);
  assert.deepEqual(moved(move, "e", 12, around), { which: "e", to: 12 });
});

test("an offer that asks for more than that is a form, not a drag", () => {
  const which = /** @type {Domain} */ ({ type: "one_of", values: ["a", "b"] });
  const around = offering({
    Shove: { which, to: ROW, why: { type: "text", most: 10, least: 1 } },
    Delay: { which, by: { type: "range", low: 1, high: 9 } },
  });

  assert.equal(movesOf(around).size, 0);
});

test("below the axis there is room for the numbers, with and without flags", () => {
  const [bare, flagged] = [
    { levels: 2, lanes: 0 },
    { levels: 2, lanes: 2 },
  ];
  assert.equal(heightOf(bare), flagTop(flagged, 0));
  assert.equal(flagTop(flagged, 2), heightOf(flagged));
  assert.ok(flagMiddle(flagged, 0) - AXIS.flag / 2 >= flagTop(flagged, 0));
  assert.ok(flagMiddle(flagged, 0) + AXIS.flag / 2 <= flagTop(flagged, 1));
});

test("what comes again counts each time, and in the very row it is beside", () => {
  const bell = event("bell", 6, { every: 3, again: 9 });

  /** @param {number} span */
  const seen = (span) => {
    const { before, beside } = whatIf(board([bell, entry("a", 10)]), span);
    return [before, beside].map((entries) => entries.map(({ at }) => at));
  };

  assert.deepEqual(seen(10), [[6, 9, 10, 12], [15]]);
  assert.deepEqual(seen(11), [[6, 9, 10, 12, 15], []]);
  assert.deepEqual(seen(28), [[6, 9, 10, 12, 15, 18, 21, 24, 27, 30], [33]]);
  assert.deepEqual(seen(31)[1], [], "it comes ten times only");
  assert.deepEqual(seen(0), [[], []]);
});

test("of what comes a million times not each is gone through", () => {
  const drip = event("drip", 6, { every: 1, again: 1_000_000 });

  const { before } = whatIf(board([drip]), 100_000);

  assert.ok(before.length > 900 && before.length < 1_100);
});

test("an axis that reaches further leaves everything where it was", () => {
  const short = axisOf([5, 8], 10, 100);
  const long = axisOf([5, 8], 10, 100, 90);

  assert.equal(xOf(long, 8), xOf(short, 8));
  assert.equal(xOf(long, 90), xOf(short, 90));
  assert.ok(xOf(long, 90) < long.wide && xOf(short, 90) > short.wide);
  assert.deepEqual(axisOf([5, 8], 10, 100, 9), short);
});

test("of those who stand in one row so many are named, and the rest is counted", () => {
  const figures = /** @type {Encounter["figures"]} */ (
    /** @type {unknown} */ ({ a: { name: "Mira" }, b: { name: "Bruno" } })
  );
  const text = /** @type {import("../src/text.js").Texts} */ (
    /** @type {unknown} */ ({
      label: () => "A bell",
      say: (/** @type {string} */ key, /** @type {{ count: number }} */ { count }) =>
        `${key} ${count}`,
    })
  );
  const line = [entry("a", 6), entry("b", 6), { ...entry("c", 6), who: "" }];

  assert.equal(named(line, 3, figures, text), "Mira, Bruno, A bell");
  assert.equal(named(line, 2, figures, text), "Mira, Bruno, ui-and-more 1");
});
