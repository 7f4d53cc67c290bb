// The overlay: one headline, one big button, the order, and panels around them.

/** @import { Hands } from "./hands.js" */
/** @import { TemplateResult } from "lit" */
/** @import { App } from "./piece.js" */
/** @import { State } from "../state.js" */

import { html, LitElement, nothing } from "lit";
import { cache } from "lit/directives/cache.js";
import { keyed } from "lit/directives/keyed.js";
import { bringOpened, isSeldom } from "../faces.js";
import { waitedFor } from "../figures.js";
import { icon } from "../icons.js";
import { drawn, mainOf } from "../offers.js";
import { choicesNow } from "../offers-now.js";
import { titleOf } from "../title.js";
import { controls } from "./controls.js";
import { shell } from "./shell.js";
import { theme } from "./theme.js";
import "./board.js";
import { Focus } from "./focus.js";
import { Glide } from "./glide.js";
import "./head.js";
import { Keyboard } from "./keyboard.js";
import "./notices.js";
import "./now.js";
import "./offer.js";
import "./order.js";
import "./pages.js";
import { Places } from "./places.js";
import "./rest.js";

/** @typedef {import("../icons.js").IconName} IconName */
/** @typedef {{ name: string, picture: IconName, words: string }} Tab */

export class RondelOverlay extends LitElement {
  static properties = {
    app: { attribute: false },
    scheme: { reflect: true },
    state: { state: true },
    wide: { state: true },
  };
  static styles = [theme, controls, shell];

  constructor() {
    super();
    this.app = /** @type {App} */ (/** @type {unknown} */ (undefined));
    this.scheme = "";
    this.state = /** @type {State} */ (/** @type {unknown} */ (undefined));
    this.wide = false;
    this.beside = ""; // the row whose details stand beside the order
    this.stop = () => {};
    /** What keys and the palette do comes after the first look. */
    this.hands = /** @type {Hands | undefined} */ (undefined);
    this.focusing = new Focus(this);
    this.places = new Places(this);
    this.glide = new Glide(this);
    this.keyboard = /** @type {Keyboard | undefined} */ (undefined);
  }

  connectedCallback() {
    super.connectedCallback();
    this.state = this.app.store.state;
    this.stop = this.app.store.listen((state) => {
      // What was seen, and what was opened in it, stays until there are words for what is new.
      if (!this.state.doc || state.closed || this.#speaksOf(state)) this.state = state;
    });
    if (this.app.stage) return; // nobody presses anything there
    this.keyboard = new Keyboard(this.app, {
      escape: () => this.#escape(),
      do: (deed) => this.#do(deed),
    });
  }

  /**
   * From here on there are hands for this overlay.
   * @param {Hands} hands
   */
  equip(hands) {
    this.hands = hands;
    this.requestUpdate();
  }

  /**
   * What a key stands for; until there are hands, it may ask for what is only looked at.
   * @param {string} deed
   */
  #do(deed) {
    if (this.hands) this.hands.do(deed);
    else if (deed === "palette" || deed === "help") {
      const dialog = deed === "help" ? "keys" : deed;
      this.app.store.change({ is: "viewed", view: { dialog } });
    } else if (this.tabs.some(({ name }) => name === deed)) this.#go(deed);
  }

