// Hit points in a row: one less, one more, and a field that reckons.

/** @import { Drawn } from "../offers.js" */
/** @import { Said } from "../hit-points.js" */

import { css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { said, sent } from "../hit-points.js";
import { icon } from "../icons.js";
import { busyKey } from "../offers.js";
import { intoView } from "../sight.js";
import { hintOf, meanings } from "./hp-words.js";
import { hitPoints, markStyles } from "./marks.js";
import { Piece } from "./piece.js";
import { Told, toldStyles } from "./told.js";

export class RondelHp extends Piece {
  static properties = {
    who: { attribute: false },
    change: { attribute: false },
    set: { attribute: false },
    typed: { state: true },
  };
  static styles = [
    ...Piece.styles,
    markStyles,
    toldStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 1px;
      }
      .quick {
        flex: none;
        width: 26px;
        min-height: 28px;
        padding: 0;
        border-color: var(--line);
      }
      @media (width <= 360px) or (720px <= width <= 830px) {
        :host([tight]) .quick {
          display: none; /* the number itself opens the field */
        }
      }
      .value {
        min-width: 40px;
        min-height: 28px;
        padding: 0;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
      }
      /* Beside the number, which is what one wants to see. */
      .told {
        inset-inline: auto calc(100% + 3px);
        height: 20px;
        margin-block: auto;
      }
      .value:hover {
        box-shadow: inset 0 0 0 1px var(--edge);
      }
      form {
        position: relative;
      }
      input {
        width: 100px;
        min-height: 30px;
        padding: 2px 6px;
        border-color: var(--accent);
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .says {
        position: absolute;
        inset-block-start: calc(100% + 5px);
        inset-inline-end: 0;
        display: grid;
        gap: var(--space-2);
        width: max-content;
        max-width: 236px;
        padding: 8px 10px;
        border: 1px solid var(--accent);
        border-radius: var(--radius-small);
        background: var(--paper);
        box-shadow: var(--shade);
        color: var(--ink);
        font-size: var(--size-less);
        line-height: 1.3;
      }
      .row {
        flex-wrap: nowrap;
      }
      .row .btn {
        flex: 1 1 0;
        min-height: 44px;
        padding-inline: 4px;
        text-align: center;
      }
      .why {
        display: flex;
        align-items: flex-start;
        gap: var(--space-1);
      }
      .why .why-not {
        flex: 1 1 auto;
        order: 0;
        padding-block: 3px;
      }
      .why button {
        display: grid;
        flex: none;
        place-items: center;
        width: 24px;
        height: 24px;
        padding: 0;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
      }
    `,
  ];

  constructor() {
    super();
    this.who = "";
    this.change = /** @type {Drawn | undefined} */ (undefined);
    this.set = /** @type {Drawn | undefined} */ (undefined);
    /** @type {string | undefined} what is in the field; undefined: it is shut */
    this.typed = undefined;
    this.high = 0; // pixels that what is said below takes
    this.told = new Told(this);
    this.addEventListener("focusout", (event) => {
      const inside = event.relatedTarget instanceof Node && this.contains(event.relatedTarget);
      if (!inside && event.relatedTarget && !this.#busy) this.close();
    });
  }

  get asks() {
    return this.typed !== undefined;
  }

  get #name() {
    return this.encounter?.figures[this.who]?.name ?? "";
  }

  get #busy() {
    const { busy } = this.state;
    return [this.change, this.set].some((one) => one && busyKey(one.key, this.who) in busy);
  }

  /** The field is opened, as a press on the number does. */
  open() {
    if (this.app.opened !== this) this.app.opened?.close();
    this.app.opened = this;
    this.told.clear();
    this.typed = "";
    this.updateComplete.then(() => {
      this.renderRoot.querySelector("input")?.focus({ preventScroll: true });
    });
  }

  /** All that is said below is in sight, also when that becomes more. */
  updated() {
    const says = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".says"));
    const high = says?.offsetHeight ?? 0;
    if (says && high > this.high) intoView(says);
    this.high = high;
  }

  /** @param {boolean} [focus] whether the number gets the focus back */
  close(focus = false) {
    if (this.typed === undefined) return;
    this.typed = undefined;
    if (this.app.opened === this) this.app.opened = undefined;
    if (!focus) return;
    this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".value"))?.focus(),
    );
  }

  /** @param {number} by */
  async #step(by) {
    await this.#give({ is: "change", by }, false);
  }

  /**
   * @param {Said} words
   * @param {boolean} tell what a press on plus or minus does is seen in the number
   */
  async #give(words, tell) {
    const { encounter } = this;
    if (!encounter || this.#busy) return;
    const what = sent(words, this.who, encounter, { change: this.change, set: this.set });
    if (!what) {
      const { hp } = encounter.figures[this.who] ?? {};
      const same = words.is === "set" ? words.to === hp : words.is === "change";
      if (same) this.close(true);
      else if (words.is !== "unsaid") this.told.refused(this.t("ui-hp-wrong"));
      return;
    }
    const { kind, expect = "" } = what.one.offer;
    const draft = { encounter: encounter.id, kind, expect, fields: what.fields };
    const answer = await this.app.session.give(busyKey(what.one.key, this.who), draft);
    if (!answer) return;
    if (!answer.ok) {
      return this.isConnected ? this.told.refused(this.app.text.why(answer)) : this.refused(answer);
    }
    this.close(Boolean(this.shadowRoot?.activeElement));
    // What is set to more than the most, say, comes out otherwise than it was typed.
    const hp = this.encounter?.figures[this.who]?.hp ?? "";
    if (tell) this.told.saved(this.t("ui-hp-now", { hp }));
    else this.told.clear();
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    event.preventDefault();
    const words = said(this.typed ?? "");
    if (words.is === "nothing") this.close(true);
    else this.#give(words, true);
  }

  /**
   * A press below the field does not take the focus out of it, which would close it: not every
   * browser gives the focus to a button that is pressed.
   * @param {Event} event
   */
  #keep(event) {
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.close(true);
  }

  render() {
    const figure = this.encounter?.figures[this.who];
    if (!figure) return nothing;
    const points = hitPoints(figure, this.app.text);
    if (!this.change) return points;
    return html`${this.typed === undefined ? this.#shut(points) : this.#field(this.typed)}${this.told.mark}
      ${this.typed === undefined && this.told.bad ? this.#refusal() : nothing}`;
  }

  /** Why a press on plus or minus was refused; it stays until it is put away. */
  #refusal() {
    return html`<div class="says why">
      ${this.told.reason}<button
        type="button"
        aria-label=${this.t("ui-dismiss")}
        @click=${() => this.told.clear()}
      >${icon("cross")}</button>
    </div>`;
  }

  /** @param {unknown} points */
  #shut(points) {
    const name = this.#name;
    /** @param {number} by @param {"minus" | "plus"} sign */
    const button = (by, sign) => html`<button
      type="button"
      class="btn quick"
      aria-label=${this.t(`ui-hp-${sign}`, { name })}
      aria-disabled=${String(this.#busy)}
      @click=${() => this.#step(by)}
    >${icon(sign)}</button>`;
    return html`${button(-1, "minus")}<button
        type="button"
        class="value"
        title=${this.t("ui-hp-how")}
        @click=${() => this.open()}
      ><span class="sr">${this.t("ui-hp-reckon", { name })}. </span>${points}</button>${button(1, "plus")}`;
  }

  /** @param {string} typed */
  #field(typed) {
    const words = said(typed);
    // What describes the field stays as it is: some readers say both it and what is said aloud.
    const says = this.told.bad ? this.told.reason : hintOf(typed, this.app.text);
    return html`<form novalidate @submit=${this.#submitted} @keydown=${this.#key}>
      <input
        inputmode="numeric"
        autocomplete="off"
        maxlength="24"
        aria-label=${this.t("ui-hp-reckon", { name: this.#name })}
        aria-describedby="how"
        aria-invalid=${String(Boolean(says) && words.is !== "unsaid")}
        .value=${live(typed)}
        @input=${(/** @type {Event} */ e) => {
          this.told.clear();
          this.typed = /** @type {HTMLInputElement} */ (e.target).value;
        }}
      />
      <div class="says" @mousedown=${this.#keep}>
        <span id="how" ?hidden=${Boolean(says)}>${this.t("ui-hp-how")}</span>
        <div aria-live="polite" ?hidden=${!says}>${says}</div>
        ${this.#buttons(words)}
      </div>
    </form>`;
  }

  /** @param {Said} words */
  #buttons(words) {
    const all = meanings(words, this.app.text).map(
      ([choice, text]) => html`<button
        type="button"
        class="btn ${words.is === "unsaid" ? "" : "strong"}"
        aria-busy=${String(this.#busy)}
        @click=${() => this.#give(choice, true)}
      >${text}</button>`,
    );
    return all.length > 1 ? html`<div class="row">${all}</div>` : all;
  }
}

customElements.define("rondel-hp", RondelHp);
