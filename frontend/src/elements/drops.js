// What takes lists that are dropped comes with the first thing that is dragged.

/** @import { RondelOverlay } from "./overlay.js" */

import { surely } from "../later.js";

export const FILES = "Files"; // the kind of what is dragged

/**
 * From now on what is dragged onto *overlay* is heeded.
 * @param {RondelOverlay} overlay
 * @returns {() => void} how to stop it
 */
export function heedDrops(overlay) {
  const heeding = new AbortController();
  const { signal } = heeding;
  let comes = false;
  /** @param {DragEvent} drag */
  const heed = (drag) => {
    // A file that is let go of before that must not take the place of the page.
    if (drag.dataTransfer?.types.includes(FILES)) drag.preventDefault();
    if (comes) return;
    comes = true;
    surely(() => import("./dropping.js")).then(({ takeDrops }) => {
      if (!signal.aborted) takeDrops(overlay, drag.type === "dragstart", signal);
    });
  };
  for (const kind of /** @type {const} */ (["dragstart", "dragover", "drop"])) {
    overlay.addEventListener(kind, heed, { signal });
  }
  return () => heeding.abort();
}
