// Colours and measures as custom properties, so that a host can set its own.
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
  --on-side: #ffffff;
  --side-0: #2f5fb3;
  --side-1: #b23a2e;
  --side-2: #2a7a4a;
  --side-3: #7546a8;
  --side-4: #8a5d00;
  --side-5: #4b5a6a;
  --tone-red: #c93a2e;
  --rim-red: #a52c22;
  --tone-yellow: #f2c33d;
  --rim-yellow: #8d6a00;
  --tone-green: #2b8350;
  --rim-green: #1f6b3f;
  --tone-blue: #2f66bf;
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
  --on-side: #10141a;
  --side-0: #8db4ff;
  --side-1: #ff9e90;
  --side-2: #7fd6a0;
  --side-3: #c9a6f5;
  --side-4: #e6b95a;
  --side-5: #aebccb;
  --tone-red: #d94c3f;
  --rim-red: #ff8f82;
  --tone-yellow: #eec049;
  --rim-yellow: #f5d885;
  --tone-green: #2f8d58;
  --rim-green: #72cf98;
  --tone-blue: #3d78d6;
  --rim-blue: #8db4ff;
`;

export const theme = css`
  :host {
    ${light}
    --radius: 10px;
    --font: var(--rondel-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif);
    color: var(--ink);
    font: 14px / 1.4 var(--font);
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([scheme="light"])) {
      ${dark}
    }
  }
  :host([scheme="dark"]) {
    ${dark}
  }
`;
