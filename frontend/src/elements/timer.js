// The turn timer, as it stands at this moment.

/** @import { Shown } from "../turn-timer.js" */

import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../icons.js";
import { shownAt, written } from "../turn-timer.js";
import { Piece } from "./piece.js";

const SECOND = 1000; // milliseconds

export class RondelTimer extends Piece {
  static properties = { big: { type: Boolean, reflect: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .time {
        min-width: 3.6ch;
        font-weight: 650;
        text-align: end;
      }
      .over {
        color: var(--warn);
      }
      .rests {
        color: var(--soft);
      }
      :host([big]) {
        display: flex;
        flex-wrap: wrap;
        gap: 0 12px;
        align-items: baseline;
        white-space: normal;
      }
      :host([big]) .time {
        font-size: 34px;
        line-height: 1.15;
        letter-spacing: -0.02em;
      }
    `,
  ];

  constructor() {
    super();
    this.big = false; // with words beside it
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.tick = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.tick);
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  /** The server's time. */
  get now() {
    return Date.now() + this.state.ahead;
  }

  updated() {
    clearTimeout(this.tick);
    const timer = this.encounter?.timer;
    if (!timer?.since || !this.isConnected) return;
    const rest = SECOND - ((this.now - Date.parse(timer.since)) % SECOND);
    this.tick = setTimeout(() => this.requestUpdate(), Number.isFinite(rest) ? rest : SECOND);
  }

  render() {
    const timer = this.encounter?.timer;
    if (!timer) return nothing;
    const shown = shownAt(timer, this.now);
    const words = shown ? this.#words(shown, timer.mode) : this.t("ui-timer-rests");
    if (!shown) {
      return this.big
        ? html`<span class="soft">${words}</span>`
        : html`${icon("clock")}<span class="sr">${words}</span>`;
    }
    const time = written(shown.seconds);
    const tone = shown.over ? "over" : shown.runs ? "" : "rests";
    const over = shown.over ? icon("alert") : nothing;
    // A clock that spoke each second would drown everything else: it is read only when asked.
    // One that takes more room is another one: it did not move.
    const shape = `${time.length} ${tone}`;
    return html`${keyed(
      shape,
      // What a button holds is its name, of which a timer is no part.
      html`<span class="time ${tone}" role=${this.big ? "timer" : nothing} aria-live="off"
        ><span aria-hidden="true">${time}</span><span class="sr">${words}</span></span
      >`,
    )}${this.big ? nothing : over}${this.big ? html`<span class="soft" aria-hidden="true">${this.t("ui-timer-of", { time: written(timer.seconds) })}</span>` : nothing}`;
  }

  /**
   * @param {Shown} shown
   * @param {"up" | "down"} mode
   */
  #words({ seconds, over }, mode) {
    if (over) return this.t("ui-timer-over", { time: written(over) });
    return this.t(mode === "up" ? "ui-timer-so-far" : "ui-timer-left", { time: written(seconds) });
  }
}

customElements.define("rondel-timer", RondelTimer);
