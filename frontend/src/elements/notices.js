// What did not go as asked, and what went well without being seen elsewhere.

/** @import { Notice } from "../state.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { back } from "./back.js";
import { Piece } from "./piece.js";

const SHOWN_FOR = 6000; // milliseconds; a refusal stays until it is read and put away
const LOST = 3000; // milliseconds without a line that are worth words: a restart is a blink
const WITH_WAY = 12_000; // what can be taken back right there

export class RondelNotices extends Piece {
  static properties = { away: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        pointer-events: none;
      }
      .notice {
        display: flex;
        align-items: flex-start;
        gap: var(--space-3);
        padding: 8px 6px 8px 12px;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--edge);
        border-radius: var(--radius);
        background: var(--paper);
        box-shadow: var(--shade);
        pointer-events: auto;
        animation: come var(--quick) ease-out;
      }
      .refused {
        border-inline-start-color: var(--warn);
      }
      .notice:has(rondel-offer) {
        border-inline-start-color: var(--accent);
      }
      .good {
        border-inline-start-color: var(--good);
      }
      p {
        flex: 1 1 auto;
        padding-top: 2px;
      }
      rondel-offer {
        display: block;
        flex: none;
        max-width: 62%;
      }
      .btn {
        min-height: 28px;
      }
      button:not(.btn) {
        display: grid;
        flex: none;
        place-items: center;
        width: 28px;
        height: 28px;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<number>} */
    this.timed = new Set();
    this.away = false; // for so long that it is told
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.losing = undefined;
  }

  willUpdate() {
    const { connection, sync } = this.state;
    if (connection === "reconnecting") {
      this.losing ??= setTimeout(() => {
        this.away = true;
      }, LOST);
      return;
    }
    clearTimeout(this.losing);
    this.losing = undefined;
    if (!this.away || sync !== "none") return;
    this.away = false;
    queueMicrotask(() => this.notice("good", "ui-back-online"));
  }

  updated() {
    this.toggleAttribute("shown", this.renderRoot.querySelector(".notice") !== null);
    for (const { id, tone, way, opens, knock, does } of this.state.notices) {
      if (tone === "refused" || knock || does || this.timed.has(id)) continue;
      this.timed.add(id);
      this.#later(id, way || opens ? WITH_WAY : SHOWN_FOR);
    }
  }

  /**
   * Whoever is about to press something in it still finds it there.
   * @param {number} id
   * @param {number} wait
   */
  #later(id, wait) {
    setTimeout(() => {
      const used = this.renderRoot.querySelector(`[data-notice="${id}"]:is(:hover, :focus-within)`);
      if (used) this.#later(id, SHOWN_FOR);
      else this.#dismiss(id);
    }, wait);
  }

  /** @param {number} id */
  #dismiss(id) {
    this.app.store.change({ is: "dismissed", id });
  }

  render() {
    return html`<div role="status">
      ${this.away && this.state.connection === "reconnecting" ? this.#lost() : nothing}
      ${repeat(
        this.state.notices,
        ({ id }) => id,
        (notice) =>
          notice.knock && this.state.view.door ? this.#heard(notice) : this.#notice(notice),
      )}
    </div>`;
  }

  /** There is no line: what that means, and what to do. */
  #lost() {
    const key = navigator.onLine === false ? "ui-offline-what" : "ui-reconnecting-what";
    return html`<div class="notice refused"><p>${this.t(key)}</p></div>`;
  }

  /**
   * What is in sight in the panel has only to be heard.
   * @param {Notice} notice
   */
  #heard({ key, params }) {
    return html`<p class="sr">${this.t(key, params)}</p>`;
  }

  /** @param {Notice} notice */
  #notice(notice) {
    const { id, tone, key, params } = notice;
    return html`<div class="notice ${tone}" data-notice=${id}>
      <p>${tone === "refused" ? this.app.text.refusal(key, params) : this.t(key, params)}</p>
      ${this.#way(notice)}${this.#knock(notice)}${this.#does(notice)}
      <button type="button" aria-label=${this.t("ui-dismiss")} @click=${() => this.#dismiss(id)}>
        ${icon("cross")}
      </button>
    </div>`;
  }

  /**
   * Whoever knocks can be let in from here, as what they most likely are.
   * @param {Notice} notice
   */
  #knock({ knock, params }) {
    if (!knock) return nothing;
    return html`<rondel-offer
      .app=${this.app}
      .state=${this.state}
      .drawn=${knock.admit}
      table
      quiet
      @done=${() => this.notice("good", "ui-admitted", params)}
    ></rondel-offer>`;
  }

  /** @param {Notice} notice */
  #does({ id, opens, does }) {
    if (!opens && !does) return nothing;
    return html`<button
      type="button"
      class="btn"
      @click=${() => {
        this.#dismiss(id);
        if (does) does.run();
        else this.look({ dialog: opens });
      }}
    >${this.t(does?.key ?? `ui-show-${opens}`)}</button>`;
  }

  /**
   * The way back, as long as nothing else has been done since.
   * @param {Notice} notice
   */
  #way({ id, way, act }) {
    if (!way || act === undefined || this.encounter?.[way]?.act !== act) return nothing;
    return html`<button
      type="button"
      class="btn"
      @click=${() => {
        this.#dismiss(id);
        back(this, way);
      }}
    >${icon(way)}${this.t(`ui-${way}`)}</button>`;
  }
}

customElements.define("rondel-notices", RondelNotices);
