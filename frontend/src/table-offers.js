// The table's own commands as offers, so that they are drawn like those of an encounter.
// The server judges them; here it is only left out what it would surely refuse.

/** @import { Doc, Domain, Me, Offer, Value } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

const LONGEST_NAME = 64; // characters

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
  const words = kind.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
  const key = `${kind}/${about}`;
  return {
    key,
    id: key,
    offer: { kind, fields, group: "table", label: { key: `table-${words}` }, ...more },
  };
}

/**
 * @param {Doc} doc
 * @returns {Drawn}
 */
export function creating(doc) {
  const systems = Object.entries(doc.table.systems ?? {});
  return offer("CreateEncounter", {
    name: name(),
    system: {
      type: "one_of",
      values: systems.map(([slug]) => slug),
      labels: systems.map(([, system]) => ({ key: "core-name", params: { name: system.name } })),
      default: systems[0]?.[0] ?? "",
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
  const encounter = fixed(id);
  const showing = shown
    ? offer("ShowEncounter", { encounter: fixed("") }, id, {
        label: { key: "table-hide-encounter" },
      })
    : offer("ShowEncounter", { encounter }, id);
  return [
    showing,
    offer("RenameEncounter", { encounter, name: name(now) }, id),
    offer("CopyEncounter", { encounter, name: name(now) }, id),
    offer("DeleteEncounter", { encounter }, id, { confirm: true }),
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
    offer("RotateSeat", fields, id, { confirm: true }),
    ...(seat.owner ? [] : [offer("RevokeSeat", fields, id, { confirm: true })]),
  ];
}

/**
 * What may be done with the table itself.
 * @param {Doc} doc
 * @param {Me | undefined} me
 * @returns {Drawn[]}
 */
export function withTable(doc, me) {
  const rename = offer("RenameTable", { name: name(doc.table.name) });
  return me?.owner ? [rename, offer("DeleteTable", {}, "", { confirm: true })] : [rename];
}
