// A picture with its words: who points at it sees them, who does not see it hears them, once.

import { html } from "lit";

/**
 * A title beside the same words would be read out as well.
 * @param {string} words
 * @param {unknown} picture
 */
export const pictured = (words, picture) =>
  html`<span class="picture" aria-hidden="true" title=${words}>${picture}</span
    ><span class="sr">${words}</span>`;
