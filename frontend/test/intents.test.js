import assert from "node:assert/strict";
import { test } from "node:test";
import { intended, planOf } from "../src/intents.js";
import { drawn } from "../src/offers.js";

/** @import { Domain, Encounter, Offer } from "../src/messages.d.ts" */
/** @import { Texts } from "../src/text.js" */

const NAMES = /** @type {Record<string, string>} */ ({
  attack: "Attack",
  precise: "Precise attack",
  flee: "Útěk",
  sigil: "♥",
});
/** @type {Domain} */
const WHO = { type: "combatants", in: "a" };
/** @type {Domain} */
const WORDS = { type: "text", most: 64, least: 1 };
const text = /** @type {Texts} */ (
  /** @type {unknown} */ ({ label: (/** @type {{ key: string }} */ { key }) => NAMES[key] })
);

/** @param {string} kind @param {Record<string, Domain>} fields @param {string} [group] @returns {Offer} */
const offer = (kind, fields, group = "turn") => ({
  kind,
  label: { key: `x-${kind}` },
  group,
  fields: { who: WHO, ...fields },
});

/** @param {string} id @returns {Record<string, Domain>} */
const only = (id) => ({ manoeuvre: { type: "one_of", values: [id] } });
const INTEND = offer("Intend", { what: WORDS, public: { type: "flag", default: false } }, "intent");
const CHOICES = ["attack", "precise", "flee"].map((id) => offer(id, only(id)));

/** @param {Offer[]} offers @param {string} [what] @param {boolean} [acts] @returns {Encounter} */
const fight = (offers, what, acts = true) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      sets: { a: ["a"] },
      figures: { a: { name: "Anna", n: 1, ...(what && { intent: { what } }) } },
      board: {
        order: ["a"],
        slots: { a: { who: "a", active: acts } },
        choices: Object.keys(NAMES).map((id) => ({ id, label: { key: id }, terms: [], marks: [] })),
      },
      offers: Object.fromEntries(offers.map((one, i) => [`o${i}`, one])),
      offer_order: offers.map((_, i) => `o${i}`),
    })
  );

/** @param {Encounter} encounter */
const kinds = (encounter) =>
  intended(encounter, "a", drawn(encounter), text).map(({ offer: { kind } }) => kind);

test("a plan can be said, and changed once there is one", () => {
  assert.equal(planOf(fight([INTEND]), "a", text)?.offer.label.key, "x-Intend");
  assert.equal(planOf(fight([INTEND]), "b", text), undefined);
  assert.equal(planOf(fight([INTEND], "Hide"), "a", text)?.offer.label.key, "ui-intent-change");
});

test("what turns offer is proposed to whoever says a plan", () => {
  const what = planOf(fight([INTEND]), "a", text)?.offer.fields.what;

  assert.deepEqual(what?.type === "text" && what.known, Object.values(NAMES));
});

test("a plan that names a choice is that choice, as its turn comes", () => {
  assert.deepEqual(kinds(fight(CHOICES, "attack the shaman, then hide!")), ["attack"]);
  assert.deepEqual(kinds(fight(CHOICES, "ATTACK")), ["attack"]);
  assert.deepEqual(kinds(fight(CHOICES, "attack", false)), [], "not yet");
  assert.deepEqual(kinds(fight(CHOICES)), [], "no plan");
});

test("the choice with the longer name is meant, whatever its accents", () => {
  assert.deepEqual(kinds(fight(CHOICES, "A precise   attack, from the left")), ["precise"]);
  assert.deepEqual(kinds(fight(CHOICES, "utek")), ["flee"]);
});

test("a part of a word names nothing, nor does what has no letters", () => {
  assert.deepEqual(kinds(fight(CHOICES, "counterattack or attacks")), []);
  assert.deepEqual(kinds(fight([...CHOICES, offer("sigil", only("sigil"))], "♠")), []);
});

test("every way to pay for what is planned is meant", () => {
  const twice = [...CHOICES, offer("again", only("attack"))];

  assert.deepEqual(kinds(fight(twice, "attack")), ["attack", "again"]);
});

test("a plan of one's own words goes where such are taken", () => {
  const noted = [...CHOICES, offer("noted", { note: WORDS }), offer("skill", { skill: WORDS })];

  assert.deepEqual(kinds(fight(noted, "swing from the chandelier")), ["noted"]);
  assert.deepEqual(kinds(fight(noted, "attack from the chandelier")), ["attack"]);
  assert.deepEqual(kinds(fight(noted.slice(3), "attack")), ["noted"], "it is not on offer");
});
