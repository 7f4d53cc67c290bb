// English as the pseudo-locale says it, for those who look for what does not fit.

import { PSEUDO } from "./languages.js";
import { MADE } from "./text.js";

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
function accented(text) {
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

MADE.set(PSEUDO, accented);
