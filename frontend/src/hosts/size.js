// How high the overlay would have to be to show all of itself, for hosts that give it that room.

/** @import { RondelOverlay } from "../elements/overlay.js" */

/**
 * @param {RondelOverlay} overlay
 * @returns {number} pixels; 0 before anything is drawn
 */
export function heightOf(overlay) {
  const scrolls = [...(overlay.shadowRoot?.querySelectorAll(".scroll") ?? [])];
  if (!scrolls.length) return 0;
  // Side by side, the higher one counts. What is around them is as high as it is.
  const lacks = scrolls.map((part) => contentOf(part) - part.clientHeight);
  return Math.ceil(overlay.offsetHeight + Math.max(...lacks));
}

/**
 * What is in *part*, also within what has no box of its own.
 * @param {Element} part
 * @returns {Element[]}
 */
const boxesIn = (part) =>
  [...part.children].flatMap((child) =>
    getComputedStyle(child).display === "contents" ? boxesIn(child) : child,
  );

/**
 * How high what is in *part* is, also where *part* is higher.
 * @param {Element} part
 */
function contentOf(part) {
  const inside = boxesIn(part).map((child) => child.getBoundingClientRect().bottom);
  const { paddingBottom } = getComputedStyle(part);
  const top = part.getBoundingClientRect().top - part.scrollTop;
  return Math.max(0, ...inside) - top + Number.parseFloat(paddingBottom);
}
