// An encounter with four people, and what is on offer in it.

/** @import { Domain, Encounter, Offer } from "../src/messages.d.ts" */

/** @param {string} kind @param {string} key @param {Record<string, Domain>} fields @param {Partial<Offer>} [more] @returns {Offer} */
export const offer = (kind, key, fields, more = {}) => ({
  kind,
  label: { key },
  group: "combatant",
  fields,
  ...more,
});
/** @param {string} name @returns {Domain} */
export const those = (name) => ({ type: "combatants", in: name });
export const BY = /** @type {Domain} */ ({ type: "range", low: -99, high: 99, default: -1 });
export const NAME = /** @type {Domain} */ ({ type: "text", most: 9, least: 1 });

/** @param {Record<string, Offer>} offers @param {object} [more] @returns {Encounter} */
export const encounter = (offers, more = {}) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({
      id: "e",
      sets: { all: ["a", "b", "c", "d"], ab: ["a", "b"], cd: ["c", "d"], one: ["a"] },
      figures: {
        a: { name: "Anna", n: 1, hp: 9, max_hp: 12 },
        b: { name: "Bruno", n: 2, hp: 5 },
        c: { name: "Čeněk", n: 3, hp: 1 },
        d: { name: "Dora", n: 4 },
      },
      board: {
        order: ["c", "a", "b"],
        slots: { a: { who: "a" }, b: { who: "b", active: true }, c: { who: "c" } },
        prompts: [],
      },
      offers,
      offer_order: Object.keys(offers),
      ...more,
    })
  );

export const CHANGE = offer("ChangeHp", "core-change-hp", { who: those("all"), by: BY });
export const SET = offer("SetHp", "core-set-hp", { who: those("all"), hp: BY, max_hp: BY });
export const HIDE = offer("Hide", "core-hide", { who: those("ab") });
export const REVEAL = offer("Reveal", "core-reveal", { who: those("cd") });
export const LASTS = offer("AddCondition", "core-add-condition-endless", {
  who: those("all"),
  name: NAME,
});
export const ROUNDS = offer("AddCondition", "core-add-condition-rounds", {
  who: those("all"),
  name: NAME,
});
