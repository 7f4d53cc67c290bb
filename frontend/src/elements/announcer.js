// The one place where what happens is said to those who do not see it.

/** @import { Doc } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { announcement } from "../announce.js";
import { Piece } from "./piece.js";

export class RondelAnnouncer extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Doc | undefined} what was told of last */
    this.told = undefined;
    this.words = "";
  }

  willUpdate() {
    const { doc } = this.state;
    if (doc === this.told) return;
    this.words = announcement(this.told, doc, this.app.text) || this.words;
    this.told = doc;
  }

  render() {
    const { did } = this.state.view;
    return html`<p class="sr" aria-live="polite" aria-atomic="true" data-testid="said">${this.words}</p>
      <p class="sr" aria-live="polite">
        ${keyed(did, did ? html`<span>${this.t("ui-did", did)}</span>` : nothing)}
      </p>`;
  }
}

customElements.define("rondel-announcer", RondelAnnouncer);
