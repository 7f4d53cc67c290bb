import assert from "node:assert/strict";
import { test } from "node:test";
import { canonical, digest, merge } from "../src/document.js";

/** @import { Doc } from "../src/messages.d.ts" */

// Two documents and the digests that `rondel.table.streams.digest` gives for them.
const TABLE = {
  id: "t1",
  name: "Mlýn u brodu „Žluť“ \u{1F702}\u2028",
  role: "gm",
  people: { s2: 'Äinö "A"\\B\n\t' },
  encounters: {},
};
const ENCOUNTER = {
  id: "e1",
  name: "x",
  system: "speed-rounds",
  stage: "running",
  round: 2,
  board: {
    headline: { key: "speed-rounds-turn", params: { name: "Grak", round: -3 } },
    prompts: [],
    hints: [],
    order: ["b", "a"],
    slots: { b: { pip: "now", active: true, at: 29 }, a: { pip: "done", at: 0 } },
    pools: [],
    tokens: [],
    chances: [],
    line: [],
    checklist: [],
  },
  figures: {},
  offers: {},
  offer_order: [],
  sets: {},
  rules: { late_surprise: { value: true, default: false, mark: "house" } },
  log: { told: 7, lines: { 7: { label: { key: "core-log-begun" }, round: 1, about: [] } } },
};
const WITH_ENCOUNTER = "87f9e2b6";
const WITHOUT = "c3bbf98e";

/** @param {unknown} doc */
const digestOf = (doc) => digest(/** @type {Doc} */ (doc));

test("both sides give a document the same hash", () => {
  assert.equal(digestOf({ table: TABLE, encounter: ENCOUNTER }), WITH_ENCOUNTER);
  assert.equal(digestOf({ table: TABLE }), WITHOUT);
});

test("the lines of the log are not in the hash, their number is", () => {
  const { log } = ENCOUNTER;
  const fewer = { ...ENCOUNTER, log: { ...log, lines: {} } };
  const other = { ...ENCOUNTER, log: { ...log, told: 8 } };

  assert.equal(digestOf({ table: TABLE, encounter: fewer }), WITH_ENCOUNTER);
  assert.notEqual(digestOf({ table: TABLE, encounter: other }), WITH_ENCOUNTER);
});

test("canonical JSON sorts keys at every depth and leaves the order of lists", () => {
  assert.equal(canonical({ b: [{ z: 1, a: "é" }], a: true }), '{"a":true,"b":[{"a":"é","z":1}]}');
});

// The examples of RFC 7396, appendix A.
/** @type {[unknown, unknown, unknown][]} */
const RFC = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [target, patch, result] of RFC) {
  test(`${JSON.stringify(target)} patched with ${JSON.stringify(patch)}`, () => {
    assert.deepEqual(merge(target, patch), result);
  });
}

test("a patch leaves what it does not touch the same object, and its target alone", () => {
  const target = { a: { x: 1 }, b: { y: 1 } };

  const after = /** @type {typeof target} */ (merge(target, { b: { y: 2 } }));

  assert.equal(after.a, target.a);
  assert.deepEqual(target, { a: { x: 1 }, b: { y: 1 } });
});
