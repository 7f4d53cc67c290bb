// Offers as the overlay draws them: whom they are about, what is left to fill in, what is sent.
// Nothing here knows a rule; it only reads the domains that came with the offer.

/** @import { Counter, Domain, Encounter, Figure, Offer, Refused, Value } from "./messages.d.ts" */

import { active } from "./figures.js";

/** @typedef {{ key: string, id: string, offer: Offer }} Drawn an offer with a lasting identity */
/** @typedef {Value | null} Given */
/** @typedef {Record<string, Given>} Fields */

/** What a form starts with where a command replaces something that the figure shows. */
const SHOWS = /** @type {Record<string, (keyof Figure)[]>} */ ({
  Rename: ["name"],
  SetSide: ["side"],
  Assign: ["controller"],
  SetStanding: ["standing"],
  WriteNote: ["note"],
  SetHp: ["hp", "max_hp"],
});

/** Fields that say in somebody's own words what the one who acts does: a plan may stand there. */
const SAID = new Set(["what", "note"]);

/** What stands around the table's own offers. */
export const NO_ENCOUNTER = /** @type {Encounter} */ (
  /** @type {unknown} */ ({ id: "", sets: {}, figures: {} })
);

const COUNTED = /^(?:(\d{1,4})\s*[x×*]\s*|(\d{1,2})\s+(?=\p{L}))(\S.*)$/iu; // "3× Goblin", "3 Goblins"
const BEHIND = /^(\S.*?)\s+[x×]\s?(\d{1,4})(.*)$/i; // "Goblin x3"

/**
 * The ids that a domain of combatants names.
 * @param {Domain | undefined} domain
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function idsOf(domain, encounter) {
  if (domain?.type !== "combatants") return [];
  return encounter.sets[domain.in] ?? [];
}

/**
 * Whether *offer* is about *who*; one about nobody in particular has no field `who`.
 * @param {Offer} offer
 * @param {string} who
 * @param {Encounter} encounter
 */
export function isAbout(offer, who, encounter) {
  return idsOf(offer.fields.who, encounter).includes(who);
}

/**
 * All offers in their order. Keys are counted anew with each document; the identity stays as long
 * as the offer means the same, so that a form that is being filled in stays what it was.
 * @param {Encounter | undefined} encounter
 * @returns {Drawn[]}
 */
