import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { keepPreferences, recalled, usual } from "../src/preferences.js";

/** A browser's storage, as far as it is used. */
function storage() {
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  };
}

/** @param {unknown} value */
const stores = (value) =>
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });

afterEach(() => stores(undefined));

test("what is switched off stays off", () => {
  stores(storage());
  keepPreferences({ ...usual(), sound: false });

  assert.deepEqual(recalled(), { ...usual(), sound: false });
});

test("without storage everything is as usual", () => {
  stores(undefined);
  keepPreferences({ ...usual(), sound: false });

  assert.deepEqual(recalled(), usual());
});

test("what is not understood is as usual", () => {
  for (const nonsense of ["{", "null", "7", '{"sound":"no","more":1}']) {
    stores({ ...storage(), getItem: () => nonsense });
    assert.deepEqual(recalled(), usual());
  }
});
