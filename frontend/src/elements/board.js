// The rest of a board: hints, and what is on the time line.

/** @import { Board, Entry } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { drawn } from "../offers.js";
import { Piece } from "./piece.js";
import "./offer.js";

export class RondelBoard extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .hints {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding: 8px 10px;
        border-radius: var(--radius);
        background: var(--glow);
        color: var(--on-glow);
      }
      .hint {
        display: flex;
        flex: 1 1 100%;
        gap: var(--space-2);
      }
      .line b {
        font-variant-numeric: tabular-nums;
      }
      .line {
        display: flex;
        gap: var(--space-2);
        padding-bottom: 4px;
        overflow-x: auto;
      }
      .line li {
        display: grid;
        flex: none;
        align-content: start;
        max-width: 150px;
        padding: 4px 10px;
        border: 1px solid var(--line);
        border-top: 3px solid var(--accent);
        border-radius: var(--radius-small);
        background: var(--paper);
        text-align: center;
      }
    `,
  ];

  render() {
    const board = this.encounter?.board;
    const { hints = [] } = board ?? {};
    const line = board?.moment ? [] : (board?.line ?? []); // with a present, it is drawn as a plan
    this.hidden = !hints.length && !line.length;
    if (!board || this.hidden) return nothing;
    return html`${hints.length ? this.#hints(board) : nothing}
    ${line.length ? this.#line(board) : nothing}`;
  }

  /**
   * What there is to consider, with the way out that it may be about; where time is counted, ending
   * is the next step itself once nothing is left.
   * @param {Board} board
   */
  #hints({ hints, moment }) {
    const end = moment
      ? undefined
      : drawn(this.encounter).find(({ offer }) => offer.kind === "EndEncounter");
    return html`<div class="hints">
      ${hints.map((hint) => html`<p class="hint">${icon("info")}<span>${this.l(hint)}</span></p>`)}
      ${
        end
          ? html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${end}></rondel-offer>`
          : nothing
      }
    </div>`;
  }

  /** @param {Board} board */
  #line({ line, unit }) {
    const name = unit ? this.l(unit) : this.t("ui-line");
    /** @param {Entry} entry */
    const who = ({ who: id }) => this.encounter?.figures[id ?? ""]?.name;
    return html`<ol class="line" aria-label=${name} tabindex="0">
      ${repeat(
        line,
        ({ id }) => id,
        (entry) => html`<li>
          <b>${this.app.text.number(entry.at)}</b><span>${this.l(entry.label)}</span>
          ${who(entry) ? html`<span class="small soft">${who(entry)}</span>` : nothing}
        </li>`,
      )}
    </ol>`;
  }
}

customElements.define("rondel-board", RondelBoard);
