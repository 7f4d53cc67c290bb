// What can be done with the encounter as a whole beside the next step, such as ending it.

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { drawn, isNext } from "../offers.js";
import { Piece } from "./piece.js";
import "./offer.js";

const ELSEWHERE = new Set(["setup", "rules", "timer"]); // groups that have a place of their own

export class RondelRest extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      .row {
        padding-top: 4px;
      }
    `,
  ];

  render() {
    const offers = drawn(this.encounter).filter(
      ({ offer }) =>
        !offer.fields.who && !offer.main && !isNext(offer) && !ELSEWHERE.has(offer.group),
    );
    this.hidden = !offers.length;
    if (this.hidden) return nothing;
    return html`<div class="row">
      ${repeat(
        offers,
        ({ id }) => id,
        (one) =>
          html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${one}></rondel-offer>`,
      )}
    </div>`;
  }
}

customElements.define("rondel-rest", RondelRest);
