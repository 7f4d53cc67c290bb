// What has happened, the newest first: to be looked through, jumped from, and kept as a file.

/** @import { Encounter, Line } from "../messages.d.ts" */
/** @import { Filter, Kind, Told } from "../log.js" */

import { css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { download } from "../download.js";
import { rowIds } from "../figures.js";
import { dice, icon } from "../icons.js";
import { asData, asText, EVERYTHING, isWanted, KINDS, newestFirst } from "../log.js";
import { Piece } from "./piece.js";
import { placeWords } from "./plan-words.js";

const MOST_JUMPS = 3; // from one line

export class RondelLog extends Piece {
  static properties = { fetching: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      .tools {
        display: var(--hands, grid);
        grid-template-columns: 1fr 1fr;
        gap: var(--space-2);
        margin-bottom: 4px;
      }
      .tools > :first-child {
        grid-column: 1 / -1;
      }
      .round {
        margin: 12px 0 2px;
        color: var(--soft);
        font-size: var(--size-small);
        font-weight: 600;
      }
      .line {
        display: flex;
        align-items: flex-start;
        gap: var(--space-1);
        padding: 5px 0;
        border-bottom: 1px solid var(--line);
      }
      .said {
        flex: 1 1 auto;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .line .chip {
        margin-inline-start: 4px;
        vertical-align: 1px;
      }
      .line .dice {
        margin-inline-start: 4px;
      }
      .line .dice + .dice {
        margin-inline-start: 14px;
      }
      .undone .said {
        color: var(--soft);
      }
      .jump {
        display: var(--hands, grid);
        flex: none;
        place-items: center;
        width: 26px;
        height: 26px;
        margin: -2px 0;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--soft);
      }
      .jump:hover {
        color: var(--accent);
      }
      .foot {
        display: var(--hands, flex);
        margin-top: 10px;
      }
      .whole {
        flex: 1 0 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.fetching = false;
  }

  get #filter() {
    return this.state.view.log ?? EVERYTHING;
  }

  /** @param {Partial<Filter>} changed */
  #look(changed) {
    this.look({ log: { ...this.#filter, ...changed } });
  }

  render() {
    const { encounter } = this;
    if (!encounter) return html`<p class="soft">${this.t("ui-no-encounter")}</p>`;
    const all = newestFirst(this.state.earlier, encounter.log.lines);
    if (!all.length) return html`<p class="soft">${this.t("ui-log-empty")}</p>`;
    const lines = all.filter(({ line }) => isWanted(line, this.l(line.label), this.#filter));
    return html`${this.#tools(encounter)}
      ${lines.length ? this.#list(encounter, lines) : html`<p class="soft foot">${this.t("ui-log-none")}</p>`}
      <div class="row foot">
        ${
          all[all.length - 1].n > 1
            ? html`<button
                type="button"
                class="btn"
                data-does="earlier"
                @click=${() => this.app.session.earlier()}
              >
                ${this.t("ui-log-earlier")}
              </button>`
            : nothing
        }
        ${lines.length < all.length ? html`<p class="small soft whole">${this.t("ui-log-whole")}</p>` : nothing}
        ${this.#file("text", () => this.#saveText(encounter))}
        ${this.#file("json", () => this.#saveData(encounter))}
      </div>`;
  }

  // --- looking through --------------------------------------------------------------------------

  /** @param {Encounter} encounter */
  #tools({ figures }) {
    const { words, who, kind } = this.#filter;
    const people = Object.entries(figures).sort(([, a], [, b]) => a.n - b.n);
    return html`<div class="tools" role="search" aria-label=${this.t("ui-log-search")}>
      <input
        type="search"
        aria-label=${this.t("ui-log-words")}
        placeholder=${this.t("ui-log-words")}
        .value=${live(words)}
        @input=${(/** @type {InputEvent} */ event) => this.#look({ words: typedIn(event) })}
      />
      <select
        aria-label=${this.t("ui-log-who")}
        @change=${(/** @type {Event} */ event) => this.#look({ who: typedIn(event) })}
      >
        <option value="" ?selected=${!who}>${this.t("ui-log-everybody")}</option>
        ${people.map(
          ([id, { name }]) => html`<option value=${id} ?selected=${who === id}>${name}</option>`,
        )}
      </select>
      <select
        aria-label=${this.t("ui-log-kind")}
        @change=${(/** @type {Event} */ event) =>
          this.#look({ kind: /** @type {Kind} */ (typedIn(event)) })}
      >
        ${KINDS.map(
          (one) =>
            html`<option value=${one} ?selected=${kind === one}>
              ${this.t(`ui-log-kind-${one || "all"}`)}
            </option>`,
        )}
      </select>
    </div>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Told[]} lines
   */
  #list(encounter, lines) {
    const headings = lines.map(({ line }) => this.#heading(line));
    const items = lines.flatMap(({ n, line }, i) => {
      const entry = { key: `n${n}`, n, line, heading: "" };
      const opens = headings[i] !== headings[i - 1];
      // The heading stands above the newest line of its stretch.
      return opens ? [{ key: `r${n}`, n, line, heading: headings[i] }, entry] : [entry];
    });
    const rows = new Set(rowIds(encounter));
    return html`<ol reversed role="list" aria-label=${this.t("ui-log")}>
      ${repeat(
        items,
        ({ key }) => key,
        ({ n, line, heading }) =>
          heading
            ? html`<li class="round">${heading}</li>`
            : this.#line(n, line, this.#jumps(encounter, line, rows)),
      )}
    </ol>`;
  }

  /**
   * When it was.
   * @param {Line} line
   */
  #heading({ round, time }) {
    if (time === undefined) {
      return round ? this.t("ui-round", { round }) : this.t("ui-before-the-fight");
    }
    const moment = this.encounter?.board.moment;
    if (!moment) return this.t("ui-plan-row-n", { row: time });
    return this.t("ui-at-row", placeWords(time, moment, this.app.text));
  }

  /**
   * @param {number} n
   * @param {Line} line
   * @param {unknown} jumps
   */
  #line(n, line, jumps) {
    const words = this.l(line.label);
    const rolled = line.rolled ?? [];
    return html`<li class="line ${line.undone ? "undone" : ""}" value=${n}>
      <span class="said"
        >${line.undone ? html`<s>${words}</s>` : words}
        ${rolled.map(({ faces, sides, lowest }) => dice(faces, sides, this.app.text.dice(faces.length, sides, lowest)))}
        ${rolled.some((r) => r.at_table) ? html`<span class="chip">${icon("die")}${this.t("ui-at-table")}</span>` : nothing}
        ${line.by ? html`<span class="chip mark">${this.t("ui-by-gm")}</span>` : nothing}
        ${line.gm_only ? html`<span class="chip">${icon("lock")}${this.t(this.#private)}</span>` : nothing}
        ${line.undone ? html`<span class="chip">${icon("undo")}${this.t("ui-undone")}</span>` : nothing}</span
      >${jumps}
    </li>`;
  }

  get #private() {
    return this.state.me?.role === "gm" ? "ui-gm-only" : "ui-you-and-gm";
  }

  /**
   * The ways from a line to the rows that it is about.
   * @param {Encounter} encounter
   * @param {Line} line
   * @param {ReadonlySet<string>} rows
   */
  #jumps({ board, figures }, { about }, rows) {
    const there = about.flatMap((who) => {
      const row = board.order.find((id) => board.slots[id]?.who === who) ?? who;
      return rows.has(row) && figures[who] ? [{ row, name: figures[who].name }] : [];
    });
    return there.slice(0, MOST_JUMPS).map(({ row, name }) => {
      const words = this.t("ui-log-jump", { name });
      return html`<button
        type="button"
        class="jump"
        aria-label=${words}
        title=${words}
        @click=${() => this.look({ tab: "order", open: row })}
      >${icon("person")}</button>`;
    });
  }

  // --- as a file --------------------------------------------------------------------------------

  /**
   * @param {"text" | "json"} form
   * @param {() => Promise<void>} save
   */
  #file(form, save) {
    return html`<button
      type="button"
      class="btn"
      data-does=${form}
      aria-busy=${String(this.fetching)}
      @click=${save}
    >${icon("download")}${this.t(`ui-log-as-${form}`)}</button>`;
  }

  /** All lines, which are fetched first. */
  async #whole() {
    if (this.fetching) return undefined;
    this.fetching = true;
    const complete = await this.app.session.wholeLog();
    this.fetching = false;
    if (!complete) this.notice("refused", "ui-log-incomplete");
    const { encounter } = this;
    return complete && encounter ? newestFirst(this.state.earlier, encounter.log.lines) : undefined;
  }

  /** @param {Encounter} encounter */
  async #saveText({ name }) {
    const lines = await this.#whole();
    if (!lines) return;
    const text = asText(lines, {
      words: (line) => this.l(line.label),
      heading: (line) => this.#heading(line),
      notes: (line) => this.#notes(line),
    });
    download(`${name} ${this.t("ui-log")}`, "txt", "text/plain", text);
  }

  /** @param {Encounter} encounter */
  async #saveData({ name }) {
    const lines = await this.#whole();
    if (!lines) return;
    const data = { encounter: name, lines: asData(lines, (line) => this.l(line.label)) };
    const text = JSON.stringify(data, undefined, 1);
    download(`${name} ${this.t("ui-log")}`, "json", "application/json", text);
  }

  /** @param {Line} line */
  #notes(line) {
    const rolled = (line.rolled ?? []).map(({ faces }) => faces.join(", "));
    const marks = [
      [(line.rolled ?? []).some((r) => r.at_table), "ui-at-table"],
      [line.by, "ui-by-gm"],
      [line.gm_only, this.#private],
      [line.undone, "ui-undone"],
    ];
    return [...rolled, ...marks.flatMap(([is, key]) => (is ? [this.t(String(key))] : []))];
  }
}

/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

customElements.define("rondel-log", RondelLog);
