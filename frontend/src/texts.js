// Where texts are fetched: the overlay's own, in files by language and system, and a third party's.

/** @import { Texts } from "./text.js" */

import { WORDS } from "./carried.js";
import { PSEUDO } from "./languages.js";
import { surely } from "./later.js";

const CARRIED = new Set(["dice-bag", "speed-rounds", "time-plan"]); // systems with texts of ours
const PAUSES = [300, 1500]; // milliseconds before asking again for words that did not come

/** @type {Map<string, Promise<string | undefined>>} what has come or is coming, by address */
const here = new Map();

/**
 * Our own words in *language*, without those of the timing systems and of the panels.
 * @param {string} language
 * @returns {Promise<string | undefined>} undefined when they do not come
 */
export async function fetchWords(language) {
  if (language === PSEUDO) await surely(() => import("./accents.js"));
  return fetchSurely(ours(language));
}

/**
 * The words of the panels, which come after the first look.
 * @param {string} language
 */
export const fetchPanelWords = (language) => fetchSurely(ours(language, "-panels"));

/**
 * All our own words in *language*, without those of the timing systems, and with those apart that
 * are named.
 * @param {string} language
 * @param {...string} parts
 * @returns {Promise<string | undefined>} undefined when they do not come
 */
export async function fetchAllWords(language, ...parts) {
  const apart = parts.map((part) => fetchSurely(ours(language, `-${part}`)));
  const words = await Promise.all([fetchWords(language), fetchPanelWords(language), ...apart]);
  return words.includes(undefined) ? undefined : words.join("\n");
}

/**
 * Words that only some people need, once they do, such as those about lists from elsewhere.
 * @param {Texts} texts
 * @param {string} part
 * @returns {Promise<boolean>} whether they are there now
 */
export async function fetchPart(texts, part) {
  if (texts.knows(part)) return true;
  const words = await fetchSurely(ours(texts.lang, `-${part}`));
  if (words === undefined) return false;
  if (!texts.knows(part)) texts.add(words, texts.lang);
  texts.know(part);
  return true;
}

/** @param {string} address */
async function fetchSurely(address) {
  for (const pause of PAUSES) {
    const words = await fetchFile(address);
    if (words !== undefined) return words;
    await new Promise((wake) => setTimeout(wake, pause));
  }
  return fetchFile(address);
}

/**
 * Fetches the words of a system, ours or a third party's; without them labels stay readable.
 * @param {string} base
 * @param {string} slug
 * @param {Texts} texts
 */
export async function fetchTexts(base, slug, texts) {
  if (texts.knows(slug)) return;
  const sources = sourcesOf(base, slug, texts.lang);
  const got = await Promise.all(sources.map(([, address]) => fetchFile(address)));
  for (const [i, source] of got.entries()) {
    if (source !== undefined) texts.add(source, sources[i][0]);
  }
  texts.know(slug);
}

/**
 * Asks for the words of a system before anybody waits for them.
 * @param {string} base
 * @param {string} slug
 * @param {string} lang
 */
export function expectTexts(base, slug, lang) {
  for (const [, address] of sourcesOf(base, slug, lang)) fetchFile(address);
}

/**
 * Where the words of a system are, each with their language.
 * @param {string} base
 * @param {string} slug
 * @param {string} lang
 * @returns {[string, string][]}
 */
function sourcesOf(base, slug, lang) {
  if (CARRIED.has(slug)) return [[lang, ours(lang, `-${slug}`)]];
  /** @param {string} language */
  const theirs = (language) => `${base}/texts/${encodeURIComponent(slug)}/${language}.ftl`;
  return [...new Set([lang, "en"])].filter((l) => l !== PSEUDO).map((l) => [l, theirs(l)]);
}

/**
 * @param {string} language
 * @param {string} [part]
 */
function ours(language, part = "") {
  const spoken = language === PSEUDO ? "en" : language;
  return new URL(`${WORDS}/${spoken}${part}.ftl`, import.meta.url).href;
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} undefined when it does not come; then it can be asked again
 */
function fetchFile(address) {
  const coming = here.get(address) ?? fetched(address);
  here.set(address, coming);
  coming.then((text) => text ?? here.delete(address));
  return coming;
}

/** @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
