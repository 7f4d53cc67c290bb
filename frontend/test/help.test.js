// The help: whole in each language, with pictures that are there and addresses of this server.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { hindranceOf, isPlace, NAMES, PLACES, pasted } from "../src/help-places.js";
import { LANGUAGES } from "../src/languages.js";
import { helpAt } from "../src/link.js";
import { Texts } from "../src/text.js";
import { files, keysOf } from "./locale.js";

const PICTURES = new URL("../pictures/help/", import.meta.url);
const HEAVIEST = 40_000; // bytes of a picture
const ALL = 350_000; // bytes of all

const page = readFileSync(new URL("../src/elements/help.js", import.meta.url), "utf8");
const steps = NAMES.flatMap((name) => PLACES[name].steps);
const shown = steps.flatMap(({ picture }) => picture ?? []);

/** Whatever the page says of its places. */
const keys = new Set([
  ...NAMES.flatMap((name) => [`help-${name}`, `help-${name}-what`, ...PLACES[name].notes]),
  ...NAMES.filter((name) => !PLACES[name].name).map((name) => `help-${name}-short`),
  ...NAMES.flatMap((name) => PLACES[name].hindered.map((by) => `help-hindered-${by}`)),
  ...steps.map(({ key }) => key),
  ...shown.map((picture) => `help-picture-${picture}`),
]);

for (const language of Object.keys(LANGUAGES)) {
  test(`every place where people play has a page in ${language}`, () => {
    const text = new Texts(language, { [language]: [...files(language).values()] });
    const address = "https://rondel.example";

    for (const key of keys) {
      assert.ok(text.has(key), key);
      const said = text.say(key, { server: address, host: "Foundry VTT" });
      assert.doesNotMatch(said, /[{}]/, "what it refers to is there");
    }
  });
}

test("the help has no words that its page does not say", () => {
  const english = keysOf(files("en").get("help.ftl") ?? "");
  const own = english.filter((key) => !keys.has(key));

  assert.deepEqual(
    own.filter((key) => !page.includes(`"${key}"`)),
    [],
  );
});

test("every picture is there, is light, and is shown", () => {
  const there = readdirSync(PICTURES);
  const sizes = there.map((name) => statSync(new URL(name, PICTURES)).size);

  assert.deepEqual(there.sort(), shown.map((name) => `${name}.webp`).sort());
  assert.ok(Math.max(...sizes) <= HEAVIEST);
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= ALL);
});

test("what is pasted names the server by the address at which people reach it", () => {
  const lines = steps.flatMap(({ lines = [] }) => lines);
  const there = lines.map((line) => pasted(line, "https://vtt.example/rondel"));

  assert.ok(there.includes("https://vtt.example/rondel/obr/manifest.json"));
  assert.ok(there.includes("https://vtt.example/rondel/foundry/module.json"));
  assert.ok(there.includes("https://vtt.example/rondel/symbiote/rondel.zip"));
  assert.deepEqual(
    there.filter((line) => line.includes("{server}")),
    [],
  );
});

test("an address that others cannot use is told as such", () => {
  assert.equal(hindranceOf("http://127.0.0.1:8137"), "local");
  assert.equal(hindranceOf("https://localhost"), "local");
  assert.equal(hindranceOf("http://[::1]:8137/rondel"), "local");
  assert.equal(hindranceOf("http://192.168.1.5:8137"), "plain");
  assert.equal(hindranceOf("https://rondel.example"), "");
});

test("from a host one comes to the help about it, from others to all of it", () => {
  for (const kind of ["owlbear", "foundry", "talespire"]) assert.ok(isPlace(kind));
  assert.equal(helpAt("/rondel", "fi", "foundry"), "/rondel/help/foundry?lang=fi");
  assert.equal(helpAt("", "en"), "/help/?lang=en");
  assert.equal(helpAt("", "en", "../t/x"), "/help/?lang=en");
  assert.ok(!isPlace("constructor"));
});
