// The second step of a GM who has never been here: somebody to try it with, by one press.

/** @import { Drawn } from "../offers.js" */

import { css, html } from "lit";
import { icon } from "../icons.js";
import { several } from "../names.js";
import { giveTogether } from "./back.js";
import { Piece } from "./piece.js";

/** An encounter with nobody in it: somebody to try it with. */
export class RondelDemo extends Piece {
  static properties = { drawn: { attribute: false } };
  static styles = [
    ...Piece.styles,
    css`
      .card {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
      }
    `,
  ];

  constructor() {
    super();
    this.drawn = /** @type {Drawn} */ (/** @type {unknown} */ (undefined)); // how one joins
  }

  render() {
    const busy = "demo" in this.state.busy;
    return html`<section class="card">
      <button type="button" class="btn" aria-busy=${String(busy)} @click=${this.#add}>
        ${icon("person")}${this.t("ui-demo")}
      </button>
      <p class="small soft">${this.t("ui-demo-what")}</p>
    </section>`;
  }

  async #add() {
    const { offer } = this.drawn;
    const hp = this.t("ui-hp-short");
    const common = { count: 1, controller: "", hidden: false, hp: null };
    const all = ["heroes", "foes"].flatMap((side) => {
      const fields = {
        ...common,
        name: this.t(`ui-demo-${side}`),
        side: this.t(`ui-demo-${side}-side`),
      };
      return several(offer, fields, hp);
    });
    const { encounter } = this;
    if (!encounter) return;
    const draft = { encounter: encounter.id, kind: offer.kind, expect: offer.expect ?? "" };
    const { answer } = await giveTogether(this.app, "demo", draft, all);
    if (answer?.ok === false) this.refused(answer);
    else if (answer) this.look({ tab: "order" });
  }
}

customElements.define("rondel-demo", RondelDemo);
