// The time line as a picture: an axis to scale, the present on it, whoever comes when, and events.
// The GM moves what stands on it by hand.

/** @import { PropertyValues } from "lit" */
/** @import { SideMark } from "../figures.js" */
/** @import { Encounter, Entry, Moment } from "../messages.d.ts" */
/** @import { Axis, Spot } from "../plan-axis.js" */
/** @import { Move } from "../plan-moves.js" */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { active, sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { hasPlan, initialsOf, rowsOf } from "../plan.js";
import { scaled, windowOf, xOf } from "../plan-axis.js";
import { movesOf } from "../plan-moves.js";
import { intoView } from "../sight.js";
import { markStyles } from "./marks.js";
import { Piece } from "./piece.js";
import { drawAxis, flagMiddle, flagTop, heightOf, spotTop } from "./plan-axis.js";
import { Mover } from "./plan-mover.js";
import { planStyles } from "./plan-styles.js";
import { drawList, entryWords, named, placeWords } from "./plan-words.js";

const UNMEASURED = 280; // pixels, until the element knows how wide it is
const DISC = 28; // pixels that a disc takes, or a flag at least
const WIDEST_FLAG = 220; // pixels
const MOST_NAMED = 3; // of those who come next
const FEWEST_LEVELS = 2;
const PRESENT = 0.2; // of the width: where the present is, with some of the past before it

export class RondelPlan extends Piece {
  static properties = {
    wide: { type: Boolean },
    room: { state: true },
    chosen: { state: true },
    listed: { state: true },
    scrolled: { state: true },
  };
  static styles = [...Piece.styles, markStyles, planStyles];

  constructor() {
    super();
    this.wide = false;
    this.room = UNMEASURED;
    this.chosen = ""; // id of the entry that is looked at
    this.listed = false;
    this.scrolled = false;
    this.mover = new Mover(this);
    /** @type {Map<string, SideMark>} */
    this.marks = new Map();
    /** @type {Map<string, string>} */
    this.initials = new Map();
    /** @type {Map<string, Move>} what can be moved */
    this.moves = new Map();
    /** @type {ReturnType<typeof scaled> | undefined} */
    this.drawing = undefined;
    this.seen = { encounter: "", now: -1 };
    /** How much height is taken: it grows with the crowd, and does not shrink under one's hands. */
    this.tall = { about: "", levels: FEWEST_LEVELS, lanes: 0 };
    this.watch = new ResizeObserver(() => {
      const view = this.view;
      if (view?.clientWidth) this.room = view.clientWidth;
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
    this.seen = { encounter: "", now: -1 }; // it comes back as it left the page: unscrolled
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
    this.mover.cancel();
  }

  /** @returns {HTMLElement | null} what scrolls */
  get view() {
    return this.renderRoot?.querySelector(".view") ?? null;
  }

  /** @returns {Axis | undefined} */
  get axis() {
    return this.drawing?.axis;
  }

  // --- following the present --------------------------------------------------------------------

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    const { encounter } = this;
    const moment = encounter?.board.moment;
    if (!encounter || !moment || !hasPlan(encounter)) {
      this.drawing = undefined;
      return;
    }
    this.marks = sideMarks(encounter);
    this.initials = initialsOf(encounter.figures);
    this.moves = movesOf(encounter);
    this.mover.check(encounter.board.line);
    const { shown } = windowOf(rowsOf(encounter.board.line), moment.at);
    this.drawing = scaled(shown, moment.at, this.room, DISC, this.mover.at?.row);
    const { discs, flags } = this.drawing;
    const about = `${encounter.id} ${this.room}`;
    const before = this.tall.about === about ? this.tall : undefined;
    /** @param {Spot[]} spots */
    const most = (spots) => Math.max(0, ...spots.map(({ level }) => level + 1));
    this.tall = {
      about,
      levels: Math.max(before?.levels ?? FEWEST_LEVELS, most(discs)),
      lanes: Math.max(before?.lanes ?? 0, most(flags)),
    };
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    const { encounter, view, axis, seen } = this;
    const now = encounter?.board.moment?.at;
    if (!encounter || now === undefined || !view || !axis) return;
    if (view.clientWidth && view.clientWidth !== this.room) this.room = view.clientWidth;
    this.mover.follow(axis, view);
    if (seen.encounter === encounter.id && seen.now === now) return;
    const same = seen.encounter === encounter.id;
    this.seen = { encounter: encounter.id, now };
    const left = Math.max(0, xOf(axis, now) - PRESENT * view.clientWidth);
    const still = !same || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.mover.at) view.scrollTo({ left, behavior: still ? "instant" : "smooth" });
  }

  // --- drawing ----------------------------------------------------------------------------------

  render() {
    const { encounter, drawing } = this;
    const moment = encounter?.board.moment;
    this.hidden = !drawing;
    if (!encounter || !moment || !drawing) return nothing;
    const name = this.app.text.own(encounter.system, "plan");
    const { later } = windowOf(rowsOf(encounter.board.line), moment.at);
    return html`<section class="card" aria-label=${name}>
      <div class="top">
        <h2 class="over">${name}</h2>
        ${later ? html`<span class="count">${this.t("ui-plan-later", { count: later })}</span>` : nothing}
        <button
          type="button"
          class="listing"
          aria-expanded=${String(this.listed)}
          @click=${() => {
            this.listed = !this.listed;
          }}
        >${icon("down")}${this.t("ui-plan-list")}</button>
      </div>
      <div
        class="view ${this.scrolled ? "scrolled" : ""} ${this.app.stage ? "still" : ""}"
        @scroll=${(/** @type {Event} */ event) => {
          this.scrolled = /** @type {HTMLElement} */ (event.target).scrollLeft > 4;
        }}
      >
        ${this.#strip(encounter, moment, drawing)}
      </div>
      <p class="caption" aria-hidden=${this.#looksAt(encounter) ? "true" : nothing}>${this.#caption(encounter, moment)}</p>
      ${this.listed ? drawList(encounter, moment, this.app.text) : nothing}
      <p class="sr" aria-live="polite">${this.mover.at ? this.#target(encounter, moment) : nothing}</p>
    </section>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Moment} moment
   * @param {ReturnType<typeof scaled>} drawing
   */
  #strip(encounter, moment, { axis, discs, flags }) {
    const { tall, mover } = this;
    const spots = [...discs, ...flags].sort((a, b) => a.at - b.at);
    const first = this.app.stage ? undefined : this.#first(spots); // there is nothing to press
    const { marks, chosen } = this;
    const picture = { axis, discs, flags, tall, moment, marks, mover, encounter, chosen };
    return html`<div class="strip" .style=${`width:${axis.wide}px;height:${heightOf(tall)}px`}>
      ${drawAxis(picture, this.app.text)}
      <ol
        class="spots"
        role="list"
        aria-label=${this.app.text.own(encounter.system, "plan")}
        @focusin=${this.#looked}
        @focusout=${this.#left}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, spots)}
      >
        ${repeat(
          spots,
          ({ at, entry }) => entry?.id ?? `more ${at}`,
          (spot) => {
            const flag = flags.includes(spot);
            const at = mover.rowOf(spot);
            const x = Math.round(xOf(axis, at));
            const top = !flag ? spotTop : spot.entry ? flagTop : flagMiddle;
            const y = top(tall, spot.level);
            const next = flags.find((one) => one.level === spot.level && one.at > spot.at);
            const end = next && at === spot.at ? xOf(axis, next.at) - DISC / 2 - 4 : axis.wide;
            const most = Math.min(WIDEST_FLAG, Math.floor(end - x + DISC / 2));
            const size = flag && spot.entry ? `;max-width:${most}px` : "";
            const place = `transform:translate(${x}px,${y}px)${size}`; // so that it never jumps
            return html`<li .style=${place} class=${mover.classOf(spot.entry)}>
              ${
                spot.entry
                  ? this.#button(encounter, moment, spot.entry, flag, spot === first)
                  : this.#more(spot, spot === first)
              }
            </li>`;
          },
        )}
      </ol>
    </div>`;
  }

  /**
   * The one that Tab goes to: what is looked at, else what is asked now, else what comes next.
   * @param {Spot[]} spots
   */
  #first(spots) {
    return (
      spots.find(({ entry }) => entry && entry.id === this.chosen) ??
      spots.find(({ entry }) => entry?.state === "now") ??
      spots.find(({ entry }) => entry?.state === "ahead") ??
      spots[0]
    );
  }

  /**
   * @param {Encounter} encounter
   * @param {Moment} moment
   * @param {Entry} entry
   * @param {boolean} flag
   * @param {boolean} first
   */
  #button(encounter, moment, entry, flag, first) {
    const { figures } = encounter;
    const figure = figures[entry.who ?? ""];
    const mark = figure && this.marks.get(figure.side);
    const words = entryWords(entry, encounter, moment, this.app.text).join(" \u00b7 ");
    const movable = this.moves.has(entry.id);
    const how = movable ? this.t("ui-plan-moves") : "";
    const classes = [
      flag ? "flag" : "disc",
      entry.kind ?? "event",
      this.#stateOf(encounter, entry),
      entry.secret ? "secret" : "",
      mark ? `side-${mark.tint}` : "",
      movable ? "movable" : "",
    ];
    return html`<button
      type="button"
      class=${classes.filter(Boolean).join(" ")}
      data-id=${entry.id}
      tabindex=${first ? 0 : -1}
      aria-description=${how || nothing}
      title=${[words, how].filter(Boolean).join("\n")}
      @click=${() => this.#pressed(entry)}
      @pointerenter=${() => this.#hovered(entry.id)}
      @pointerleave=${() => this.#hovered("")}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.mover.grab(event, entry)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.mover.drag(event)}
      @pointerup=${() => this.mover.drop()}
      @pointercancel=${() => this.mover.cancel()}
    >
      ${
        flag
          ? html`${icon(entry.secret ? "lock" : "flag")}<span aria-hidden="true">${this.l(entry.label)}</span>`
          : html`<span aria-hidden="true">${this.initials.get(entry.who ?? "") ?? ""}</span>${
              mark ? html`<span class="letters" aria-hidden="true">${mark.letters}</span>` : nothing
            }`
      }<span class="sr">${words}</span>
    </button>`;
  }

  /**
   * Of what stands at the present, whoever has decided lies behind them.
   * @param {Encounter} encounter
   * @param {Entry} entry
   */
  #stateOf(encounter, { state, who = "" }) {
    return state === "now" && who && !active(encounter).includes(who) ? "past" : state;
  }

  /**
   * @param {Spot} spot
   * @param {boolean} first
   */
  #more({ at, more }, first) {
    const words = this.t("ui-plan-more", { count: more.length, row: at });
    return html`<button
      type="button"
      class="more"
      tabindex=${first ? 0 : -1}
      aria-label=${words}
      title=${words}
      @click=${async () => {
        this.listed = true;
        await this.updateComplete;
        const list = this.renderRoot.querySelector(".list");
        if (list) intoView(list);
      }}
    >+${more.length}</button>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Moment} moment
   */
  #target(encounter, moment) {
    const { board, figures } = encounter;
    const entry = board.line.find(({ id }) => id === this.mover.id);
    const row = this.mover.at?.row ?? 0;
    const what = figures[entry?.who ?? ""]?.name ?? (entry ? this.l(entry.label) : "");
    return this.t("ui-plan-to", { what, ...placeWords(row, moment, this.app.text) });
  }

  /**
   * Whether one is looked at: its button has said all that the caption says of it.
   * @param {Encounter} encounter
   */
  #looksAt({ board }) {
    return !this.mover.at && board.line.some(({ id }) => id === this.chosen);
  }

  /**
   * What is looked at, else what comes next.
   * @param {Encounter} encounter
   * @param {Moment} moment
   */
  #caption(encounter, moment) {
    const { text } = this.app;
    if (this.mover.at) return html`<b>${this.#target(encounter, moment)}</b>`;
    const { line } = encounter.board;
    const chosen = line.find(({ id }) => id === this.chosen);
    if (chosen) return entryWords(chosen, encounter, moment, text).join(" \u00b7 ");
    const next = rowsOf(line.filter(({ state }) => state === "ahead"))[0];
    if (!next || encounter.stage === "ended") return this.t("ui-plan-empty");
    const place = this.t("ui-at-row", placeWords(next.at, moment, text));
    const who = named(next.entries, MOST_NAMED, encounter.figures, text);
    return this.t("ui-plan-next", { what: `${place} \u00b7 ${who}` });
  }

  // --- looking and moving -----------------------------------------------------------------------

  /** @param {Entry} entry */
  #pressed({ id, who = "" }) {
    if (this.mover.dragged) return;
    this.chosen = id;
    const { order = [], slots = {} } = this.encounter?.board ?? {};
    const row = order.find((one) => who && slots[one]?.who === who);
    if (row && this.wide) this.look({ open: row, tab: "order" });
  }

  /** Looking at one with the mouse gives way to the focus. @param {string} id */
  #hovered(id) {
    if (!this.shadowRoot?.activeElement?.matches(".disc, .flag")) this.chosen = id;
  }

  /** @param {FocusEvent} event */
  #looked(event) {
    const { id = "" } = /** @type {HTMLElement} */ (event.target).dataset;
    this.chosen = id;
  }

  #left() {
    this.chosen = "";
    this.mover.leave();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Spot[]} spots
   */
  #key(event, spots) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { id = "" } = /** @type {HTMLElement} */ (event.target).dataset;
    const entry = this.encounter?.board.line.find((one) => one.id === id);
    if (entry && this.mover.key(event, entry)) return event.preventDefault();
    const buttons = [...this.renderRoot.querySelectorAll("ol.spots button")];
    const here = buttons.indexOf(/** @type {Element} */ (event.target));
    const there = /** @type {Record<string, number>} */ ({
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      Home: 0,
      End: spots.length - 1,
    })[event.key];
    const next = /** @type {HTMLElement | undefined} */ (buttons[there]);
    if (there === undefined) return;
    event.preventDefault();
    next?.focus();
  }
}

customElements.define("rondel-plan", RondelPlan);
