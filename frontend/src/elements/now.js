// What can be done now by those who act: the GM sees whoever's turn it is, a player their own.

/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { active, mine, sideMarks } from "../figures.js";
import { drawn, idsOf, isAbout, isNext } from "../offers.js";
import { countersOf, markStyles, sideMark } from "./marks.js";
import { Piece } from "./piece.js";
import "./offer.js";

export class RondelNow extends Piece {
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
      .who .at {
        color: var(--soft);
        font-weight: 500;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const offers = drawn(encounter).filter(({ offer }) => !isBig(offer, encounter));
    const player = this.state.me?.role === "player";
    const people = player ? mine(encounter) : active(encounter);
    const cards = people.map((who) => ({ who, own: this.#own(encounter, offers, who, player) }));
    const shown = cards.filter(({ own }) => own.length);
    const others = offers.filter(({ offer }) => !offer.fields.who && isNext(offer));
    this.hidden = !shown.length && !others.length;
    return html`${repeat(
      shown,
      ({ who }) => who,
      ({ who, own }) => this.#card(encounter, who, own, player),
    )}
    ${others.length ? html`<div class="row">${this.#buttons(others, "")}</div>` : nothing}`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Drawn[]} offers
   * @param {string} who
   * @param {boolean} player
   */
  #own(encounter, offers, who, player) {
    return offers.filter(({ offer }) => {
      const now = offer.group === "turn" || (player && isSystems(offer));
      return now && isAbout(offer, who, encounter);
    });
  }

  /**
   * @param {Encounter} encounter
   * @param {string} who
   * @param {Drawn[]} own
   * @param {boolean} player
   */
  #card(encounter, who, own, player) {
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
      ${this.#buttons(own, who)}
    </section>`;
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

/**
 * Whether the big button says it all; one that has to ask "who" also stands with each of them.
 * @param {Drawn["offer"]} offer
 * @param {Encounter} encounter
 */
const isBig = (offer, encounter) => offer.main && idsOf(offer.fields.who, encounter).length < 2;

/**
 * What a system offers about a combatant beside its turn, such as a reaction; the roster's own
 * commands stay in the row.
 * @param {Drawn["offer"]} offer
 */
const isSystems = (offer) => offer.group === "combatant" && !offer.label.key.startsWith("core-");

customElements.define("rondel-now", RondelNow);
