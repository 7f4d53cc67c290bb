// The words about lists from elsewhere and for elsewhere: only GMs need them, and only once they do.

/** @import { App } from "./elements/piece.js" */

import { fetchPart } from "./texts.js";

export const GATHER = "gather"; // the part of them

/**
 * Whether the words are here in the language that is spoken. If not, they are asked for, and the
 * overlay is drawn anew when they come.
 * @param {App} app
 */
export function hasWords({ store, text }) {
  if (text.knows(GATHER)) return true;
  fetchPart(text, GATHER).then((came) => came && store.change({ is: "texts" }));
  return false;
}
