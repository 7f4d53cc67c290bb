// Which texts the overlay carries, which language to speak, and where a third party's texts are.

/** @import { Texts } from "./text.js" */

import common from "./locales/en.ftl";
import core from "./locales/en-core.ftl";
import diceBag from "./locales/en-dice-bag.ftl";
import diceBagBoard from "./locales/en-dice-bag-board.ftl";
import diceBagLog from "./locales/en-dice-bag-log.ftl";
import speedRounds from "./locales/en-speed-rounds.ftl";
import timePlan from "./locales/en-time-plan.ftl";
import timePlanBoard from "./locales/en-time-plan-board.ftl";
import timePlanLog from "./locales/en-time-plan-log.ftl";

/** @type {Record<string, string[]>} */
export const SOURCES = {
  en: [
    ...[common, core, speedRounds],
    ...[diceBag, diceBagBoard, diceBagLog],
    ...[timePlan, timePlanBoard, timePlanLog],
  ],
};
const CARRIED = new Set(["dice-bag", "speed-rounds", "time-plan"]); // slugs of systems whose texts are in SOURCES

/**
 * The first language asked for that we have, else English.
 * @param {URLSearchParams} query
 * @param {readonly string[]} preferred
 * @returns {string}
 */
export function chooseLanguage(query, preferred) {
  const wanted = [query.get("lang") ?? "", ...preferred].map((l) => l.split("-")[0].toLowerCase());
  return wanted.find((l) => l in SOURCES) ?? "en";
}

/**
 * Fetches the words of a system that the overlay does not carry; without them labels stay readable.
 * @param {string} base
 * @param {string} slug
 * @param {Texts} texts
 * @returns {Promise<boolean>} whether there is anything new to say
 */
export async function fetchTexts(base, slug, texts) {
  texts.know(slug);
  if (CARRIED.has(slug)) return false;
  const languages = new Set([texts.lang, "en"]);
  const got = await Promise.all([...languages].map((l) => fetchOne(base, slug, l, texts)));
  return got.some(Boolean);
}

/**
 * @param {string} base
 * @param {string} slug
 * @param {string} language
 * @param {Texts} texts
 * @returns {Promise<boolean>}
 */
async function fetchOne(base, slug, language, texts) {
  try {
    const answer = await fetch(`${base}/texts/${encodeURIComponent(slug)}/${language}.ftl`);
    if (!answer.ok) return false;
    texts.add(await answer.text(), language);
    return true;
  } catch {
    return false;
  }
}
