// The board comes by another way than the answer to what is asked over HTTP.

/** @import { Store } from "./state.js" */

import { after } from "./later.js";

const PATIENCE = 3000; // milliseconds

/**
 * Waits until an act is here that came after the act *before*, so that it can be taken back; not for
 * long, and not once another encounter is looked at.
 * @param {Store} store
 * @param {string} encounter
 * @param {number} before
 * @returns {Promise<void>}
 */
export function followed(store, encounter, before) {
  const isHere = () => {
    const { id, undo } = store.state.doc?.encounter ?? {};
    return id !== encounter || (undo?.act ?? 0) > before;
  };
  return new Promise((resolve) => {
    if (isHere()) return resolve();
    const done = () => {
      stop();
      rest();
      resolve();
    };
    const rest = after(PATIENCE, done);
    const stop = store.listen(() => isHere() && done());
  });
}
