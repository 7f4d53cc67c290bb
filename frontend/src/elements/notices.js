// What did not go as asked, and what went well without being seen elsewhere.

/** @import { Notice } from "../state.js" */

import { css, html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

const SHOWN_FOR = 6000; // milliseconds; a refusal stays until it is read and put away

export class RondelNotices extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: 6px;
        pointer-events: none;
      }
      .notice {
        display: flex;
        align-items: flex-start;
        gap: 8px;
        padding: 8px 6px 8px 12px;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--edge);
        border-radius: var(--radius);
        background: var(--paper);
        box-shadow: var(--shade);
        pointer-events: auto;
        animation: come 0.16s ease-out;
      }
      @keyframes come {
        from {
          opacity: 0;
          translate: 0 6px;
        }
      }
      .refused {
        border-inline-start-color: var(--warn);
      }
      .good {
        border-inline-start-color: var(--good);
      }
      p {
        flex: 1 1 auto;
        padding-top: 2px;
      }
      button {
        display: grid;
        flex: none;
        place-items: center;
        width: 28px;
        height: 28px;
        border: 0;
        border-radius: 6px;
        background: none;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<number>} */
    this.timed = new Set();
  }

  updated() {
    for (const { id, tone } of this.state.notices) {
      if (tone === "refused" || this.timed.has(id)) continue;
      this.timed.add(id);
      setTimeout(() => this.#dismiss(id), SHOWN_FOR);
    }
  }

  /** @param {number} id */
  #dismiss(id) {
    this.app.store.change({ is: "dismissed", id });
  }

  render() {
    return html`<div role="status" aria-live="polite">
      ${repeat(
        this.state.notices,
        ({ id }) => id,
        (notice) => this.#notice(notice),
      )}
    </div>`;
  }

  /** @param {Notice} notice */
  #notice({ id, tone, key, params }) {
    return html`<div class="notice ${tone}">
      <p>${tone === "refused" ? this.app.text.refusal(key, params) : this.t(key, params)}</p>
      <button type="button" aria-label=${this.t("ui-dismiss")} @click=${() => this.#dismiss(id)}>
        ${icon("cross")}
      </button>
    </div>`;
  }
}

customElements.define("rondel-notices", RondelNotices);
