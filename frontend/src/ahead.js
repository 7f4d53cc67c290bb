// What the page says of its table before the table itself does, so that all that the first board
// needs is asked for at once.

/** Which parts of ours the boards of a system show at the first look. The build reads this too. */
export const PARTS = /** @type {Record<string, ("bag" | "checklist" | "plan")[]>} */ ({
  "dice-bag": ["bag", "checklist"],
  "speed-rounds": [],
  "time-plan": ["plan"],
});

/**
 * @param {Document} page
 * @returns {{ system: string, lang: string } | undefined} what is played there and the table's
 *   language, "" for none; undefined where the page does not say
 */
export function ahead(page) {
  /** @type {HTMLElement | null} */
  const said = page.querySelector('meta[name="rondel"]');
  return said ? { system: said.dataset.system ?? "", lang: said.dataset.lang ?? "" } : undefined;
}
