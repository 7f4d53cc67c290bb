// An encounter for other programs: its order to paste into Roll20, a spreadsheet, a list, and all of
// it. What is copied ends up where others read it: it says what everybody sees, unless a GM wants
// more. For GMs.

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
        order: 2; /* below what the buttons before it open */
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
        ${this.#button("roll20", "copy", () => this.#roll20())}
        ${this.#button("sheet", "download", () => this.#sheet())}
        ${this.#button("list", "download", () => this.#list())}
      </div>
      <label><input
          type="checkbox"
          .checked=${this.withHidden}
          @change=${(/** @type {Event} */ event) => {
            this.withHidden = /** @type {HTMLInputElement} */ (event.target).checked;
            this.command = "";
          }}
        /><span>${this.t("ui-out-hidden")}</span></label>
      ${this.command ? this.#byHand() : nothing}
      <div class="row">${this.#button("all", "download", () => this.#all())}</div>`;
  }

  /**
   * @param {"roll20" | "sheet" | "list" | "all"} name
   * @param {"copy" | "download"} picture
   * @param {() => Promise<void>} give
   */
  #button(name, picture, give) {
    return html`<button type="button" class="btn" data-does=${name} @click=${give}>
      ${icon(picture)}${this.t(`ui-out-${name}`)}
    </button>`;
  }

  /**
   * @param {"csv" | "json" | "txt"} form
   * @param {Record<string, string>} [query]
   * @returns {Promise<string | undefined>} undefined if it was refused
   */
  async #order(form, query = {}) {
    const hidden = this.withHidden ? "yes" : "no";
    const answer = await orderFile(this.app.seat, this.encounterId, form, { hidden, ...query });
    if (answer.ok) return answer.result;
    this.refused(answer);
    return undefined;
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
    const text = await this.#order("txt");
    if (text === undefined) return;
    this.command = text;
    await this.updateComplete;
    const field = () =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("textarea"));
    if (!(await copyOrMark(text, field))) return;
    this.command = "";
    this.notice("good", "ui-out-copied");
  }

  async #sheet() {
    const { lang } = this.app.text;
    // Where a comma stands in numbers, spreadsheets part cells with semicolons.
    const separator = new Intl.NumberFormat(lang).format(0.5).includes(",") ? "semicolon" : "comma";
    const text = await this.#order("csv", { separator });
    if (text !== undefined) download(this.called, "csv", "text/csv", BYTE_ORDER + text);
  }

  async #list() {
    const text = await this.#order("json");
    if (text !== undefined) download(this.called, "json", "application/json", text);
  }

  async #all() {
    const answer = await exportEncounter(this.app.seat, this.encounterId);
    if (!answer.ok) return this.refused(answer);
    const text = JSON.stringify(answer.result, undefined, 1);
    download(this.called, "rondel.json", "application/json", text);
  }
}

customElements.define("rondel-outward", RondelOutward);
