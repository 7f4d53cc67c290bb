// Dice out of a bag, by their colour. No colour stands alone: each has a shape of its own too.

import { css, html, nothing, svg } from "lit";

const SHAPES = /** @type {Record<string, string>} */ ({
  red: "M10 4.8 15.2 10 10 15.2 4.8 10z", // a diamond
  yellow: "M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", // a dot
  green: "M10 5.2 15 14H5z", // a triangle
  blue: "M6.2 6.2h7.6v7.6H6.2z", // a square
  white: "M8.5 5h3v3.5H15v3h-3.5V15h-3v-3.5H5v-3h3.5z", // a plus
  black: "M6.5 5 10 8.5 13.5 5 15 6.5 11.5 10l3.5 3.5-1.5 1.5-3.5-3.5L6.5 15 5 13.5 8.5 10 5 6.5z",
});

/** @param {string} tone */
export const isTone = (tone) => tone in SHAPES;

/**
 * A die of that colour; hollow once it is drawn.
 * @param {string} [tone]
 * @param {"full" | "hollow"} [state]
 */
export function toned(tone = "", state = "full") {
  const known = isTone(tone);
  return html`<svg
    class="toned ${known ? tone : "plain"} ${state}"
    viewBox="0 0 20 20"
    aria-hidden="true"
    focusable="false"
  ><rect x="1.2" y="1.2" width="17.6" height="17.6" rx="5"></rect>${
    known ? svg`<path d=${SHAPES[tone]}></path>` : nothing
  }</svg>`;
}

export const toneStyles = css`
  .toned {
    flex: none;
    width: 1em;
    height: 1em;
    --fill: var(--soft);
    --rim: var(--soft);
    --mark: var(--paper);
  }
  .toned.red {
    --fill: var(--tone-red);
    --rim: var(--rim-red);
    --mark: #ffffff;
  }
  .toned.yellow {
    --fill: var(--tone-yellow);
    --rim: var(--rim-yellow);
    --mark: #3a2c00;
  }
  .toned.green {
    --fill: var(--tone-green);
    --rim: var(--rim-green);
    --mark: #ffffff;
  }
  .toned.blue {
    --fill: var(--tone-blue);
    --rim: var(--rim-blue);
    --mark: #ffffff;
  }
  .toned.white {
    --fill: #ffffff;
    --rim: var(--edge);
    --mark: #1c2430;
  }
  .toned.black {
    --fill: #22262c;
    --rim: var(--edge);
    --mark: #ffffff;
  }
  .toned rect {
    fill: var(--fill);
    stroke: var(--rim);
    stroke-width: 1.6;
  }
  .toned path {
    fill: var(--mark);
  }
  .toned.hollow rect {
    fill: none;
    stroke: var(--edge);
    stroke-dasharray: 3 2.4;
  }
  .toned.hollow path {
    fill: none;
    stroke: var(--rim);
    stroke-width: 1.4;
  }
`;
