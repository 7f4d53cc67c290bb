// A die out of the bag that belongs to a side.

/** @import { SideMark } from "../figures.js" */

import { css, html, nothing } from "lit";
import { toned } from "./tones.js";

/**
 * A die that came out, with the letters of the side that it is of.
 * @param {string | undefined} tone
 * @param {SideMark | undefined} mark
 */
export function owned(tone, mark) {
  return html`<span class="owned">
    ${toned(tone)}${
      mark
        ? html`<span class="badge side-${mark.tint}" aria-hidden="true">${mark.letters}</span>`
        : nothing
    }
  </span>`;
}

export const ownedStyles = css`
  .owned {
    position: relative;
    display: inline-block;
    flex: none;
    line-height: 0;
  }
  .badge {
    position: absolute;
    right: -0.22em;
    bottom: -0.22em;
    display: grid;
    place-items: center;
    min-width: 13px;
    height: 13px;
    padding: 0 2px;
    border-radius: var(--radius-small);
    outline: 1.5px solid var(--paper);
    background: var(--side);
    color: var(--on-side);
    font-size: 9px;
    font-weight: 750;
    line-height: 1;
  }
`;
