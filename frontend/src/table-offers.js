// The table's own commands as offers, so that they are drawn like those of an encounter.
// The server judges them; here it is only left out what it would surely refuse.

/** @import { Doc, Domain, Me, Offer, Value } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

import { LANGUAGES } from "./languages.js";

const LONGEST_NAME = 64; // characters
const LONGEST_DELAY = 120; // seconds

/** @param {Value} value @returns {Domain} */
const fixed = (value) => ({ type: "one_of", values: [value], default: value });

/** @param {string} [value] @returns {Domain} */
const name = (value = "") => ({ type: "text", least: 1, most: LONGEST_NAME, default: value });

/**
 * @param {string} kind
 * @param {Record<string, Domain>} fields
 * @param {string} [about] what tells it from others of its kind
 * @param {Partial<Offer>} [more]
 * @returns {Drawn}
 */
function offer(kind, fields, about = "", more = {}) {
  const key = `${kind}/${about}`;
  const label = { key: textOf(kind) };
  return { key, id: key, offer: { kind, fields, group: "table", label, ...more } };
}

/** @param {string} kind */
const textOf = (kind) => `table-${kind.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()}`;

/**
 * One that is not to be had back: it is asked first, by the name of what it is about.
 * @param {string} kind
 * @param {Record<string, Domain>} fields
 * @param {string} about
 * @param {string} called
 * @returns {Drawn}
 */
function grave(kind, fields, about, called) {
  const label = { key: textOf(kind), params: { name: called } };
  return offer(kind, fields, about, { confirm: true, label });
}

/**
 * The name of a copy: the next number that is free.
 * @param {string} original
 * @param {string[]} taken
 */
export function copyOf(original, taken) {
  const [, stem, number] = /^(.*?)(?: (\d{1,3}))?$/su.exec(original) ?? [];
  for (let n = Number(number ?? 1) + 1; ; n += 1) {
    const ending = ` ${n}`;
    const copy = [...stem].slice(0, LONGEST_NAME - ending.length).join("") + ending;
    if (!taken.includes(copy)) return copy;
  }
}

/**
 * The system of the encounter that is open, else of the last one: most tables keep to theirs.
 * @param {Doc} doc
 */
function usual({ encounter, table }) {
  const known = Object.keys(table.systems ?? {});
  const made = Object.values(table.encounters).map(({ system }) => system);
  return [encounter?.system ?? "", ...made.reverse(), ...known].find((one) => known.includes(one));
}

/**
 * @param {Doc} doc
 * @param {string} [called] until somebody calls it something else
 * @param {(slug: string, name: string) => string} [nameOf] what a system is called
 * @returns {Drawn}
 */
export function creating(doc, called = "", nameOf = (_, name) => name) {
  const systems = Object.entries(doc.table.systems ?? {});
  return offer("CreateEncounter", {
    name: name(called),
    system: {
      type: "one_of",
      values: systems.map(([slug]) => slug),
      labels: systems.map(([slug, { name }]) => ({
        key: "core-name",
        params: { name: nameOf(slug, name) },
      })),
      default: usual(doc) ?? "",
    },
  });
}

/**
 * What may be done with one encounter of the table.
 * @param {Doc} doc
 * @param {string} id
 * @returns {Drawn[]}
 */
export function withEncounter(doc, id) {
  const { name: now, shown } = doc.table.encounters[id];
  const taken = Object.values(doc.table.encounters).map((other) => other.name);
  const encounter = fixed(id);
  const showing = shown
    ? offer("ShowEncounter", { encounter: fixed("") }, id, {
        label: { key: "table-hide-encounter" },
      })
    : offer("ShowEncounter", { encounter }, id);
  return [
    showing,
    offer("RenameEncounter", { encounter, name: name(now) }, id),
    offer("CopyEncounter", { encounter, name: name(copyOf(now, taken)) }, id),
    grave("DeleteEncounter", { encounter }, id, now),
  ];
}

/** @returns {Drawn} */
export function inviting() {
  const roles = ["player", "observer", "gm"];
  return offer("InviteSeat", {
    name: name(),
    role: {
      type: "one_of",
      values: roles,
      labels: roles.map((role) => ({ key: `table-role-${role}` })),
      default: roles[0],
    },
  });
}

