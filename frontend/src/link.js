// The capability link: the table is in the path, the secret in the fragment, which no request
// carries. It leaves the address bar before anything else happens.

import { forget, keep, lasts, recall, remember, remembered } from "./storage.js";

/**
 * @typedef {object} Seat
 * @property {string} base the path under which Rondel is
 * @property {string} table
 * @property {string} token
 * @property {boolean} [watch] whether it is only watched from, whosever it is
 */
/** @typedef {"t" | "w" | "j" | "lobby" | ""} Page of a table, its watch page, its join page … */
/** @typedef {Seat & { page: Page }} Arrival *token* is an invite on a join page */
/** @typedef {{ pathname: string, search: string, hash: string }} Place */

const PATH = /^(.*)\/(?:([twj])\/([^/]+)|lobby)\/?$/;

const PLACE = /^[a-z0-9]+$/; // to play, as the help's address says it

/** @param {string} table @param {Page} [page] */
const keyOf = (table, page = "t") => `rondel.${page === "t" ? "" : `${page}.`}token.${table}`;

/**
 * Where the link leads, and what it opens there. What opens it is remembered for a reload of this
 * tab, where that works.
 * @param {Place} place
 * @param {{ replaceState: (state: unknown, unused: string, url: string) => void }} history
 * @param {string} [home] the path under which Rondel is, where the address does not tell
 * @returns {Arrival} with an empty token when the link has lost it
 */
export function readLink(place, history, home = "") {
  const [path, base = home, letter, table = ""] = PATH.exec(place.pathname) ?? [];
  const page = /** @type {Page} */ (letter ?? (path ? "lobby" : ""));
  const typed = place.hash.replace(/^#/, "");
  if (typed) history.replaceState(null, "", place.pathname + place.search);
  if (typed && table) keep(keyOf(table, page), typed);
  const arrival = { page, base, table, token: typed || kept(table, page) };
  return page === "w" ? { ...arrival, watch: true } : arrival;
}

/**
 * The token of the seat that was taken at *table* before, "" for none.
 * @param {string} table
 * @param {Page} [page]
 */
export function kept(table, page = "t") {
  if (!table) return "";
  const key = keyOf(table, page);
  return recall(key) || (page === "t" && remembered(key)) || "";
}

/**
 * Whether that token is still there when this page is loaded anew.
 * @param {string} table
 * @param {Page} [page]
 */
export const lastsFor = (table, page = "t") => lasts(keyOf(table, page));

/**
 * Whoever came without a link of their own finds their seat again, on this machine.
 * @param {string} table
 * @param {string} token
 */
export function rememberLink(table, token) {
  keep(keyOf(table), token);
  remember(keyOf(table), token);
}

/**
 * The link that opens a seat.
 * @param {string} origin
 * @param {Seat} seat
 * @param {string} [query] how the page is to be
 * @returns {string}
 */
export function linkOf(origin, { base, table, token, watch }, query = "") {
  return `${origin}${base}/${watch ? "w" : "t"}/${table}${query}#${token}`;
}

/**
 * The link with which one may knock.
 * @param {string} server
 * @param {string} table
 * @param {string} invite
 */
export const joinLink = (server, table, invite) => `${server}/j/${table}#${invite}`;

/**
 * A link that was cut off opens nothing again. Another seat that was taken there stays known, or
 * else a link with any token in it would take it from whoever follows that.
 * @param {Seat} seat
 */
export function dropLink({ table, token, watch }) {
  const key = keyOf(table, watch ? "w" : "t");
  if (recall(key) === token) forget(key);
  if (!watch && remembered(key) === token) remember(key, "");
}

/**
 * The page that tells how Rondel comes to be at a place to play; for one unknown to it, about all.
 * @param {string} base the path under which Rondel is
 * @param {string} lang that it is to speak
 * @param {string} [place]
 */
export const helpAt = (base, lang, place = "") =>
  `${base}/help/${PLACE.test(place) ? place : ""}?lang=${encodeURIComponent(lang)}`;
