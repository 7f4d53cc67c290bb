import assert from "node:assert/strict";
import { test } from "node:test";
import { queryOf, stageOf, windowed } from "../src/stage.js";

/** @param {string} query */
const stage = (query) => stageOf(new URLSearchParams(query));

test("without a layout the overlay is the one that people use", () => {
  assert.equal(stage(""), undefined);
  assert.equal(stage("layout=&rows=3"), undefined);
});

test("a layout goes by its letters, small or not; one that there is not has nothing to press", () => {
  assert.equal(stage("layout=LIST")?.layout, "list");
  assert.equal(stage("layout=Bar%20")?.layout, "bar");
  assert.equal(stage("layout=foo")?.layout, "unknown");
});

test("a screen has a ground of its own, a column and a bar let through what is behind", () => {
  assert.equal(stage("layout=screen")?.clear, false);
  assert.equal(stage("layout=list")?.clear, true);
  assert.equal(stage("layout=bar&background=solid")?.clear, false);
  assert.equal(stage("layout=screen&background=clear")?.clear, true);
});

test("numbers out of bounds are brought back, what is no number goes unsaid", () => {
  assert.equal(stage("layout=bar&scale=9999")?.scale, 400);
  assert.equal(stage("layout=bar&scale=150%25")?.scale, 150);
  assert.equal(stage("layout=bar&scale=big")?.scale, 100);
  assert.equal(stage("layout=bar&rows=-2")?.rows, 0);
  assert.equal(stage("layout=bar&rows=7")?.rows, 7);
});

test("an address asks for what it was made of, and says no more than needed", () => {
  assert.equal(
    queryOf({ layout: "list", clear: true, scale: 100, rows: 0 }, { scheme: "", lang: "" }),
    "?layout=list",
  );
  const wanted = /** @type {const} */ ({ layout: "screen", clear: true, scale: 150, rows: 5 });
  const query = queryOf(wanted, { scheme: "dark", lang: "cs" });

  assert.deepEqual(stage(query), wanted);
  assert.match(query, /scheme=dark&lang=cs$/);
});

test("of a long order those around the one who acts are drawn", () => {
  const ids = ["a", "b", "c", "d", "e"];

  assert.deepEqual(windowed(ids, 0, 3), { before: 0, ids: ["a", "b", "c"], after: 2 });
  assert.deepEqual(windowed(ids, 3, 3), { before: 2, ids: ["c", "d", "e"], after: 0 });
  assert.deepEqual(windowed(ids, 2, 2), { before: 2, ids: ["c", "d"], after: 1 });
  assert.deepEqual(windowed(ids, -1, 2), { before: 0, ids: ["a", "b"], after: 3 });
  assert.deepEqual(windowed(ids, 4, 0), { before: 0, ids, after: 0 });
});
