// What comes from a host is looked at before anything believes it: types, lengths, known words.

/** @import { Hello, Power, RoomLink, Switch } from "./host.js" */

const LONGEST = {
  kind: 40,
  name: 64,
  id: 128,
  locale: 35,
  server: 300,
  headline: 200,
};
const MOST_SWITCHES = 20;
const ROLES = /** @type {const} */ (["gm", "player", "observer"]);
const THEMES = /** @type {const} */ (["light", "dark"]);
const POWERS = /** @type {readonly Power[]} */ ([
  ...["room", "tokens", "mirror", "badge", "size", "keep", "switches"],
]);
const NAME = /^[\w-]{1,128}$/; // as the server makes ids and invites
const UNSEEN = /[\p{Cc}\p{Cf}]/gu; // what could turn or break a line

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>} {} for what is none
 */
export function record(value) {
  return value && typeof value === "object" && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};
}

/**
 * @param {unknown} value
 * @param {number} most characters
 */
export function line(value, most) {
  if (typeof value !== "string") return "";
  const seen = value.slice(0, 4 * most).replace(UNSEEN, "");
  return [...seen.trim()].slice(0, most).join("");
}

/**
 * @template {string} T
 * @param {unknown} value
 * @param {readonly T[]} known
 * @returns {T | ""}
 */
const oneOf = (value, known) => known.find((word) => word === value) ?? "";

/**
 * What a host says about itself and its person, as far as it makes sense.
 * @param {unknown} said
 * @returns {Hello}
 */
export function helloOf(said) {
  const { kind, role, name, id, locale, theme, room } = record(said);
  return {
    kind: line(kind, LONGEST.kind),
    role: oneOf(role, ROLES),
    name: line(name, LONGEST.name),
    id: line(id, LONGEST.id),
    locale: line(locale, LONGEST.locale),
    theme: oneOf(theme, THEMES),
    room: roomOf(room),
  };
}

/**
 * The room link in what a room holds; undefined if that is none that we can read.
 * @param {unknown} held
 * @returns {RoomLink | undefined}
 */
export function roomOf(held) {
  const { v, server, table, invite } = record(held);
  if (v !== 1 || typeof table !== "string" || typeof invite !== "string") return undefined;
  const address = serverOf(server);
  if (!address || !NAME.test(table) || !NAME.test(invite)) return undefined;
  return { v, server: address, table, invite };
}

/** @param {unknown} said */
function serverOf(said) {
  if (typeof said !== "string" || said.length > LONGEST.server || !URL.canParse(said)) return "";
  const { protocol, origin, pathname } = new URL(said);
  if (protocol !== "https:" && protocol !== "http:") return "";
  return origin + pathname.replace(/\/+$/, "");
}

/**
 * @param {unknown} said
 * @returns {Set<Power>}
 */
export function powersOf(said) {
  return new Set(POWERS.filter((power) => Array.isArray(said) && said.includes(power)));
}

/**
 * @param {unknown} said
 * @returns {Switch[]}
 */
export function switchesOf(said) {
  if (!Array.isArray(said)) return [];
  return said.slice(0, MOST_SWITCHES).flatMap((one) => {
    const { name, on } = record(one);
    const called = line(name, LONGEST.kind);
    return called ? [{ name: called, on: on === true }] : [];
  });
}
