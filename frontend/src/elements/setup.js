// Who and what comes into the encounter.

/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { surely } from "../later.js";
import { asked, drawn, isQuick, singleChoice } from "../offers.js";
import { Piece } from "./piece.js";
import "./offer.js";

const FIRST = "AddCombatants";
const MOST_NAMES = 8; // of usual length that are typed at once
const IN_A_LINE = new Set(["range", "text"]); // types of a field that fits beside its button

/**
 * How much room an offer takes: a form of its own, a line, or a button.
 * @param {Drawn} one
 * @param {Encounter} encounter
 * @returns {"form" | "line" | "button"}
 */
function room({ offer }, encounter) {
  const fields = asked(offer, encounter);
  const [first] = fields;
  if (fields.length === 1 && !offer.confirm && !offer.rolls && IN_A_LINE.has(first[1].type)) {
    return "line";
  }
  return isQuick(offer, encounter) || singleChoice(offer, encounter) ? "button" : "form";
}

export class RondelSetup extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }
      .hint {
        margin-bottom: 10px;
      }
      .small-ones {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 6px;
      }
    `,
  ];

  constructor() {
    super();
    this.fetched = false; // what reads lists
  }

  /** Lists from elsewhere are a GM's, and what reads them comes to them alone, with the demo. */
  get gathers() {
    return this.state.me?.role === "gm";
  }

  updated() {
    if (!this.gathers || this.fetched) return;
    this.fetched = true;
    surely(() => import("./gather.js"));
  }

  render() {
    return html`${this.#forms()}
    ${this.gathers ? html`<rondel-gather .app=${this.app} .state=${this.state}></rondel-gather>` : nothing}`;
  }

  #forms() {
    const { encounter } = this;
    if (!encounter) return html`<p class="soft">${this.t("ui-no-encounter")}</p>`;
    const setup = drawn(encounter).filter(
      ({ offer }) => !offer.fields.who && offer.group === "setup",
    );
    if (!setup.length) return html`<p class="soft">${this.t("ui-nothing-to-add")}</p>`;
    const forms = setup.filter((one) => room(one, encounter) === "form");
    const small = setup.filter((one) => !forms.includes(one));
    const adding = forms.filter(({ offer }) => offer.kind === FIRST).map((one) => this.#eased(one));
    const others = forms.filter(({ offer }) => offer.kind !== FIRST);
    const demo =
      adding[0] && this.state.me?.role === "gm" && !Object.keys(encounter.figures).length;
    return html`${adding.map((one) => this.#form(one))}
    ${demo ? html`<rondel-demo .app=${this.app} .state=${this.state} .drawn=${adding[0]}></rondel-demo>` : nothing}
    ${small.length ? this.#small(small, encounter) : nothing}
    ${repeat(
      others,
      ({ id }) => id,
      (one) => this.#form(one),
    )}`;
  }

  /**
   * Several names have room, and the first side has a name that may stay.
   * @param {Drawn} one
   * @returns {Drawn}
   */
  #eased(one) {
    const { name, side } = one.offer.fields;
    if (name?.type !== "text" || side?.type !== "text") return one;
    const usual = ["heroes", "foes"].map((which) => this.t(`ui-demo-${which}-side`));
    const known = [...new Set([...(side.known ?? []), ...usual])];
    const fields = {
      ...one.offer.fields,
      name: { ...name, most: name.most * MOST_NAMES },
      side: { ...side, known, default: side.default || usual[0] },
    };
    return { ...one, offer: { ...one.offer, fields } };
  }

  /** @param {Drawn} one */
  #form(one) {
    return html`<section class="card">
      <h2 class="title">${this.l(one.offer.label)}</h2>
      ${one.offer.kind === FIRST ? html`<p class="soft small hint">${this.t("ui-add-hint")}</p>` : nothing}
      <rondel-offer .app=${this.app} .state=${this.state} .drawn=${one} lasting></rondel-offer>
    </section>`;
  }

  /**
   * @param {Drawn[]} offers
   * @param {Encounter} encounter
   */
  #small(offers, encounter) {
    return html`<section class="card small-ones">
      ${repeat(
        offers,
        ({ id }) => id,
        (one) => {
          const line = room(one, encounter) === "line";
          return html`<rondel-offer
            .app=${this.app}
            .state=${this.state}
            .drawn=${one}
            ?lasting=${line}
            ?compact=${line}
          ></rondel-offer>`;
        },
      )}
    </section>`;
  }
}

customElements.define("rondel-setup", RondelSetup);
