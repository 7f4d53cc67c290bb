import assert from "node:assert/strict";
import { test } from "node:test";
import { rowIds, sideMarks, waitedFor } from "../src/figures.js";
import {
  asked,
  counted,
  drawn,
  forNext,
  initial,
  isQuick,
  leftOf,
  mainOf,
  only,
  parted,
  settled,
  singleChoice,
} from "../src/offers.js";

/** @import { Doc, Domain, Encounter, Offer } from "../src/messages.d.ts" */

/** @param {Record<string, Domain>} fields @param {Partial<Offer>} [more] @returns {Offer} */
const offer = (fields, more = {}) => ({
  kind: "X",
  label: { key: "core-x" },
  group: "turn",
  fields,
  ...more,
});

/** @param {Record<string, Offer>} [offers] @param {object} [more] @returns {Encounter} */
const encounter = (offers = {}, more = {}) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      sets: { all: ["a", "b"], one: ["a"] },
      figures: {
        a: { name: "Anna", side: "Heroes", n: 1, controller: "s1", standing: "fighting" },
        b: { name: "Grak", side: "Foes", n: 2, hp: 5, standing: "unable" },
        c: { name: "Cat", side: "Hounds", n: 3 },
      },
      board: { order: ["b", "a"], slots: { a: { who: "a" }, b: { who: "b" } }, prompts: [] },
      offers,
      offer_order: Object.keys(offers),
      ...more,
    })
  );

const WHO = /** @type {Domain} */ ({ type: "combatants", in: "all" });

test("only what leaves a choice is asked; the row says who", () => {
  const spend = offer({
    who: WHO,
    manoeuvre: { type: "one_of", values: ["attack"] },
    basic: { type: "range", low: 1, high: 2, default: 1 },
    bonus: { type: "range", low: 0, high: 0 },
  });

  assert.deepEqual(settled(spend, encounter(), "a"), { who: "a", manoeuvre: "attack", bonus: 0 });
  assert.deepEqual(
    asked(spend, encounter(), "a").map(([name]) => name),
    ["basic"],
  );
});

test("an optional number with no values at all is nothing", () => {
  assert.equal(only({ type: "range", low: 0, high: -1, optional: true }, encounter()), null);
});

test("numbers that start somewhere sensible need one press; a change by any number does not", () => {
  const basic = /** @type {Domain} */ ({ type: "range", low: 1, high: 2, default: 1 });
  const by = /** @type {Domain} */ ({ type: "range", low: -99, high: 99, default: -1 });

  assert.equal(isQuick(offer({ who: WHO, basic }), encounter(), "a"), true);
  assert.equal(isQuick(offer({ who: WHO, by }), encounter(), "a"), false);
  assert.equal(isQuick(offer({ who: WHO, basic }), encounter()), false);
});

test("of what takes time one first sees what it comes to, however sensible its start", () => {
  const cost = /** @type {Domain} */ ({ type: "range", low: 0, high: 9, default: 6, time: "span" });

  assert.equal(isQuick(offer({ who: WHO, cost }), encounter(), "a"), false);
});

test("a single choice can be laid out as buttons, unless it is to be confirmed", () => {
  const naming = offer({ who: WHO });

  assert.deepEqual(singleChoice(naming, encounter())?.[0], "who");
  assert.equal(singleChoice({ ...naming, confirm: true }, encounter()), undefined);
  assert.equal(
    singleChoice(offer({ name: { type: "text", most: 9, least: 1 } }), encounter()),
    undefined,
  );
});

test("a form starts with what the figure shows, where it replaces that", () => {
  const name = /** @type {Domain} */ ({ type: "text", most: 64, least: 1 });
  const rename = offer({ who: WHO, name }, { kind: "Rename" });
  const condition = offer({ who: WHO, name }, { kind: "AddCondition" });
  const hp = offer(
    { who: WHO, max_hp: { type: "range", low: 0, high: 9, optional: true } },
    { kind: "SetHp" },
  );

  assert.equal(initial(rename, "name", encounter(), "b"), "Grak");
  assert.equal(initial(condition, "name", encounter(), "b"), "");
  assert.equal(initial(hp, "max_hp", encounter(), "b"), null);
});

