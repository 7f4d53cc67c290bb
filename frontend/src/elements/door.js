// The door of the table, for GMs: who knocks, the link with which people may, and which pages may
// show the table.

import { css, html, nothing } from "lit";
import { invited, leadHere, linkToJoin, roomLeads, uninvited } from "../door.js";
import { icon } from "../icons.js";
import { surely } from "../later.js";
import { helpAt } from "../link.js";
import { withDoor } from "../table-offers.js";
import { Piece } from "./piece.js";
import "./frames.js";
import "./knocks.js";
import "./link-field.js";
import "./offer.js";

export class RondelDoor extends Piece {
  static properties = { shown: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }
      .card {
        display: grid;
        gap: var(--space-4);
      }
      .title {
        margin: 0;
      }
      .link {
        display: grid;
        gap: var(--space-4);
        padding: 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
      }
      .help {
        display: inline-flex;
        align-items: center;
        justify-self: start;
        gap: var(--space-2);
        color: var(--accent);
        text-underline-offset: 3px;
      }
      rondel-qr {
        width: min(220px, 100%);
        justify-self: center;
      }
    `,
  ];

  constructor() {
    super();
    this.shown = false; // the code for phones
  }

  render() {
    const { doc } = this.state;
    if (!doc) return nothing;
    const { door, knocks = {} } = doc.table;
    return html`<section class="card">
        <h2 class="title">${this.t("ui-door")}</h2>
        ${Object.keys(knocks).length ? nothing : html`<p class="soft small">${this.t("ui-door-what")}</p>`}
        <rondel-knocks .app=${this.app} .state=${this.state}></rondel-knocks>
        ${door ? this.#link() : nothing} ${door ? this.#room() : nothing}
        <div class="row">
          ${withDoor(doc).map(
            (one) => html`<rondel-offer
              .app=${this.app}
              .state=${this.state}
              .drawn=${one}
              table
              @done=${(/** @type {CustomEvent<Record<string, string>>} */ event) =>
                this.#done(event.detail.token ?? "")}
            ></rondel-offer>`,
          )}
        </div>
        <a class="help" href=${this.#help} target="_blank" rel="noopener">
          ${icon("info")}${this.t("ui-help")}
        </a>
      </section>
      ${
        this.app.host.can.has("switches")
          ? html`<rondel-host-switches .app=${this.app} .state=${this.state}></rondel-host-switches>`
          : nothing
      }
      <rondel-frames .app=${this.app} .state=${this.state}></rondel-frames>`;
  }

  /** How Rondel comes to be where these people play. */
  get #help() {
    const { host, seat, text } = this.app;
    return helpAt(seat.base, text.lang, host.hello.kind);
  }

  /** @param {string} token of an open door; "" after it was shut */
  #done(token) {
    if (token) invited(this.app, token);
    else uninvited(this.app);
  }

  #link() {
    const url = linkToJoin(this.app);
    if (!url) return html`<p class="small soft">${this.t("ui-door-open-elsewhere")}</p>`;
    const { text } = this.app;
    return html`<div class="link">
      <rondel-link
        strong
        .text=${text}
        .url=${url}
        .label=${this.t("ui-join-link")}
        .hint=${this.t("ui-join-link-what")}
      >
        <button
          type="button"
          class="btn"
          data-does="code"
          aria-expanded=${String(this.shown)}
          @click=${this.#toggle}
        >${this.t("ui-join-qr")}</button>
      </rondel-link>
      ${this.shown ? html`<rondel-qr .text=${url} .label=${this.t("ui-join-qr-what")}></rondel-qr>` : nothing}
    </div>`;
  }

  #toggle() {
    this.shown = !this.shown;
    if (this.shown) surely(() => import("./qr.js"));
  }

  /** Whether our host's room leads here: that can be put right. */
  #room() {
    const { host } = this.app;
    if (!host.can.has("room")) return nothing;
    const leads = roomLeads(this.app);
    if (leads === "here") return html`<p class="small">${this.t("ui-room-leads-here")}</p>`;
    const isVoid = leads === "void";
    return html`${isVoid ? html`<p class="small">${this.t("ui-room-void")}</p>` : nothing}
      <div class="row">
        <button type="button" class="btn" data-does="lead" @click=${() => leadHere(this.app)}>
          ${this.t(isVoid ? "ui-room-renew" : "ui-room-lead-here")}
        </button>
      </div>`;
  }
}

customElements.define("rondel-door", RondelDoor);
