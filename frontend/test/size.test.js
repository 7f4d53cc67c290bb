// How much comes over the line, as it was built and packed: until the first board stands there, in
// a whole fight, and for what is fetched when somebody opens it.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { PARTS } from "../src/ahead.js";

const BUILT = new URL("../rondel_overlay/static/", import.meta.url);
const UNBUILT = existsSync(new URL("index.html", BUILT)) ? false : "the overlay is not built";

// Bytes, gzipped, or as brotli packs them for browsers that come over HTTPS.
const AT_FIRST = 85_000; // the page, code and words of one language, until there is a board
const PLAYER = { ".gz": 87_500, ".br": 80_500 }; // all code of a fight, for whoever plays in it
const GM = { ".gz": 90_000, ".br": 82_500 }; // the same, and what it takes to lead it
const WORDS = { ".gz": 18_500, ".br": 17_500 }; // of one language and one system
const OPENED = 8_000; // gzipped: all that comes when somebody opens what few do, such as the door
const EVERYTHING = 142_000; // gzipped: all code there is for tables, stages, the lobby, and hosts

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, BUILT), "utf8");

/** @param {Iterable<string>} names @param {string} [packing] */
const packed = (names, packing = ".gz") =>
  [...names].reduce((sum, name) => sum + statSync(new URL(name + packing, BUILT)).size, 0);

/**
 * Scripts and all that they cannot begin without.
 * @param {Iterable<string>} names
 */
function whole(names) {
  const found = new Set(names);
  for (const name of found) {
    const imports = read(name).matchAll(/(?:from|import)[`"']\.\/([\w-]+\.js)[`"']/g);
    for (const [, other] of imports) found.add(other);
  }
  return found;
}

/** All that the overlay may ever fetch. */
function everything() {
  const found = begun();
  for (const name of found) {
    const imports = read(name).matchAll(/import\([`"']\.\/([\w-]+\.js)[`"']\)/g);
    for (const one of whole([...imports].map(([, other]) => other))) found.add(one);
  }
  return found;
}

/** What the overlay begins with. */
function begun() {
  const [, script] = /static\/(overlay-\w+\.js)"/.exec(read("index.html")) ?? [];
  return whole([script ?? assert.fail("the page begins with nothing")]);
}

/** @param {string} name */
const part = (name) =>
  [...everything()].find((file) => file.replace(/-\w+\.js$/, "") === name) ??
  assert.fail(`there is no ${name}`);

/** @returns {{ words: string, languages: string[], parts: Record<string, string[]> }} */
const ahead = () => JSON.parse(read("ahead.json"));

/** @param {string} language @param {string[]} parts */
const words = (language, ...parts) =>
  ["", ...parts.map((one) => `-${one}`)].map((one) => `${ahead().words}/${language}${one}.ftl`);

/** @param {string} told @param {Iterable<string>} names @param {Record<string, number>} most */
function fits(told, names, most) {
  for (const [packing, limit] of Object.entries(most)) {
    const sum = packed(names, packing);
    assert.ok(sum <= limit, `${told}: ${sum} bytes of ${packing}, ${limit} are enough`);
  }
}

test("all until the first board fits into 85 kB, in every language and system", {
  skip: UNBUILT,
}, () => {
  for (const [system, parts] of Object.entries(ahead().parts)) {
    for (const language of ahead().languages) {
      const names = ["index.html", ...begun(), ...parts, ...words(language, system)];
      fits(`${system} ${language}`, names, { ".gz": AT_FIRST });
    }
  }
});

test("a whole fight takes 87.5 kB of code, and 90 kB to lead it, in any system", {
  skip: UNBUILT,
}, () => {
  for (const [system, parts] of Object.entries(ahead().parts)) {
    const played = whole([...begun(), ...parts, part("panels")]);
    fits(`a player of ${system}`, played, PLAYER);
    fits(`a GM of ${system}`, whole([...played, part("gm-panels")]), GM);
  }
});

test("a language has all its words of a system with 18.5 kB", { skip: UNBUILT }, () => {
  for (const system of Object.keys(PARTS)) {
    for (const language of ahead().languages) {
      fits(`${system} ${language}`, words(language, system, "panels"), WORDS);
    }
  }
});

test("what is fetched when somebody opens it takes 8 kB at most, all that it needs included", {
  skip: UNBUILT,
}, () => {
  const faces = Object.values(ahead().parts).flat();
  const fight = whole([...begun(), ...faces, part("panels"), part("gm-panels")]);

  for (const name of everything()) {
    if (fight.has(name)) continue;
    const further = [...whole([name])].filter((one) => !fight.has(one));
    fits(name, further, { ".gz": OPENED });
  }
});

test("what few open is no part of a fight", { skip: UNBUILT }, () => {
  const fight = whole([...begun(), part("panels"), part("gm-panels")]);

  for (const name of ["dialogs", "gather", "lobby", "outward", "qr", "rules", "stage", "table"]) {
    assert.ok(!fight.has(part(name)), name);
  }
});

test("all code that there is fits into 142 kB", { skip: UNBUILT }, () => {
  fits("everything", everything(), { ".gz": EVERYTHING });
});

test("the page names all that the overlay cannot begin without", { skip: UNBUILT }, () => {
  const page = read("index.html");

  assert.deepEqual(
    [...begun()].filter((name) => !page.includes(`../static/${name}`)),
    [],
  );
});

test("what a browser may keep for good has its hash in its name", { skip: UNBUILT }, () => {
  const scripts = readdirSync(BUILT).filter((name) => name.endsWith(".js"));

  assert.deepEqual(
    scripts.filter((name) => !/-[0-9a-f]{8}\.js$/.test(name)),
    ["embed.js"], // other people's pages name it
  );
  assert.match(ahead().words, /^words-[0-9a-f]{8}$/);
});
