// What has happened, the newest first.

/** @import { Line } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { dice, icon } from "../icons.js";
import { Piece } from "./piece.js";
import { placeWords } from "./plan-words.js";

export class RondelLog extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      .round {
        margin: 12px 0 2px;
        color: var(--soft);
        font-size: 12px;
        font-weight: 600;
      }
      .round:first-child {
        margin-top: 0;
      }
      .line {
        padding: 5px 0;
        border-bottom: 1px solid var(--line);
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
      .undone {
        color: var(--soft);
      }
      .more {
        margin-top: 10px;
      }
    `,
  ];

  render() {
    const { encounter } = this;
    if (!encounter) return html`<p class="soft">${this.t("ui-no-encounter")}</p>`;
    const lines = Object.entries({ ...this.state.earlier, ...encounter.log.lines })
      .map(([n, line]) => ({ n: Number(n), line }))
      .sort((a, b) => b.n - a.n);
    if (!lines.length) return html`<p class="soft">${this.t("ui-log-empty")}</p>`;
    const first = lines[lines.length - 1].n;
    const headings = lines.map(({ line }) => this.#heading(line));
    const items = lines.flatMap(({ n, line }, i) => {
      const entry = { key: `n${n}`, n, line, heading: "" };
      const opens = headings[i] !== headings[i - 1];
      // The heading stands above the newest line of its stretch.
      return opens ? [{ key: `r${n}`, n, line, heading: headings[i] }, entry] : [entry];
    });
    return html`<ol reversed role="list" aria-label=${this.t("ui-log")}>
        ${repeat(
          items,
          ({ key }) => key,
          ({ n, line, heading }) =>
            heading ? html`<li class="round">${heading}</li>` : this.#line(n, line),
        )}
      </ol>
      ${
        first > 1
          ? html`<p class="more">
              <button type="button" class="btn" @click=${() => this.app.session.earlier()}>
                ${this.t("ui-log-earlier")}
              </button>
            </p>`
          : nothing
      }`;
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
   */
  #line(n, line) {
    const words = this.l(line.label);
    const rolled = line.rolled ?? [];
    return html`<li class="line ${line.undone ? "undone" : ""}" value=${n}>
      ${line.undone ? html`<s>${words}</s>` : words}
      ${rolled.map(({ faces, sides }) => dice(faces, sides))}
      ${rolled.some((r) => r.at_table) ? html`<span class="chip">${icon("die")}${this.t("ui-at-table")}</span>` : nothing}
      ${line.by ? html`<span class="chip mark">${this.t("ui-by-gm")}</span>` : nothing}
      ${line.gm_only ? html`<span class="chip">${icon("lock")}${this.t("ui-gm-only")}</span>` : nothing}
      ${line.undone ? html`<span class="chip">${icon("undo")}${this.t("ui-undone")}</span>` : nothing}
    </li>`;
  }
}

customElements.define("rondel-log", RondelLog);
