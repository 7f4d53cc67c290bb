// What can be done now by those who act: the GM sees whoever's turn it is, a player their own.

/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */
/** @import { Card } from "../offers-now.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { choicesNow } from "../offers-now.js";
import { countersOf, markStyles, sideMark } from "./marks.js";
import { Piece } from "./piece.js";
import "./offer.js";

export class RondelNow extends Piece {
  static properties = { unfolded: { state: true } };
  static styles = [
    ...Piece.styles,
    markStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      .card {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px;
        padding: 8px;
      }
      .card.acts {
        border-color: var(--accent);
      }
      .who {
        display: flex;
        flex: 1 1 auto;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px;
        min-height: 30px;
        font-weight: 650;
      }
      .acts .who {
        flex-basis: 100%;
      }
      .acts rondel-offer::part(offer) {
        flex: 1 1 128px;
      }
      .more {
        order: 2;
        color: var(--soft);
        font-size: 13px;
      }
      .more[aria-expanded="true"] {
        border-color: transparent;
        background: none;
      }
      .more[aria-expanded="true"] .icon {
        rotate: 180deg;
      }
      .who .at {
        color: var(--soft);
        font-weight: 500;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly string[]} whose cards show all there is */
    this.unfolded = [];
  }

  /**
   * The card that comes first, for whoever scrolls to what there is to choose.
   * @returns {Element}
   */
  get first() {
    return this.renderRoot.querySelector(".card") ?? this;
  }

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const player = this.state.me?.role === "player";
    const { cards, others } = choicesNow(encounter, player);
    this.hidden = !cards.length && !others.length;
    return html`${repeat(
      cards,
      ({ who }) => who,
      (card) => this.#card(encounter, card, player),
    )}
    ${others.length ? html`<div class="row">${this.#buttons(others, "")}</div>` : nothing}`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Card} card
   * @param {boolean} player
   */
  #card(encounter, { who, own, seen }, player) {
    const figure = encounter.figures[who];
    const { order, slots } = encounter.board;
    const slot = slots[order.find((id) => slots[id]?.who === who) ?? who];
    const acts = slot?.active ? "acts" : "";
    const { text } = this.app;
    return html`<section class="card ${acts}" aria-label=${figure.name}>
      <div class="who">
        ${sideMark(sideMarks(encounter).get(figure.side), figure.side)} <span>${figure.name}</span>
        ${slot?.at === undefined || !player ? nothing : html`<span class="at">${text.number(slot.at)}</span>`}
        ${countersOf(slot?.counters ?? [], text)}
      </div>
      ${this.#buttons(this.unfolded.includes(who) ? own : own.slice(0, seen), who)}
      ${own.length > seen ? this.#more(who, own.length - seen) : nothing}
    </section>`;
  }

  /**
   * @param {string} who
   * @param {number} count
   */
  #more(who, count) {
    const open = this.unfolded.includes(who);
    return html`<button
      type="button"
      class="btn plain more"
      aria-expanded=${String(open)}
      @click=${() => {
        this.unfolded = open ? this.unfolded.filter((id) => id !== who) : [...this.unfolded, who];
      }}
    >${icon("down")}${open ? this.t("ui-fewer-offers") : this.t("ui-more-offers", { count })}</button>`;
  }

  /**
   * @param {Drawn[]} offers
   * @param {string} who
   */
  #buttons(offers, who) {
    return repeat(
      offers,
      ({ id }) => id,
      (one) =>
        html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${one} .who=${who}></rondel-offer>`,
    );
  }
}

customElements.define("rondel-now", RondelNow);
