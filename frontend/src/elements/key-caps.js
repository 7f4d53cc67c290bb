// Key combinations as they are written on keys.

/** @import { Keys } from "../shortcuts.js" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { keysOf, partsOf } from "../shortcuts.js";

const APPLE = /mac|iphone|ipad/i.test(navigator.platform);
const SIGNS = /** @type {Record<string, string>} */ ({
  arrowup: "\u2191",
  arrowdown: "\u2193",
  arrowleft: "\u2190",
  arrowright: "\u2192",
});

/**
 * @param {string} part
 * @param {Texts} text
 */
function cap(part, text) {
  if (part === "mod") return APPLE ? "\u2318" : text.say("ui-cap-ctrl");
  if (part === "alt" || part === "shift") return text.say(`ui-cap-${part}`);
  if (part in SIGNS) return SIGNS[part];
  return part.length === 1 ? part.toLocaleUpperCase() : part.replace(/^./, (c) => c.toUpperCase());
}

/**
 * @param {string | undefined} chord
 * @param {Texts} text
 * @returns {string} such as "Ctrl+K"; "" where there is none
 */
export const chordWords = (chord, text) =>
  chord
    ? partsOf(chord)
        .map((part) => cap(part, text))
        .join("+")
    : "";

/**
 * What a button says when it is pointed at: its name, with its key. Where nothing else names it, it
 * is read out once; beside other words it would be read after them.
 * @param {string} words
 * @param {Keys} own
 * @param {string} deed
 * @param {Texts} text
 */
export function titleOf(words, own, deed, text) {
  const key = chordWords(keysOf(own)[deed], text);
  return key ? `${words} (${key})` : words;
}

/**
 * @param {string | undefined} chord
 * @param {Texts} text
 */
export function keyCaps(chord, text) {
  if (!chord) return nothing;
  return html`<kbd>${chordWords(chord, text)}</kbd>`;
}

export const capStyles = css`
  kbd {
    flex: none;
    padding: 1px 6px;
    border: 1px solid var(--edge);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    background: var(--raised);
    color: var(--ink);
    font: 600 12px / 1.35 var(--font);
    white-space: nowrap;
  }
`;
