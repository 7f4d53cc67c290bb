// Combatants out of a list: pasted, dropped, out of a file, or brought by a host. For GMs. What it
// would become is always looked at first; the text stays until it is brought in or put away.

/** @import { Preview, PreviewRow } from "../messages.d.ts" */

import { html, nothing } from "lit";
import { followed } from "../following.js";
import {
  allOf,
  isByHand,
  LONGEST,
  leaning,
  renewed,
  sidesFor,
  tally,
  wanted,
  wantsSide,
} from "../gather.js";
import { hasWords } from "../gather-texts.js";
import { gatherText, previewText } from "../http.js";
import { icon } from "../icons.js";
import { after } from "../later.js";
import { newId } from "../new-id.js";
import { tell } from "./back.js";
import { bring } from "./files.js";
import { drawHint } from "./gather-hint.js";
import { drawPassedOver, drawProblems, drawRows, drawSide } from "./gather-rows.js";
import { gatherStyles } from "./gather-styles.js";
import { readAs, summaryOf, verdictOf } from "./gather-words.js";
import { Piece } from "./piece.js";
import "./demo.js";
import "./from-host.js";

const FEW = 4; // lines of the text that are seen
const PAUSE = 250; // milliseconds after which a choice is asked about

export class RondelGather extends Piece {
  static properties = {
    found: { state: true },
    chosen: { state: true },
    side: { state: true },
    sides: { state: true },
    busy: { state: true },
    error: { state: true },
  };
  static styles = [...Piece.styles, gatherStyles];

  constructor() {
    super();
    this.words = false; // whether there are words for all this
    this.known = ""; // the text that stood here last
    this.unread = false; // it came by itself, and nobody has looked at it
    this.arrived = false; // it is to be seen
    /** @type {Preview | undefined} what the text becomes */
    this.found = undefined;
    this.into = ""; // the encounter for which that holds
    /** @type {ReadonlySet<number>} rows that are to come in */
    this.chosen = new Set();
    this.side = ""; // for those whom the text gives none; "" for the usual one
    /** @type {ReadonlyMap<number, string>} sides of single rows */
    this.sides = new Map();
    this.busy = /** @type {"" | "look" | "gather"} */ ("");
    this.error = "";
    this.said = ""; // for those who do not see what has come
    this.asked = 0;
    this.id = newId(); // of what is asked for, until it is known what came of it
    this.sent = "";
    this.unwait = () => {};
  }

  get text() {
    return this.state.brought;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.unwait();
  }

  willUpdate() {
    this.words = hasWords(this.app);
    const { text } = this;
    const encounter = this.encounter?.id ?? "";
    if (text !== this.known) {
      this.#forget();
      this.known = text;
      this.unread = Boolean(text.trim());
      this.arrived = this.unread;
    }
    if (this.found && encounter !== this.into) {
      this.#forget();
      this.unread = true;
    }
    // What came before there was an encounter is looked at once there is one.
    if (this.unread && encounter && this.words) this.#look();
  }

  updated() {
    if (!this.arrived || !this.words) return;
    this.arrived = false;
    this.renderRoot.querySelector(".card")?.scrollIntoView({ block: "start" });
  }

