import assert from "node:assert/strict";
import { test } from "node:test";
import { said, sent } from "../src/hit-points.js";
import { deedOf, done, found, offered, readLately, score, whoFor } from "../src/palette.js";
import { canPick, deeds, doToEach, offerFor, pickable, picked, pickedNow } from "../src/picking.js";
import { placed, placesOf, steps } from "../src/placing.js";
import { change, nothingYet } from "../src/state.js";

/** @import { Domain, Encounter, Offer } from "../src/messages.d.ts" */

/** @param {string} kind @param {string} key @param {Record<string, Domain>} fields @param {Partial<Offer>} [more] @returns {Offer} */
const offer = (kind, key, fields, more = {}) => ({
  kind,
  label: { key },
  group: "combatant",
  fields,
  ...more,
});
/** @param {string} name @returns {Domain} */
const those = (name) => ({ type: "combatants", in: name });
const BY = /** @type {Domain} */ ({ type: "range", low: -99, high: 99, default: -1 });
const NAME = /** @type {Domain} */ ({ type: "text", most: 9, least: 1 });

/** @param {Record<string, Offer>} offers @param {object} [more] @returns {Encounter} */
const encounter = (offers, more = {}) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      id: "e",
      sets: { all: ["a", "b", "c", "d"], ab: ["a", "b"], cd: ["c", "d"], one: ["a"] },
      figures: {
        a: { name: "Anna", n: 1, hp: 9, max_hp: 12 },
        b: { name: "Bruno", n: 2, hp: 5 },
        c: { name: "Čeněk", n: 3, hp: 1 },
        d: { name: "Dora", n: 4 },
      },
      board: {
        order: ["c", "a", "b"],
        slots: { a: { who: "a" }, b: { who: "b", active: true }, c: { who: "c" } },
        prompts: [],
      },
      offers,
      offer_order: Object.keys(offers),
      ...more,
    })
  );

const CHANGE = offer("ChangeHp", "core-change-hp", { who: those("all"), by: BY });
const SET = offer("SetHp", "core-set-hp", { who: those("all"), hp: BY, max_hp: BY });
const HIDE = offer("Hide", "core-hide", { who: those("ab") });
const REVEAL = offer("Reveal", "core-reveal", { who: those("cd") });
const LASTS = offer("AddCondition", "core-add-condition-endless", {
  who: those("all"),
  name: NAME,
});
const ROUNDS = offer("AddCondition", "core-add-condition-rounds", {
  who: those("all"),
  name: NAME,
});

// --- arithmetic in hit points -------------------------------------------------------------------

test("a minus takes, a plus gives, an equals sign sets; sums are reckoned", () => {
  assert.deepEqual(said("-7"), { is: "change", by: -7 });
  assert.deepEqual(said(" \u2212 7 "), { is: "change", by: -7 });
  assert.deepEqual(said("+3"), { is: "change", by: 3 });
  assert.deepEqual(said("-3-4+1"), { is: "change", by: -6 });
  assert.deepEqual(said("=12"), { is: "set", to: 12 });
  assert.deepEqual(said("= 20-7"), { is: "set", to: 13 });
});

test("a number alone says not what it is, and nothing else is a number", () => {
  assert.deepEqual(said("7"), { is: "unsaid", number: 7 });
  assert.deepEqual(said("7-2"), { is: "unsaid", number: 5 });
  assert.deepEqual(said(""), { is: "nothing" });
  for (const wrong of ["x", "-", "=", "--3", "3d6", "1.5", "-7=", "9999999"]) {
    assert.deepEqual(said(wrong), { is: "wrong" }, wrong);
  }
});

test("setting keeps the most that one can have, and needs no offer of its own", () => {
  const here = encounter({ CHANGE, SET });
  const [change, set] = [CHANGE, SET].map((one) => ({ key: one.kind, id: one.kind, offer: one }));

  const whole = sent({ is: "set", to: 4 }, "a", here, { change, set });
  assert.deepEqual(whole?.fields, { who: "a", hp: 4, max_hp: 12 });
  assert.equal(whole?.one, set);
  assert.deepEqual(sent({ is: "set", to: 4 }, "b", here, { change, set })?.fields.max_hp, null);
  assert.deepEqual(sent({ is: "set", to: 4 }, "a", here, { change, set: undefined })?.fields, {
    who: "a",
    by: -5,
  });
  assert.deepEqual(sent({ is: "change", by: -7 }, "a", here, { change, set })?.fields, {
    who: "a",
    by: -7,
  });
});

test("what would change nothing, or is not said, is not sent", () => {
  const here = encounter({ CHANGE });
  const ways = { change: { key: "k", id: "i", offer: CHANGE }, set: undefined };

  assert.equal(sent({ is: "set", to: 9 }, "a", here, ways), undefined);
  assert.equal(sent({ is: "set", to: -1 }, "a", here, ways), undefined);
  assert.equal(sent({ is: "change", by: 0 }, "a", here, ways), undefined);
  assert.equal(sent({ is: "unsaid", number: 7 }, "a", here, ways), undefined);
  assert.equal(sent({ is: "change", by: 1 }, "d", here, ways), undefined);
});

