// Whose somebody is: a side's letters, or somebody's initials, in its colour and in its shape.

/** @import { SideMark } from "../figures.js" */

import { css, html, nothing } from "lit";
import { pictured } from "./pictured.js";

/** One for each colour, so that neither has to be told apart alone. */
const SHAPES = [
  "M14 1a13 13 0 1 1 0 26 13 13 0 0 1 0-26z", // a disc
  "M5 2h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z", // a square
  "M8 2h12l7.5 12L20 26H8L.5 14z", // a hexagon
  "M2.5 2h23v12c0 7-5 10.5-11.5 12.5C7.5 24.5 2.5 21 2.5 14z", // a shield
  "M2 26.5V13.5a12 12 0 0 1 24 0v13z", // an arch
  "M2.5 1.5h23v25.5L14 23.5 2.5 27z", // a banner
];

/**
 * @param {SideMark | undefined} mark
 * @param {string} side
 * @param {string} [letters] instead of the side's own
 */
export function sideMark(mark, side, letters = mark?.letters) {
  if (!mark) return nothing;
  return html`<span class="side side-${mark.tint}"
    >${pictured(
      side,
      html`<svg focusable="false" viewBox="0 0 28 28" preserveAspectRatio="none"
      ><path d=${SHAPES[mark.tint]}></path></svg
    ><span class="sign">${letters}</span>`,
    )}</span
  >`;
}

export const sideStyles = css`
  .side {
    position: relative;
    display: inline-grid;
    flex: none;
    place-items: center;
    min-width: 26px;
    height: 26px;
    padding: 0 2px;
    color: var(--on-side);
    font-size: var(--size-tiny);
    font-weight: 700;
    line-height: 1;
  }
  .side svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .side path {
    fill: var(--side);
    vector-effect: non-scaling-stroke;
  }
  .side .sign {
    position: relative;
    border-radius: 5px;
    background: var(--side); /* as the shape is, for whoever reckons the contrast */
  }
  .side-0 {
    --side: var(--side-0);
  }
  .side-1 {
    --side: var(--side-1);
  }
  .side-2 {
    --side: var(--side-2);
  }
  .side-3 {
    --side: var(--side-3);
  }
  .side-4 {
    --side: var(--side-4);
  }
  .side-5 {
    --side: var(--side-5);
  }
`;
