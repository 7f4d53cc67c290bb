// Every text can be said: found out by reading the sources for whatever may name it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { files, keysOf } from "./locale.js";

const BACKEND = new URL("../../backend/rondel/", import.meta.url);
const OVERLAY = new URL("../src/", import.meta.url);

/** @param {URL} folder @param {string} ending */
const read = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name.replaceAll("\\", "/"), folder), "utf8"))
    .join("\n");

const python = read(BACKEND, ".py");
const all = `${python}\n${read(OVERLAY, ".js")}`;
const english = [...files("en").values()];
const keys = english.flatMap(keysOf);
const SLUGS = ["core", "dice-bag", "speed-rounds", "time-plan", "ui"];
/** How whole families of keys begin: that something begins so says nothing about one of them. */
const TOO_SHORT = new Set(
  [...SLUGS, "setting", "field", "group", "refused", "counter", "amount", "table"].map(
    (name) => `${name}-`,
  ),
);
const SORTS = /^(setting|field|group|refused|counter|amount|table|ui)-(.*)$/;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const TOGETHER =
  /(["'`])((?:[a-z-]*-|[a-z-]{5,})\$?\{[^{}\n]*\}(?:\$?\{[^{}\n]*\}|[^"'`{}\s])*)\1/g;

/** Keys that are put together, as patterns: what stands outside the braces has to be there. */
const patterns = [...new Set([...all.matchAll(TOGETHER)].map(([, , text]) => text))]
  .map((text) => text.split(/\$?\{[^{}]*\}/).map(escaped))
  .filter(([start, ...rest]) => rest.join("").length > 1 || !TOO_SHORT.has(start))
  .map((pieces) => new RegExp(`^${pieces.join(".+")}$`));

/** Keys of whatever system it is that something of the core's works for. */
const ofSlugs = [...python.matchAll(/"\{(?:\w+\.)?slug\}-([^"\n]+)"/g)].map(
  ([, rest]) =>
    new RegExp(
      `^${rest
        .split(/\{[^{}]*\}/)
        .map(escaped)
        .join(".+")}$`,
    ),
);

/** What is put behind a whole key to make another one of it, such as the question before a deed. */
const endings = [...all.matchAll(/["'`]\$?\{[^{}\n]*\}(-[a-z]+)["'`]/g)].map(([, end]) => end);

/** @param {string} text */
const literal = (text) => new RegExp(`["'\`]${text}["'\`]`).test(all);

/** @param {string} text */
const word = (text) => new RegExp(`(?<![\\w-])${text}(?![\\w-])`).test(all);

/** @param {string} text */
const command = (text) => {
  const name = text.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
  return new RegExp(`class ${name}\\(`).test(python);
};

/** @param {string} text */
const named = (text) => word(text) || word(text.replaceAll("-", "_")) || command(text);

/**
 * A choice among several: the name that they share, and the value.
 * @param {string} text
 */
const chosen = (text) =>
  [...text.matchAll(/-/g)].some(({ index }) => {
    const [name, value] = [text.slice(0, index), text.slice(index + 1)];
    return literal(name) && (literal(value) || literal(value.replaceAll("-", "_")));
  });

/** @param {string} key */
function used(key) {
  if (key.startsWith("-")) return english.some((text) => text.includes(`{ ${key} }`));
  const ends = ["", ...endings].filter((end) => key.endsWith(end));
  return ends.some((end) => isSaid(key.slice(0, key.length - end.length)));
}

/** @param {string} key */
function isSaid(key) {
  if (word(key) || patterns.some((pattern) => pattern.test(key))) return true;
  const [, , name] = SORTS.exec(key) ?? [];
  if (name && named(name)) return true;
  return SLUGS.filter((slug) => key.startsWith(`${slug}-`)).some((slug) => {
    const rest = key.slice(slug.length + 1);
    if (keys.includes(rest)) return true; // what a system calls otherwise; that itself is asked about
    if (command(rest) || literal(rest) || chosen(rest)) return true;
    return [...patterns, ...ofSlugs].some((pattern) => pattern.test(rest));
  });
}

test("no text is kept that nothing can say", () => {
  assert.ok(keys.length > 0);
  assert.deepEqual(
    keys.filter((key) => !used(key)),
    [],
  );
});
