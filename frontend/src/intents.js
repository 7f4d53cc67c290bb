// What somebody means to do when their turn comes: said while they wait, offered then, and handed on
// from form to form.

/** @import { Domain, Encounter, Offer } from "./messages.d.ts" */
/** @import { Drawn, Given } from "./offers.js" */
/** @import { Texts } from "./text.js" */

import { active } from "./figures.js";
import { drawn, isAbout, ownWords } from "./offers.js";
import { plain } from "./plain.js";

/** @param {string} who */
export const planId = (who) => `plan/${who}`;

/**
 * What *who* means to do when their turn comes, to be said or changed; what turns offer is proposed.
 * @param {Encounter} encounter
 * @param {string} who
 * @param {Texts} text
 * @returns {Drawn | undefined}
 */
export function planOf(encounter, who, text) {
  const one = drawn(encounter).find(
    ({ offer }) => offer.group === "intent" && isAbout(offer, who, encounter),
  );
  if (!one) return undefined;
  const { fields } = one.offer;
  const what = { ...fields.what, known: encounter.board.choices.map((c) => text.label(c.label)) };
  const label = encounter.figures[who]?.intent ? { key: "ui-intent-change" } : one.offer.label;
  // Offers are put together anew as others say their plans; what is typed here stays.
  return { ...one, id: planId(who), offer: { ...one.offer, label, fields: { ...fields, what } } };
}

/**
 * Which of the *offers* are what *who*, who acts, has planned: those of the choice that is named,
 * or else those that take words of one's own.
 * @param {Encounter} encounter
 * @param {string} who
 * @param {Drawn[]} offers
 * @param {Texts} text
 * @returns {Drawn[]}
 */
export function intended(encounter, who, offers, text) {
  const plan = active(encounter).includes(who) && encounter.figures[who].intent;
  if (!plan) return [];
  const [named] = encounter.board.choices
    .map(({ id, label }) => ({ id, words: spoken(text.label(label)) }))
    .filter(({ words }) => words.trim() && spoken(plan.what).includes(words))
    .sort((a, b) => b.words.length - a.words.length);
  const those = offers.filter(({ offer }) =>
    Object.values(offer.fields).some(
      (d) => d.type === "one_of" && d.values.length === 1 && d.values[0] === named?.id,
    ),
  );
  return those.length ? those : offers.filter(({ offer }) => ownWords(offer));
}

/**
 * Words with nothing but a space around each: "shoot" is in "Shoot, then hide", and not in "shooter".
 * @param {string} said
 */
const spoken = (said) =>
  ` ${
    plain(said)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

/**
 * Whether *value* may stand in a field that numbers or choices are for.
 * @param {Domain | undefined} domain
 * @param {Given | undefined} value
 */
function takes(domain, value) {
  if (domain?.type === "one_of") return domain.values.some((one) => one === value);
  if (domain?.type !== "range" || typeof value !== "number") return false;
  return value >= domain.low && value <= domain.high;
}

/**
 * The *draft* of an action whose form takes the place of another: what is typed there as a plan, or
 * for an action of the same kind of which this one is the general form, it begins with.
 * @param {{ drawn: Drawn, draft: Record<string, Given | undefined> }} before
 * @param {Offer} offer
 * @param {Record<string, Given | undefined>} draft
 */
export function handedOn(before, offer, draft) {
  if (offer.main && before.drawn.offer.kind === offer.kind) {
    const kept = Object.entries(before.draft).filter(([n, value]) => takes(offer.fields[n], value));
    return { ...draft, ...Object.fromEntries(kept) };
  }
  const { what } = before.draft;
  const name = ownWords(offer);
  const typed = typeof what === "string" && what.trim() && before.drawn.offer.group === "intent";
  return typed && name && offer.group === "turn" ? { ...draft, [name]: what } : draft;
}
