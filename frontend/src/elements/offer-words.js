// What an offer's button says: its name, what it is about, what it costs.

/** @import { Label, Offer } from "../messages.d.ts" */
/** @import { Around } from "./fields.js" */

import { html } from "lit";
import { active } from "../figures.js";
import { amounts, idsOf } from "../offers.js";
import { dots, MOST_DOTS } from "./marks.js";

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
 * The same on a card that says already whom it is about: "Mira: move" is seen as "Move" there, and
 * read out as a whole.
 * @param {string} words
 * @param {string} who
 * @param {Around} around
 * @param {unknown} after what follows without a break
 */
export function inCard(words, who, { encounter }, after) {
  const before = `${encounter.figures[who]?.name ?? ""}: `;
  if (!who || !words.startsWith(before)) return html`${words}${after}`;
  const rest = words.slice(before.length);
  return html`<span class="sr">${before}</span><span class="rest">${rest}${after}</span>`;
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
 * What one press takes, in the pictures that the row counts it with.
 * @param {Offer} offer
 * @param {string} who
 * @param {Around} around
 */
export function costOf(offer, who, { encounter, text }) {
  const ids = who ? [who] : idsOf(offer.fields.who, encounter);
  const slots = Object.values(encounter.board?.slots ?? {});
  const counters = slots.find((slot) => slot.who === ids[0])?.counters ?? [];
  return amounts(offer).map(([name, n]) => {
    const shape = counters.findIndex(({ key }) => key === name);
    const words = text.has(`amount-${name}`)
      ? text.say(`amount-${name}`, { n })
      : `${text.number(n)} ${text.field(offer, name)}`;
    if (shape < 0 || n > MOST_DOTS) return html`<span class="cost">${words}</span>`;
    return html`<span class="cost" title=${words}
      ><span class="sr">${words}</span>${dots(shape, n, n)}</span
    >`;
  });
}
