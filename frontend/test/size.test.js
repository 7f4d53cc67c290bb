// How much comes over the line until the first board stands there, as it was built.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../rondel_overlay/static/", import.meta.url);
const MOST = 90_000; // bytes, packed
const SYSTEMS = { "dice-bag": ["bag"], "speed-rounds": [], "time-plan": ["plan"] };

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, BUILT), "utf8");

/** @param {string} name */
const packed = (name) => gzipSync(read(name), { level: 9 }).length;

/**
 * A module and all that it cannot begin without.
 * @param {string} name
 * @param {Set<string>} [found]
 */
function whole(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) {
    whole(other, found);
  }
  return found;
}

/** @param {string} start of a file's name */
const part = (start) => {
  const name = readdirSync(BUILT).find((n) => n.startsWith(`${start}-`) && n.endsWith(".js"));
  return name ?? assert.fail(`there is no ${start}`);
};

test("the overlay, one language and one system fit into 90 kB", (context) => {
  if (!existsSync(BUILT)) return context.skip("the overlay is not built");
  const languages = readdirSync(new URL("words/", BUILT)).filter((name) => !name.includes("-"));
  for (const [system, faces] of Object.entries(SYSTEMS)) {
    const modules = whole("overlay.js");
    for (const face of faces) whole(part(face), modules);
    const code = [...modules].reduce((sum, name) => sum + packed(name), packed("index.html"));
    for (const words of languages) {
      const said = packed(`words/${words}`) + packed(`words/${words.replace(".", `-${system}.`)}`);
      assert.ok(code + said <= MOST, `${system} ${words}: ${code} + ${said} bytes`);
    }
  }
});

test("the page names all that the overlay cannot begin without", (context) => {
  if (!existsSync(BUILT)) return context.skip("the overlay is not built");
  const page = read("index.html");

  assert.deepEqual(
    [...whole("overlay.js")].filter((name) => !page.includes(`../static/${name}`)),
    [],
  );
});
