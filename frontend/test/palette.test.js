import assert from "node:assert/strict";
import { test } from "node:test";
import {
  deedOf,
  done,
  found,
  meantBy,
  offered,
  readLately,
  score,
  whoFor,
} from "../src/palette.js";
import { change, nothingYet } from "../src/state.js";
import { CHANGE, encounter, HIDE, offer, REVEAL, those } from "./offered.js";

/** @import { Domain, Encounter, Offer } from "../src/messages.d.ts" */

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
  const two = { a: { who: "a", active: true }, b: { who: "b", active: true } };
  const both = encounter({}, { board: { order: ["a", "b"], slots: two, prompts: [] } });
  assert.equal(whoFor(HIDE, both), "", "two act");
  assert.equal(whoFor(offer("X", "x", { who: those("one") }), here), "a");
});

/** @param {Encounter} here @param {string} deed @param {string} [row] */
const keyed = (here, deed, row = "") => {
  const { entry, why } = meantBy(offered(here, row, say), deed, here, row);
  return entry ? entry.who : why;
};

test("a key is about the row that is looked at, and about nobody else where it is not offered", () => {
  const REVEALS = offer("Reveal", "core-reveal", { who: those("one") });
  const here = encounter({ HIDE, REVEALS });

  assert.equal(keyed(here, "Hide/core-hide", "a"), "a");
  assert.equal(keyed(here, "Hide/core-hide", "c"), "ui-not-with", "b acts");
  assert.equal(keyed(here, "Reveal/core-reveal", "b"), "ui-not-with", "a alone could be");
  assert.equal(keyed(here, "Reveal/core-reveal", "a"), "a");
});

test("with no row looked at a key is about the one who acts, else it is asked for whom", () => {
  const here = encounter({ HIDE, REVEAL });
  const two = { a: { who: "a", active: true }, b: { who: "b", active: true } };
  const both = encounter({ HIDE }, { board: { order: ["a", "b"], slots: two, prompts: [] } });
  const ONE = offer("Defend", "x-defend", { who: those("one") });

  assert.equal(keyed(here, "Hide/core-hide"), "b");
  assert.equal(keyed(here, "Reveal/core-reveal"), "", "a form asks");
  assert.equal(keyed(both, "Hide/core-hide"), "", "two act");
  assert.equal(keyed(encounter({ ONE }), "Defend/x-defend"), "ui-with-whom", "b acts");
  assert.equal(keyed(here, "Defend/x-defend"), "ui-not-now");
});

test("a key for what now has several ways lets one choose among them", () => {
  const manoeuvre = /** @type {Domain} */ ({
    ...{ type: "one_of", values: ["attack"], labels: [{ key: "x-attack" }] },
  });
  const ATTACK = offer("Do", "x-do", { who: those("one"), manoeuvre });

  assert.equal(keyed(encounter({ ATTACK }), "Do/x-do", "a"), "which");
  assert.equal(keyed(encounter({ ATTACK }), "Do/x-do/x-attack", "a"), "a");
});

test("a key for what is about nobody does not mind which row is looked at", () => {
  const NEXT = offer("Go", "x-go", {});

  assert.equal(keyed(encounter({ NEXT }), "Go/x-go", "a"), "");
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
