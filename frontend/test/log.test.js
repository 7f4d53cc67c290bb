import assert from "node:assert/strict";
import { test } from "node:test";
import { asData, asText, EVERYTHING, isWanted, newestFirst } from "../src/log.js";

/** @import { Line } from "../src/messages.d.ts" */

/**
 * @param {string} key
 * @param {Partial<Line>} [more]
 * @returns {Line}
 */
const line = (key, more = {}) => ({ label: { key }, round: 1, about: [], ...more });

test("lines that came earlier stand behind those of the document, the newest first", () => {
  const told = newestFirst({ 1: line("a"), 2: line("b") }, { 3: line("c"), 10: line("d") });

  assert.deepEqual(
    told.map(({ n }) => n),
    [10, 3, 2, 1],
  );
});

test("without a filter every line is wanted", () => {
  assert.ok(isWanted(line("core-log-begun"), "The scene begins.", EVERYTHING));
});

test("words are found whatever their case and marks", () => {
  assert.ok(isWanted(line("x"), "Řehoř útočí", { ...EVERYTHING, words: " rehor " }));
  assert.ok(!isWanted(line("x"), "Řehoř útočí", { ...EVERYTHING, words: "mira" }));
});

test("lines are told apart by whom they are about", () => {
  const about = line("x", { about: ["mira", "grak"] });

  assert.ok(isWanted(about, "", { ...EVERYTHING, who: "grak" }));
  assert.ok(!isWanted(about, "", { ...EVERYTHING, who: "rook" }));
});

test("dice, health and what the GM did or alone may read are kinds", () => {
  const rolled = line("x", { rolled: [{ faces: [3], sides: 6 }] });
  const hit = line("core-log-hp-lost");
  const set = line("x", { by: "gm" });
  const hushed = line("x", { gm_only: true });
  /** @param {"dice" | "health" | "gm"} kind */
  const found = (kind) =>
    [rolled, hit, set, hushed].map((one) => isWanted(one, "", { ...EVERYTHING, kind }));

  assert.deepEqual(found("dice"), [true, false, false, false]);
  assert.deepEqual(found("health"), [false, true, false, false]);
  assert.deepEqual(found("gm"), [false, false, true, true]);
});

test("as text the log goes from the beginning on, under its headings", () => {
  const lines = newestFirst(
    { 1: line("begun", { round: 0 }), 2: line("rolled", { undone: true }) },
    { 3: line("ended") },
  );

  const text = asText(lines, {
    words: ({ label }) => label.key,
    heading: ({ round }) => `Round ${round}`,
    notes: ({ undone }) => (undone ? ["undone", "by the GM"] : []),
  });

  assert.equal(text, "Round 0\n  begun\n\nRound 1\n  rolled [undone; by the GM]\n  ended\n");
});

test("as data each line keeps what it was told with", () => {
  const [first] = asData(newestFirst({}, { 7: line("x", { about: ["mira"] }) }), () => "Words");

  assert.deepEqual(first, { n: 7, text: "Words", label: { key: "x" }, round: 1, about: ["mira"] });
});
