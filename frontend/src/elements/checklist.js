// What is to be gone through: the item that is its turn, what comes next, the rest folded away.

/** @import { Check, Encounter } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

const FEW = 5; // items that need no folding
const NEXT = 2; // items after the current one that are seen

export class RondelChecklist extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      .card {
        overflow: hidden;
        padding: 6px 10px;
      }
      .check {
        display: flex;
        align-items: flex-start;
        gap: var(--space-3);
        margin: 0 -10px;
        padding: 5px 10px;
        line-height: 1.35;
      }
      .check:is(.open, .done) {
        color: var(--soft);
      }
      .check.now {
        outline: 2px solid var(--cue);
        background: var(--glow);
        box-shadow: inset 4px 0 0 var(--accent);
        color: var(--on-glow);
        font-weight: 650;
      }
      .box {
        display: grid;
        flex: none;
        place-items: center;
        width: 16px;
        height: 16px;
        margin-top: 1px;
        border: 1.5px solid var(--edge);
        border-radius: 50%;
      }
      .now .box {
        border-color: var(--accent);
      }
      .now .box::before {
        content: "";
        width: 8px;
        height: 8px;
        border-radius: 50%;
        background: var(--accent);
      }
      .done .box {
        border-color: transparent;
        color: var(--good);
      }
      .icon {
        width: 16px;
        height: 16px;
      }
      .what {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .about {
        display: block;
        font-size: var(--size-small);
        font-weight: 500;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 26px;
        color: var(--soft);
        font-size: var(--size-small);
        font-weight: 600;
      }
    `,
  ];

  render() {
    const { encounter } = this;
    const checks = encounter?.board.checklist ?? [];
    this.hidden = !checks.length;
    if (!encounter || this.hidden) return nothing;
    const name = this.t("ui-checklist");
    if (checks.length <= FEW) {
      return html`<section class="card" aria-label=${name}>${this.#list(encounter, checks, name)}</section>`;
    }
    const done = checks.filter(({ state }) => state === "done");
    const now = checks.filter(({ state }) => state === "now");
    const open = checks.filter(({ state }) => state === "open");
    const later = open.slice(NEXT);
    return html`<section class="card" aria-label=${name}>
      ${this.#folded(encounter, done, "ui-checks-done")}
      ${this.#list(encounter, [...now, ...open.slice(0, NEXT)], name)}
      ${this.#folded(encounter, later, "ui-checks-later")}
    </section>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Check[]} checks
   * @param {string} key of what it is called, with their count
   */
  #folded(encounter, checks, key) {
    if (!checks.length) return nothing;
    const words = this.t(key, { count: checks.length });
    return html`<details>
      <summary>${icon("down")}${words}</summary>
      ${this.#list(encounter, checks, words)}
    </details>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Check[]} checks
   * @param {string} name
   */
  #list(encounter, checks, name) {
    return html`<ul aria-label=${name}>
      ${repeat(
        checks,
        ({ id }) => id,
        (check) => this.#check(encounter, check),
      )}
    </ul>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Check} check
   */
  #check({ figures }, { label, state, about }) {
    const names = about.map((id) => figures[id]?.name).filter(Boolean);
    return html`<li class="check ${state}" aria-current=${state === "now" ? "step" : nothing}>
      <span class="box">${state === "done" ? icon("check") : nothing}</span>
      <span class="what"
        >${this.l(label)}<span class="sr">${this.t(`ui-check-${state}`)}</span>${
          names.length ? html`<span class="about">${names.join(", ")}</span>` : nothing
        }</span
      >
    </li>`;
  }
}

customElements.define("rondel-checklist", RondelChecklist);
