// The board on a second screen or in a stream: nothing to press, drawn as the address says.

/** @import { PropertyValues } from "lit" */
/** @import { Doc, Encounter } from "../messages.d.ts" */
/** @import { Stage } from "../stage.js" */

import { html, nothing } from "lit";
import { active, rowIds } from "../figures.js";
import { icon } from "../icons.js";
import { windowed } from "../stage.js";
import { markStyles } from "./marks.js";
import { Piece } from "./piece.js";
import { chipStyles, chips } from "./stage-chips.js";
import { stageStyles } from "./stage-styles.js";
import { toneStyles } from "./tones.js";
import "./bag.js";
import "./head.js";
import "./log.js";
import { RondelOrder } from "./order.js";
import "./pages.js";
import "./plan.js";

const WIDE = 760; // pixels, at the usual size, from which a screen has two columns
const LOW = 560; // the same where it is wider than high
const NONE = -1; // rows
const HUNDRED = 100; // percent
const TIGHT = ["small", "low", "single"]; // what a bar does, one after the other, to save height
const YIELDS = ["times", "head", "marks"]; // what makes way for whoever acts, one after the other
const SPARE = 1; // pixels that may be lost in rounding

export class RondelStage extends Piece {
  static properties = { size: { state: true }, fit: { state: true }, tight: { state: true } };
  static styles = [...Piece.styles, markStyles, toneStyles, stageStyles, chipStyles];

