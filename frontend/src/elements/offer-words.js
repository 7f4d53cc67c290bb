// What an offer's button says: its name, what it is about, what it costs.

/** @import { Label, Offer } from "../messages.d.ts" */
/** @import { Around } from "./fields.js" */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { active } from "../figures.js";
import { icon } from "../icons.js";
import { amounts, countersOf, idsOf, leftOf } from "../offers.js";
import { dots, MOST_DOTS } from "./marks.js";
import { pictured } from "./pictured.js";

/**
 * Its name, with what it is about where several of its kind stand side by side, or where the only
 * choice left is made.
 * @param {Offer} offer
 * @param {Around} around
 * @returns {string}
 */
export function wordsOf(offer, { encounter, text }) {
  const about = Object.entries(offer.fields).flatMap(([name, domain]) => {
    const ids = name === "who" ? [] : idsOf(domain, encounter);
    if (ids.length === 1) return [encounter.figures[ids[0]]?.name ?? ids[0]];
    if (domain.type !== "one_of" || domain.values.length !== 1) return [];
    return (domain.labels ?? []).map((label) => text.label(label));
  });
  return [text.label(offer.label), ...about].join(": ");
}

/**
 * The same for a button that stands by itself: it says who it is for where several act at once.
 * @param {Offer} offer
 * @param {Around} around
 */
export function wordsAlone(offer, around) {
  const { encounter, text } = around;
  const [who, ...others] = idsOf(offer.fields.who, encounter);
  const name = encounter.figures[who]?.name;
  const words = wordsOf(offer, around);
  if (!name || others.length || offer.label.params?.name || active(encounter).length < 2)
    return words;
  return text.say("ui-for-whom", { name, what: words });
}

/**
 * Its name with the numbers as they stand in the form.
 * @param {Offer} offer
 * @param {Record<string, unknown>} draft
 * @returns {Label}
 */
export function filledIn({ label, fields }, draft) {
  const params = { ...label.params };
  for (const [name, value] of Object.entries(draft)) {
    const counted = name in params && fields[name]?.type === "range";
    if (counted && typeof value === "number") params[name] = value;
  }
  return { ...label, params };
}

/**
 * The same with whom it is for, wherever it is told.
 * @param {Offer} offer
 * @param {string} who
 * @param {Around} around
 */
export function wordsFor(offer, who, around) {
  const what = wordsOf(offer, around);
  const name = around.encounter.figures[who]?.name;
  if (!name || what.startsWith(`${name}: `)) return what;
  return around.text.say("ui-for-whom", { name, what });
}

/**
 * The same on a card that says already whom it is about: "Mira: move" is seen as "Move" there, and
 * read out as a whole.
 * @param {string} words
 * @param {string} who
 * @param {Around} around
 * @param {unknown} after what follows without a break
 */
export function inCard(words, who, { encounter }, after) {
  const before = `${encounter.figures[who]?.name ?? ""}: `;
  // Other words stand there anew: they did not move.
  if (!who || !words.startsWith(before)) return keyed(words, html`<span>${words}${after}</span>`);
  const rest = words.slice(before.length);
  const parts = html`<span
    ><span class="sr">${before}</span><span class="rest">${rest}${after}</span></span
  >`;
  return keyed(words, parts);
}

export const DOTS = html`<span aria-hidden="true">…</span>`; // something is asked first

/**
 * The picture before its name: that it is under way, or that somebody means to do it.
 * @param {boolean} busy
 * @param {boolean} planned
 * @param {Around["text"]} text
 */
export function signOf(busy, planned, text) {
  if (busy) return icon("wait");
  return planned ? pictured(`${text.say("ui-intent")}: `, icon("note")) : nothing;
}

/**
 * What is asked before it is done, with what follows from it where there is a text for that.
 * @param {Offer} offer
 * @param {string} who
 * @param {Around} around
 */
export function questionOf(offer, who, { encounter, text }) {
  const what = text.label(offer.label);
  const name = encounter.figures[who]?.name;
  const params = { ...offer.label.params, ...(name ? { name } : {}), what };
  const follows = `${offer.label.key}-sure`;
  if (text.has(follows)) return text.say(follows, params);
  return name ? text.say("ui-sure-who", { what, name }) : text.say("ui-sure", { what });
}

/**
 * What one press takes, in the pictures that the row counts it with, and what it leaves.
 * @param {Offer} offer
 * @param {string} who
 * @param {Around} around
 */
export function costOf(offer, who, around) {
  const { encounter, text } = around;
  const one = who || idsOf(offer.fields.who, encounter)[0];
  const counters = countersOf(encounter, one);
  return amounts(offer).map(([name, n]) => {
    const shape = counters.findIndex(({ key }) => key === name);
    const words = text.has(`amount-${name}`)
      ? text.say(`amount-${name}`, { n })
      : `${text.number(n)} ${text.field(offer, name)}`;
    if (shape < 0 || n > MOST_DOTS) return html`<span class="cost">${words}</span>`;
    const rest = leftOf(offer.fields[name], name, n, one, encounter);
    const all = rest ? `${words}, ${text.say("ui-leaves", rest)}` : words;
    const leaves = rest
      ? html`<span class="leaves">\u2192${text.number(rest.left)}</span>`
      : nothing;
    return html`<span class="cost"
      ><span class="sr">, </span>${pictured(all, html`${dots(shape, n, n)}${leaves}`)}</span
    >`;
  });
}