// --- the order by hand --------------------------------------------------------------------------

const PLACE = offer("PlaceBefore", "x-place", { who: those("all"), other: those("all") });

test("rows can be put elsewhere where an offer says so, if each has one place", () => {
  assert.deepEqual(placesOf(encounter({ PLACE }))?.rows, ["c", "a", "b"]);
  assert.equal(placesOf(encounter({ HIDE })), undefined);
  const twice = {
    order: ["c", "a1", "a2", "b"],
    slots: { a1: { who: "a" }, a2: { who: "a" }, b: { who: "b" }, c: { who: "c" } },
  };
  assert.deepEqual(placesOf(encounter({ PLACE }, { board: twice }))?.rows, ["c", "b"]);
});

test("a row goes before the one that stands where it is put; behind the last in two steps", () => {
  const rows = ["c", "a", "b", "d"];

  assert.deepEqual(steps(rows, "d", 0), [{ who: "d", other: "c" }]);
  assert.deepEqual(steps(rows, "c", 1), [{ who: "c", other: "b" }]);
  assert.deepEqual(steps(rows, "b", 3), [{ who: "d", other: "b" }]);
  assert.deepEqual(steps(rows, "c", 3), [
    { who: "c", other: "d" },
    { who: "d", other: "c" },
  ]);
  assert.deepEqual(steps(rows, "a", 1), []);
  assert.deepEqual(steps(rows, "x", 1), []);
});

test("those steps lead just there, from every place to every other", () => {
  const rows = ["a", "b", "c", "d", "e"];
  /** @param {string[]} order @param {{ who: string, other: string }} step */
  const before = (order, { who, other }) => {
    const rest = order.filter((id) => id !== who);
    return rest.flatMap((id) => (id === other ? [who, id] : [id]));
  };

  for (const row of rows) {
    for (const place of rows.keys()) {
      assert.deepEqual(steps(rows, row, place).reduce(before, rows), placed(rows, row, place));
    }
  }
});

// --- several at once ----------------------------------------------------------------------------

test("with Shift all between become as the one that is pressed", () => {
  const ids = ["c", "a", "b", "d"];

  assert.deepEqual(picked(ids, [], "a"), ["a"]);
  assert.deepEqual(picked(ids, ["a"], "d", "a"), ["a", "b", "d"]);
  assert.deepEqual(picked(ids, ["c", "a", "b", "d"], "c", "b"), ["d"]);
  assert.deepEqual(picked(ids, ["a"], "a"), []);
});

test("the picked stand in the order of the rows, and who is gone is not among them", () => {
  assert.deepEqual(pickedNow(encounter({ CHANGE }), ["a", "gone", "c", "d"]), ["c", "a", "d"]);
});

test("each thing that can be done says to whom; all ways to add a condition are one thing", () => {
  const here = encounter({ REVEAL, CHANGE, HIDE, LASTS, ROUNDS });

  const all = deeds(here, ["b", "c"]);

  assert.deepEqual(
    all.map(({ id, ways, ids }) => [id, ways.length, ids]),
    [
      ["core-damage", 1, ["b", "c"]],
      ["core-heal", 1, ["b", "c"]],
      ["AddCondition", 2, ["b", "c"]],
      ["core-hide", 1, ["b"]],
      ["core-reveal", 1, ["c"]],
    ],
  );
  assert.deepEqual(pickable(encounter({ HIDE })), ["a", "b"]);
  assert.equal(canPick(here), true);
  assert.equal(canPick(encounter({})), false);
});

test("the same is done to each, one after the other, with the offer that holds by then", async () => {
  const here = [encounter({ X: HIDE }), encounter({ Y: HIDE }), encounter({})];
  /** @type {[string, object][]} */
  const given = [];
  const now = () => here[Math.min(given.length, here.length - 1)];
  const way = { key: "old", id: "old", offer: HIDE };

  const outcome = await doToEach({
    now,
    give: async (key, draft) => {
      given.push([key, draft]);
      return given.length === 1
        ? { ok: true, id: "1" }
        : { ok: false, id: "2", code: "not-now", message: "" };
    },
    way,
    ids: ["a", "b", "c"],
    fields: {},
  });

  assert.deepEqual(given, [
    ["X@a", { encounter: "e", kind: "Hide", expect: "", fields: { who: "a" } }],
    ["Y@b", { encounter: "e", kind: "Hide", expect: "", fields: { who: "b" } }],
  ]);
  assert.deepEqual(outcome.done, ["a"]);
  assert.deepEqual(
    outcome.refused.map(({ who, answer }) => [who, answer?.code]),
    [
      ["b", "not-now"],
      ["c", undefined],
    ],
  );
});