  /** @param {State} state */
  #speaksOf({ doc }) {
    return !doc?.encounter || this.app.text.knows(doc.encounter.system);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop();
    this.keyboard?.stop();
  }

  updated() {
    const title = titleOf(this.state, this.app.text);
    if (document.title !== title) document.title = title;
    // Words come before what is said with them, and with our hands there are all.
    if (this.hands && this.state.doc) bringOpened(this.tab, this.state.view);
  }

  /** @param {string} key */
  #t(key) {
    return this.app.text.say(key);
  }

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} kind
   * @returns {T | undefined}
   */
  #part(selector, kind) {
    const part = this.renderRoot.querySelector(selector);
    return part instanceof kind ? part : undefined;
  }

  #escape() {
    // One that has not come yet cannot close itself.
    if (this.state.view.dialog) this.app.store.change({ is: "viewed", view: { dialog: "" } });
    else if (this.app.opened) this.app.opened.close(true);
    else if (this.state.view.picked)
      this.app.store.change({ is: "viewed", view: { picked: undefined } });
    else if (this.state.view.open) this.app.store.change({ is: "viewed", view: { open: "" } });
    else if (!this.wide) this.#go("order");
  }

  // --- tabs -------------------------------------------------------------------------------------

  /** @returns {Tab[]} */
  get tabs() {
    const { doc, me } = this.state;
    const gm = me?.role === "gm";
    const adds = drawn(doc?.encounter).some(
      ({ offer }) => !offer.fields.who && offer.group === "setup",
    );
    /** @type {[boolean, string, IconName][]} */
    const all = [
      [true, "order", "order"],
      [true, "log", "log"],
      [gm || adds, "setup", "add"],
      [true, "rules", "rules"],
      [gm, "table", "table"],
    ];
    return all
      .filter(([there]) => there)
      .map(([, name, picture]) => {
        const key = name === "order" && this.wide ? "ui-tab-details" : `ui-tab-${name}`;
        return { name, picture, words: this.#t(key) };
      });
  }

  get tab() {
    const { tab } = this.state.view;
    if (!this.state.doc?.encounter && tab === "order" && this.state.me?.role === "gm")
      return "table";
    return this.tabs.some(({ name }) => name === tab) ? tab : "order";
  }

  /** @param {string} tab */
  #go(tab) {
    this.app.store.change({ is: "viewed", view: { tab } });
  }

  /** @param {KeyboardEvent} event */
  #roam(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const names = this.tabs.map(({ name }) => name);
    const next = names[(names.indexOf(this.tab) + by + names.length) % names.length];
    this.#go(next);
    this.updateComplete.then(() => this.#part(`#tab-${next}`, HTMLElement)?.focus());
  }

  #tabList() {
    return html`<nav aria-label=${this.#t("ui-panels")}><div class="tabs" role="tablist" @keydown=${this.#roam}>
      ${this.tabs.map(({ name, picture, words }) => {
        const here = name === this.tab;
        return html`<button
          type="button"
          role="tab"
          id="tab-${name}"
          class="tab"
          aria-selected=${String(here)}
          aria-controls="panel"
          tabindex=${here ? 0 : -1}
          @click=${() => this.#go(name)}
        >${icon(picture)}<span>${words}</span></button>`;
      })}
    </div></nav>`;
  }

  // --- drawing ----------------------------------------------------------------------------------

  render() {
    const { app, state } = this;
    if (app.stage) return html`<rondel-stage .app=${app} .state=${state}></rondel-stage>`;
    if (!state.doc || !this.#speaksOf(state)) {
      return html`<rondel-page .app=${app} .state=${state} .code=${state.closed}></rondel-page>`;
    }
    const dialogs = html`<rondel-announcer .app=${app} .state=${state}></rondel-announcer>
      <rondel-palette .app=${app} .state=${state} .hands=${this.hands}></rondel-palette>
      <rondel-shortcuts .app=${app} .state=${state} .hands=${this.hands}></rondel-shortcuts>
      <rondel-times .app=${app} .state=${state}></rondel-times>
      <rondel-preferences .app=${app} .state=${state}></rondel-preferences>`;
    const { places } = this;
    const notices = places.draw(
      "notices",
      html`${isSeldom(state.view.dialog) ? html`<p class="card notices late" role="status">${this.#t("ui-coming")}</p>` : nothing}
        <rondel-notices class="notices" .app=${app} .state=${state}></rondel-notices>`,
    );
    const head = places.draw(
      "head",
      html`<rondel-head class="head" .app=${app} .state=${state}></rondel-head>`,
    );
    const dock = places.draw("dock", this.#dock());
    const tabs = places.draw("tabs", this.#tabList());
    const columns = this.wide
      ? html`<div class="left">
            ${head}
            <main class="scroll" tabindex="-1">${this.#board()}</main>
            ${dock}
          </div>
          <aside class="right" aria-label=${this.#t("ui-panels")}>${tabs}${this.#panel()}</aside>
          ${notices}`
      : html`${head}<main class="middle">${this.#panel()}</main>
          <div class="aloft">${notices}</div>
          ${dock}${tabs}`;
    return html`<div class="frame ${this.wide ? "wide" : ""}">${columns}${dialogs}</div>`;
  }

  #dock() {
    if (this.state.me?.role === "observer" || !this.state.doc?.encounter) return nothing;
    if (this.state.view.picked && (this.wide || this.tab === "order")) {
      return html`<rondel-picked
        class="dock"
        .app=${this.app}
        .state=${this.state}
        @shut=${() => this.hands?.toRows()}
      ></rondel-picked>`;
    }
    const main = mainOf(this.state.doc.encounter);
    return html`<section class="dock" aria-label=${this.#t("ui-next-step")}>
      ${
        main
          ? html`<rondel-offer big .app=${this.app} .state=${this.state} .drawn=${main}></rondel-offer>`
          : this.#idle()
      }
    </section>`;
  }

  /** There is no next step; a GM of an empty encounter is shown where it begins. */
  #idle() {
    const { encounter } = this.state.doc ?? {};
    const empty = encounter && !Object.keys(encounter.figures).length;
    if (empty && this.state.me?.role === "gm" && this.tab !== "setup") {
      return html`<button type="button" class="btn strong begin" @click=${() => this.#go("setup")}>
        ${this.#t("core-add-combatants")}
      </button>`;
    }
    if (empty && this.tab === "setup") return html`<p class="idle">${this.#t("ui-add-first")}</p>`;
    return this.#waiting();
  }

  /** Whose choice it is, if not the one that stands above: this seat's own, or another's. */
  #waiting() {
    const { doc, me } = this.state;
    if (!doc?.encounter) return nothing;
    const { cards, others } = choicesNow(doc.encounter, me?.role === "player");
    const waited = waitedFor(doc).map(({ controller }) => controller);
    const turn = [...cards.flatMap(({ own }) => own), ...others].some(
      ({ offer }) => offer.group === "turn",
    );
    const asked = waited.length
      ? waited.some((id) => (id ? id === me?.seat : me?.role === "gm"))
      : turn;
    const away = !this.wide && this.tab !== "order";
    if (asked && (cards.length || others.length)) {
      return away
        ? html`<button type="button" class="btn begin" @click=${() => this.#go("order")}>
            ${this.#t("ui-go-and-choose")}
          </button>`
        : html`<p class="idle asked">${icon("up")}${this.#t("ui-choose-above")}</p>`;
    }
    if (asked || !waited.length) {
      return html`<p class="idle">${this.#t("ui-nothing-to-decide")}</p>`;
    }
    const names = waited.map((id) => this.#person(id)).join(", ");
    const words = this.app.text.say("ui-waiting-for", { names });
    return html`${keyed(words, html`<p class="idle">${words}</p>`)}`;
  }

  /** @param {string} seat "" for the GM */
  #person(seat) {
    if (!seat) return this.#t("ui-the-gm");
    return this.state.doc?.table.people[seat] ?? this.#t("ui-a-player");
  }

  #board() {
    const { app, state } = this;
    if (!state.doc?.encounter && state.me?.role !== "gm") {
      return html`<p class="soon">${this.#t("ui-nothing-shown-what")}</p>`;
    }
    const player = state.me?.role === "player";
    const above = state.doc?.encounter && choicesNow(state.doc.encounter, player).cards.length > 0;
    const about = this.wide ? undefined : this.#about(state.view.open);
    const board = html`<rondel-board .app=${app} .state=${state}></rondel-board>
      <rondel-bag .app=${app} .state=${state}></rondel-bag>
      <rondel-plan .app=${app} .state=${state} .wide=${this.wide}></rondel-plan>
      <rondel-checklist .app=${app} .state=${state}></rondel-checklist>
      <rondel-now .app=${app} .state=${state}></rondel-now>
      <rondel-order .app=${app} .state=${state} .wide=${this.wide} .about=${about} .above=${above}></rondel-order>
      <rondel-rest .app=${app} .state=${state}></rondel-rest>`;
    return this.places.draw("board", board);
  }

  #panel() {
    const late = html`<p class="soon late">${this.#t("ui-coming")}</p>`;
    const order = this.tab === "order";
    const further = this.places.draw(
      "panel",
      html`${cache(this.#inPanel())}${order ? nothing : late}`,
    );
    if (order && this.wide) this.beside = this.#row;
    return html`<div class="scroll" role="tabpanel" id="panel" aria-labelledby="tab-${this.tab}" tabindex="0">
      ${order ? (this.wide ? this.#about(this.beside, late) : this.#board()) : nothing}${further}
    </div>`;
  }

  /**
   * What there is about one row: in it, or beside the order.
   * @param {string} row
   * @param {unknown} [after]
   */
  #about(row, after) {
    const { app, state } = this;
    const about = html`<rondel-details ?framed=${this.wide} .app=${app} .state=${state} .row=${row}></rondel-details>`;
    return this.places.draw("about", [keyed(row, about), after]);
  }

  /** @returns {TemplateResult | typeof nothing} */
  #inPanel() {
    const { app, state } = this;
    switch (this.tab) {
      case "log":
        return html`<rondel-log .app=${app} .state=${state}></rondel-log>`;
      case "setup":
        return html`<rondel-setup .app=${app} .state=${state}></rondel-setup>`;
      case "rules":
        return html`<rondel-rules .app=${app} .state=${state}></rondel-rules>
          <rondel-language .app=${app} .state=${state}></rondel-language>`;
      case "table":
        return html`<rondel-encounters .app=${app} .state=${state}></rondel-encounters>
          <rondel-door .app=${app} .state=${state}></rondel-door>
          <rondel-people .app=${app} .state=${state}></rondel-people>
          <rondel-watching .app=${app} .state=${state}></rondel-watching>`;
      default:
        return nothing;
    }
  }

  /** The row chosen, else the one that acts; while a form is open, it stays whose it was. */
  get #row() {
    const { encounter } = this.state.doc ?? {};
    if (this.state.view.open || !encounter) return this.state.view.open;
    const { order, slots } = encounter.board;
    if (this.app.opened && slots[this.beside]) return this.beside;
    const acting = order.filter((id) => slots[id]?.active);
    const own = acting.find((id) => encounter.figures[slots[id].who ?? ""]?.mine);
    return own ?? acting[0] ?? order[0] ?? "";
  }
}

customElements.define("rondel-overlay", RondelOverlay);
