// An encounter for other programs: its order to paste into Roll20, a spreadsheet, and all of it. For
// GMs.

import { css, html, nothing } from "lit";
import { copyOrMark } from "../copying.js";
import { download } from "../download.js";
import { hasWords } from "../gather-texts.js";
import { exportEncounter, orderFile } from "../http.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

const BYTE_ORDER = "\ufeff"; // by which spreadsheets know that a file is UTF-8

export class RondelOutward extends Piece {
  static properties = {
    encounterId: { attribute: false },
    called: { attribute: false },
    withHidden: { state: true },
    command: { state: true },
  };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        flex: 1 0 100%;
        padding-top: 4px;
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: 28px;
        color: var(--ink);
        cursor: pointer;
      }
      [type="checkbox"] {
        flex: none;
        width: 20px;
        min-height: 0;
        height: 20px;
        margin: 0;
        accent-color: var(--accent);
      }
      textarea {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    this.encounterId = "";
    this.called = ""; // the name of the encounter
    this.withHidden = false; // whether the hidden go out too, to where players see them
    this.command = ""; // that the clipboard would not take
  }

  render() {
    if (!hasWords(this.app)) return nothing;
    return html`<h3 class="over">${this.t("ui-out")}</h3>
      <div class="row">
        <button type="button" class="btn" @click=${this.#roll20}>
          ${icon("copy")}${this.t("ui-out-roll20")}
        </button>
        <button type="button" class="btn" @click=${this.#sheet}>
          ${icon("download")}${this.t("ui-out-sheet")}
        </button>
        <button type="button" class="btn" @click=${this.#all}>
          ${icon("download")}${this.t("ui-out-all")}
        </button>
      </div>
      <label><input
          type="checkbox"
          .checked=${this.withHidden}
          @change=${(/** @type {Event} */ event) => {
            this.withHidden = /** @type {HTMLInputElement} */ (event.target).checked;
            this.command = "";
          }}
        /><span>${this.t("ui-out-hidden")}</span></label>
      ${this.command ? this.#byHand() : nothing}`;
  }

  #byHand() {
    return html`<p class="small">${this.t("ui-out-by-hand")}</p>
      <textarea
        id="command"
        readonly
        rows="3"
        aria-label=${this.t("ui-out-roll20")}
        .value=${this.command}
        @focus=${(/** @type {Event} */ event) =>
          /** @type {HTMLTextAreaElement} */ (event.target).select()}
      ></textarea>`;
  }

  async #roll20() {
    const hidden = this.withHidden ? "yes" : "no";
    const answer = await orderFile(this.app.seat, this.encounterId, "txt", { hidden });
    if (!answer.ok) return this.refused(answer);
    this.command = answer.result;
    await this.updateComplete;
    const field = () =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("textarea"));
    if (!(await copyOrMark(answer.result, field))) return;
    this.command = "";
    this.notice("good", "ui-out-copied");
  }

  async #sheet() {
    const { lang } = this.app.text;
    // Where a comma stands in numbers, spreadsheets part cells with semicolons.
    const separator = new Intl.NumberFormat(lang).format(0.5).includes(",") ? "semicolon" : "comma";
    const answer = await orderFile(this.app.seat, this.encounterId, "csv", { separator });
    if (!answer.ok) return this.refused(answer);
    download(this.called, "csv", "text/csv", BYTE_ORDER + answer.result);
  }

  async #all() {
    const answer = await exportEncounter(this.app.seat, this.encounterId);
    if (!answer.ok) return this.refused(answer);
    const text = JSON.stringify(answer.result, undefined, 1);
    download(this.called, "rondel.json", "application/json", text);
  }
}

customElements.define("rondel-outward", RondelOutward);
