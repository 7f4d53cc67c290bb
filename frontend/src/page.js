// The page around our elements: its margins and its color-scheme.

/** @import { Stage } from "./stage.js" */

/** @typedef {"" | "light" | "dark"} Scheme */
/**
 * @typedef {object} Looks how the page is to be, as its address says
 * @property {URLSearchParams} query
 * @property {Stage | undefined} stage
 * @property {Scheme} scheme
 */

const SHEET = "html, body { height: 100%; margin: 0 !important; background: transparent; }";

/**
 * Sets up the page. A frame is see-through only while its color-scheme equals that of the page
 * that embeds it, so inside one it is set as the host asks (`?scheme=`), or if it is to be
 * see-through, as browsers say that the host looks. A page of its own that is to be see-through has
 * none: a dark one would get a dark canvas.
 * @param {URLSearchParams} query
 * @param {boolean} [clear] whether what lies behind the page is to be seen
 * @returns {Scheme} the scheme asked for
 */
export function page(query, clear = false) {
  const asked = query.get("scheme");
  const scheme = asked === "light" || asked === "dark" ? asked : "";
  const framed = window.top !== window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];
  // What is see-through in a frame follows, by itself, what is around it.
  const follows = framed === clear ? "light dark" : "";
  const kept = clear && !framed ? "" : scheme || follows;
  if (kept) document.documentElement.style.colorScheme = kept;
  return scheme;
}

/**
 * The colours that the host has now, for what the browser draws by itself. What is see-through
 * keeps its own: the host tells what it looks like, not what color-scheme our frame has there.
 * @param {Scheme} scheme
 * @param {boolean} clear
 */
export function wear(scheme, clear) {
  if (!clear) document.documentElement.style.colorScheme = scheme || "normal";
}
