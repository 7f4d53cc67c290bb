import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead } from "../src/ahead.js";

/**
 * A page with what its server wrote into it.
 * @param {Record<string, string>} [dataset]
 */
const pageThat = (dataset) =>
  /** @type {Document} */ (
    /** @type {unknown} */ ({
      querySelector: (/** @type {string} */ selector) =>
        selector === 'meta[name="rondel"]' && dataset ? { dataset } : null,
    })
  );

test("a table's page says what is played there and in which language", () => {
  assert.deepEqual(ahead(pageThat({ system: "dice-bag", lang: "fi" })), {
    system: "dice-bag",
    lang: "fi",
  });
});

test("it may say that nothing is played, which is more than to say nothing", () => {
  assert.deepEqual(ahead(pageThat({ system: "", lang: "" })), { system: "", lang: "" });
  assert.deepEqual(ahead(pageThat({})), { system: "", lang: "" });
  assert.equal(ahead(pageThat()), undefined);
});