test("damage stays damage when the offer is looked up anew", () => {
  const here = encounter({ CHANGE });
  const [damage] = deeds(here, ["a"]);

  const one = offerFor(here, damage.ways[0], "b");

  assert.equal(one?.offer.label.key, "core-damage");
  assert.equal(offerFor(here, damage.ways[0], "nobody"), undefined);
});

// --- the palette --------------------------------------------------------------------------------

/** @param {{ offer: Offer }} one @param {string} who */
const say = ({ offer }, who) => `${who ? `${who}: ` : ""}${offer.label.key}`;

test("every offer is there once for whom it is likely about, and once for each other", () => {
  const entries = offered(encounter({ HIDE, CHANGE }), "a", say);

  assert.deepEqual(
    entries.filter(({ deed }) => deed === "Hide/core-hide").map(({ who, spread }) => [who, spread]),
    [
      ["a", false],
      ["b", true],
    ],
  );
  assert.equal(entries.filter(({ deed }) => deed === "ChangeHp/core-damage").length, 4);
});

test("it is about the open row, else about whoever acts, else that is asked", () => {
  const here = encounter({});

  assert.equal(whoFor(HIDE, here, "a"), "a");
  assert.equal(whoFor(HIDE, here), "b");
  assert.equal(whoFor(REVEAL, here), "");
  assert.equal(whoFor(offer("X", "x", { who: those("one") }), here), "a");
});

test("words are found by their beginnings, in any order, without their accents", () => {
  assert.ok(score("dam ann", "Anna: Damage") > score("amage", "Anna: Damage"));
  assert.ok(score("cenek", "Čeněk: Damage") > 0);
  assert.ok(score("dmg", "Damage") > 0);
  assert.ok(score("ett", "End the turn") > 0);
  assert.equal(score("etn", "Set hit points on"), 0);
  assert.equal(score("heal", "Damage"), 0);
  assert.equal(score("damage xyz", "Damage"), 0);
});

test("while nothing is looked for, what was done lately comes first, then the next step", () => {
  const NEXT = offer("Go", "x-go", {}, { main: true });
  const entries = offered(encounter({ HIDE, REVEAL, NEXT }), "", say);

  const deedsOf = (/** @type {string[]} */ lately) =>
    found(entries, "", lately).map(({ deed }) => deed);
  assert.deepEqual(deedsOf([]), ["Go/x-go", "Hide/core-hide", "Reveal/core-reveal"]);
  assert.deepEqual(deedsOf(["Reveal/core-reveal", "gone"])[0], "Reveal/core-reveal");
});

test("of equals, what was done lately is found first", () => {
  const entries = offered(encounter({ HIDE, REVEAL }), "", say);

  assert.equal(found(entries, "core", ["Reveal/core-reveal"])[0].deed, "Reveal/core-reveal");
  assert.deepEqual(
    found(entries, "hide b", []).map(({ who }) => who),
    ["b"],
  );
});

test("where each has an offer of their own, one stands for all until somebody looks for another", () => {
  const A = offer("Defend", "x-defend", { who: those("one") });
  const B = offer("Defend", "x-defend", { who: those("justb") });
  const here = encounter({ A, B }, { sets: { one: ["a"], justb: ["b"] } });

  /** @param {string} open */
  const standing = (open) =>
    offered(here, open, say).flatMap(({ who, spread }) => (spread ? [] : [who]));
  assert.deepEqual(standing(""), ["b"]);
  assert.deepEqual(standing("a"), ["a"]);
});

test("of what can be taken back only the last is offered", () => {
  /** @param {string} key @param {"undo"} [way] @returns {import("../src/state.js").News} */
  const told = (key, way) => ({ is: "noticed", notice: { tone: "good", key, way, act: 1 } });

  const state = [told("first", "undo"), told("other"), told("second", "undo")].reduce(
    change,
    nothingYet(),
  );

  assert.deepEqual(
    state.notices.map(({ key }) => key),
    ["other", "second"],
  );
});

test("what a deed is does not tell whom it is about, but tells which of its kind it is", () => {
  const manoeuvre = /** @type {Domain} */ ({
    type: "one_of",
    values: ["attack"],
    labels: [{ key: "x-attack" }],
  });
  const condition = /** @type {Domain} */ ({
    type: "one_of",
    values: ["c7"],
    labels: [{ key: "core-name", params: { name: "Prone" } }],
  });

  assert.equal(deedOf(offer("Do", "x-do", { who: those("one"), manoeuvre })), "Do/x-do/x-attack");
  assert.equal(deedOf(offer("End", "x-end", { condition })), "End/x-end");
});

test("what was done lately is kept once each, and read back as far as it makes sense", () => {
  assert.deepEqual(done(["a", "b"], "b"), ["b", "a"]);
  assert.equal(
    done(
      Array.from({ length: 20 }, (_, i) => `d${i}`),
      "x",
    ).length,
    12,
  );
  assert.deepEqual(readLately('["a",7,"b"]'), ["a", "b"]);
  assert.deepEqual(readLately("{"), []);
  assert.deepEqual(readLately("{}"), []);
});
