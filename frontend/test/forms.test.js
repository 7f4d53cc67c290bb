// What the browser says by itself it says in its own language, not in the reader's.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const OVERLAY = new URL("../src/", import.meta.url);
const sources = readdirSync(OVERLAY, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(js|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, OVERLAY), "utf8") }));

/** @param {RegExp} pattern */
const having = (pattern) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("no form lets the browser tell what is wrong in it", () => {
  assert.ok(having(/<form novalidate/).length > 0);
  assert.deepEqual(having(/<form(?! novalidate)/), []);
  assert.deepEqual(having(/reportValidity|setCustomValidity|validationMessage/), []);
});

test("every form in which something has to be filled in tells that itself", () => {
  const needs = having(/^\s+\??required\b/m);
  const asks = having(/<form novalidate/).filter((name) => needs.includes(name));

  assert.ok(asks.length > 0);
  assert.deepEqual(
    asks.filter((name) => !having(/\bisFilled\(/).includes(name)),
    [],
  );
});
