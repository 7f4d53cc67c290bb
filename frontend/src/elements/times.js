// Time at the table: the timer and the pause, and how long turns took.

/** @import { PropertyValues } from "lit" */
/** @import { Line, Round } from "../pace.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { knowsTimes } from "../attention.js";
import { drawn } from "../offers.js";
import { pacesOf } from "../pace.js";
import { written } from "../turn-timer.js";
import { Dialog } from "./dialog.js";
import "./offer.js";
import "./timer.js";

const WHOLE = 1000; // permille

export class RondelTimes extends Dialog {
  static styles = [
    ...Dialog.styles,
    css`
      section {
        display: grid;
        gap: var(--space-3);
      }
      .rests {
        font-weight: 650;
      }
      h3 {
        margin: 0;
        font-size: var(--size);
        font-weight: 650;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 10px;
        padding: 5px 0;
        font-variant-numeric: tabular-nums;
      }
      .name {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .name.round {
        font-weight: 500;
      }
      .more {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 0 10px;
        color: var(--soft);
        font-size: var(--size-small);
      }
      .bar {
        grid-column: 1 / -1;
        width: 100%;
        height: 6px;
        margin: 3px 0;
      }
      .bar .most {
        fill: var(--line);
      }
      .bar .part {
        fill: var(--accent);
      }
      @media (forced-colors: active) {
        .bar .most {
          fill: Canvas;
          stroke: CanvasText;
        }
        .bar .part {
          fill: CanvasText;
        }
      }
    `,
  ];

  get name() {
    return /** @type {const} */ ("times");
  }

  get heading() {
    return this.t("ui-time");
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get("state");
    const opened = this.isOpen && before?.view.dialog !== this.name;
    const log = this.encounter?.log;
    const moved = this.isOpen && before?.doc?.encounter?.log.told !== log?.told;
    if (opened || moved) this.app.session.pace();
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    super.updated(changed);
    const { doc } = this.state;
    if (this.isOpen && doc && !knowsTimes(doc)) this.look({ dialog: "" });
  }

  inside() {
    const { encounter } = this;
    return html`${encounter?.timer ? html`<rondel-timer big .app=${this.app} .state=${this.state}></rondel-timer>` : nothing}
      ${encounter?.paused ? html`<p class="rests">${this.t("ui-paused")}</p>` : nothing}
      ${this.#offers()}${this.#times()}`;
  }

  #offers() {
    const offers = drawn(this.encounter).filter(({ offer }) => offer.group === "timer");
    if (!offers.length) return nothing;
    return html`<div class="row">
      ${repeat(
        offers,
        ({ id }) => id,
        (one) =>
          html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${one}></rondel-offer>`,
      )}
    </div>`;
  }

  #times() {
    const { doc, pace } = this.state;
    if (!doc || !pace || pace.encounter !== doc.encounter?.id) {
      return html`<p class="soft">${this.t("ui-times-asking")}</p>`;
    }
    const { played, rounds, combatants, players } = pacesOf(pace.answer, doc);
    if (!combatants.some(({ turns }) => turns)) {
      return html`<p class="soft">${this.t("ui-times-none")}</p>`;
    }
    return html`<p>
        <b>${this.t("ui-times-played", { time: written(played) })}</b>
        <span class="soft small">${this.t("ui-times-what")}</span>
      </p>
      ${this.#list("ui-times-people", players)} ${this.#list("ui-times-combatants", combatants)}
      ${rounds.length > 1 ? this.#rounds(rounds) : nothing}`;
  }

  /**
   * @param {string} title
   * @param {Line[]} lines
   */
  #list(title, lines) {
    if (!lines.length) return nothing;
    return html`<section>
      <h3>${this.t(title)}</h3>
      <ul>
        ${repeat(
          lines,
          ({ id }) => id,
          (line) => this.#line(line),
        )}
      </ul>
    </section>`;
  }

  /** @param {Line} line */
  #line({ name, turns, seconds, longest, waited, permille, bar: width }) {
    return html`<li>
      <span class="name">${name || this.t("ui-the-gm")}</span>
      <span>${written(seconds)} <b>${this.app.text.share(Math.round(permille / 10) * 10)}</b></span>
      ${bar(width)}
      <span class="more">
        <span>${this.t("ui-times-turns", { count: turns })}</span>
        <span>${this.t("ui-times-longest", { time: written(longest) })}</span>
        <span>${this.t("ui-times-waited", { time: written(waited) })}</span>
      </span>
    </li>`;
  }

  /** @param {Round[]} rounds */
  #rounds(rounds) {
    return html`<section>
      <h3>${this.t("ui-times-rounds")}</h3>
      <ul>
        ${rounds.map(
          ({ round, seconds, bar: width }) => html`<li>
            <span class="name round">${this.t("ui-round", { round })}</span>
            <span>${written(seconds)}</span>
            ${bar(width)}
          </li>`,
        )}
      </ul>
    </section>`;
  }
}

/** @param {number} permille */
function bar(permille) {
  return html`<svg class="bar" viewBox="0 0 ${WHOLE} 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="most" width=${WHOLE} height="6"></rect>
    <rect class="part" width=${permille} height="6"></rect>
  </svg>`;
}

customElements.define("rondel-times", RondelTimes);