/**
 * What may be done with one seat of the table. The owner's is the owner's alone, and lasts.
 * @param {Doc} doc
 * @param {string} id
 * @param {Me | undefined} me
 * @returns {Drawn[]}
 */
export function withSeat(doc, id, me) {
  const seat = doc.table.seats?.[id];
  if (!seat || seat.revoked || (seat.owner && !me?.owner)) return [];
  const fields = { seat: fixed(id) };
  return [
    offer("RenameSeat", { ...fields, name: name(seat.name) }, id),
    grave("RotateSeat", fields, id, seat.name),
    ...(seat.owner ? [] : [grave("RevokeSeat", fields, id, seat.name)]),
  ];
}

/**
 * The door of the table: whoever has its link may knock. Another link makes the old one void.
 * @param {Doc} doc
 * @returns {Drawn[]}
 */
export function withDoor(doc) {
  if (!doc.table.door) return [offer("OpenDoor", {})];
  const renewed = offer("OpenDoor", {}, "again", {
    confirm: true,
    label: { key: "table-renew-door" },
  });
  return [renewed, offer("CloseDoor", {}, "", { confirm: true })];
}

/**
 * What may be done with somebody who knocks, the likeliest first: the seat that was theirs, if
 * they are who they say; a new one; or any other, whose link is void then. A seat on which somebody
 * sits is never the first: whoever says to be them may be another, who would put them out.
 * @param {Doc} doc
 * @param {string} id
 * @returns {Drawn[]}
 */
export function withKnock(doc, id) {
  const { knocks = {}, seats = {} } = doc.table;
  const { role, before = "" } = knocks[id];
  /** @param {string} as @param {string} label @param {Domain} seat @param {Value} [name] */
  const admit = (as, label, seat, name = "") =>
    offer("AdmitKnock", { knock: fixed(id), role: fixed(as), seat }, `${id}/${label}`, {
      label: { key: `table-admit-${label}`, params: { name: String(name) } },
    });
  const others = Object.entries(seats).filter(
    ([seat, entry]) => seat !== before && !entry.revoked && !entry.owner && entry.role !== "gm",
  );
  const roles = role === "observer" ? ["observer", "player"] : ["player", "observer"];
  const known = seats[before]?.revoked ? undefined : seats[before];
  const again = known ? [admit(known.role, "before", fixed(before), known.name)] : [];
  const anew = roles.map((as) => admit(as, as, fixed("")));
  return [
    ...(known?.online ? [...anew, ...again] : [...again, ...anew]),
    ...(others.length ? [admit("player", "seat", among(others))] : []),
    offer("TurnAway", { knock: fixed(id) }, id),
  ];
}

/** @param {[string, { name: string }][]} seats @returns {Domain} */
const among = (seats) => ({
  type: "one_of",
  values: seats.map(([seat]) => seat),
  labels: seats.map(([, { name }]) => ({ key: "core-name", params: { name } })),
});

/**
 * A new seat for a page that only shows.
 * @param {string} called
 * @returns {Drawn}
 */
export function showing(called) {
  const label = { key: "ui-watch-make" };
  return offer("InviteSeat", { name: fixed(called), role: fixed("observer") }, "watch", { label });
}

/**
 * How much later than all others observers see it.
 * @param {Doc} doc
 * @returns {Drawn}
 */
export function delaying(doc) {
  const now = doc.table.delay ?? 0;
  const seconds = /** @type {Domain} */ ({
    type: "range",
    low: 0,
    high: LONGEST_DELAY,
    default: now,
  });
  return offer("DelayObservers", { seconds });
}

/**
 * @param {Doc} doc
 * @returns {Drawn}
 */
function speaking(doc) {
  const name = (/** @type {string} */ called) => ({ key: "core-name", params: { name: called } });
  const labels = [{ key: "ui-language-each" }, ...Object.values(LANGUAGES).map(name)];
  const values = ["", ...Object.keys(LANGUAGES)];
  return offer("SetLanguage", {
    lang: { type: "one_of", values, labels, default: doc.table.lang ?? "" },
  });
}

/**
 * What may be done with the table itself.
 * @param {Doc} doc
 * @param {Me | undefined} me
 * @returns {Drawn[]}
 */
export function withTable(doc, me) {
  const rename = offer("RenameTable", { name: name(doc.table.name) });
  const all = [rename, speaking(doc)];
  return me?.owner ? [...all, grave("DeleteTable", {}, "", doc.table.name)] : all;
}
