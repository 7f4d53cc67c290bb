// Every word that the program can say has an English text: found out by reading the sources.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const BACKEND = new URL("../../backend/rondel/", import.meta.url);
const SYSTEMS = new URL("systems/", BACKEND);
const OVERLAY = new URL("../src/", import.meta.url);

/** @param {URL} folder @param {string} ending */
const read = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name.replaceAll("\\", "/"), folder), "utf8"));

const common = ["core/", "table/", "web/"].flatMap((name) => read(new URL(name, BACKEND), ".py"));
// The systems that are whole: each a folder that says which object it is.
const systems = readdirSync(SYSTEMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
  .map(({ name }) => ({
    slug: name.replaceAll("_", "-"),
    texts: read(new URL(`${name}/`, SYSTEMS), ".py"),
  }))
  .filter(({ texts }) => texts.some((text) => /^SYSTEM\b/m.test(text)));
const python = [...common, ...systems.flatMap(({ texts }) => texts)];

const LOCALES = new URL("locales/", OVERLAY);
const english = readdirSync(LOCALES)
  .filter((name) => /^en[-.]/.test(name))
  .map((name) => readFileSync(new URL(name, LOCALES), "utf8"))
  .join("\n");
const keys = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

/** @typedef {{ key: string, whole: boolean }} Wanted */

/**
 * The keys that *pattern* finds, as its first group; one that is put together by how it begins.
 * @param {string[]} texts
 * @param {RegExp} pattern
 * @returns {Wanted[]}
 */
function used(texts, pattern) {
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key));
  return [...new Set(found)]
    .map((key) => {
      const open = key.search(/\$?\{/);
      return open < 0 ? { key, whole: true } : { key: key.slice(0, open), whole: false };
    })
    .filter(({ key }) => key !== "");
}

/** @param {Wanted[]} wanted */
const missing = (wanted) =>
  wanted
    .filter(({ key, whole }) =>
      whole ? !keys.includes(key) : !keys.some((known) => known.startsWith(key)),
    )
    .map(({ key }) => key);

/**
 * Literals that begin like the key of a text.
 * @param {string[]} prefixes
 */
const literals = (prefixes) =>
  new RegExp(`["'\`]((?:${prefixes.join("|")})-[a-z][^"'\`\\s]*)["'\`]`, "g");

test("every label has a text", () => {
  assert.ok(systems.length > 0);
  assert.deepEqual(missing(used(python, /Label\(\s*f?"([^"]+)"/g)), []);
});

test("every key that a system names has a text, whether or not it stands in a label", () => {
  for (const { slug, texts } of systems) {
    const refused = used(texts, /Refusal\(\s*"([a-z-]+)"/g).map(({ key }) => key);
    // A literal may be how a key begins that is put together elsewhere.
    const begins = (/** @type {string} */ key) => keys.some((known) => known.startsWith(`${key}-`));
    const named = used(texts, literals([slug])).filter(
      ({ key }) => !refused.includes(key) && !begins(key),
    );
    assert.deepEqual(missing(named), [], slug);
  }
});

test("every code of a refusal has a text", () => {
  const codes = used(python, /(?:Refusal|Refused|WrongDice)\(\s*"([a-z-]+)"/g);

  assert.deepEqual(missing(codes.map(({ key, whole }) => ({ key: `refused-${key}`, whole }))), []);
});

test("every command has a name", () => {
  const sources = [{ slug: "core", texts: common }, ...systems];
  const named = sources.flatMap(({ slug, texts }) =>
    used(texts, /^class (?!GmCommand)(\w+)\((?:Gm)?Command\)/gm).map(({ key }) => ({
      key: `${slug}-${key.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()}`,
      whole: true,
    })),
  );

  assert.ok(named.length > 0);
  assert.deepEqual(missing(named), []);
});

test("every word of the overlay itself has a text", () => {
  const words = used(read(OVERLAY, ".js"), literals(["core", "ui", "table", "landing"]));
  const codes = ["table-deleted"]; // what is said to programs only

  assert.deepEqual(
    missing(words).filter((key) => !codes.includes(key)),
    [],
  );
});

test("no key is said twice", () => {
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    [],
  );
});
