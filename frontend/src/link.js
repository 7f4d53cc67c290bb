// The capability link: the table is in the path, the secret in the fragment, which no request
// carries. It leaves the address bar before anything else happens.

import { forget, keep, recall } from "./storage.js";

/** @typedef {{ base: string, table: string, token: string }} Seat */
/** @typedef {{ pathname: string, search: string, hash: string }} Place */

const PATH = /^(.*)\/t\/([^/]+)\/?$/;

/** @param {string} table */
const keyOf = (table) => `rondel.token.${table}`;

/**
 * Who the link says we are. The token is remembered for a reload of this tab, where that works.
 * @param {Place} place
 * @param {{ replaceState: (state: unknown, unused: string, url: string) => void }} history
 * @returns {Seat} with an empty token when the link has lost it
 */
export function readLink(place, history) {
  const [, base = "", table = ""] = PATH.exec(place.pathname) ?? [];
  const typed = place.hash.replace(/^#/, "");
  if (typed) history.replaceState(null, "", place.pathname + place.search);
  if (typed && table) keep(keyOf(table), typed);
  return { base, table, token: typed || recall(keyOf(table)) || "" };
}

/**
 * The link that opens a seat.
 * @param {string} origin
 * @param {Seat} seat
 * @param {string} [query] how the page is to be
 * @returns {string}
 */
export function linkOf(origin, { base, table, token }, query = "") {
  return `${origin}${base}/t/${table}${query}#${token}`;
}

/**
 * A link that was cut off opens nothing again.
 * @param {string} table
 */
export function dropLink(table) {
  forget(keyOf(table));
}
