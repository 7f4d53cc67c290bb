// The look as tokens: colours, sizes, spaces and motion as custom properties.
//
// A host sets its own where its styles reach our page, such as OBS's "Custom CSS":
// `:root { --rondel-accent: #7a3db8; --rondel-size: 16px; }`. All elements use only the names on
// the left; what is said for one scheme holds in both, so ask `prefers-color-scheme` for two.
//
//   --ink          --rondel-ink          text
//   --soft         --rondel-soft         text that is less important
//   --ground       --rondel-ground       behind everything
//   --paper        --rondel-paper        cards, rows, buttons, fields
//   --raised       --rondel-raised       chips, bands
//   --line         --rondel-line         borders that only part
//   --edge         --rondel-edge         borders of what can be pressed or filled in: 3 to 1 on paper
//   --accent       --rondel-accent       what can be done next, who acts, the focus
//   --on-accent    --rondel-on-accent    text on it
//   --glow         --rondel-glow         behind whoever acts
//   --on-glow      --rondel-on-glow      text on it
//   --warn         --rondel-warn         what failed or cannot be undone
//   --warn-glow    --rondel-warn-glow    behind it
//   --good         --rondel-good         saved, online, unhurt
//   --side-0 … -5  --rondel-side-0 … -5  sides in the order in which they joined; each has a shape
//                                        too (sides.js)
//   --on-side      --rondel-on-side      letters on them
//   --tone-red …   --rondel-tone-red …   dice in the bag; each has a sign too (tones.js)
//   --font         --rondel-font         the typeface
//   --size         --rondel-size         of text, 14px; --size-tiny, -small, -less, -name, -big and
//                                        -head go with it
//   --space-1 … -5 --rondel-space        half of the smallest gap, 2px; the five go with it
//   --radius       --rondel-radius       of cards and rows, 10px; --radius-small goes with it
//   --cue                               an outline where else a background says it, seen in forced
//                                        colours only
//   --quick        --rondel-quick        what answers a press, 0.15s
//   --calm         --rondel-calm         what comes by itself, 0.3s; who asks for reduced motion
//                                        gets none of either
//
// In forced colours they are the system's, and shapes, letters and borders say the rest.
// The color-scheme of the page is set in main.js alone: it decides whether a frame is see-through.

import { css } from "lit";

const light = css`
  --ink: var(--rondel-ink, #1c2430);
  --soft: var(--rondel-soft, #586373);
  --ground: var(--rondel-ground, #f3f1ec);
  --paper: var(--rondel-paper, #ffffff);
  --raised: var(--rondel-raised, #faf9f6);
  --line: var(--rondel-line, #dcd8cf);
  --edge: var(--rondel-edge, #878d96);
  --accent: var(--rondel-accent, #0c6660);
  --on-accent: var(--rondel-on-accent, #ffffff);
  --glow: var(--rondel-glow, #dcefec);
  --on-glow: var(--rondel-on-glow, #0a4b47);
  --warn: var(--rondel-warn, #a33a1c);
  --warn-glow: var(--rondel-warn-glow, #fbe9e2);
  --good: var(--rondel-good, #1c7242);
  --shade: 0 1px 2px rgb(40 34 20 / 8%), 0 4px 14px rgb(40 34 20 / 7%);
  --on-side: var(--rondel-on-side, #ffffff);
  --side-0: var(--rondel-side-0, #2f5fb3);
  --side-1: var(--rondel-side-1, #b23a2e);
  --side-2: var(--rondel-side-2, #2a7a4a);
  --side-3: var(--rondel-side-3, #7546a8);
  --side-4: var(--rondel-side-4, #8a5d00);
  --side-5: var(--rondel-side-5, #4b5a6a);
  --tone-red: var(--rondel-tone-red, #c93a2e);
  --rim-red: #a52c22;
  --tone-yellow: var(--rondel-tone-yellow, #f2c33d);
  --rim-yellow: #8d6a00;
  --tone-green: var(--rondel-tone-green, #2b8350);
  --rim-green: #1f6b3f;
  --tone-blue: var(--rondel-tone-blue, #2f66bf);
  --rim-blue: #25539c;
`;

