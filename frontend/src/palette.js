// Everything that can be done now, by its words: what the palette lists, and what it finds.

/** @import { Encounter } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

import { active } from "./figures.js";
import { asked, drawn, idsOf, isQuick, parted } from "./offers.js";
import { everybody } from "./picking.js";
import { plain } from "./plain.js";

/** @typedef {"die" | "tune"} How with dice on the table, or with other numbers than the usual ones */
/**
 * @typedef {object} Entry
 * @property {string} id its own in the list
 * @property {string} deed what it is, whoever it is about: for its key, and for what was done lately
 * @property {string} words
 * @property {Drawn} [drawn] an offer; what the overlay does itself has none
 * @property {string} [who]
 * @property {string} [opens] the encounter that it opens
 * @property {string} [what] its words without whom it is about, if it only leads somewhere
 * @property {() => Promise<void>} [go] where it leads, if it is neither on offer nor the overlay's own
 * @property {How} [how] otherwise than by a mere press
 * @property {boolean} [table] whether it is the table's own
 * @property {boolean} [spread] one of many that differ by *who* only, shown when looked for
 * @property {boolean} [first] what comes first as long as nothing is looked for
 */

const MOST_LATELY = 12; // deeds that are kept
const WHOLE = 6; // what a match counts: a word that is just that
const BEGINS = 4; // the beginning of a word
const WITHIN = 2; // in the middle of one
const SCATTERED = 1; // letters of one word in their order, or the first letters of several
const LATELY = 1.5; // what was done lately, of equals

/**
 * What an offer is, whoever it is about, so that it can have a key.
 * @param {Drawn["offer"]} offer
 * @returns {string}
 */
export function deedOf({ kind, label, fields }) {
  const fixed = Object.values(fields).flatMap((domain) => {
    const key = domain.type === "one_of" && domain.values.length === 1 && domain.labels?.[0]?.key;
    return key && key !== "core-name" ? [key] : [];
  });
  return [kind, label.key, ...fixed].join("/");
}

/**
 * The combatant of a row that is looked at, "" for none.
 * @param {Encounter} encounter
 * @param {string} row
 */
function lookedAt({ board, figures }, row) {
  const who = board.slots[row]?.who ?? row;
  return who in figures ? who : "";
}

/**
 * Whom an offer is about unless somebody says otherwise: the row that is looked at, else the one who
 * acts; "" if that is to be asked.
 * @param {Drawn["offer"]} offer
 * @param {Encounter} encounter
 * @param {string} [open] the row whose details are open
 */
export function whoFor(offer, encounter, open = "") {
  const ids = idsOf(offer.fields.who, encounter);
  if (ids.length === 1) return ids[0];
  const acting = active(encounter);
  const likely = [lookedAt(encounter, open), ...(acting.length === 1 ? acting : [])];
  return likely.find((id) => ids.includes(id)) ?? "";
}

/** @param {Entry} entry */
export const isAboutSomebody = ({ drawn, table }) =>
  !table && drawn?.offer.fields.who?.type === "combatants";

/**
 * What a key stands for now. It is about the row that is looked at; with none, about the one who acts.
 * Nobody sees whom it would be about otherwise, so then it is about nobody, and says *why*.
 * @param {readonly Entry[]} entries
 * @param {string} deed
 * @param {Encounter} encounter
 * @param {string} row that is looked at, "" for none
 * @returns {{ entry?: Entry, why: "" | "ui-not-now" | "ui-not-with" | "ui-with-whom" | "which",
 *   who: string }} *which*: there are several of that kind now, to choose from
 */
export function meantBy(entries, deed, encounter, row) {
  const all = entries.filter((one) => one.deed === deed);
  const about = all.filter(isAboutSomebody);
  const named = lookedAt(encounter, row);
  const [acting = "", ...others] = active(encounter);
  const who = named || (others.length ? "" : acting);
  /** @param {string} one */
  const aboutOne = (one) => about.find((entry) => entry.who === one);
  if (about.length) {
    const entry = aboutOne(who) ?? (named ? undefined : aboutOne(""));
    return { entry, why: named ? "ui-not-with" : "ui-with-whom", who };
  }
  const entry = all.find(({ spread }) => !spread);
  const several = !entry && entries.some((one) => one.deed.startsWith(`${deed}/`));
  return { entry, why: several ? "which" : "ui-not-now", who };
}

/** By which words a deed goes that is done otherwise than by a mere press. */
const HOW = /** @type {const} */ ({ die: "ui-at-table", tune: "ui-change" });

/**
 * In which ways an offer can be taken otherwise.
 * @param {Drawn["offer"]} offer
 * @param {Encounter} encounter
 * @param {string} who
 * @returns {How[]}
 */
function waysOf(offer, encounter, who) {
  const tunes = isQuick(offer, encounter, who) && asked(offer, encounter, who).length > 0;
  return [
    ...(offer.rolls ? [/** @type {const} */ ("die")] : []),
    ...(tunes ? [/** @type {const} */ ("tune")] : []),
  ];
}

