// The languages that the overlay speaks, and which of them to speak to whom.

/** Each by its own name, for whoever looks for theirs. */
export const LANGUAGES = /** @type {Record<string, string>} */ ({
  en: "English",
  fi: "Suomi",
  cs: "Čeština",
  de: "Deutsch",
});

/** English in accents and longer by two fifths, to find what does not fit or was never translated. */
export const PSEUDO = "en-XA";

/**
 * Who wishes for which language, the first first. A wish may name a region; "" is none.
 * @typedef {object} Wishes
 * @property {string} own chosen here and now
 * @property {string} link `?lang=`
 * @property {string} host of the page around us
 * @property {string} kept chosen here once before
 * @property {string} table of everybody at it
 * @property {readonly string[]} browser
 */

/** @type {Wishes} */
export const NO_WISHES = { own: "", link: "", host: "", kept: "", table: "", browser: [] };

/**
 * The first language wished for that we have, else English.
 * @param {Wishes} wishes
 * @returns {string}
 */
export function chooseLanguage({ own, link, host, kept, table, browser }) {
  for (const wish of [own, link, host, kept, table, ...browser]) {
    if (wish.toLowerCase() === PSEUDO.toLowerCase()) return PSEUDO;
    const [language] = wish.toLowerCase().split(/[-_]/);
    if (Object.hasOwn(LANGUAGES, language)) return language;
  }
  return "en";
}
