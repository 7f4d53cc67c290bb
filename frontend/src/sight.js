// What is at work comes into sight.

const SPARE = 8; // pixels between what is shown and the edge
const AT_WORK = 8000; // milliseconds for which a hand is likely to go on
const SCROLLING = ["wheel", "touchmove"];

/** Where a hand was last: on what, how far down, when, and whether it scrolled. */
let hand = { path: /** @type {EventTarget[]} */ ([]), y: 0, at: -AT_WORK, scrolls: false };

/** @param {Event} event */
const note = (event) => {
  const { clientY: y = hand.y } = /** @type {MouseEvent} */ (event);
  const scrolls = SCROLLING.includes(event.type);
  hand = { path: event.composedPath(), y, at: performance.now(), scrolls };
};

for (const type of ["pointermove", "pointerdown", ...SCROLLING]) {
  globalThis.addEventListener?.(type, note, { passive: true, capture: true });
}

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
 * How far down a hand is at work in *element*, or in what it scrolls with; undefined if none is.
 * @param {Element} element
 */
export function handIn(element) {
  const { path, y, at, scrolls } = hand;
  const list = scrolls && scroller(element);
  const here = path.includes(element) || (list && path.includes(list));
  return here && performance.now() - at < AT_WORK ? y : undefined;
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
