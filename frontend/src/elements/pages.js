// What is shown instead of a board: no link, no way in, not there yet.

import { css, html, nothing } from "lit";
import { hindrance } from "../blocked.js";
import { ALONE } from "../hosts/host.js";
import { Piece } from "./piece.js";

const KNOWN = [
  "no-link",
  "no-such-seat",
  "revoked",
  "table-deleted",
  "only-observers",
  "unknown-layout",
  "sandboxed",
];
const OVER = ["no-such-seat", "revoked", "table-deleted"]; // that seat, but perhaps no other
const PATIENCE = 5000; // milliseconds until it is said that connecting takes long

export class RondelPage extends Piece {
  static properties = { code: { attribute: false }, slow: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        place-items: center;
        height: 100%;
        padding: 20px;
      }
      .page {
        max-width: 340px;
        text-align: center;
      }
      svg {
        width: 56px;
        height: 56px;
        margin-bottom: 12px;
        color: var(--accent);
      }
      .btn {
        margin-top: 16px;
      }
      h1 {
        margin: 0 0 8px;
        font-size: var(--size-head);
        line-height: 1.25;
      }
    `,
  ];

  constructor() {
    super();
    this.code = ""; // "" while we are still connecting
    this.slow = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.waiting = setTimeout(() => {
      this.slow = true;
    }, PATIENCE);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
  }

  /** Of a host's panel nobody has the address, and it may not be one that can be loaded anew. */
  #again() {
    return html`<button type="button" class="btn strong" @click=${() => this.app.again()}>
      ${this.t("ui-page-again")}
    </button>`;
  }

  render() {
    const known = KNOWN.includes(this.code);
    const waits = this.slow && !this.state.doc ? hindrance(window) || "unreachable" : "connecting";
    const name = this.code ? (known ? this.code : "no-such-seat") : waits;
    return html`<main class="page" data-page=${name}>
      ${wheel(this.code ? "" : "spin")}
      <h1>${this.t(`ui-page-${name}`)}</h1>
      <p class="soft">${this.t(`ui-page-${name}-what`)}</p>
      ${OVER.includes(name) && this.app.host !== ALONE ? this.#again() : nothing}
    </main>`;
  }
}

/**
 * A wheel of turns, one of them lit.
 * @param {string} extra class
 */
export function wheel(extra = "") {
  return html`<svg class=${extra} viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="none"
    stroke="currentColor" stroke-width="2.5">
    <circle cx="24" cy="24" r="20"></circle>
    <circle cx="24" cy="24" r="7"></circle>
    <path d="M24 4v13M41.3 34 30 27.5M6.7 34 18 27.5"></path>
    <path d="M24 4a20 20 0 0 1 17.3 30L30 27.5A7 7 0 0 0 24 17z" fill="currentColor" stroke="none"></path>
  </svg>`;
}

customElements.define("rondel-page", RondelPage);
