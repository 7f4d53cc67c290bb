// Where things are: Rondel's server, the page of it that our window holds, and what of a table may
// stand in a world's settings, which everybody in that world can read.

/**
 * @typedef {object} RoomLink what a world holds for everybody in it: nothing that opens a seat
 * @property {1} v
 * @property {string} server with its path and without a slash at the end
 * @property {string} table
 * @property {string} invite with which one may knock, and no more
 */

const LONGEST = 300; // characters of an address
const NAME = /^[\w-]{1,128}$/; // as the server makes ids and invites
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const PAGES = /\/(?:(?:t|j|w)\/[^/]*|lobby|foundry(?:\/[^/]*)?)?\/*$/; // what people copy with it
const MANIFEST = "/foundry/module.json";
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The server's address in what somebody typed or pasted; "" if there is none in it. A table's link
 * is taken for its server alone: the part that opens a seat is gone.
 * @param {unknown} said
 */
export function serverOf(said) {
  const typed = typeof said === "string" ? said.trim() : "";
  if (!typed || typed.length > LONGEST) return "";
  const whole = SCHEME.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return "";
  const { protocol, origin, pathname } = new URL(whole);
  if (protocol !== "https:" && protocol !== "http:") return "";
  return origin + pathname.replace(PAGES, "").replace(/\/+$/, "");
}

/**
 * The server from which a module with that manifest came; "" if that is no server of ours.
 * @param {unknown} manifest
 */
export const serverBehind = (manifest) =>
  typeof manifest === "string" && manifest.endsWith(MANIFEST) ? serverOf(manifest) : "";

/**
 * The room link in *held* to a table of *server*, with nothing else that stood there; undefined if
 * there is none.
 * @param {unknown} held
 * @param {string} server
 * @returns {RoomLink | undefined}
 */
export function roomLinkOf(held, server) {
  if (!held || typeof held !== "object") return undefined;
  const { v, server: said, table, invite } = /** @type {Record<string, unknown>} */ (held);
  const theirs = serverOf(said);
  if (v !== 1 || !theirs || !server || new URL(theirs).origin !== new URL(server).origin) return;
  if (typeof table !== "string" || typeof invite !== "string") return undefined;
  return NAME.test(table) && NAME.test(invite) ? { v, server: theirs, table, invite } : undefined;
}

/**
 * The page that our window holds. No part of it is secret.
 * @param {string} server
 * @param {RoomLink | undefined} link
 */
export const panelAddress = (server, link) =>
  link ? `${link.server}/t/${link.table}?host=port` : `${server}/lobby/?host=port`;

/**
 * Where one can go in a tab of its own when the page cannot be shown here.
 * @param {string} server
 * @param {RoomLink | undefined} link
 */
export const tabAddress = (server, link) =>
  link ? `${link.server}/j/${link.table}#${link.invite}` : `${server}/`;

/**
 * Why a browser may not show a page of *server* within *page*.
 * @param {string} page
 * @param {string} server
 * @returns {"mixed" | "local" | "framing"}
 */
export function trouble(page, server) {
  const [outer, inner] = [new URL(page), new URL(server)];
  const local = LOOPBACK.test(inner.hostname);
  if (outer.protocol === "https:" && inner.protocol === "http:" && !local) return "mixed";
  return local && !LOOPBACK.test(outer.hostname) ? "local" : "framing";
}
