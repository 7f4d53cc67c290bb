// What is at work comes into sight.

const SPARE = 8; // pixels between what is shown and the edge

/**
 * Where *element* is drawn: its parent, or the element in whose shadow it stands.
 * @param {Node} element
 * @returns {Node | null}
 */
const outer = (element) =>
  (element instanceof Element && element.assignedSlot) ||
  element.parentNode ||
  (element instanceof ShadowRoot ? element.host : null);

/**
 * The list of ours that *element* scrolls with.
 * @param {Element} element
 * @returns {HTMLElement | undefined}
 */
function scroller(element) {
  for (let at = outer(element); at; at = outer(at)) {
    if (at instanceof HTMLElement && at.matches(".scroll")) return at;
  }
  return undefined;
}

/**
 * Scrolls our own list only: `scrollIntoView` would also move the page that frames us. Of what is
 * taller than the list, the beginning is shown.
 * @param {Element} element
 */
export function intoView(element) {
  const box = scroller(element);
  if (!box) return;
  const [inner, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  // What is drawn larger than usual scrolls by its own measure.
  const scale = around.height / box.offsetHeight || 1;
  const above = (inner.top - around.top) / scale - SPARE;
  const below = (inner.bottom - around.bottom) / scale + SPARE;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
}
