import assert from "node:assert/strict";
import { test } from "node:test";
import { hasBag, lots, odds, tokensOf } from "../src/bag.js";
import { sideMarks } from "../src/figures.js";

/** @import { Board, Chance, Encounter, Pool, Token } from "../src/messages.d.ts" */

/** @param {string} id @param {number} left @param {number} of @param {string} [side] @returns {Pool} */
const pool = (id, left, of, side) => ({ id, label: { key: id }, left, of, ...(side && { side }) });

/** @param {string} id @param {Partial<Chance>} more @returns {Chance} */
const chance = (id, more) => ({
  id,
  label: { key: id },
  wins: "1",
  of: "2",
  permille: 500,
  draws: 1,
  ...more,
});

/** @param {string} id @param {string} key @param {string} [who] @returns {Token} */
const token = (id, key, who) => ({ id, label: { key }, ...(who && { who }) });

test("the dice of a side lie together, in the order in which the sides come", () => {
  const all = lots([pool("a", 1, 2, "South"), pool("b", 2, 2, "North"), pool("c", 0, 3, "South")]);

  assert.deepEqual(
    all.map(({ side, left, of, pools }) => [side, left, of, pools.length]),
    [
      ["South", 1, 5, 2],
      ["North", 2, 2, 1],
    ],
  );
});

test("what nobody owns lies together too", () => {
  assert.deepEqual(
    lots([pool("a", 1, 1), pool("b", 1, 1)]).map(({ side, of }) => [side, of]),
    [["", 2]],
  );
});

test("chances are told apart: the next one's side, its colour, and several draws", () => {
  const all = odds([
    chance("n", { side: "North" }),
    chance("nr", { side: "North", tone: "red" }),
    chance("n1", { side: "North", draws: 1 }),
    chance("n3", { side: "North", draws: 3 }),
    chance("s2", { side: "South", draws: 2 }),
    chance("x", {}),
  ]);

  const [north, south] = all.sides;
  assert.equal(north.next?.id, "n");
  assert.equal(north.tones.get("red")?.id, "nr");
  assert.equal(north.within.get(3)?.id, "n3");
  assert.equal(south.next, undefined);
  assert.deepEqual(all.draws, [1, 2, 3]);
  assert.deepEqual(all.tones, ["red"]);
  assert.deepEqual(
    all.others.map(({ id }) => id),
    ["x"],
  );
});

test("what came out for somebody is theirs; what came out for nobody is nobody's", () => {
  const tokens = [token("1", "x", "a"), token("2", "x"), token("3", "x", "a")];
  const encounter = /** @type {Encounter} */ (/** @type {unknown} */ ({ board: { tokens } }));

  assert.deepEqual(
    tokensOf(encounter, "a").map(({ id }) => id),
    ["1", "3"],
  );
  assert.deepEqual(tokensOf(encounter, ""), []);
});

test("a board without pools, tokens and chances has no bag", () => {
  const board = /** @type {Board} */ (
    /** @type {unknown} */ ({ pools: [], tokens: [], chances: [] })
  );

  assert.equal(hasBag(board), false);
  assert.equal(hasBag({ ...board, chances: [chance("c", { who: "a" })] }), false);
  assert.equal(hasBag({ ...board, pools: [pool("a", 0, 1)] }), true);
});

test("a side that has dice and nobody in the fight has a mark of its own", () => {
  const encounter = /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      figures: { a: { side: "North", n: 1 } },
      board: { pools: [pool("x", 1, 1, "Nomads"), pool("y", 1, 1, "North")] },
    })
  );

  assert.deepEqual(
    [...sideMarks(encounter)].map(([side, { letters, tint }]) => [side, letters, tint]),
    [
      ["North", "NOR", 0],
      ["Nomads", "NOM", 1],
    ],
  );
});
