import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeOf, shownOf } from "../src/hosts/mirror.js";
import { Texts } from "../src/text.js";

/** @import { Doc } from "../src/messages.d.ts" */

const text = new Texts("en", { en: ["now-turn = Now: { $name }"] });
const MIRA = { name: "Mira", side: "Heroes", n: 1, standing: "fighting", key: "owlbear:1" };
const GRAK = { name: "Grak", side: "Foes", n: 2, standing: "fighting", hidden: true, fallen: true };

/** @param {object} [table] @param {object} [encounter] */
const document = (table = {}, encounter = {}) =>
  /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { role: "gm", encounters: { e: { shown: true } }, ...table },
      encounter: {
        id: "e",
        stage: "running",
        round: 2,
        figures: { m: MIRA, g: GRAK, x: { ...GRAK, name: "Late", n: 3, hidden: undefined } },
        board: {
          headline: { key: "now-turn", params: { name: "Mira" } },
          prompts: [],
          order: ["m1", "g1", "m2"],
          slots: {
            m1: { who: "m", pip: "now", active: true },
            g1: { who: "g", pip: "waiting" },
            m2: { who: "m", pip: "waiting" },
          },
        },
        ...encounter,
      },
    })
  );

test("a GM's fight is told as it stands, each combatant once", () => {
  const shown = shownOf(document(), text);

  assert.equal(shown?.round, 2);
  assert.equal(shown?.headline, "Now: Mira");
  assert.deepEqual(shown?.order, [
    { id: "m", key: "owlbear:1", name: "Mira", active: true, hidden: false, fallen: false },
    { id: "g", key: "", name: "Grak", active: false, hidden: true, fallen: true },
    { id: "x", key: "", name: "Late", active: false, hidden: false, fallen: true },
  ]);
});

test("nobody else's document is mirrored", () => {
  assert.equal(shownOf(document({ role: "player" }), text), undefined);
  assert.equal(shownOf(document({ role: "observer" }), text), undefined);
  assert.equal(shownOf(undefined, text), undefined);
});

test("a fight in preparation is nobody's business, and leaves what is shown alone", () => {
  const hidden = { e: { shown: false }, f: { shown: true } };
  assert.equal(shownOf(document({ encounters: hidden }), text), undefined);

  const none = { e: { shown: false } };
  assert.deepEqual(shownOf(document({ encounters: none }), text)?.order, []);
});

test("the badge says to a GM how many wait to be let in", () => {
  assert.equal(badgeOf({ doc: document({ knocks: { a: {}, b: {} } }) }), "+2");
  assert.equal(badgeOf({ doc: document({ knocks: {} }) }), "2");
});

test("the badge says the round, and to a player that it is their turn", () => {
  assert.equal(badgeOf({ doc: undefined }), "");
  assert.equal(badgeOf({ doc: document() }), "2");
  assert.equal(badgeOf({ doc: document({}, { stage: "setup", round: 0 }) }), "");
  const figures = { m: { ...MIRA, mine: true } };
  assert.equal(badgeOf({ doc: document({ role: "player" }, { figures }) }), "!");
});