/**
 * The offers of an encounter, once for whom they are most likely about, and once for each other.
 * @param {Encounter} encounter
 * @param {string} open
 * @param {(one: Drawn, who: string, how?: How) => string} say
 * @returns {Entry[]}
 */
export function offered(encounter, open, say) {
  const rows = everybody(encounter);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const one of drawn(encounter).flatMap(parted)) {
    const deed = deedOf(one.offer);
    const ids = idsOf(one.offer.fields.who, encounter);
    const likely = whoFor(one.offer, encounter, open);
    const first = Boolean(one.offer.main) || one.offer.group === "turn";
    /** @param {string} who @param {boolean} spread */
    const put = (who, spread) => {
      const id = `${one.id}@${who}`;
      entries.set(id, { id, deed, words: say(one, who), drawn: one, who, spread, first });
      for (const how of waysOf(one.offer, encounter, who)) {
        const words = say(one, who, how);
        const other = { id: `${id}/${how}`, deed: `${deed}/${HOW[how]}`, words, how };
        entries.set(other.id, { ...other, drawn: one, who, spread });
      }
    };
    put(likely, false);
    if (ids.length < 2) continue;
    for (const who of rows) if (who !== likely && ids.includes(who)) put(who, true);
  }
  return once([...entries.values()], encounter, open);
}

/**
 * Where each combatant has an offer of their own of the same kind, one of them stands for all.
 * @param {Entry[]} entries
 * @param {Encounter} encounter
 * @param {string} open
 * @returns {Entry[]}
 */
function once(entries, encounter, open) {
  const looked = lookedAt(encounter, open);
  const acting = active(encounter);
  /** @param {Entry} entry */
  const rank = ({ who = "" }) => (who === looked ? 2 : acting.includes(who) ? 1 : 0);
  /** @type {Map<string, Entry>} */
  const best = new Map();
  for (const entry of entries.filter(({ spread }) => !spread)) {
    const other = best.get(entry.deed);
    if (!other || rank(entry) > rank(other)) best.set(entry.deed, entry);
  }
  /** @param {Entry} entry */
  const stands = ({ deed, who }) => best.get(deed)?.who === who || !who;
  return entries.map((entry) => ({ ...entry, spread: entry.spread || !stands(entry) }));
}

/**
 * @param {string} letters
 * @param {string} words
 */
function isScattered(letters, words) {
  let at = -1;
  for (const letter of letters) {
    at = words.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * How well *words* are what *query* looks for; 0 if they are not.
 * @param {string} query
 * @param {string} words
 */
export function score(query, words) {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  const text = plain(words);
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = parts.map(([letter]) => letter).join("");
  let total = 0;
  for (const term of terms) {
    const found = parts.includes(term)
      ? WHOLE
      : parts.some((part) => part.startsWith(term))
        ? BEGINS
        : text.includes(term)
          ? WITHIN
          : initials.includes(term) || parts.some((part) => isScattered(term, part))
            ? SCATTERED
            : 0;
    if (!found) return 0;
    total += found;
  }
  return terms.length ? total / terms.length : 1;
}

/**
 * What is listed: while nothing is looked for, what was done lately and what comes first; else what
 * is found, the best first.
 * @param {readonly Entry[]} entries
 * @param {string} query
 * @param {readonly string[]} lately deeds, the last first
 * @returns {Entry[]}
 */
export function found(entries, query, lately) {
  /** @param {Entry} entry */
  const recency = ({ deed }) => {
    const at = lately.indexOf(deed);
    return at < 0 ? 0 : 1 - at / (lately.length + 1);
  };
  if (!query.trim()) {
    /** @param {Entry} entry */
    const rank = (entry) => (recency(entry) ? 2 + recency(entry) : entry.first ? 1 : 0);
    return entries.filter(({ spread }) => !spread).sort((a, b) => rank(b) - rank(a));
  }
  return entries
    .map((entry) => ({ entry, is: score(query, entry.words) }))
    .filter(({ is }) => is > 0)
    .map(({ entry, is }) => ({ entry, is: is + LATELY * recency(entry) }))
    .sort(
      (a, b) =>
        b.is - a.is ||
        Number(Boolean(a.entry.spread)) - Number(Boolean(b.entry.spread)) ||
        a.entry.words.length - b.entry.words.length,
    )
    .map(({ entry }) => entry);
}

/**
 * What was done lately, now that *deed* was.
 * @param {readonly string[]} lately
 * @param {string} deed
 */
export const done = (lately, deed) =>
  [deed, ...lately.filter((other) => other !== deed)].slice(0, MOST_LATELY);

/**
 * @param {string | undefined} kept
 * @returns {string[]}
 */
export function readLately(kept) {
  try {
    const read = JSON.parse(kept ?? "[]");
    if (!Array.isArray(read)) return [];
    return read.filter((deed) => typeof deed === "string").slice(0, MOST_LATELY);
  } catch {
    return [];
  }
}
