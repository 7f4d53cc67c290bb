import assert from "node:assert/strict";
import { test } from "node:test";
import { announcement } from "../src/announce.js";

/** @import { Doc } from "../src/messages.d.ts" */
/** @import { Texts } from "../src/text.js" */

const text = /** @type {Texts} */ (
  /** @type {unknown} */ ({
    say: (/** @type {string} */ key, /** @type {{ round?: number }} */ { round } = {}) =>
      [key, round].filter(Boolean).join(" "),
    label: (/** @type {{ key: string }} */ { key }) => key,
    number: String,
  })
);

/**
 * @param {{ id?: string, round?: number, headline?: string, asked?: string[], role?: string, paused?: boolean }} [is] asked:
 *   whom; "nobody": no combatant in particular
 * @returns {Doc}
 */
function table({
  id = "e",
  round = 1,
  headline = "Mira acts",
  asked = [],
  role = "player",
  paused = false,
} = {}) {
  return /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { role },
      encounter: {
        id,
        name: `Fight ${id}`,
        round,
        ...(paused && { paused }),
        figures: { mira: { name: "Mira" }, grak: { name: "Grak" } },
        board: {
          headline: { key: headline },
          prompts: asked.length
            ? [{ about: asked.filter((who) => who !== "nobody"), label: { key: "to react" } }]
            : [],
        },
      },
    })
  );
}

/** @param {Parameters<typeof table>[0]} was @param {Parameters<typeof table>[0]} is */
const said = (was, is) => announcement(table(was), table(is), text);

test("what is seen for the first time is read, not announced", () => {
  assert.equal(announcement(undefined, table(), text), "");
});

test("nothing is said of what stays as it was", () => {
  assert.equal(said({ asked: ["grak"] }, { asked: ["grak"] }), "");
});

test("a new headline is said once, and a new round with it", () => {
  assert.equal(said({}, { headline: "Grak acts" }), "Grak acts");
  assert.equal(said({}, { headline: "Roll for speed", round: 2 }), "ui-round 2. Roll for speed");
  assert.equal(said({}, { headline: "Round 2: draw", round: 2 }), "Round 2: draw");
});

test("who is asked is said with what, unless the headline names them already", () => {
  assert.equal(said({}, { asked: ["grak"] }), "Grak: to react");
  assert.equal(said({}, { headline: "Grak acts", asked: ["grak"] }), "Grak acts");
});

test("what is asked about nobody is the GM's to decide, who is told so", () => {
  const mine = { asked: ["nobody"], role: "gm" };
  assert.equal(said({}, { asked: ["nobody"] }), "ui-the-gm: to react");
  assert.equal(said({ role: "gm" }, mine), "ui-you-decide: to react");
});

test("a headline that asks is not followed by a full stop", () => {
  const is = { headline: "Mira strikes: any reaction?", asked: ["grak"] };
  assert.equal(said({}, is), "Mira strikes: any reaction? Grak: to react");
});

test("a pause is said, and what goes on after it", () => {
  assert.equal(said({}, { paused: true }), "ui-paused");
  assert.equal(said({ paused: true }, {}), "Mira acts");
  assert.equal(said({ paused: true }, { paused: true }), "");
});

test("another encounter says its name first", () => {
  assert.equal(said({}, { id: "f", headline: "Setting up" }), "Fight f. Setting up");
});

test("an encounter that is shown no more leaves a word", () => {
  const none = /** @type {Doc} */ (/** @type {unknown} */ ({ table: {} }));
  assert.equal(announcement(table(), none, text), "ui-nothing-shown");
});