  constructor() {
    super();
    this.size = { width: 0, height: 0 }; // pixels
    this.fit = 0; // how many of the order there is room for; 0: it is not known yet
    this.tight = 0; // how much is saved so that a bar's headline is whole, or who acts is seen
    this.fitted = ""; // for what both were found out
    this.watch = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        this.size = { width, height };
      },
    );
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  get #stage() {
    return /** @type {Stage} */ (this.app.stage);
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    const { layout, clear } = this.#stage;
    this.className = `${layout} ${clear ? "clear" : ""}`;
    const { encounter, size } = this;
    const many = encounter ? rowIds(encounter).length : 0;
    const said = layout === "bar" && encounter ? this.l(encounter.board.headline) : "";
    const acts = encounter ? active(encounter).length > 0 : false;
    const about = [
      ...[encounter?.id, encounter?.round, many, size.width, size.height, said, acts],
    ].join();
    if (about === this.fitted) return;
    this.fitted = about;
    this.fit = 0;
    this.tight = 0;
  }

  async updated() {
    const list = this.renderRoot.querySelector("rondel-order");
    if (list instanceof RondelOrder) await list.updateComplete;
    const column = this.renderRoot.querySelector(".order");
    const strip = this.renderRoot.querySelector(".strip");
    const rows = list?.shadowRoot?.querySelectorAll("li[data-id]") ?? [];
    const chips = this.renderRoot.querySelectorAll("ol.chips > li");
    if (column) this.#fitIn([...rows], column, "height", "bottom", "top");
    else if (strip && this.#isCut(strip)) this.tight += 1;
    else if (strip) this.#fitIn([...chips], strip, "width", "right", "left");
  }

  /**
   * Whether more height could be saved, and has to be.
   * @param {Element} strip
   */
  #isCut(strip) {
    const low = strip.getBoundingClientRect().height > this.size.height + SPARE;
    return low && this.tight < TIGHT.length;
  }

  /**
   * Nothing is cut in half: of what does not fit, the last are left out.
   * @param {Element[]} items
   * @param {Element} around
   * @param {"width" | "height"} length
   * @param {"right" | "bottom"} end
   * @param {"left" | "top"} start
   */
  #fitIn(items, around, length, end, start) {
    const [first] = items;
    if (!first) return;
    const box = around.getBoundingClientRect();
    const from = length === "height" ? first.getBoundingClientRect()[start] : box[start];
    const most = box[length] - Number.parseFloat(getComputedStyle(around).paddingInlineEnd);
    const fitting = items.filter(
      (item) => item.getBoundingClientRect()[end] - from <= most + SPARE,
    );
    const shown = items.filter((item) => !item.matches(".more")).length;
    // Where only the mark of what is left out does not fit, one more has to go.
    if (fitting.length < items.length) this.#fits(Math.min(fitting.length, shown - 1));
  }

  /** @param {number} fit how many there is room for */
  #fits(fit) {
    const { encounter } = this;
    const needed = this.#stage.layout !== "bar" && encounter && active(encounter).length > 0;
    if (fit || !needed) this.fit = fit || NONE;
    else if (this.tight < YIELDS.length) {
      this.tight += 1;
      this.fit = 0; // there is more room now
    } else this.fit = 1;
  }

  /** @param {string} part */
  #yields(part) {
    return this.#stage.layout !== "bar" && YIELDS.indexOf(part) < this.tight;
  }

  render() {
    const { doc, me, closed } = this.state;
    const page = this.#page(closed, Boolean(doc), me?.role);
    if (page !== undefined) {
      // Nothing of a stream is covered while there is nothing to show.
      if (!page && this.#stage.clear) return this.#unseen("ui-page-connecting");
      return html`<div class="plate page">
        <rondel-page .app=${this.app} .state=${this.state} .code=${page}></rondel-page>
      </div>`;
    }
    if (!doc || (!doc.encounter && this.#stage.clear)) return this.#unseen("ui-nothing-shown");
    return html`<div class="all" .style=${`zoom:${this.#stage.scale / HUNDRED}`}>${this.#drawn(doc)}</div>`;
  }

  /**
   * There is nothing to see; whoever asks is told why.
   * @param {string} why
   */
  #unseen(why) {
    return html`<main class="sr"><h1>${this.t(why)}</h1></main>`;
  }

  /**
   * What stands instead of the board; undefined: nothing does.
   * @param {string} closed
   * @param {boolean} here
   * @param {string | undefined} role
   */
  #page(closed, here, role) {
    if (this.#stage.layout === "unknown") return "unknown-layout";
    if (closed) return closed;
    const system = this.encounter?.system;
    if (!here || (system && !this.app.text.knows(system))) return "";
    return role === "observer" ? undefined : "only-observers";
  }

  get #wide() {
    const { width, height } = this.size;
    return (width * HUNDRED) / this.#stage.scale >= (width > height ? LOW : WIDE);
  }

  /** How many of the order are drawn: no more than was asked for, nor than there is room for. */
  get #rows() {
    const { rows } = this.#stage;
    return rows && this.fit ? Math.min(rows, this.fit) : rows || this.fit;
  }

  /** @param {Doc} doc */
  #drawn({ encounter, table }) {
    const { layout } = this.#stage;
    const rows = this.#rows;
    if (layout === "bar") return this.#bar(encounter);
    const head =
      encounter && this.#yields("head")
        ? html`<h1 class="sr">${this.l(encounter.board.headline)}</h1>`
        : html`<rondel-head class="plate" .app=${this.app} .state=${this.state}></rondel-head>
            ${this.#behind(table.delay)}`;
    if (!encounter) return html`<main class="column">${head}</main>`;
    if (layout === "list" || !this.#wide) {
      return html`<main class="column">
        ${head}${this.#yields("times") ? nothing : this.#times()}${this.#order(encounter, rows)}
      </main>`;
    }
    return html`<main class="columns">
      <div class="column">${head}${this.#order(encounter, rows)}</div>
      <div class="column">${this.#times()}${this.#log()}</div>
    </main>`;
  }

  /** @param {number | undefined} seconds */
  #behind(seconds) {
    if (!seconds || this.#stage.layout !== "screen") return nothing;
    return html`<p class="behind">${icon("wait")}${this.t("ui-watch-behind", { seconds })}</p>`;
  }

  /** What tells of the time beside the order: the bag, the line. */
  #times() {
    return html`<rondel-bag .app=${this.app} .state=${this.state}></rondel-bag>
      <rondel-plan .app=${this.app} .state=${this.state}></rondel-plan>`;
  }

  #log() {
    return html`<section class="plate card log">
      <div class="scroll"><rondel-log .app=${this.app} .state=${this.state}></rondel-log></div>
    </section>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {number} rows
   */
  #order(encounter, rows) {
    if (rows === NONE) return nothing;
    const { slots } = encounter.board;
    const all = rowIds(encounter);
    const now = all.findIndex((id) => slots[id]?.active);
    const { before, ids, after } = windowed(all, now, rows);
    const marks = !this.#yields("marks");
    return html`${marks && before ? this.#left("before", before) : nothing}
      <div class="scroll order">
        <rondel-order .app=${this.app} .state=${this.state} .wide=${true} .only=${ids}></rondel-order>
      </div>
      ${marks && after ? this.#left("after", after) : nothing}`;
  }

  /**
   * @param {"before" | "after"} side
   * @param {number} count
   */
  #left(side, count) {
    const picture = side === "before" ? "up" : "down";
    return html`<p class="left-out">${icon(picture)}${this.t(`ui-watch-${side}`, { count })}</p>`;
  }

  /** @param {Encounter | undefined} encounter */
  #bar(encounter) {
    if (!encounter) {
      return html`<main class="strip"><h1 class="plate">${this.t("ui-nothing-shown")}</h1></main>`;
    }
    return html`<main class="strip ${TIGHT.slice(0, this.tight).join(" ")}">
      <div class="plate now">
        ${this.#lost()}${
          encounter.round
            ? html`<span class="over">${this.t("ui-round", { round: encounter.round })}</span>`
            : nothing
        }${encounter.paused ? html`<b class="over">${this.t("ui-paused")}</b>` : nothing}
        <h1 aria-live="polite" title=${this.l(encounter.board.headline)}>${this.l(encounter.board.headline)}</h1>
      </div>
      ${chips(encounter, Math.abs(this.#rows), this.app.text)}
    </main>`;
  }

  #lost() {
    if (this.state.connection === "online") return nothing;
    return html`<span class="lost">${icon("wait")}${this.t("ui-reconnecting")}</span>`;
  }
}

customElements.define("rondel-stage", RondelStage);
