// The table's encounters: prepare, show, copy, keep as a file. For GMs.

/** @import { Doc } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { surely } from "../later.js";
import { creating, withEncounter } from "../table-offers.js";
import { Piece } from "./piece.js";
import "./first-fight.js";
import "./offer.js";

export class RondelEncounters extends Piece {
  static properties = { managed: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }
      li {
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .open {
        display: grid;
        flex: 1 1 0;
        min-width: 0;
        min-height: 34px;
        padding: 2px 0;
        border: 0;
        background: none;
        font-weight: 600;
        text-align: left;
        overflow-wrap: anywhere;
      }
      .open:hover {
        color: var(--accent);
      }
      .open[aria-current="true"] {
        padding-inline-start: 8px;
        border-inline-start: 3px solid var(--accent);
        color: var(--accent);
      }
      .manage {
        padding-top: 8px;
      }
      .new {
        margin-top: 12px;
      }
      .file {
        margin-top: 12px;
      }
      h3 {
        margin-bottom: 6px;
      }
    `,
  ];

  constructor() {
    super();
    this.managed = "";
  }

  render() {
    const { doc } = this.state;
    if (!doc) return nothing;
    const ids = Object.entries(doc.table.encounters)
      .sort(([, a], [, b]) => a.n - b.n)
      .map(([id]) => id);
    return html`${
      ids.length
        ? nothing
        : html`<rondel-first-fight .app=${this.app} .state=${this.state}></rondel-first-fight>`
    }<section class="card">
      <h2 class="title">${this.t("ui-encounters")}</h2>
      <ul>
        ${repeat(
          ids,
          (id) => id,
          (id) => this.#encounter(doc, id),
        )}
      </ul>
      <div class="new">
        <h3 class="over">${this.t("ui-new-encounter")}</h3>
        <rondel-offer
          .app=${this.app}
          .state=${this.state}
          .drawn=${this.#creating(doc, ids.length)}
          lasting
          table
          @done=${this.#made}
        ></rondel-offer>
      </div>
      <p class="file">
        <button type="button" class="btn" data-does="import" @click=${this.#chooseFile}>
          ${icon("upload")}${this.t("ui-import")}
        </button>
        <input
          type="file"
          hidden
          accept="application/json,.json"
          aria-label=${this.t("ui-import")}
          @change=${this.#import}
        />
      </p>
    </section>`;
  }

  /**
   * @param {Doc} doc
   * @param {number} here how many encounters there are
   */
  #creating(doc, here) {
    const { text } = this.app;
    const called = text.say("ui-encounter-n", { n: here + 1 });
    return creating(doc, called, (slug, name) => text.system(slug, name));
  }

  /**
   * @param {Doc} doc
   * @param {string} id
   */
  #encounter(doc, id) {
    const { name, stage, shown } = doc.table.encounters[id];
    const opened = doc.encounter?.id === id;
    const managed = this.managed === id;
    return html`<li>
      <div class="head">
        <button
          type="button"
          class="open"
          aria-current=${opened ? "true" : nothing}
          @click=${() => this.app.session.open(id)}
        ><span>${name}</span><span class="small soft">${this.t(`ui-stage-${stage}`)}</span></button>
        ${shown ? html`<span class="chip mark">${icon("eye")}${this.t("ui-shown")}</span>` : nothing}
        <button
          type="button"
          class="btn square plain"
          aria-label=${this.t("ui-manage", { name })}
          aria-expanded=${String(managed)}
          @click=${() => this.manage(managed ? "" : id)}
        >${icon("more")}</button>
      </div>
      ${
        managed
          ? html`<div class="row manage">
              ${repeat(
                withEncounter(doc, id),
                (one) => one.id,
                (one) => html`<rondel-offer
                  .app=${this.app}
                  .state=${this.state}
                  .drawn=${one}
                  table
                ></rondel-offer>`,
              )}
              <rondel-outward
                .app=${this.app}
                .state=${this.state}
                .encounterId=${id}
                .called=${name}
              ></rondel-outward>
            </div>`
          : nothing
      }
    </li>`;
  }

  /** @param {CustomEvent<Record<string, string>>} event */
  #made({ detail }) {
    if (detail.encounter) this.app.session.open(detail.encounter);
    this.look({ tab: "setup" });
  }

  /**
   * More about one of them is to be seen.
   * @param {string} id "" for none
   */
  manage(id) {
    this.managed = id;
    surely(() => import("./outward.js"));
  }

  #chooseFile() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("[type=file]"))?.click();
  }

  /** @param {Event} event */
  async #import(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    const document = await file.text();
    const { importEncounter } = await surely(() => import("../http.js"));
    const reply = await importEncounter(this.app.seat, document);
    input.value = "";
    if (reply.ok) this.notice("good", "ui-imported", { name: nameIn(document) || file.name });
    else this.refused(reply);
  }
}

/**
 * What the encounter in a file is called.
 * @param {string} document
 * @returns {string}
 */
function nameIn(document) {
  try {
    return String(JSON.parse(document).name ?? "");
  } catch {
    return "";
  }
}

customElements.define("rondel-encounters", RondelEncounters);
