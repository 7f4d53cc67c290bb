// Several rows at once: which are picked, what can be done to all of them, and doing it one by one.

/** @import { Answer, Encounter } from "./messages.d.ts" */
/** @import { Give } from "./giving.js" */
/** @import { Said } from "./hit-points.js" */
/** @import { Drawn, Fields } from "./offers.js" */
/** @import { Texts } from "./text.js" */

import { listed } from "./acts.js";
import { rowIds } from "./figures.js";
import { sent } from "./hit-points.js";
import { busyKey, drawn, idsOf, isAbout, parted } from "./offers.js";

/** What is done to many at once, in the order of its buttons; all ways to add a condition are one. */
const KINDS = ["ChangeHp", "AddCondition", "Hide", "Reveal", "SetSide", "RemoveCombatant"];

/**
 * @typedef {object} Deed something that can be done to several
 * @property {string} id
 * @property {Drawn[]} ways one or more offers: then it is asked which
 * @property {string[]} ids those of the picked to whom it can be done
 */

/**
 * The combatants that rows stand for, each once, in the order of the rows.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function everybody(encounter) {
  const { slots } = encounter.board;
  const ids = rowIds(encounter).map((id) => slots[id]?.who ?? id);
  return [...new Set(ids)].filter((id) => id in encounter.figures);
}

/**
 * Those to whom something can be done together with others, in the order of the rows.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function pickable(encounter) {
  const all = everybody(encounter);
  const some = new Set(deeds(encounter, all).flatMap(({ ids }) => ids));
  return all.filter((id) => some.has(id));
}

/**
 * The picked ones that are still there, in the order of the rows.
 * @param {Encounter} encounter
 * @param {readonly string[]} picked
 */
export const pickedNow = (encounter, picked) =>
  pickable(encounter).filter((id) => picked.includes(id));

/**
 * What is picked once *id* is pressed; with Shift, all from the one pressed before to this one are
 * as this one becomes.
 * @param {readonly string[]} ids all that can be picked, in their order
 * @param {readonly string[]} picked
 * @param {string} id
 * @param {string} from the one that was pressed before; "" for none
 * @returns {string[]}
 */
export function picked(ids, picked, id, from = "") {
  const on = !picked.includes(id);
  const [a, b] = [ids.indexOf(from), ids.indexOf(id)];
  const range = a < 0 ? [id] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
  return ids.filter((one) => (range.includes(one) ? on : picked.includes(one)));
}

/**
 * Whether there is anything that can be done to several.
 * @param {Encounter} encounter
 */
export function canPick(encounter) {
  return deeds(encounter, everybody(encounter)).some(({ ids }) => ids.length > 1);
}

/**
 * What can be done to some of *ids*.
 * @param {Encounter} encounter
 * @param {readonly string[]} ids
 * @returns {Deed[]}
 */
export function deeds(encounter, ids) {
  /** @type {Map<string, Deed>} */
  const all = new Map();
  for (const kind of KINDS) {
    for (const one of drawn(encounter).filter(({ offer }) => offer.kind === kind)) {
      const about = idsOf(one.offer.fields.who, encounter).filter((id) => ids.includes(id));
      if (!about.length) continue;
      for (const way of parted(one)) {
        const id = kind === "AddCondition" ? kind : way.offer.label.key;
        const deed = all.get(id) ?? { id, ways: [], ids: [] };
        const ways = deed.ways.some((w) => w.offer.label.key === way.offer.label.key)
          ? deed.ways
          : [...deed.ways, way];
        all.set(id, {
          id,
          ways,
          ids: ids.filter((i) => deed.ids.includes(i) || about.includes(i)),
        });
      }
    }
  }
  return [...all.values()];
}

/**
 * The offer by which the same can be done to *who* now: the one chosen may be outdated, or may be
 * about others only.
 * @param {Encounter} encounter
 * @param {Drawn} way
 * @param {string} who
 * @returns {Drawn | undefined}
 */
export function offerFor(encounter, { offer }, who) {
  return drawn(encounter)
    .filter((one) => one.offer.kind === offer.kind)
    .flatMap(parted)
    .find(
      (one) =>
        one.offer.label.key === offer.label.key &&
        idsOf(one.offer.fields.who, encounter).includes(who),
    );
}

/**
 * Some combatants by their names or, where they are many, by how many they are.
 * @param {readonly string[]} ids
 * @param {Encounter} encounter
 * @param {Texts} text
 */
export const whom = (ids, { figures }, text) =>
  listed(
    ids.map((id) => figures[id]?.name ?? ""),
    text,
  );

/** @typedef {(encounter: Encounter, who: string) => { one: Drawn, fields: Fields } | undefined} Step */

/**
 * The same with everybody.
 * @param {Drawn} way
 * @param {Fields} fields all but who
 * @returns {Step}
 */
export const sameFor = (way, fields) => (encounter, who) => {
  const one = offerFor(encounter, way, who);
  return one && { one, fields: { ...fields, who } };
};

/**
 * What somebody typed, with everybody's own hit points.
 * @param {Said} words
 * @returns {Step}
 */
export const reckoned = (words) => (encounter, who) => {
  /** @param {string} kind */
  const way = (kind) =>
    drawn(encounter).find(({ offer }) => offer.kind === kind && isAbout(offer, who, encounter));
  return sent(words, who, encounter, { change: way("ChangeHp"), set: way("SetHp") });
};

/**
 * @typedef {object} Outcome
 * @property {string[]} done to whom
 * @property {{ who: string, answer: Extract<Answer, { ok: false }> | undefined }[]} refused
 *   with the answer; undefined where it was not on offer any more
 */

/**
 * Does the same to each of *ids*, one after the other. Whoever it cannot be done to is left out.
 * @param {object} work
 * @param {() => Encounter | undefined} work.now
 * @param {Give} work.give
 * @param {Step} work.step
 * @param {readonly string[]} work.ids
 * @returns {Promise<Outcome>}
 */
export async function doToEach({ now, give, step, ids }) {
  /** @type {Outcome} */
  const outcome = { done: [], refused: [] };
  const started = now()?.id;
  for (const who of ids) {
    const encounter = now();
    if (!encounter || encounter.id !== started) break;
    const next = step(encounter, who);
    if (!next) {
      outcome.refused.push({ who, answer: undefined });
      continue;
    }
    const { one, fields } = next;
    const { kind, expect = "" } = one.offer;
    const draft = { encounter: encounter.id, kind, expect, fields };
    const answer = await give(busyKey(one.key, who), draft);
    if (answer?.ok === false) outcome.refused.push({ who, answer });
    else if (answer) outcome.done.push(who);
  }
  return outcome;
}
