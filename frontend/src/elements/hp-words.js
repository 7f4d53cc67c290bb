// What a sum in a field of hit points may mean, in words.

/** @import { Said } from "../hit-points.js" */
/** @import { Texts } from "../text.js" */

import { said } from "../hit-points.js";

const SIGN = /^\s*[=+\u2212-]\s*$/; // what a sum begins with

/**
 * What is wrong with what is typed, or still open; a sign alone is neither yet.
 * @param {string} typed
 * @param {Texts} text
 */
export function hintOf(typed, text) {
  const words = said(typed);
  if (words.is === "unsaid") return text.say("ui-hp-which", { n: words.number });
  return words.is === "wrong" && !SIGN.test(typed) ? text.say("ui-hp-wrong") : "";
}

/**
 * What can be meant, each with the words of its button.
 * @param {Said} words
 * @param {Texts} text
 * @returns {[Said, string][]}
 */
export function meanings(words, text) {
  /** @param {number} by @returns {[Said, string]} */
  const change = (by) => [
    { is: "change", by },
    text.say(by < 0 ? "ui-hp-takes" : "ui-hp-gives", { n: Math.abs(by) }),
  ];
  /** @param {number} to @returns {[Said, string]} */
  const set = (to) => [{ is: "set", to }, text.say("ui-hp-sets", { n: to })];
  switch (words.is) {
    case "unsaid":
      return [change(-words.number), change(words.number), set(words.number)];
    case "change":
      return words.by ? [change(words.by)] : [];
    case "set":
      return words.to < 0 ? [] : [set(words.to)];
    default:
      return [];
  }
}
