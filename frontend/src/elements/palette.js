// Everything that can be done now, found by its words.

/** @import { PropertyValues } from "lit" */
/** @import { Entry } from "../palette.js" */
/** @import { Hands } from "./hands.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { linkOf } from "../link.js";
import { found } from "../palette.js";
import { keysOf } from "../shortcuts.js";
import { tell } from "./back.js";
import { Dialog } from "./dialog.js";
import { capStyles, keyCaps } from "./key-caps.js";
import { RondelOffer } from "./offer.js";

const MOST = 40; // entries listed; the rest is found by typing on

export class RondelPalette extends Dialog {
  static properties = {
    hands: { attribute: false },
    query: { state: true },
    at: { state: true },
    moved: { state: true },
  };
  static styles = [
    ...Dialog.styles,
    capStyles,
    css`
      dialog {
        width: min(520px, calc(100vw - 16px));
        height: min(560px, calc(100dvh - 16px));
        margin-top: 8px;
      }
      .scroll {
        gap: 0;
        height: 100%;
        padding-top: 0;
      }
      .find {
        position: sticky;
        z-index: 1;
        top: 0;
        display: flex;
        align-items: center;
        padding: 10px 0;
        background: var(--paper);
      }
      .find .icon {
        position: absolute;
        inset-inline-start: 10px;
        color: var(--soft);
      }
      .find input {
        min-height: 40px;
        padding-inline-start: 34px;
        font-size: 16px;
      }
      [role="option"] {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: 36px;
        padding: 5px 8px;
        border-radius: var(--radius-small);
        cursor: pointer;
      }
      [role="option"] span {
        flex: 1 1 auto;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .here {
        background: var(--glow);
        color: var(--on-glow);
        outline: 2px solid var(--cue);
        outline-offset: -2px;
      }
      .soft {
        padding: 8px;
      }
      .asked {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        padding-top: 12px;
      }
      .asked h3 {
        flex: 1 0 100%;
        margin: 0;
        font-size: 16px;
        overflow-wrap: anywhere;
      }
      rondel-offer::part(offer) {
        display: none;
      }
    `,
  ];

  constructor() {
    super();
    this.hands = /** @type {Hands} */ (/** @type {unknown} */ (undefined));
    this.query = "";
    this.at = 0;
    this.moved = false; // whether one was gone to, rather than found first
    this.open = false;
    this.opening = false; // the focus is still to go to the field
    this.asked = ""; // what its form was opened for
    /** @type {Entry[]} */
    this.found = [];
    /** @type {Entry | undefined} what is being filled in */
    this.entry = undefined;
  }

  get name() {
    return /** @type {const} */ ("palette");
  }

  /** Hands come a moment after the window that shows what is in them. */
  get isOpen() {
    return super.isOpen && Boolean(this.hands);
  }

  get heading() {
    return this.t("ui-key-palette");
  }

  willUpdate() {
    if (this.isOpen && !this.open) {
      this.query = "";
      this.at = 0;
      this.moved = false;
      this.asked = "";
      this.opening = true;
    }
    this.open = this.isOpen;
    if (!this.isOpen) return;
    const { entry } = this.state.view;
    const all = this.hands.entries;
    this.found = found(all, this.query, this.hands.lately);
    this.entry = entry ? all.find(({ id }) => id === entry) : undefined;
    // What is no longer on offer cannot be filled in.
    if (entry && !this.entry) this.#list();
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    super.updated(changed);
    if (!this.isOpen) return;
    const { entry } = this;
    if (!entry) {
      this.asked = "";
      if (this.opening) this.#toSearch();
      this.opening = false;
      this.renderRoot.querySelector(".here")?.scrollIntoView({ block: "nearest" });
    } else if (this.asked !== entry.id) {
      this.asked = entry.id;
      const offer = this.renderRoot.querySelector("rondel-offer");
      if (offer instanceof RondelOffer) this.#press(offer, entry);
    }
  }

  /**
   * @param {RondelOffer} offer
   * @param {Entry} entry
   */
  async #press(offer, { how }) {
    await offer.updateComplete;
    const button = how && offer.renderRoot.querySelector(`[data-how=${how}]`);
    if (button instanceof HTMLElement) button.click();
    else offer.press();
  }

  #list() {
    this.look({ entry: "" });
    this.opening = true;
  }

  #toSearch() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".find input"))?.focus();
  }

  #close() {
    this.look({ dialog: "", entry: "" });
  }

  /** @param {Entry | undefined} entry */
  #choose(entry) {
    if (!entry) return;
    if (this.hands.asks(entry)) return this.look({ entry: entry.id });
    this.#close();
    // The focus goes back to where it was first, so that what is done may take it from there.
    this.updateComplete.then(() => this.hands.run(entry));
  }

  /**
   * What was filled in is done: a new link is shown where links are, a new encounter is opened.
   * @param {CustomEvent<Record<string, string>>} event
   * @param {Entry} entry
   */
  #done({ detail }, entry) {
    const { app } = this;
    this.hands.remember(entry.deed);
    this.#close();
    if (detail.token) {
      const domain = entry.drawn?.offer.fields.seat;
      const seat = detail.seat ?? (domain?.type === "one_of" ? String(domain.values[0]) : "");
      const name = this.state.doc?.table.seats?.[seat]?.name ?? "";
      const url = linkOf(app.origin, { ...app.seat, token: detail.token });
      app.store.change({ is: "issued", issued: { seat, name, url } });
      this.look({ tab: "table" });
    } else if (detail.encounter) {
      app.session.open(detail.encounter);
      this.look({ tab: "setup" });
    } else if (entry.table) this.notice("good", "ui-did", { what: entry.words });
    else tell(this, "ui-did", { what: entry.words });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const most = Math.min(MOST, this.found.length) - 1;
    const at = {
      ArrowDown: this.at >= most ? 0 : this.at + 1,
      ArrowUp: this.at <= 0 ? most : this.at - 1,
      PageDown: Math.min(most, this.at + 8),
      PageUp: Math.max(0, this.at - 8),
    }[event.key];
    if (at !== undefined) {
      this.at = Math.max(0, at);
      this.moved = true;
    } else if (event.key === "Enter" && !event.isComposing) this.#take();
    else return;
    event.preventDefault();
  }

  /** What Enter takes, if need be once all that can be found has come. */
  async #take() {
    const { query } = this;
    if (!this.found.length) {
      await this.hands.bring();
      await this.updateComplete;
    }
    if (this.isOpen && this.query === query) this.#choose(this.found[this.at]);
  }

  /** @param {KeyboardEvent} event the first Escape leaves the form, the second the palette */
  #escape(event) {
    if (event.key !== "Escape" || !this.state.view.entry) return;
    event.preventDefault();
    event.stopPropagation();
    this.#list();
  }

  inside() {
    const { entry } = this;
    if (!entry?.drawn) return this.#search();
    return html`<div class="asked" @keydown=${this.#escape}>
      <h3>${entry.words}</h3>
      <rondel-offer
        quiet
        .app=${this.app}
        .state=${this.state}
        .drawn=${entry.drawn}
        .who=${entry.who ?? ""}
        ?table=${entry.table}
        @done=${(/** @type {CustomEvent<Record<string, string>>} */ e) => this.#done(e, entry)}
        @shut=${() => this.asked === entry.id && this.#list()}
      ></rondel-offer>
    </div>`;
  }

  /**
   * What Enter would take, said to those who do not see it, until they go to another. It is not where the focus is:
   * some screen readers would take what is typed from then on for themselves.
   * @param {Entry[]} shown
   */
  #first(shown) {
    if (!shown.length) return this.t(this.hands.going ? "ui-found-nothing" : "ui-coming");
    return this.moved ? "" : shown[0].words;
  }

  #search() {
    const { found: all } = this;
    const shown = all.slice(0, MOST);
    const keys = keysOf(this.state.view.own);
    return html`<div class="find">
        ${icon("search")}<input
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck="false"
          aria-label=${this.t("ui-find")}
          placeholder=${this.t("ui-find")}
          aria-expanded="true"
          aria-controls="found"
          aria-activedescendant=${shown.length && this.moved ? `found-${this.at}` : nothing}
          .value=${this.query}
          @input=${(/** @type {Event} */ e) => {
            this.query = /** @type {HTMLInputElement} */ (e.target).value;
            this.at = 0;
            this.moved = false;
          }}
          @keydown=${this.#key}
        />
      </div>
      <div role="listbox" id="found" aria-label=${this.heading}>
        ${repeat(
          shown,
          ({ id }) => id,
          ({ deed, words }, i) => html`<div
            role="option"
            id="found-${i}"
            class=${i === this.at ? "here" : ""}
            aria-selected=${String(i === this.at && this.moved)}
            @click=${() => this.#choose(shown[i])}
          ><span>${words}</span>${keyCaps(keys[deed], this.app.text)}</div>`,
        )}
      </div>
      <p class=${shown.length ? "sr" : "soft"} role="status">${this.#first(shown)}</p>
      ${
        all.length > MOST
          ? html`<p class="soft">${this.t("ui-found-more", { count: all.length - MOST })}</p>`
          : nothing
      }`;
  }
}

customElements.define("rondel-palette", RondelPalette);
