// What can be done now by those who act: the GM sees whoever's turn it is, a player their own.

/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */
/** @import { Card } from "../offers-now.js" */

import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { mine, sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { intended, planId, planOf } from "../intents.js";
import { choicesNow } from "../offers-now.js";
import { initialsOf } from "../plan.js";
import { countersOf, figureMarks, hitPoints, intentMark, markStyles } from "./marks.js";
import { RondelOffer } from "./offer.js";
import { wordsOf } from "./offer-words.js";
import { Piece } from "./piece.js";
import { sideMark } from "./sides.js";

const LONG = 28; // letters that fill two lines of a button in half of a narrow card

export class RondelNow extends Piece {
  static properties = { unfolded: { state: true } };
  static styles = [
    ...Piece.styles,
    markStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .card {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
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
        gap: var(--space-2);
        min-height: 30px;
        font-weight: 650;
      }
      .acts .who {
        flex-basis: 100%;
      }
      .idle {
        gap: 2px var(--space-2);
        padding: 3px 8px;
      }
      .planned {
        display: flex;
        flex: 1 0 100%;
        align-items: center;
        gap: var(--space-2);
      }
      .planned .intent {
        flex: 1 1 auto;
      }
      .acts rondel-offer::part(offer) {
        flex: 1 1 128px;
      }
      .acts rondel-offer.long::part(offer) {
        flex-basis: 100%;
      }
      .more {
        order: 2;
        color: var(--soft);
        font-size: var(--size-less);
      }
      .more[aria-expanded="true"] {
        border-color: transparent;
        background: none;
      }
      .more[aria-expanded="true"] .icon {
        rotate: 180deg;
      }
      .named {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
        overflow-wrap: anywhere;
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
    /** @type {Map<string, string>} plans that were typed and not sent */
    this.unsent = new Map();
  }

  /**
   * The card that comes first, for whoever scrolls to what there is to choose.
   * @returns {Element}
   */
  get first() {
    return this.renderRoot.querySelector(".card:not(.idle)") ?? this;
  }

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const player = this.state.me?.role === "player";
    const { cards, others, idle } = choicesNow(encounter, player);
    this.hidden = !cards.length && !others.length && !idle.length;
    return html`${repeat(
      player ? ordered(encounter, cards, idle) : cards,
      ({ who }) => who,
      (card) => this.#card(encounter, card, player),
    )}
    ${others.length ? html`<div class="row">${this.#buttons(others, "")}</div>` : nothing}`;
  }

  /**
   * One that waits is drawn as one that can do something: what is being typed there stays.
   * @param {Encounter} encounter
   * @param {Card} card
   * @param {boolean} player
   */
  #card(encounter, { who, own, seen }, player) {
    const figure = encounter.figures[who];
    const acts = slotOf(encounter, who)?.active ? "acts" : own.length ? "" : "idle";
    const planned = intended(encounter, who, own, this.app.text);
    const open = this.unfolded.includes(who);
    const shown = own.filter((one, i) => open || i < seen || planned.includes(one));
    const folded = own.length - (open ? seen : shown.length);
    return html`<section class="card ${acts}" aria-label=${figure.name}>
      ${this.#who(encounter, who, player)}${this.#plan(encounter, who)}
      ${this.#buttons(shown, who, planned)}
      ${folded ? this.#more(who, folded) : nothing}
    </section>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {string} who
   * @param {boolean} player
   */
  #who(encounter, who, player) {
    const figure = encounter.figures[who];
    const slot = slotOf(encounter, who);
    const { text } = this.app;
    const said = JSON.stringify([figure, slot, player, text.lang]);
    return keyed(
      said,
      html`<div class="who">
      <span class="named">${sideMark(sideMarks(encounter).get(figure.side), figure.side, initialsOf(encounter.figures).get(who))} <span role="heading" aria-level="2">${figure.name}</span></span>
      ${slot?.at === undefined || !player ? nothing : html`<span class="at">${text.number(slot.at)}</span>`}
      <span class="row">${countersOf(slot?.counters ?? [], text)}</span>
      ${player ? [figureMarks(figure, text), hitPoints(figure, text)] : nothing}
    </div>`,
    );
  }

  /**
   * What they mean to do, as said beforehand; while they wait it can be said.
   * @param {Encounter} encounter
   * @param {string} who
   */
  #plan(encounter, who) {
    const { intent } = encounter.figures[who];
    const player = this.state.me?.role === "player";
    const say = player ? this.#toSay(encounter, who) : undefined;
    return html`${
      intent ? html`<div class="planned">${intentMark(intent, this.app.text)}</div>` : nothing
    }${
      say
        ? html`<rondel-offer
            .app=${this.app}
            .state=${this.state}
            .drawn=${say}
            .who=${who}
            @done=${() => this.unsent.delete(who)}
            @shut=${(/** @type {CustomEvent<{ wanted: boolean }>} */ event) => this.#shut(who, event)}
          ></rondel-offer>`
        : nothing
    }`;
  }

  /**
   * The plan of one who waits; as the turn comes, only what is typed already, so that it is not
   * lost: were it gone, the next letters would be shortcuts.
   * @param {Encounter} encounter
   * @param {string} who
   * @returns {Drawn | undefined}
   */
  #toSay(encounter, who) {
    const typed = this.#typed(who);
    const unsent = this.unsent.get(who);
    if (slotOf(encounter, who)?.active && !typed && unsent === undefined) return undefined;
    const plan = planOf(encounter, who, this.app.text);
    const what = plan?.offer.fields.what;
    if (!plan || what?.type !== "text" || unsent === undefined) return plan ?? typed?.drawn;
    const fields = { ...plan.offer.fields, what: { ...what, default: unsent } };
    return { ...plan, offer: { ...plan.offer, fields } };
  }

  /**
   * The form in which a plan is being typed.
   * @param {string} who
   * @returns {RondelOffer | undefined}
   */
  #typed(who) {
    for (const one of this.renderRoot.querySelectorAll("rondel-offer")) {
      if (!(one instanceof RondelOffer) || one.mode === "shut") continue;
      if (one.drawn.id === planId(who)) return one;
    }
    return undefined;
  }

  /**
   * A plan that gave way to another form is kept, until it is sent or put away.
   * @param {string} who
   * @param {CustomEvent<{ wanted: boolean }>} event
   */
  #shut(who, { target, detail }) {
    const what = target instanceof RondelOffer ? target.draft.what : "";
    const said = this.encounter?.figures[who]?.intent?.what ?? "";
    if (detail.wanted || typeof what !== "string" || what === said) this.unsent.delete(who);
    else this.unsent.set(who, what);
    this.requestUpdate();
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
   * @param {Drawn[]} [planned]
   */
  #buttons(offers, who, planned = []) {
    const encounter = /** @type {Encounter} */ (this.encounter);
    const around = { encounter, people: {}, text: this.app.text };
    return repeat(
      offers,
      ({ id }) => id,
      (one) =>
        html`<rondel-offer class=${wordsOf(one.offer, around).length > LONG ? "long" : ""} ?planned=${planned.includes(one)} .app=${this.app} .state=${this.state} .drawn=${one} .who=${who}></rondel-offer>`,
    );
  }
}

/**
 * All cards of a player in the order of the board, so that none moves but as the order does.
 * @param {Encounter} encounter
 * @param {Card[]} cards
 * @param {string[]} idle
 * @returns {Card[]}
 */
function ordered(encounter, cards, idle) {
  const places = mine(encounter);
  const all = [...cards, ...idle.map((who) => ({ who, own: [], seen: 0 }))];
  return all.sort((a, b) => places.indexOf(a.who) - places.indexOf(b.who));
}

/**
 * @param {Encounter} encounter
 * @param {string} who
 */
function slotOf({ board: { order, slots } }, who) {
  return slots[order.find((id) => slots[id]?.who === who) ?? who];
}

customElements.define("rondel-now", RondelNow);
