// When the first look has been had: what it does not need comes only then.

/** @import { Store } from "./state.js" */

import { after } from "./later.js";

const PATIENCE = 3000; // milliseconds for the table to answer
const UNSEEN = 500; // milliseconds, in a page that is not painted because nobody looks at it

/**
 * Once there is a board to be seen, or what stands in its place, or that takes too long.
 * @param {Store} store
 */
export async function firstLook(store) {
  await answered(store);
  await painted();
}

/**
 * @param {Store} store
 * @returns {Promise<void>}
 */
function answered(store) {
  return new Promise((resolve) => {
    const heed = () => {
      if (store.state.doc || store.state.closed) enough();
    };
    const enough = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [store.listen(heed), after(PATIENCE, enough)];
    heed();
  });
}

/** @returns {Promise<void>} */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => after(0, resolve));
    after(UNSEEN, resolve);
  });
