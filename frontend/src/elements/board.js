// The rest of a board: hints, what lies in pools, what is on the time line, what is to be checked.

/** @import { Board, Chance, Check, Entry, Pool, Token } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

const TONES = new Set(["red", "yellow", "green", "blue", "white", "black"]);

export class RondelBoard extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      .hint {
        display: flex;
        gap: 6px;
        padding: 8px 10px;
        border-radius: var(--radius);
        background: var(--glow);
        color: var(--on-glow);
      }
      .pool .drop {
        width: 10px;
        height: 10px;
        border: 1px solid var(--edge);
        border-radius: 3px;
        background: var(--soft);
      }
      .pool .red {
        background: #d0473a;
      }
      .pool .yellow {
        background: #e5b52b;
      }
      .pool .green {
        background: #3c9a5f;
      }
      .pool .blue {
        background: #3f73cc;
      }
      .pool .white {
        background: #ffffff;
      }
      .pool .black {
        background: #22262c;
      }
      .pool b,
      .line b {
        font-variant-numeric: tabular-nums;
      }
      .line {
        display: flex;
        gap: 6px;
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
        border-radius: 6px;
        background: var(--paper);
        text-align: center;
      }
      .check {
        display: flex;
        align-items: flex-start;
        gap: 6px;
        padding: 3px 0;
      }
      .check.done {
        color: var(--soft);
      }
      .check.now {
        font-weight: 650;
      }
      .check .box {
        flex: none;
        width: 18px;
        height: 18px;
        margin-top: 1px;
        border: 1px solid var(--edge);
        border-radius: 5px;
        line-height: 1;
      }
      .check .icon {
        width: 16px;
        height: 16px;
        color: var(--accent);
        vertical-align: 0;
      }
    `,
  ];

  render() {
    const board = this.encounter?.board;
    const {
      hints = [],
      pools = [],
      tokens = [],
      chances = [],
      line = [],
      checklist = [],
    } = board ?? {};
    this.hidden = ![hints, pools, tokens, chances, line, checklist].some((part) => part.length);
    if (!board || this.hidden) return nothing;
    return html`${hints.map(
      (hint) => html`<p class="hint">${icon("info")}<span>${this.l(hint)}</span></p>`,
    )}
    ${pools.length ? this.#pools(pools) : nothing}
    ${tokens.length ? this.#tokens(tokens) : nothing}
    ${chances.length ? this.#chances(chances) : nothing}
    ${line.length ? this.#line(board) : nothing}
    ${checklist.length ? this.#checklist(checklist) : nothing}`;
  }

  /** @param {Pool[]} pools */
  #pools(pools) {
    return html`<ul class="row" aria-label=${this.t("ui-pools")}>
      ${repeat(
        pools,
        ({ id }) => id,
        ({ label, left, of, tone }) => html`<li class="chip pool">
          ${drop(tone)} ${this.l(label)} <b>${this.app.text.number(left)}</b
          ><span class="soft">/${this.app.text.number(of)}</span>
        </li>`,
      )}
    </ul>`;
  }

  /** @param {Token[]} tokens */
  #tokens(tokens) {
    return html`<ol class="row" aria-label=${this.t("ui-tokens")}>
      ${repeat(
        tokens,
        ({ id }) => id,
        ({ label, tone, side, who }) => html`<li class="chip pool" title=${side ?? ""}>
          ${drop(tone)} ${this.l(label)} ${this.encounter?.figures[who ?? ""]?.name ?? nothing}
        </li>`,
      )}
    </ol>`;
  }

  /** @param {Chance[]} chances */
  #chances(chances) {
    return html`<ul class="row" aria-label=${this.t("ui-chances")}>
      ${repeat(
        chances,
        ({ id }) => id,
        ({ label, wins, of, permille }) => html`<li class="chip pool" title="${wins} / ${of}">
          ${this.l(label)} <b>${this.app.text.share(permille)}</b>
        </li>`,
      )}
    </ul>`;
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

  /** @param {Check[]} checks */
  #checklist(checks) {
    return html`<ul aria-label=${this.t("ui-checklist")}>
      ${repeat(
        checks,
        ({ id }) => id,
        ({ label, state, about }) => html`<li class="check ${state}">
          <span class="box">${state === "done" ? icon("check") : nothing}</span>
          <span>
            ${this.l(label)}<span class="sr">${this.t(`ui-check-${state}`)}</span>
            <span class="small soft">${about
              .map((id) => this.encounter?.figures[id]?.name)
              .filter(Boolean)
              .join(", ")}</span>
          </span>
        </li>`,
      )}
    </ul>`;
  }
}

/** @param {string} [tone] */
function drop(tone = "") {
  return html`<span class="drop ${TONES.has(tone) ? tone : ""}" aria-hidden="true"></span>`;
}

customElements.define("rondel-board", RondelBoard);