test("3x Goblin is three of them", () => {
  const add = offer({
    name: { type: "text", most: 64, least: 1 },
    count: { type: "range", low: 1, high: 20, default: 1 },
  });

  assert.deepEqual(counted(add, { name: "3× Goblin", count: 1 }), { name: "Goblin", count: 3 });
  assert.deepEqual(counted(add, { name: "2 x Orc", count: 1 }), { name: "Orc", count: 2 });
  assert.deepEqual(counted(add, { name: "Goblin", count: 4 }), { name: "Goblin", count: 4 });
});

test("an offer keeps its identity when others come and go before it", () => {
  const a = offer({}, { kind: "AddCondition", label: { key: "core-add-condition-endless" } });
  const b = offer({}, { kind: "AddCondition", label: { key: "core-add-condition-turn" } });

  const before = drawn(encounter({ AddCondition: a, "AddCondition.2": b }))[1];
  const after = drawn(encounter({ AddCondition: b }))[0];

  assert.notEqual(before.key, after.key);
  assert.equal(before.id, after.id);
});

test("offers that are alike in all but one fixed value are told apart", () => {
  /** @param {string} id */
  const give = (id) => offer({ who: WHO, manoeuvre: { type: "one_of", values: [id] } });
  const ids = drawn(encounter({ X: give("attack"), "X.2": give("cast") })).map(({ id }) => id);

  assert.equal(new Set(ids).size, 2);
});

test("the next step is the offer that says so", () => {
  const offers = { A: offer({}), B: offer({}, { main: true }) };

  assert.equal(mainOf(encounter(offers))?.key, "B");
  assert.equal(mainOf(undefined), undefined);
});

test("whoever has no place in the order stands behind it", () => {
  assert.deepEqual(rowIds(encounter()), ["b", "a", "c"]);
});

test("sides with the same first letter get two", () => {
  const marks = sideMarks(encounter());

  assert.deepEqual(
    [...marks.values()].map(({ letters }) => letters),
    ["HE", "F", "HO"],
  );
});

test("who decides: the players of those waited for, and the GM", () => {
  const prompts = [{ label: { key: "x" }, about: ["a", "b"] }];
  const doc = /** @type {Doc} */ ({
    encounter: encounter({}, { board: { order: [], slots: {}, prompts } }),
  });

  assert.deepEqual(
    waitedFor(doc).map(({ controller, figures }) => [controller, figures.map((f) => f.name)]),
    [
      ["s1", ["Anna"]],
      ["", ["Grak"]],
    ],
  );
});

test("a number that the row counts starts at what is left, unless the offer says otherwise", () => {
  /** @type {Domain} */
  const number = { type: "range", low: 0, high: 99 };
  const set = offer({ who: WHO, basic: number, speed: number });
  const spend = offer({ who: WHO, basic: { ...number, default: 1 } });
  const counters = [{ key: "basic", left: 2, of: 2 }];
  const around = encounter({}, { board: { order: ["a"], slots: { a: { who: "a", counters } } } });

  assert.equal(initial(set, "basic", around, "a"), 2);
  assert.equal(initial(set, "speed", around, "a"), undefined);
  assert.equal(initial(spend, "basic", around, "a"), 1);
  assert.equal(initial(set, "basic", around, "b"), undefined);
});

