// Where texts are fetched: the overlay's own, in files by language and system, and a third party's.

/** @import { Texts } from "./text.js" */

import { PSEUDO } from "./languages.js";

const CARRIED = new Set(["dice-bag", "speed-rounds", "time-plan"]); // systems with texts of ours
const PAUSES = [300, 1500]; // milliseconds before asking again for words that did not come

/** @type {Map<string, string>} what has come, by address */
const here = new Map();

/**
 * Our own words in *language*, without those of the timing systems and of the panels.
 * @param {string} language
 * @returns {Promise<string | undefined>} undefined when they do not come
 */
export const fetchWords = (language) => fetchSurely(ours(language));

/**
 * The words of the panels, which come after the first look.
 * @param {string} language
 */
export const fetchPanelWords = (language) => fetchSurely(ours(language, "-panels"));

/**
 * All our own words in *language*, without those of the timing systems.
 * @param {string} language
 * @returns {Promise<string | undefined>} undefined when they do not come
 */
export async function fetchAllWords(language) {
  const words = await Promise.all([fetchWords(language), fetchPanelWords(language)]);
  return words.includes(undefined) ? undefined : words.join("\n");
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
  const { lang } = texts;
  /** @param {string} language */
  const theirs = (language) => `${base}/texts/${encodeURIComponent(slug)}/${language}.ftl`;
  /** @type {[string, string][]} */
  const sources = CARRIED.has(slug)
    ? [[lang, ours(lang, `-${slug}`)]]
    : [...new Set([lang, "en"])].filter((l) => l !== PSEUDO).map((l) => [l, theirs(l)]);
  const got = await Promise.all(sources.map(([, address]) => fetchFile(address)));
  for (const [i, source] of got.entries()) {
    if (source !== undefined) texts.add(source, sources[i][0]);
  }
  texts.know(slug);
}

/**
 * @param {string} language
 * @param {string} [part]
 */
function ours(language, part = "") {
  const spoken = language === PSEUDO ? "en" : language;
  return new URL(`words/${spoken}${part}.ftl`, import.meta.url).href;
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>}
 */
async function fetchFile(address) {
  const known = here.get(address);
  if (known !== undefined) return known;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const text = await answer.text();
    here.set(address, text);
    return text;
  } catch {
    return undefined;
  }
}
