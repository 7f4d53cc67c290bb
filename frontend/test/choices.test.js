import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesNow } from "../src/offers-now.js";
import { copyOf, withEncounter, withSeat } from "../src/table-offers.js";

/** @import { Doc, Domain, Encounter, Offer } from "../src/messages.d.ts" */

/** @param {string} set @returns {Domain} */
const one = (set) => ({ type: "combatants", in: set });

/** @param {string} kind @param {Partial<Offer>} more @returns {Offer} */
const offer = (kind, more) => ({
  kind,
  label: { key: `x-${kind}` },
  group: "turn",
  fields: {},
  ...more,
});

/** @param {Offer[]} offers @param {object} [board] @returns {Encounter} */
const encounter = (offers, board = {}) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      sets: { a: ["a"], b: ["b"], all: ["a", "b"] },
      figures: {
        a: { name: "Anna", side: "N", n: 1, mine: true },
        b: { name: "Grak", side: "S", n: 2 },
      },
      board: {
        order: ["a", "b"],
        slots: { a: { who: "a", active: true }, b: { who: "b" } },
        ...board,
      },
      offers: Object.fromEntries(offers.map((o, i) => [`o${i}`, o])),
      offer_order: offers.map((_, i) => `o${i}`),
    })
  );

/** @param {ReturnType<typeof choicesNow>} choices */
const drawnOf = ({ cards, others }) => ({
  cards: cards.map(({ who, own, seen }) => [who, own.length, seen]),
  others: others.map(({ offer: { kind } }) => kind),
});

test("whoever acts has a card with what they can do, the rest of the turn stands below", () => {
  const around = encounter([
    offer("Move", { fields: { who: one("a") } }),
    offer("React", { fields: { who: one("b") } }),
    offer("End", {}),
  ]);

  assert.deepEqual(drawnOf(choicesNow(around, false)), {
    cards: [["a", 1, 1]],
    others: ["React", "End"],
  });
});

/** @param {object} more @param {object} [figure] */
const fight = (more, figure = {}) => {
  const around = encounter([], more);
  Object.assign(around.figures.a, figure);
  return Object.assign(around, { stage: "running" });
};

test("a player's own come first, also while they wait", () => {
  const waiting = fight({
    slots: { a: { who: "a", pip: "waiting" }, b: { who: "b", active: true } },
  });

  assert.deepEqual(choicesNow(waiting, true).idle, ["a"]);
  assert.deepEqual(choicesNow(waiting, false).idle, []);
});

test("whoever is out or fallen does not wait, nor anybody before the fight", () => {
  const out = { slots: { a: { who: "a", pip: "out" }, b: { who: "b" } } };
  assert.deepEqual(choicesNow(fight(out), true).idle, []);
  assert.deepEqual(choicesNow(fight({}, { fallen: true }), true).idle, []);
  assert.deepEqual(choicesNow(Object.assign(fight({}), { stage: "setup" }), true).idle, []);
});

test("who has a card already does not wait beside it", () => {
  const around = encounter([offer("Move", { fields: { who: one("a") } })]);
  const { cards, idle } = choicesNow(Object.assign(around, { stage: "running" }), true);

  assert.deepEqual([cards.length, idle], [1, []]);
});

test("a card shows eight offers at once", () => {
  const many = Array.from({ length: 11 }, () => offer("Move", { fields: { who: one("a") } }));

  assert.deepEqual(drawnOf(choicesNow(encounter(many), false)).cards, [["a", 11, 8]]);
});

test("a player's settings beside the turn fold away once there are more than two", () => {
  const beside = [1, 2, 3].map((n) =>
    offer(`Set${n}`, { group: "combatant", fields: { who: one("a") } }),
  );
  const move = offer("Move", { fields: { who: one("a") } });

  assert.deepEqual(drawnOf(choicesNow(encounter([...beside, move]), true)).cards, [["a", 4, 1]]);
  assert.deepEqual(drawnOf(choicesNow(encounter(beside.slice(1)), true)).cards, [["a", 2, 2]]);
  assert.deepEqual(drawnOf(choicesNow(encounter(beside), true)).cards, []);
});

test("those whom the current item of the checklist is about have cards for the GM", () => {
  const checklist = [
    { id: "1", label: { key: "x" }, state: "now", about: ["b"] },
    { id: "2", label: { key: "x" }, state: "open", about: ["a"] },
  ];
  const roll = offer("Roll", { fields: { who: one("b") } });

  assert.deepEqual(drawnOf(choicesNow(encounter([roll], { checklist }), false)).cards, [
    ["b", 1, 1],
  ]);
});

test("what the big button says is not said again", () => {
  const main = offer("Draw", { group: "round", main: true });
  const activate = offer("Activate", { main: true, fields: { who: one("all") } });
  const around = encounter([main, activate], { slots: {}, order: [] });

  assert.deepEqual(drawnOf(choicesNow(around, false)), { cards: [], others: [] });
});

test("a copy has the next free number", () => {
  assert.equal(copyOf("The ford", ["The ford"]), "The ford 2");
  assert.equal(copyOf("The ford", ["The ford", "The ford 2"]), "The ford 3");
  assert.equal(copyOf("The ford 2", ["The ford 2"]), "The ford 3");
  assert.equal(copyOf("7", ["7"]), "7 2");
  assert.equal(copyOf("x".repeat(64), []), `${"x".repeat(62)} 2`);
});

test("what cannot be had back is asked by name", () => {
  const doc = /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: {
        encounters: { e: { name: "The ford", shown: false } },
        seats: { s: { name: "Bruno", role: "player" } },
      },
    })
  );

  const grave = [...withEncounter(doc, "e"), ...withSeat(doc, "s", undefined)]
    .map(({ offer: { kind, confirm, label } }) => ({ kind, confirm, label }))
    .filter(({ confirm }) => confirm);

  assert.deepEqual(
    grave.map(({ kind, label }) => [kind, label.params?.name]),
    [
      ["DeleteEncounter", "The ford"],
      ["RotateSeat", "Bruno"],
      ["RevokeSeat", "Bruno"],
    ],
  );
});
