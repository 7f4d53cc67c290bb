// Who and what comes into the encounter.

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { drawn } from "../offers.js";
import { Piece } from "./piece.js";
import "./offer.js";

export class RondelSetup extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      .hint {
        margin-bottom: 10px;
      }
    `,
  ];

  render() {
    const { encounter } = this;
    if (!encounter) return html`<p class="soft">${this.t("ui-no-encounter")}</p>`;
    const setup = drawn(encounter).filter(
      ({ offer }) => !offer.fields.who && offer.group === "setup",
    );
    if (!setup.length) return html`<p class="soft">${this.t("ui-nothing-to-add")}</p>`;
    return html`${repeat(
      setup,
      ({ id }) => id,
      (one) => html`<section class="card">
        <h2 class="title">${this.l(one.offer.label)}</h2>
        ${one.offer.kind === "AddCombatants" ? html`<p class="soft small hint">${this.t("ui-add-hint")}</p>` : nothing}
        <rondel-offer .app=${this.app} .state=${this.state} .drawn=${one} lasting></rondel-offer>
      </section>`,
    )}`;
  }
}

customElements.define("rondel-setup", RondelSetup);
