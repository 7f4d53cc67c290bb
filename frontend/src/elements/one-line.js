// A form with one field, in one line: what it is about, the field, and a button without words.

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";

/**
 * @typedef {object} OneLine
 * @property {string} words what the command is called
 * @property {unknown} field with its label
 * @property {boolean} adds whether it makes something new each time
 * @property {boolean} changed whether sending it would change anything
 * @property {boolean} busy
 * @property {string} error that is not the field's own
 * @property {(event: SubmitEvent) => void} submit
 */

/** @param {OneLine} line */
export function oneLine({ words, field, adds, changed, busy, error, submit }) {
  return html`<form novalidate class="one-line" @submit=${submit}>
    ${field}<button class="btn square ${changed ? "strong" : ""}" title=${words} aria-busy=${String(busy)}>
      ${icon(adds ? "plus" : "check")}<span class="sr">${words}</span>
    </button>
    ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}
  </form>`;
}

export const oneLineStyles = css`
  .one-line {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 6px;
  }
  .one-line .field {
    display: grid;
    grid-template-columns: minmax(72px, 1fr) minmax(120px, 1.1fr);
    align-items: center;
    gap: 4px 8px;
    min-width: 0;
  }
  .one-line .field > label {
    margin: 0;
    color: var(--ink);
    font-size: var(--size);
    overflow-wrap: anywhere;
  }
  .one-line .error {
    grid-column: 1 / -1;
  }
  .one-line .btn .icon {
    opacity: 1;
  }
  /* On the button, which has room for the mark alone. */
  .one-line + .told {
    gap: 34px;
    width: 34px;
    overflow: hidden;
  }
`;