export function drawn(encounter) {
  if (!encounter) return [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  return encounter.offer_order.flatMap((key) => {
    const offer = encounter.offers[key];
    if (!offer) return [];
    const about = offer.fields.who?.type === "combatants" ? idsOf(offer.fields.who, encounter) : [];
    const one = about.length === 1 ? about[0] : "";
    const fixed = Object.values(offer.fields).map((d) =>
      d.type === "one_of" && d.values.length === 1 ? d.values[0] : "",
    );
    const base = [offer.kind, offer.label.key, one, ...fixed].join("/");
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return [{ key, id: `${base}/${count}`, offer }];
  });
}

/**
 * The one next step, if this seat has any.
 * @param {Encounter | undefined} encounter
 * @returns {Drawn | undefined}
 */
export function mainOf(encounter) {
  return drawn(encounter).find(({ offer }) => offer.main);
}

/**
 * Whether *offer* moves things on and is lightly done: it stands where the next steps are.
 * @param {Offer} offer
 */
export function isNext(offer) {
  return !offer.confirm && (offer.group === "turn" || offer.group === "round");
}

/**
 * The only value that a domain admits, undefined if there is a choice.
 * @param {Domain} domain
 * @param {Encounter} encounter
 * @returns {Given | undefined}
 */
export function only(domain, encounter) {
  switch (domain.type) {
    case "one_of":
      return domain.values.length === 1 ? domain.values[0] : undefined;
    case "combatants": {
      const ids = idsOf(domain, encounter);
      return ids.length === 1 ? ids[0] : undefined;
    }
    case "range":
      if (domain.high < domain.low) return domain.optional ? null : undefined;
      return domain.low === domain.high && !domain.optional ? domain.low : undefined;
    default:
      return undefined;
  }
}

/**
 * The values that need no asking: those given with the row, and those without a choice.
 * @param {Offer} offer
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {Fields}
 */
export function settled(offer, encounter, who) {
  /** @type {Fields} */
  const fields = {};
  for (const [name, domain] of Object.entries(offer.fields)) {
    const value = name === "who" && who ? who : only(domain, encounter);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/**
 * The fields that somebody has to fill in.
 * @param {Offer} offer
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {[string, Domain][]}
 */
export function asked(offer, encounter, who) {
  const known = settled(offer, encounter, who);
  return Object.entries(offer.fields).filter(([name]) => !(name in known));
}

/**
 * What a field holds when its form opens.
 * @param {Offer} offer
 * @param {string} name
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {Given | undefined}
 */
export function initial(offer, name, encounter, who) {
  const shown = /** @type {keyof Figure | undefined} */ (
    SHOWS[offer.kind]?.find((n) => n === name)
  );
  const figure = who ? encounter.figures[who] : undefined;
  if (shown && figure?.[shown] !== undefined) return /** @type {Given} */ (figure[shown]);
  const domain = offer.fields[name];
  if (domain.type === "range" && domain.default === undefined && who) {
    // What is counted in the row is set from what it is now.
    const counter = countersOf(encounter, who).find(({ key }) => key === name);
    if (counter) return counter.left;
  }
  switch (domain.type) {
    case "one_of":
      return domain.default;
    case "combatants":
      return undefined;
    case "range":
      if (domain.default !== undefined) return domain.default;
      return domain.optional ? null : undefined;
    case "text":
      return domain.default || planned(offer, name, encounter, who).slice(0, domain.most);
    case "flag":
      return domain.default;
    case "player_seat":
      return "";
  }
}

/**
 * What the one who acts has said beforehand that they mean to do, where a form asks for that.
 * @param {Offer} offer
 * @param {string} name
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {string}
 */
function planned(offer, name, encounter, who) {
  const one = who || String((offer.fields.who && only(offer.fields.who, encounter)) ?? "");
  const plan = encounter.figures[one]?.intent;
  if (!plan || offer.group !== "turn" || !SAID.has(name)) return "";
  return active(encounter).includes(one) ? plan.what : "";
}

/**
 * The field of *offer* that takes somebody's own words, if there is one.
 * @param {Offer} offer
 */
export const ownWords = ({ fields }) => [...SAID].find((one) => fields[one]?.type === "text");

/**
 * What a press without a form sends.
 * @param {Offer} offer
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {Fields}
 */
export function unasked(offer, encounter, who) {
  const open = asked(offer, encounter, who).map(([name]) => [
    name,
    initial(offer, name, encounter, who) ?? null,
  ]);
  return { ...settled(offer, encounter, who), ...Object.fromEntries(open) };
}

/**
 * Whether a form still holds what it started with.
 * @param {Record<string, Given | undefined>} draft
 * @param {Offer} offer
 * @param {Encounter} encounter
 */
export function isUntouched(draft, offer, encounter) {
  return asked(offer, encounter).every(([name]) => draft[name] === initial(offer, name, encounter));
}

/**
 * Whether one press may do it, as every field left is a number with a sensible start; of one that
 * is about the time line one first sees what it comes to.
 * @param {Offer} offer
 * @param {Encounter} encounter
 * @param {string} [who]
 */
export function isQuick(offer, encounter, who) {
  return asked(offer, encounter, who).every(
    ([, d]) => d.type === "range" && !d.time && d.low >= 0 && d.default !== undefined,
  );
}

/**
 * The numbers that an offer takes unless told otherwise: what it costs.
 * @param {Offer} offer
 * @returns {[string, number][]}
 */
export function amounts(offer) {
  return Object.entries(offer.fields).flatMap(([name, domain]) => {
    const amount = domain.type === "range" ? (domain.default ?? domain.low) : 0;
    return amount ? [/** @type {[string, number]} */ ([name, amount])] : [];
  });
}

/**
 * What is counted of *who* in the row.
 * @param {Encounter} encounter
 * @param {string} who
 * @returns {readonly Counter[]}
 */
export function countersOf(encounter, who) {
  const slots = Object.values(encounter.board?.slots ?? {});
  return slots.find((slot) => slot.who === who)?.counters ?? [];
}

/**
 * What *n* leaves of what the row counts by the name of the field; undefined where the field does
 * not take from that, which is seen by its reaching no further than what there is.
 * @param {Domain} domain
 * @param {string} name
 * @param {number} n
 * @param {string} who
 * @param {Encounter} encounter
 * @returns {{ left: number, of: number } | undefined}
 */
export function leftOf(domain, name, n, who, encounter) {
  const counter = countersOf(encounter, who).find(({ key }) => key === name);
  if (!counter || domain.type !== "range" || domain.low < 0) return undefined;
  if (domain.high > counter.left || n < 0 || n > counter.left) return undefined;
  return { left: counter.left - n, of: counter.of };
}

/**
 * An offer as people think of it: damage and healing are two things, though one number says both.
 * @param {Drawn} one
 * @returns {Drawn[]}
 */
export function parted(one) {
  const { by } = one.offer.fields;
  if (one.offer.kind !== "ChangeHp" || by?.type !== "range") return [one];
  /** @type {[string, number, number][]} */
  const ways = [
    ["core-damage", by.low, -1],
    ["core-heal", 1, by.high],
  ];
  return ways.map(([key, low, high]) => ({
    key: one.key,
    id: `${one.id}/${key}`,
    offer: {
      ...one.offer,
      label: { key },
      fields: { ...one.offer.fields, by: { type: "range", low, high } },
    },
  }));
}

const CHOICES_AT_A_GLANCE = 12;

/**
 * The one field whose choices can be laid out as buttons, if that is all there is to ask.
 * @param {Offer} offer
 * @param {Encounter} encounter
 * @param {string} [who]
 * @returns {[string, Domain] | undefined}
 */
export function singleChoice(offer, encounter, who) {
  const fields = asked(offer, encounter, who);
  if (fields.length !== 1 || offer.confirm) return undefined;
  const [[name, domain]] = fields;
  const many = domain.type === "one_of" ? domain.values.length : idsOf(domain, encounter).length;
  return many > 0 && many <= CHOICES_AT_A_GLANCE ? [name, domain] : undefined;
}

/**
 * "3× Goblin" in a form that has a name and a count means three of them.
 * @param {Offer} offer
 * @param {Fields} fields
 * @returns {Fields}
 */
export function counted(offer, fields) {
  const name = typeof fields.name === "string" ? fields.name.trim() : "";
  if (offer.fields.count?.type !== "range") return fields;
  const [, times, some, those] = COUNTED.exec(name) ?? [];
  if (those) return { ...fields, count: Number(times ?? some), name: those.trim() };
  const [, kind, many, after] = BEHIND.exec(name) ?? [];
  return kind ? { ...fields, count: Number(many), name: `${kind}${after}`.trim() } : fields;
}

/**
 * The field in which somebody wrote what was refused: how many may stand with the name.
 * @param {Offer} offer
 * @param {Record<string, Given | undefined>} draft
 * @param {Pick<Refused, "field" | "params">} refused
 */
export function writtenIn(offer, draft, { field, params }) {
  const name = field?.replace(/^fields\./, "") ?? String(params?.field ?? "");
  return name === "count" && counted(offer, /** @type {Fields} */ (draft)) !== draft
    ? "name"
    : name;
}

/**
 * What a form that stays open holds for the next one: all but what was thought up anew.
 * @param {Record<string, Given | undefined>} draft
 * @param {Offer} offer
 * @returns {{ draft: Record<string, Given | undefined>, first: string }} *first*: what is empty now
 */
export function forNext(draft, { fields }) {
  const empty = Object.entries(fields).flatMap(([name, domain]) =>
    domain.type === "text" && !domain.known ? [name] : [],
  );
  const next = { ...draft, ...Object.fromEntries(empty.map((name) => [name, ""])) };
  for (const [name, domain] of Object.entries(fields)) {
    // What others may see is chosen anew each time; who hides several keeps hiding.
    if (domain.type === "flag" && name !== "hidden") next[name] = domain.default;
  }
  if (next.count !== undefined) next.count = 1;
  return { draft: next, first: empty[0] ?? "" };
}

/**
 * What is busy while this offer is on its way.
 * @param {string} key
 * @param {string} [who]
 */
export function busyKey(key, who = "") {
  return `${key}@${who}`;
}
