// What is wrong with the texts of a language, found by comparing them with the English ones.

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("@fluent/bundle").Message} Message */
/** @typedef {NonNullable<Message["value"]>} Pattern */
/** @typedef {{ key: { value: unknown }, value: unknown }} Variant */

const FOLDER = new URL("../src/locales/", import.meta.url);
const NUMBERS = [0, 1, 2, 4, 5, 21, 1.5];
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const KEY = /^(-?[a-z][\w-]*) *=/gm;

/**
 * The files of a language, the part of their names after it first.
 * @param {string} language
 * @returns {Map<string, string>}
 */
export function files(language) {
  const names = readdirSync(FOLDER).filter((name) => name.split(/[-.]/)[0] === language);
  return new Map(
    names.sort().map((name) => {
      const source = readFileSync(new URL(name, FOLDER), "utf8");
      return [name.slice(language.length).replace(/^-/, ""), source];
    }),
  );
}

/** @param {string} source */
export const keysOf = (source) => [...source.matchAll(KEY)].map(([, key]) => key);

/**
 * @param {string} language
 * @param {Iterable<string>} sources
 */
function bundled(language, sources) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * Every pattern of a message: its value and its attributes.
 * @param {Message} message
 * @returns {[string, unknown][]} by name, "" for the value
 */
function patterns({ value, attributes }) {
  const named = Object.entries(attributes).map(([name, pattern]) => [`.${name}`, pattern]);
  return /** @type {[string, unknown][]} */ ([...(value === null ? [] : [["", value]]), ...named]);
}

/**
 * All parts of a pattern, however deep.
 * @param {unknown} part
 * @returns {Generator<Record<string, unknown>>}
 */
function* parts(part) {
  if (Array.isArray(part)) for (const one of part) yield* parts(one);
  else if (part && typeof part === "object") {
    yield/** @type {Record<string, unknown>} */ (part);
    for (const inner of Object.values(part)) yield* parts(inner);
  }
}

/**
 * The variables of a pattern and of the messages that it refers to.
 * @param {unknown} pattern
 * @param {FluentBundle} bundle
 * @returns {string[]}
 */
function variables(pattern, bundle) {
  const found = [...parts(pattern)].flatMap(({ type, name }) => {
    if (type === "var") return [String(name)];
    const referred = type === "mesg" && bundle.getMessage(String(name));
    return referred ? variables(referred.value, bundle) : [];
  });
  return [...new Set(found)].sort();
}

/** @param {Variant} variant */
const nameOf = ({ key }) => String(key.value);

/**
 * The categories of *wanted* that some selector by number lacks.
 * @param {unknown} pattern
 * @param {string[]} wanted
 */
function lacking(pattern, wanted) {
  return [...parts(pattern)]
    .filter(({ type }) => type === "select")
    .map(({ variants }) => /** @type {Variant[]} */ (variants).map(nameOf))
    .filter((names) => names.some((name) => PLURALS.has(name) && name !== "other"))
    .flatMap((names) => wanted.filter((category) => !names.includes(category)));
}

/**
 * The words of a pattern, without what is filled in.
 * @param {unknown} pattern
 * @returns {string}
 */
function written(pattern) {
  if (typeof pattern === "string") return pattern;
  if (Array.isArray(pattern)) return pattern.map(written).join(" ");
  const { type, variants } = /** @type {Record<string, unknown>} */ (pattern);
  if (type !== "select") return "";
  return /** @type {Variant[]} */ (variants).map(({ value }) => written(value)).join(" ");
}

/**
 * What is wrong, one line each.
 * @param {string} language
 * @param {ReadonlySet<string>} [same] keys, with their attributes, that say the same as in English
 * @returns {string[]}
 */
export function faults(language, same = new Set()) {
  const [ours, english] = [files(language), files("en")];
  const bundle = bundled(language, ours.values());
  const model = bundled("en", english.values());
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const found = [];
  for (const [name, source] of english) {
    const here = ours.get(name);
    if (here === undefined) found.push(`there is no ${language}-${name}`.replace("-.", "."));
    const keys = new Set(keysOf(here ?? ""));
    const missing = here === undefined ? [] : keysOf(source).filter((key) => !keys.has(key));
    found.push(...missing.map((key) => `missing: ${key} (in ${name})`));
  }
  for (const [name, source] of ours) {
    const keys = keysOf(source);
    const known = new Set(keysOf(english.get(name) ?? ""));
    found.push(...keys.filter((key) => !known.has(key)).map((key) => `not in English: ${key}`));
    const junk = keys.filter((key) => !bundle.hasMessage(key) && !bundle._terms.has(key));
    found.push(...junk.map((key) => `cannot be read: ${key}`));
    const twice = keys.filter((key, n) => keys.indexOf(key) !== n);
    found.push(...twice.map((key) => `said twice: ${key}`));
  }
  for (const [key, message] of bundle._messages) {
    const original = model.getMessage(key);
    if (!original) continue;
    const originals = new Map(patterns(original));
    const mine = new Map(patterns(message));
    for (const name of originals.keys()) {
      if (!mine.has(name)) found.push(`missing: ${key}${name}`);
    }
    for (const [name, pattern] of mine) {
      const at = `${key}${name}`;
      const from = originals.get(name);
      if (from === undefined) {
        found.push(`not in English: ${at}`);
        continue;
      }
      const [have, want] = [variables(pattern, bundle), variables(from, model)].map(String);
      if (have !== want) found.push(`${at} has the variables (${have}), English has (${want})`);
      const without = lacking(pattern, wanted);
      if (without.length) found.push(`${at} lacks the plural ${without.join(", ")}`);
      const words = written(pattern);
      const alike = language !== "en" && words === written(from) && /\p{L}{2}/u.test(words);
      if (alike && !same.has(at)) found.push(`untranslated: ${at} = ${words.trim()}`);
      found.push(...unsayable(bundle, at, pattern));
    }
  }
  return found;
}

/**
 * @param {FluentBundle} bundle
 * @param {string} at
 * @param {unknown} pattern
 */
function unsayable(bundle, at, pattern) {
  const names = variables(pattern, bundle);
  return NUMBERS.flatMap((n) => {
    /** @type {Error[]} */
    const errors = [];
    const values = Object.fromEntries(names.map((name) => [name, n]));
    bundle.formatPattern(/** @type {Pattern} */ (pattern), values, errors);
    return errors.length ? [`${at} cannot be said with ${n}: ${errors[0].message}`] : [];
  });
}
