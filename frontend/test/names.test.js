import assert from "node:assert/strict";
import { test } from "node:test";
import { rest, several } from "../src/names.js";

/** @import { Offer } from "../src/messages.d.ts" */

/** @type {Offer} */
const ADDING = {
  kind: "AddCombatants",
  label: { key: "core-add-combatants" },
  group: "setup",
  fields: {
    name: { type: "text", least: 1, most: 64 },
    count: { type: "range", low: 1, high: 20, default: 1 },
    side: { type: "text", least: 1, most: 64 },
    hp: { type: "range", low: 1, high: 999, optional: true },
    hidden: { type: "flag", default: false },
  },
};

/** @param {string} name @param {string} [hp] */
const typed = (name, hp) => {
  const fields = { name, count: 1, side: "Foes", hp: null };
  return several(ADDING, fields, hp).map(({ name, count, hp }) => [name, count, hp]);
};

test("names between commas are one command each, in the order in which they were typed", () => {
  assert.deepEqual(typed("Mira, Bruno,3x Goblin"), [
    ["Mira", 1, null],
    ["Bruno", 1, null],
    ["Goblin", 3, null],
  ]);
});

test("hit points may stand beside a name", () => {
  assert.deepEqual(typed("Mira HP 12; 2× Orc hp7, Grak (16 HP)"), [
    ["Mira", 1, 12],
    ["Orc", 2, 7],
    ["Grak", 1, 16],
  ]);
  assert.deepEqual(typed("Mira LP 12, Bo 3 HP", "LP"), [
    ["Mira", 1, 12],
    ["Bo", 1, 3],
  ]);
});

/** @param {string} name @param {string} [hidden] */
const joining = (name, hidden) => {
  const fields = { name, count: 1, side: "Heroes", hp: null, hidden: false };
  return several(ADDING, fields, "HP", hidden).map((one) => [
    one.name,
    one.count,
    one.side,
    one.hidden,
  ]);
};

test("a side before a name is theirs, and of those who come after them", () => {
  assert.deepEqual(joining("Mira; Foes: Wolf, 2x Orc, Town guard: Karl"), [
    ["Mira", 1, "Heroes", false],
    ["Wolf", 1, "Foes", false],
    ["Orc", 2, "Foes", false],
    ["Karl", 1, "Town guard", false],
  ]);
});

test("who is said to be hidden is hidden, in English and in one's own language", () => {
  assert.deepEqual(
    joining("2x Orc HP 7 (hidden), Rat (old) (hidden), Spy [Hidden], Karl (the Bold)"),
    [
      ["Orc", 2, "Heroes", true],
      ["Rat (old)", 1, "Heroes", true],
      ["Spy", 1, "Heroes", true],
      ["Karl (the Bold)", 1, "Heroes", false],
    ],
  );
  assert.deepEqual(joining("Vrána (skrytá)", "skryto"), [["Vrána", 1, "Heroes", true]]);
});

test("how many there are may be said before or behind, as people do", () => {
  assert.deepEqual(typed("3 Goblins, Orc x2, Wolf ×3 HP 5, Agent 47"), [
    ["Goblins", 3, null],
    ["Orc", 2, null],
    ["Wolf", 3, 5],
    ["Agent 47", 1, null],
  ]);
});

test("a name that ends in a number keeps it", () => {
  assert.deepEqual(typed("Unit 12"), [["Unit 12", 1, null]]);
  assert.deepEqual(typed("HP 12"), [["HP 12", 1, null]]);
});

test("commas too many are not minded, nothing at all is left to the server to refuse", () => {
  assert.deepEqual(typed(" , Mira ,, "), [["Mira", 1, null]]);
  assert.deepEqual(typed(""), [["", 1, null]]);
});

test("a form without a count takes its name as it is", () => {
  const { count, ...fields } = ADDING.fields;
  const renaming = { ...ADDING, fields };

  assert.deepEqual(several(renaming, { name: "Karl, the 3x Bold" }), [
    { name: "Karl, the 3x Bold" },
  ]);
});

test("what was not taken in stands in the field again", () => {
  assert.equal(rest("Mira, Bruno;3x Goblin", 1), "Bruno, 3x Goblin");
});

test("names that are left are on the side that was said before them", () => {
  assert.equal(rest("Mira, Foes: Wolf, Orc", 2), "Foes: Orc");
  assert.equal(rest("Mira, Foes: Wolf, Watch: Karl", 2), "Watch: Karl");
  assert.equal(rest("Foes: Wolf", 1), "");
});
