// What `<rondel-table>` makes of its attributes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, forbidden, heightOf, schemeOf, words } from "../src/embedding.js";
import { LANGUAGES } from "../src/languages.js";

const OWN = "https://rondel.example/under/";
const NONE = { src: "", server: "", table: "", view: "", layout: "" };

/** @param {Partial<typeof NONE>} asked */
const made = (asked) => addressOf({ ...NONE, ...asked }, OWN)?.href;

test("the link of a seat is framed as it is, with a host that speaks", () => {
  assert.equal(
    made({ src: "https://rondel.example/under/t/abc?lang=fi#secret" }),
    "https://rondel.example/under/t/abc?lang=fi&host=port#secret",
  );
  assert.equal(
    made({ src: "w/abc#secret" }),
    "https://rondel.example/under/w/abc?host=port#secret",
  );
});

test("the token is in the fragment and nowhere else", () => {
  const address = addressOf({ ...NONE, src: "w/abc?layout=bar#secret" }, OWN);

  assert.equal(address?.hash, "#secret");
  assert.ok(!address?.href.replace("#secret", "").includes("secret"));
});

test("a view turns the page that only shows into the whole one, and back", () => {
  assert.equal(made({ src: "t/abc#x", view: "watch" }), `${OWN}w/abc?host=port#x`);
  assert.equal(made({ src: "w/abc#x", view: "full" }), `${OWN}t/abc?host=port#x`);
  assert.equal(made({ src: "t/abc#x", view: "other" }), `${OWN}t/abc?host=port#x`);
});

test("a table is named without a link too, and only shown then", () => {
  assert.equal(made({ table: "abc" }), `${OWN}w/abc?host=port`);
  assert.equal(
    made({ server: "https://other.example/", table: "abc", view: "full" }),
    "https://other.example/t/abc?host=port",
  );
});

test("a layout is asked for in the address", () => {
  assert.equal(made({ table: "abc", layout: "bar" }), `${OWN}w/abc?layout=bar&host=port`);
});

test("what is no address of a table is none", () => {
  assert.equal(made({}), undefined);
  for (const src of [
    "https://rondel.example/under/",
    "https://rondel.example/lobby",
    "javascript:alert(1)",
    "data:text/html,/t/x",
    "https://[",
  ]) {
    assert.equal(made({ src }), undefined, src);
  }
});

test("the height is what is said, else what the page asks for, within bounds", () => {
  assert.equal(heightOf("300", 900), 300);
  assert.equal(heightOf("", 900), 900);
  assert.equal(heightOf("auto", 900.4), 900);
  assert.equal(heightOf(""), 480);
  assert.equal(heightOf("", 1e9), 4000);
  assert.equal(heightOf("1"), 120);
});

test("a secure page shows no server that is not, unless it is this computer", () => {
  const at = (/** @type {string} */ url) => new URL(url);

  assert.equal(forbidden(at("http://rondel.example/w/x"), "https:"), "mixed");
  assert.equal(forbidden(at("http://192.168.1.5/w/x"), "https:"), "mixed");
  assert.equal(forbidden(at("http://localhost:8137/w/x"), "https:"), "");
  assert.equal(forbidden(at("http://127.0.0.1:8137/w/x"), "https:"), "");
  assert.equal(forbidden(at("http://rondel.example/w/x"), "http:"), "");
  assert.equal(forbidden(at("https://rondel.example/w/x"), "https:"), "");
});

test("its words are there in every language that the overlay speaks", () => {
  for (const lang of Object.keys(LANGUAGES)) {
    for (const what of /** @type {const} */ (["title", "nothing", "mixed", "silent"])) {
      const put = { server: "https://s.example", page: "https://p.example" };
      const said = words(`${lang}-XX`, what, put);
      assert.ok(said && !said.includes("{"), `${lang} ${what}`);
      if (lang !== "en") assert.notEqual(said, words("en", what, put), `${lang} ${what}`);
    }
  }
  assert.equal(words("tlh", "title"), words("en", "title"));
});

test("the scheme is the page's own, where it has two the person's", () => {
  assert.equal(schemeOf("normal", true), "light");
  assert.equal(schemeOf("dark", false), "dark");
  assert.equal(schemeOf("light", true), "light");
  assert.equal(schemeOf("light dark", true), "dark");
  assert.equal(schemeOf("light dark", false), "light");
});
