import assert from "node:assert/strict";
import { test } from "node:test";
import { usual } from "../src/preferences.js";
import { titleOf } from "../src/title.js";

/** @import { Doc } from "../src/messages.d.ts" */
/** @import { Texts } from "../src/text.js" */

const TEXT = /** @type {Texts} */ (
  /** @type {unknown} */ ({
    label: () => "Grak acts",
    say: (/** @type {string} */ key, /** @type {{ name: string }} */ { name }) => `${key} ${name}`,
  })
);

/** @param {string} acting @returns {Doc} */
const doc = (acting) =>
  /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { role: "player" },
      encounter: {
        stage: "running",
        figures: { grak: { name: "Grak" }, mira: { name: "Mira", mine: true } },
        board: {
          headline: { key: "x" },
          order: ["grak", "mira"],
          prompts: [],
          slots: {
            grak: { who: "grak", at: 9, pip: "waiting", active: acting === "grak" },
            mira: { who: "mira", at: 5, pip: "waiting", active: acting === "mira" },
          },
        },
      },
    })
  );

test("the title says whose turn it is when it is ours, and who is next", () => {
  const preferences = usual();

  assert.equal(titleOf({ doc: doc("mira"), preferences }, TEXT), "● ui-called-turn Mira · Rondel");
  assert.equal(titleOf({ doc: doc("grak"), preferences }, TEXT), "○ ui-called-next Mira · Rondel");
});

test("whose turn is over while the GM has something to do first is not called", () => {
  const ended = doc("mira");
  const board = ended.encounter?.board;
  if (board) board.prompts = [{ label: { key: "go-on" }, about: [] }];

  assert.equal(titleOf({ doc: ended, preferences: usual() }, TEXT), "Grak acts · Rondel");
});

test("an occasion that is switched off is not marked", () => {
  const [turn, next] = [{ turn: false }, { next: false }].map((off) => ({ ...usual(), ...off }));

  assert.equal(titleOf({ doc: doc("grak"), preferences: next }, TEXT), "Grak acts · Rondel");
  assert.equal(titleOf({ doc: doc("mira"), preferences: turn }, TEXT), "Grak acts · Rondel");
});

test("it says what happens else, or where that mark is not wanted", () => {
  const preferences = { ...usual(), badge: false };

  assert.equal(titleOf({ doc: doc(""), preferences: usual() }, TEXT), "Grak acts · Rondel");
  assert.equal(titleOf({ doc: doc("mira"), preferences }, TEXT), "Grak acts · Rondel");
  assert.equal(titleOf({ doc: undefined, preferences }, TEXT), "Rondel");
});