test("damage and healing are asked apart, each without a sign", () => {
  /** @type {Domain} */
  const by = { type: "range", low: -99, high: 99, default: -1 };
  const [one] = drawn(encounter({ k1: offer({ who: WHO, by }, { kind: "ChangeHp" }) }));

  const [damage, heal] = parted(one);

  assert.deepEqual(damage.offer.fields.by, { type: "range", low: -99, high: -1 });
  assert.deepEqual(heal.offer.fields.by, { type: "range", low: 1, high: 99 });
  assert.equal(isQuick(heal.offer, encounter(), "b"), false);
  assert.notEqual(damage.id, heal.id);
});

/** @param {object} slot @param {object} [figure] */
const acting = (slot, figure = {}) => {
  const slots = { a: { who: "a", active: true, ...slot }, b: { who: "b" } };
  const around = encounter({}, { board: { order: ["a", "b"], slots, prompts: [] } });
  Object.assign(around.figures.a, figure);
  return around;
};

test("what was planned stands in the form that asks what the one who acts does", () => {
  const planned = acting({}, { intent: { what: "Force the lock" } });
  /** @type {Domain} */
  const words = { type: "text", least: 1, most: 64 };
  const declare = offer({ who: { type: "combatants", in: "one" }, what: words, skill: words });

  assert.equal(initial(declare, "what", planned, "a"), "Force the lock");
  assert.equal(initial(declare, "what", planned), "Force the lock", "the only one it can be about");
  assert.equal(initial(declare, "skill", planned, "a"), "", "a skill is no action");
  assert.equal(initial(declare, "what", planned, "b"), "", "another's plan");
  assert.equal(initial(declare, "what", acting({}), "a"), "");
});

test("a plan is cut to what the form takes, and never replaces what the offer proposes", () => {
  const planned = acting({}, { intent: { what: "Force the lock" } });

  const short = offer({ who: WHO, what: { type: "text", least: 1, most: 5 } });
  assert.equal(initial(short, "what", planned, "a"), "Force");
  const proposed = offer({ who: WHO, what: { type: "text", least: 1, most: 9, default: "Look" } });
  assert.equal(initial(proposed, "what", planned, "a"), "Look");
});

test("a plan stands in no form before the turn, nor in what the GM sets", () => {
  const waiting = acting({ active: undefined }, { intent: { what: "Hide" } });
  /** @type {Record<string, Domain>} */
  const fields = { who: WHO, what: { type: "text", least: 1, most: 64 } };

  assert.equal(initial(offer(fields), "what", waiting, "a"), "");
  const active = acting({}, { intent: { what: "Hide" } });
  assert.equal(initial(offer(fields, { group: "setup" }), "what", active, "a"), "");
});

test("what an action leaves is told where it takes from what the row counts", () => {
  const around = acting({ counters: [{ key: "basic", left: 2, of: 3 }] });
  /** @param {number} high @param {number} [low] @returns {Domain} */
  const range = (high, low = 1) => ({ type: "range", low, high });

  assert.deepEqual(leftOf(range(2), "basic", 1, "a", around), { left: 1, of: 3 });
  assert.equal(leftOf(range(2), "bonus", 1, "a", around), undefined, "not counted");
  assert.equal(leftOf(range(99, 0), "basic", 1, "a", around), undefined, "it sets the number");
  assert.equal(leftOf(range(2), "basic", 3, "a", around), undefined, "more than there is");
  assert.equal(leftOf(range(2), "basic", 1, "b", around), undefined, "another's");
});

test("a form that stays open forgets what was thought up, and that others may see it", () => {
  const note = offer({
    what: { type: "text", most: 64, least: 1 },
    side: { type: "text", most: 64, least: 1, known: ["Foes"] },
    visible: { type: "flag", default: false },
    hidden: { type: "flag", default: false },
    row: { type: "range", low: 0, high: 9 },
  });

  const { draft, first } = forNext(
    { what: "Alarm", side: "Foes", visible: true, hidden: true, row: 7 },
    note,
  );

  assert.deepEqual(draft, { what: "", side: "Foes", visible: false, hidden: true, row: 7 });
  assert.equal(first, "what");
});
