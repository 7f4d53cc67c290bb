// The page around our elements: its language, its margins and its color-scheme.

const SHEET = "html, body { height: 100%; margin: 0 !important; background: transparent; }";

/**
 * Sets up the page. A frame is see-through only while its color-scheme equals that of the page
 * that embeds it, so inside one it is set only as the host asks (`?scheme=`).
 * @param {URLSearchParams} query
 * @param {string} language
 * @returns {"" | "light" | "dark"} the scheme asked for
 */
export function page(query, language) {
  const asked = query.get("scheme");
  const scheme = asked === "light" || asked === "dark" ? asked : "";
  const framed = window.top !== window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = language;
  if (scheme || !framed) document.documentElement.style.colorScheme = scheme || "light dark";
  return scheme;
}
