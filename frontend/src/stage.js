// How the overlay stands on a second screen or in a stream: said by the address, drawn without a
// click. No DOM.

/** @typedef {"screen" | "list" | "bar" | "unknown"} Layout *unknown*: it says that there is none */
/**
 * @typedef {object} Stage
 * @property {Layout} layout a whole screen, a column, or a bar
 * @property {boolean} clear whether what lies behind is to be seen
 * @property {number} scale in percent
 * @property {number} rows how many of the order are drawn; 0: as many as there is room for
 */

/** @type {readonly Layout[]} */
export const LAYOUTS = ["screen", "list", "bar"];
export const SCALES = { least: 50, most: 400, usual: 100 }; // percent
export const MOST_ROWS = 30;

/**
 * @param {string | null} text
 * @param {number} least
 * @param {number} most
 * @param {number} usual for what is no number
 */
function whole(text, least, most, usual) {
  const number = text?.trim() ? Number(text.replace("%", "")) : Number.NaN;
  return Number.isFinite(number) ? Math.round(Math.min(most, Math.max(least, number))) : usual;
}

/**
 * What the address asks for; nothing: the overlay that people use. Whoever misspelt it does not want
 * that one, with all its buttons, in a stream.
 * @param {URLSearchParams} query
 * @returns {Stage | undefined}
 */
export function stageOf(query) {
  const asked = query.get("layout")?.trim().toLowerCase();
  if (!asked) return undefined;
  const layout = LAYOUTS.find((name) => name === asked) ?? "unknown";
  const background = query.get("background");
  return {
    layout,
    clear: background === "clear" || (background !== "solid" && layout !== "screen"),
    scale: whole(query.get("scale"), SCALES.least, SCALES.most, SCALES.usual),
    rows: whole(query.get("rows"), 0, MOST_ROWS, 0),
  };
}

/**
 * The query of an address that asks for *stage*; what goes without saying is left out.
 * @param {Stage} stage
 * @param {{ scheme?: string, lang?: string }} [more]
 * @returns {string}
 */
export function queryOf({ layout, clear, scale, rows }, { scheme, lang } = {}) {
  const query = new URLSearchParams({ layout });
  if (clear !== (layout !== "screen")) query.set("background", clear ? "clear" : "solid");
  if (scale !== SCALES.usual) query.set("scale", String(scale));
  if (rows) query.set("rows", String(rows));
  if (scheme) query.set("scheme", scheme);
  if (lang) query.set("lang", lang);
  return `?${query}`;
}

/**
 * The *most* of *ids* to be drawn: the one that is *now* among them, as near the top as can be,
 * with the one before it where there is room.
 * @template T
 * @param {T[]} ids
 * @param {number} now index; -1 for none
 * @param {number} most 0: all
 * @returns {{ before: number, ids: T[], after: number }} with how many are left out on both sides
 */
export function windowed(ids, now, most) {
  if (!most || ids.length <= most) return { before: 0, ids, after: 0 };
  const lead = most > 2 ? 1 : 0;
  const before = Math.min(Math.max(0, now - lead), ids.length - most);
  return { before, ids: ids.slice(before, before + most), after: ids.length - before - most };
}