const dark = css`
  --ink: var(--rondel-ink, #e9ecef);
  --soft: var(--rondel-soft, #a3adba);
  --ground: var(--rondel-ground, #121519);
  --paper: var(--rondel-paper, #1b1f25);
  --raised: var(--rondel-raised, #20252c);
  --line: var(--rondel-line, #323943);
  --edge: var(--rondel-edge, #7b8593);
  --accent: var(--rondel-accent, #5fc9bd);
  --on-accent: var(--rondel-on-accent, #05211e);
  --glow: var(--rondel-glow, #163a38);
  --on-glow: var(--rondel-on-glow, #bdeee7);
  --warn: var(--rondel-warn, #ff9d7d);
  --warn-glow: var(--rondel-warn-glow, #3c2119);
  --good: var(--rondel-good, #6fcf97);
  --shade: 0 1px 2px rgb(0 0 0 / 40%), 0 4px 14px rgb(0 0 0 / 30%);
  --on-side: var(--rondel-on-side, #10141a);
  --side-0: var(--rondel-side-0, #8db4ff);
  --side-1: var(--rondel-side-1, #ff9e90);
  --side-2: var(--rondel-side-2, #7fd6a0);
  --side-3: var(--rondel-side-3, #c9a6f5);
  --side-4: var(--rondel-side-4, #e6b95a);
  --side-5: var(--rondel-side-5, #aebccb);
  --tone-red: var(--rondel-tone-red, #d94c3f);
  --rim-red: #ff8f82;
  --tone-yellow: var(--rondel-tone-yellow, #eec049);
  --rim-yellow: #f5d885;
  --tone-green: var(--rondel-tone-green, #2f8d58);
  --rim-green: #72cf98;
  --tone-blue: var(--rondel-tone-blue, #3d78d6);
  --rim-blue: #8db4ff;
`;

// All that is drawn takes its colours from these, so nothing has to be forced any more.
const forced = css`
  forced-color-adjust: none;
  --ink: CanvasText;
  --soft: CanvasText;
  --ground: Canvas;
  --paper: Canvas;
  --raised: Canvas;
  --line: CanvasText;
  --edge: CanvasText;
  --accent: Highlight;
  --on-accent: HighlightText;
  --glow: Canvas;
  --on-glow: CanvasText;
  --warn: CanvasText;
  --warn-glow: Canvas;
  --good: CanvasText;
  --shade: none;
  --cue: Highlight;
  --off: Canvas;
  --on-side: Canvas;
  --side-0: CanvasText;
  --side-1: GrayText;
  --side-2: LinkText;
  --side-3: CanvasText;
  --side-4: GrayText;
  --side-5: LinkText;
`;

export const theme = css`
  :host {
    ${light}
    --cue: transparent;
    --font: var(--rondel-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif);
    --size: var(--rondel-size, 14px);
    --size-tiny: calc(var(--size) * 0.82);
    --size-small: calc(var(--size) * 0.86);
    --size-less: calc(var(--size) * 0.93);
    --size-name: calc(var(--size) * 1.07);
    --size-big: calc(var(--size) * 1.22);
    --size-head: calc(var(--size) * 1.43);
    --space: var(--rondel-space, 2px);
    --space-1: calc(var(--space) * 2);
    --space-2: calc(var(--space) * 3);
    --space-3: calc(var(--space) * 4);
    --space-4: calc(var(--space) * 5);
    --space-5: calc(var(--space) * 7);
    --radius: var(--rondel-radius, 10px);
    --radius-small: calc(var(--radius) * 0.75);
    --quick: var(--rondel-quick, 0.15s);
    --calm: var(--rondel-calm, 0.3s);
    color: var(--ink);
    font: var(--size) / 1.4 var(--font);
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([scheme="light"])) {
      ${dark}
    }
  }
  :host([scheme="dark"]) {
    ${dark}
  }
  @media (forced-colors: active) {
    :host,
    :host([scheme]),
    :host(:not([scheme="light"])) {
      ${forced}
    }
  }
`;
