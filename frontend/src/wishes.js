// Which language this page is wished to speak, and where it is kept that somebody chose one.

/** @import { Wishes } from "./languages.js" */
/** @import { Looks } from "./page.js" */

import { keep, recall, remember, remembered } from "./storage.js";

const SPOKEN = "rondel.lang";
const INSTEAD = "rondel.lang.instead"; // of which language's link that was chosen

/** @param {string} table */
const keyOf = (table) => `${SPOKEN}.${table}`;

/** @param {Looks["query"]} query */
const linked = (query) => query.get("lang") ?? "";

/**
 * What was chosen in this tab. A link opened later that names a language is meant.
 * @param {Looks["query"]} query
 */
const own = (query) =>
  linked(query) && linked(query) !== recall(INSTEAD) ? undefined : recall(SPOKEN);

/**
 * What was wished for before anybody said anything. A stage says what its address says, whatever
 * somebody chose for themselves on the same machine.
 * @param {Looks} looks
 * @param {string} table
 * @param {string} [host] what the host speaks, as far as that is known
 * @returns {Partial<Wishes>}
 */
export function wishes({ query, stage }, table, host = "") {
  return {
    own: stage ? "" : (own(query) ?? ""),
    link: linked(query),
    host,
    kept: stage ? "" : (remembered(SPOKEN) ?? ""),
    table: languageOf(table),
    browser: navigator.languages,
  };
}

/**
 * The language that this person chose; "" for none that counts here.
 * @param {Looks} looks
 */
export const chosen = ({ query }) =>
  own(query) ?? (linked(query) ? "" : (remembered(SPOKEN) ?? ""));

/**
 * @param {string} language
 * @param {Looks} looks
 */
export function choose(language, { query }) {
  keep(SPOKEN, language);
  keep(INSTEAD, linked(query));
  remember(SPOKEN, language);
}

/**
 * The language of a table, as it was when somebody was there last.
 * @param {string} table
 */
export const languageOf = (table) => recall(keyOf(table)) ?? "";

/**
 * @param {string} table
 * @param {string} lang
 */
export const keepLanguageOf = (table, lang) => keep(keyOf(table), lang);