  #forget() {
    this.unwait();
    this.found = undefined;
    this.error = "";
    this.said = "";
    this.asked += 1;
    this.busy = "";
  }

  // --- looking ----------------------------------------------------------------------------------

  /** @param {readonly number[]} [chosen] if it is asked about a choice */
  async #look(chosen) {
    const { encounter, text } = this;
    this.unread = false;
    if (!encounter || !text.trim()) return;
    if (text.length > LONGEST) {
      this.error = this.t("ui-gather-too-long", { most: LONGEST, count: text.length });
      return;
    }
    this.asked += 1;
    const number = this.asked;
    this.busy = "look";
    this.error = "";
    const body = chosen ? { text, chosen: [...chosen] } : { text };
    const answer = await previewText(this.app.seat, encounter.id, body);
    if (number !== this.asked) return;
    this.busy = "";
    if (!answer.ok) {
      this.error = this.app.text.refusal(answer.code);
      return;
    }
    const { found } = this;
    if (chosen && found) {
      this.found = { ...found, rows: renewed(found.rows, answer.result.rows) };
      return;
    }
    this.found = answer.result;
    this.into = encounter.id;
    this.chosen = allOf(answer.result.rows);
    this.arrived = true;
    this.sides = new Map();
    this.said = summaryOf(this, answer.result);
  }

  // --- choosing ---------------------------------------------------------------------------------

  /**
   * @param {readonly PreviewRow[]} rows
   * @param {boolean} on
   */
  #choose(rows, on) {
    const chosen = new Set(this.chosen);
    for (const { n } of rows) on ? chosen.add(n) : chosen.delete(n);
    this.chosen = chosen;
    // Who stays out leaves room for those who had none.
    if (!this.found?.rows.some(({ why }) => why === "encounter-full")) return;
    this.unwait();
    this.unwait = after(PAUSE, () => this.#look([...this.chosen]));
  }

  /** The side that is usual here, and those that may be meant as well. */
  get usualSides() {
    const { encounter } = this;
    const offered = Object.values(encounter?.offers ?? {}).find(
      ({ kind }) => kind === "AddCombatants",
    );
    const { side } = offered?.fields ?? {};
    const usual = ["heroes", "foes"].map((which) => this.t(`ui-demo-${which}-side`));
    const first = (side?.type === "text" && side.default) || usual[0];
    const typed = [this.side, ...this.sides.values()].map((one) => one.trim()).filter(Boolean);
    const rows = this.found?.rows ?? [];
    const all = encounter ? sidesFor(encounter, rows, [...usual, ...typed]) : usual;
    return { first, all };
  }

  /**
   * The side of that row as it was typed, or as the source lets one guess.
   * @param {PreviewRow} row
   */
  #ownSide(row) {
    return this.sides.get(row.n) ?? leaning(row, this.usualSides);
  }

  /** @param {PreviewRow} row */
  #sideOf(row) {
    return this.#ownSide(row).trim() || this.side.trim() || this.usualSides.first;
  }

  // --- bringing in ------------------------------------------------------------------------------

  async #gather() {
    const { encounter, found } = this;
    if (!encounter || !found || this.busy) return;
    const body = wanted(this.text, found, this.chosen, (row) => this.#sideOf(row));
    // What is asked for again, because no answer came, is done once.
    const sent = JSON.stringify([encounter.id, body]);
    if (sent !== this.sent) this.id = newId();
    this.sent = sent;
    this.busy = "gather";
    this.error = "";
    const before = encounter.undo?.act ?? 0;
    const answer = await gatherText(this.app.seat, encounter.id, body, this.id);
    this.busy = "";
    if (!answer.ok) {
      if (answer.code !== "offline") this.sent = "";
      this.error = this.app.text.refusal(answer.code);
      return;
    }
    const counts = tally(found.rows, this.chosen);
    this.sent = "";
    this.#putBy();
    await followed(this.app.store, encounter.id, before);
    this.#told(counts);
  }

  /** @param {{ added: number, updated: number }} counts */
  #told({ added, updated }) {
    const kind = added && updated ? "both" : added ? "added" : "updated";
    if (added || updated) tell(this, `ui-gathered-${kind}`, { added, updated, count: 1 });
    else this.notice("quiet", "ui-gather-nothing-new");
  }

  /** The text is done with; what was brought before it comes next. */
  #putBy() {
    this.side = "";
    // The next one may say the same: it is a text of its own.
    this.known = "";
    this.#forget();
    this.app.store.change({ is: "put-by" });
    this.updateComplete.then(() => this.#part("h2")?.focus());
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  #part(selector) {
    return this.renderRoot.querySelector(selector);
  }

  // --- drawing ----------------------------------------------------------------------------------

  render() {
    const { encounter, text } = this;
    const { beneath } = this.state;
    if (!this.words || (!encounter && !text.trim())) return nothing;
    return html`<section class="card">
      <h2 class="title" tabindex="-1">${this.t("ui-gather")}</h2>
      ${text ? nothing : drawHint(this)}
      <label for="text" class="sr">${this.t("ui-gather-text")}</label>
      <textarea
        id="text"
        rows=${FEW}
        class=${isByHand(this.found?.format ?? "") ? "" : "low"}
        spellcheck="false"
        autocomplete="off"
        .value=${text}
        aria-describedby=${this.error ? "error" : nothing}
        @input=${this.#typed}
        @paste=${this.#pasted}
        @keydown=${this.#key}
      ></textarea>
      ${this.found ? nothing : this.#problem()}
      ${encounter ? nothing : html`<p class="small">${this.t("ui-gather-no-encounter")}</p>`}
      <div class="row">
        ${
          encounter && !this.found
            ? html`<button
                type="button"
                class="btn ${text.trim() ? "strong" : ""}"
                aria-disabled=${String(!text.trim())}
                aria-busy=${String(this.busy === "look")}
                @click=${() => this.#look()}
              >${icon("search")}${this.t("ui-gather-look")}</button>`
            : nothing
        }
        ${text ? nothing : html`${this.#file()}<rondel-from-host .app=${this.app} .state=${this.state}></rondel-from-host>`}
        ${text && !this.found ? this.#away() : nothing}
      </div>
      ${beneath.length ? html`<p class="small soft">${this.t("ui-gather-beneath", { count: beneath.length })}</p>` : nothing}
      <p class="sr" role="status">${this.said}</p>
      ${this.found && encounter ? this.#preview(this.found) : nothing}
    </section>`;
  }

  #problem() {
    if (!this.error) return nothing;
    const stays = this.text ? this.t("ui-gather-stays") : "";
    return html`<p class="error" id="error" role="alert">${this.error} ${stays}</p>`;
  }

  #file() {
    return html`<button
        type="button"
        class="btn"
        data-does="file"
        @click=${() => this.#part("[type=file]")?.click()}
      >${icon("upload")}${this.t("ui-gather-file")}</button>
      <input type="file" hidden multiple aria-label=${this.t("ui-gather-file")} @change=${this.#chosenFiles} />`;
  }

  #away() {
    return html`<button type="button" class="btn" @click=${this.#putBy}>
      ${this.t("ui-put-away")}
    </button>`;
  }

  /** @param {Preview} found */
  #preview(found) {
    const { format, rows, problems } = found;
    const counts = tally(rows, this.chosen);
    const sides = this.usualSides;
    const open = rows.some((r) => wantsSide(r) && this.chosen.has(r.n) && !leaning(r, sides));
    return html`<div class="preview" role="group" aria-label=${this.t("ui-gather-preview")}>
      ${format ? html`<p class="small soft">${readAs(this, format)}</p>` : nothing}
      ${open ? drawSide(this, this.side, sides, (side) => this.#setSide(side)) : nothing}
      ${drawRows(this, rows, {
        chosen: this.chosen,
        sides,
        sideOf: (row) => this.#ownSide(row),
        usual: this.side.trim() || sides.first,
        choose: (some, on) => this.#choose(some, on),
        join: ({ n }, side) => {
          this.sides = new Map([...this.sides, [n, side]]);
        },
      })}
      ${drawProblems(this, problems)} ${drawPassedOver(this, rows)}
      <div class="row last">
        ${this.#problem()}
        ${
          rows.length
            ? html`<button
                type="button"
                class="btn strong"
                aria-disabled=${String(!counts.added && !counts.updated)}
                aria-busy=${String(this.busy === "gather")}
                @click=${() => (counts.added || counts.updated) && this.#gather()}
              >${icon("check")}${verdictOf(this, counts)}</button>`
            : nothing
        }
        ${this.#away()}
      </div>
    </div>`;
  }

  // --- what people do ---------------------------------------------------------------------------

  /** @param {string} side */
  #setSide(side) {
    this.side = side;
  }

  /** @param {Event} event */
  #typed(event) {
    const { value } = /** @type {HTMLTextAreaElement} */ (event.target);
    this.known = value;
    this.#forget();
    this.app.store.change({ is: "written", text: value });
  }

  /** What is pasted is there once the browser has put it there. */
  #pasted() {
    after(0, () => this.#look());
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.#look();
  }

  /** @param {Event} event */
  async #chosenFiles(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    await bring(this, [...(input.files ?? [])]);
    input.value = "";
  }
}

customElements.define("rondel-gather", RondelGather);
