import assert from "node:assert/strict";
import { test } from "node:test";
import { said, sent } from "../src/hit-points.js";
import {
  canPick,
  deeds,
  doToEach,
  offerFor,
  pickable,
  picked,
  pickedNow,
  reckoned,
  sameFor,
} from "../src/picking.js";
import { placed, placesOf, steps } from "../src/placing.js";
import { CHANGE, encounter, HIDE, LASTS, offer, REVEAL, ROUNDS, SET, those } from "./offered.js";

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
    step: sameFor(way, {}),
    ids: ["a", "b", "c"],
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

test("a sum is reckoned with everybody's own hit points", () => {
  const here = encounter({ CHANGE, SET });
  /** @param {string} typed @param {string} who */
  const fields = (typed, who) => reckoned(said(typed))(here, who)?.fields;

  assert.deepEqual(fields("-7", "b"), { who: "b", by: -7 });
  assert.deepEqual(fields("=9", "b"), { who: "b", hp: 9, max_hp: null });
  assert.equal(fields("=9", "a"), undefined, "it is so already");
  assert.equal(fields("-7", "d"), undefined, "no hit points are counted");
  assert.equal(reckoned(said("-7"))(encounter({}), "a"), undefined);
});

test("damage stays damage when the offer is looked up anew", () => {
  const here = encounter({ CHANGE });
  const [damage] = deeds(here, ["a"]);

  const one = offerFor(here, damage.ways[0], "b");

  assert.equal(one?.offer.label.key, "core-damage");
  assert.equal(offerFor(here, damage.ways[0], "nobody"), undefined);
});
