// A window that stands before everything else until it is closed.

/** @import { PropertyValues } from "lit" */
/** @import { View } from "../state.js" */

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

/** The browser's own dialog: it keeps the focus inside, and gives it back. */
export class Dialog extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: contents;
      }
      dialog {
        flex-direction: column;
        width: min(440px, calc(100vw - 20px));
        max-width: none;
        max-height: calc(100dvh - 20px);
        padding: 0;
        border: 1px solid var(--edge);
        border-radius: 14px;
        background: var(--paper);
        box-shadow: var(--shade);
        color: var(--ink);
        overflow: hidden;
      }
      dialog[open] {
        display: flex;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 38%);
      }
      .top {
        display: flex;
        flex: none;
        align-items: center;
        gap: var(--space-3);
        padding: 8px 8px 8px 14px;
        border-bottom: 1px solid var(--line);
      }
      .top h2 {
        flex: 1 1 auto;
        min-width: 0;
        font-size: var(--size-big);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      .scroll {
        display: grid;
        align-content: start;
        gap: 16px;
        padding: 14px;
        overflow: hidden auto;
        scrollbar-color: var(--edge) transparent;
        scrollbar-width: thin;
      }
      .scroll:focus-visible {
        outline-offset: -2px;
      }
      .check {
        display: flex;
        align-items: center;
        gap: var(--space-4);
        min-height: 34px;
        color: var(--ink);
        font-size: var(--size);
        font-weight: 400;
        cursor: pointer;
      }
    `,
  ];

  /** @returns {View["dialog"]} */
  get name() {
    return "";
  }

  get isOpen() {
    return this.state.view.dialog === this.name;
  }

  /** @returns {string} */
  get heading() {
    return "";
  }

  /** @returns {unknown} */
  inside() {
    return nothing;
  }

  /**
   * Something that is on or off.
   * @param {string} words
   * @param {boolean} on
   * @param {() => void} turn
   */
  check(words, on, turn) {
    return html`<label class="check"
      ><input type="checkbox" .checked=${on} @change=${turn} /><span>${words}</span></label
    >`;
  }

  render() {
    return html`<dialog aria-labelledby="title" @cancel=${this.#closed} @close=${this.#closed} @click=${this.#beside}>
      ${
        this.isOpen
          ? html`<div class="top">
                <h2 id="title">${this.heading}</h2>
                <button
                  type="button"
                  class="btn square plain"
                  aria-label=${this.t("ui-close")}
                  title=${this.t("ui-close")}
                  @click=${() => this.look({ dialog: "" })}
                >${icon("cross")}</button>
              </div>
              <div class="scroll" tabindex="-1">${this.inside()}</div>`
          : nothing
      }
    </dialog>`;
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    const dialog = this.renderRoot.querySelector("dialog");
    if (!dialog || dialog.open === this.isOpen) return;
    if (this.isOpen) dialog.showModal();
    else dialog.close();
  }

  #closed() {
    if (this.isOpen) this.look({ dialog: "" });
  }

  /** @param {MouseEvent} event a press on what is behind it closes it */
  #beside(event) {
    if (event.target instanceof HTMLDialogElement) this.look({ dialog: "" });
  }
}
