// What a browser keeps from us in somebody else's page, and what is said of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hindrance, shut } from "../src/blocked.js";

/**
 * A window of ours at *address*, inside pages of these *origins*, the nearest first.
 * @param {string} address
 * @param {string[]} origins
 */
const within = (address, ...origins) => {
  const { protocol, hostname } = new URL(address);
  const location = { protocol, hostname, ancestorOrigins: origins };
  return { origin: "", top: {}, location, document: { referrer: "" } };
};

test("a sandbox that takes our origin is told from all other pages", () => {
  assert.equal(shut({ origin: "null" }), "sandboxed");
  assert.equal(shut({ origin: "https://rondel.example" }), "");
});

test("nothing is in the way of a page that stands alone", () => {
  const here = within("http://192.168.1.5:8137/t/x");
  here.top = here;

  assert.equal(hindrance(here), "");
});

test("a page that is not secure is kept out of one that is, but not on this computer", () => {
  assert.equal(hindrance(within("http://rondel.example/t/x", "https://vtt.example")), "mixed");
  assert.equal(hindrance(within("http://192.168.1.5/t/x", "https://vtt.example")), "mixed");
  assert.equal(hindrance(within("http://rondel.example/t/x", "http://vtt.example")), "");
  assert.equal(hindrance(within("https://rondel.example/t/x", "https://vtt.example")), "");
});

test("a server nearby may be kept from a page from far away", () => {
  for (const near of [
    "http://localhost:8137",
    "http://127.0.0.1:8137",
    "http://[::1]:8137",
    "https://192.168.1.5",
    "https://10.0.0.7",
    "https://172.20.1.1",
    "https://[fd12:3456::1]",
    "https://table.local",
  ]) {
    assert.equal(hindrance(within(`${near}/t/x`, "https://www.owlbear.rodeo")), "local", near);
    assert.equal(hindrance(within(`${near}/t/x`, "http://localhost:3000")), "", near);
  }
  assert.equal(hindrance(within("https://172.32.1.1/t/x", "https://www.owlbear.rodeo")), "");
});

test("a page far out counts like the nearest, and one that is hidden is not guessed", () => {
  const nested = within("http://127.0.0.1/t/x", "http://localhost:3000", "https://vtt.example");
  const hidden = within("http://127.0.0.1/t/x", "null");

  assert.equal(hindrance(nested), "local");
  assert.equal(hindrance(hidden), "");
});

test("where the pages around are not told, the one that sent for us is", () => {
  const here = within("http://127.0.0.1/t/x");
  const { protocol, hostname } = here.location;
  const told = { ...here, location: { protocol, hostname }, document: { referrer: "" } };

  assert.equal(hindrance(told), "");
  told.document.referrer = "https://vtt.example/";
  assert.equal(hindrance(told), "local");
});
