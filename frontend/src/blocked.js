// What a browser keeps from a page that stands in another one, and how to tell. It says nothing
// itself but that there is no connection, which sends people looking in the wrong place.

/**
 * @typedef {object} Here this window, as far as it matters here
 * @property {string} origin
 * @property {unknown} top
 * @property {{ protocol: string, hostname: string, ancestorOrigins?: ArrayLike<string> }} location
 * @property {{ referrer: string }} document
 */

const OPAQUE = "null"; // the origin of pages in a sandbox that takes theirs from them
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;
const NEARBY =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|169\.254(\.\d{1,3}){2}|\[f[cde][\da-f]{2}:.*\]|.+\.local)$/;

/**
 * Why nothing that we do will ever work here; "" when it may. A sandbox without
 * `allow-same-origin` takes our origin: our own server would take us for a stranger.
 * @param {{ origin: string }} here
 * @returns {"" | "sandboxed"}
 */
export function shut({ origin }) {
  return origin === OPAQUE ? "sandboxed" : "";
}

/**
 * What may be in the way while the server does not answer; "" when nothing that we can tell.
 *
 * "mixed": a page that is not secure inside one that is. "local": a server on this computer or in
 * this network inside a page from elsewhere, which some browsers allow only when they are asked.
 * @param {Here} here
 * @returns {"" | "mixed" | "local"}
 */
export function hindrance(here) {
  const around = outsideOf(here);
  if (!around.length) return "";
  const { protocol, hostname } = here.location;
  const secure = around.some((page) => page.protocol === "https:");
  if (protocol === "http:" && secure && !LOOPBACK.test(hostname)) return "mixed";
  const faraway = around.some((page) => !isNear(page.hostname));
  return isNear(hostname) && faraway ? "local" : "";
}

/** @param {string} hostname */
const isNear = (hostname) => LOOPBACK.test(hostname) || NEARBY.test(hostname);

/**
 * The pages around us; of some browsers the nearest only.
 * @param {Here} here
 * @returns {URL[]}
 */
function outsideOf(here) {
  const { top, location, document } = here;
  if (top === here) return [];
  const known = Array.from(location.ancestorOrigins ?? [document.referrer]);
  return known.filter((one) => URL.canParse(one)).map((one) => new URL(one));
}
