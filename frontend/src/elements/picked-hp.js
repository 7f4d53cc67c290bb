// The field that reckons, for all the rows that are picked.

/** @import { Said } from "../hit-points.js" */
/** @import { Given } from "../offers.js" */
/** @import { Texts } from "../text.js" */

import { html } from "lit";
import { said } from "../hit-points.js";
import { hintOf, meanings } from "./hp-words.js";

const SUM = /** @type {const} */ ({ type: "text", least: 1, most: 24 });

/**
 * What was done, by name.
 * @param {Said} words
 * @param {Texts} text
 */
export function calledBy(words, text) {
  if (words.is === "set") return `${text.say("field-hp")} = ${text.number(words.to)}`;
  const by = words.is === "change" ? words.by : 0;
  return `${text.say(by < 0 ? "core-damage" : "core-heal")} ${text.number(Math.abs(by))}`;
}

/**
 * @param {object} sum
 * @param {string} sum.typed
 * @param {number} sum.count of those whom it is about
 * @param {boolean} sum.busy
 * @param {Texts} sum.text
 * @param {(typed: Given | undefined) => void} sum.set
 * @param {(words: Said) => void} sum.give
 */
export function reckoning({ typed, count, busy, text, set, give }) {
  const words = said(typed);
  const hint = hintOf(typed, text);
  const open = words.is === "unsaid";
  const field = {
    ...{ name: "sum", domain: SUM, label: text.say("field-hp"), value: typed, set },
    error: open ? "" : hint,
    meaning: html`<p class="small soft">${open ? hint : text.say("ui-hp-how")}</p>`,
  };
  // Enter is for what alone is meant.
  const buttons = meanings(words, text).map(
    ([choice, what]) => html`<button
      type=${open ? "button" : "submit"}
      class="btn ${open ? "" : "strong"}"
      aria-busy=${String(busy)}
      @click=${() => give(choice)}
    >${text.say("ui-pick-do", { what, count })}</button>`,
  );
  return { field, buttons };
}
