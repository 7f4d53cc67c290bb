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

const ACCENTS = new Map(
  Object.entries({
    ...{ a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ" },
    ...{ l: "ļ", m: "ɱ", n: "ñ", o: "ó", p: "þ", r: "ŕ", s: "š", t: "ţ", u: "ú", w: "ŵ", y: "ý" },
    ...{ z: "ž", A: "Å", C: "Ç", D: "Ð", E: "É", G: "Ĝ", H: "Ĥ", I: "Î", N: "Ñ", O: "Ö", R: "Ŕ" },
    ...{ S: "Š", T: "Ţ", U: "Û", W: "Ŵ", Y: "Ý", Z: "Ž" },
  }),
);
const LONGER = 0.4; // of its length is a text longer in the pseudo-locale

const ABBREVIATION = /([A-Z]{2,})/; // to be typed just so, such as "HP"

/**
 * A piece of text as the pseudo-locale says it.
 * @param {string} text
 * @returns {string}
 */
export function accented(text) {
  return text
    .split(ABBREVIATION)
    .map((part, n) => (n % 2 ? part : stretched(part)))
    .join("");
}

/** @param {string} text */
function stretched(text) {
  const letters = [...text];
  const doubled = new Set();
  const wanted = Math.ceil(letters.filter((letter) => ACCENTS.has(letter)).length * LONGER);
  for (const kind of [/[aeiouy]/, /[a-z]/]) {
    for (const [n, letter] of letters.entries()) {
      if (doubled.size < wanted && kind.test(letter) && ACCENTS.has(letter)) doubled.add(n);
    }
  }
  return letters
    .map((letter, n) => (ACCENTS.get(letter) ?? letter).repeat(doubled.has(n) ? 2 : 1))
    .join("");
}
