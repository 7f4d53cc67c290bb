// Whom the table waits for, and what for; a GM can remind them, who comes next is told so.

/** @import { Doc } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { callsIn } from "../cues.js";
import { mine, waitedFor } from "../figures.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

const MOST_NAMES = 3; // of combatants for each person who is waited for
const PATIENCE = 20_000; // milliseconds until somebody can be reminded again

export class RondelDeciders extends Piece {
  static properties = { reminded: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: block;
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 5px;
        align-items: flex-start;
        margin-top: 4px;
        color: var(--soft);
        font-size: var(--size-less);
      }
      .who .icon {
        flex: none;
        margin-top: 1px;
      }
      .names {
        flex: 1 1 140px;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .gm .names {
        line-height: 24px;
      }
      .gm > .icon {
        margin-top: 4px;
      }
      b {
        color: var(--ink);
        font-weight: 600;
      }
      .remind {
        display: inline-grid;
        place-items: center;
        width: 26px;
        height: 24px;
        margin-inline: 4px 1px;
        padding: 0;
        border: 1px solid var(--edge);
        border-radius: var(--radius-small);
        background: var(--paper);
        color: var(--ink);
        vertical-align: top;
      }
      .remind:hover {
        border-color: var(--accent);
        color: var(--accent);
      }
      .remind[aria-disabled="true"] {
        border-color: transparent;
        background: none;
        color: var(--good);
        cursor: default;
      }
      .remind .icon {
        margin: 0;
      }
      .next {
        flex: none;
        margin-top: -1px;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly string[]} seats that have just been reminded */
    this.reminded = [];
  }

  render() {
    const { doc } = this.state;
    if (!doc?.encounter) return nothing;
    const people = waitedFor(doc);
    const next = this.#next(doc);
    if (!people.length && !next) return nothing;
    const { board } = doc.encounter;
    const why = [...new Set(board.prompts.map(({ label }) => this.l(label)))].join(" \u00b7 ");
    const watching = this.state.me?.role === "observer";
    const gm = this.state.me?.role === "gm" ? "gm" : "";
    const parts = people.map(({ controller, figures }, i) => {
      const names = figures.slice(0, MOST_NAMES).map(({ name }) => name);
      if (figures.length > MOST_NAMES) names.push(`+${figures.length - MOST_NAMES}`);
      const all = names.join(", ");
      // Observers do not know who plays whom.
      const person =
        watching && all ? html`<b>${all}</b>` : html`<b>${this.#person(doc, controller)}</b>`;
      const figured = watching || !all ? nothing : ` (${all})`;
      return html`${i ? ", " : nothing}${person}${this.#remind(doc, controller)}${figured}`;
    });
    const words = html`<p class="who ${gm}">
      ${icon("person")}<span class="names">${parts}${people.length ? ": " : nothing}${why}</span>${next}
    </p>`;
    // Other words stand there anew: they did not move. A GM may be about to press among them.
    return gm ? words : keyed(JSON.stringify([people, why, next === undefined]), words);
  }

  /** @param {Doc} doc */
  #next({ table, encounter }) {
    const [who] = table.role === "player" ? callsIn(encounter).next : [];
    if (!encounter || !who) return undefined;
    // Whoever plays one only knows which.
    const words =
      mine(encounter).length > 1
        ? this.t("ui-called-next", { name: encounter.figures[who].name })
        : this.t("ui-you-are-next");
    return html`<span class="chip mark next">${words}</span>`;
  }

  /**
   * @param {Doc} doc
   * @param {string} controller
   */
  #person(doc, controller) {
    const { me } = this.state;
    if (controller ? controller === me?.seat : me?.role === "gm") return this.t("ui-you-decide");
    if (!controller) return this.t("ui-the-gm");
    return doc.table.people[controller] ?? this.t("ui-a-player");
  }

  /**
   * Only who is there can be reminded.
   * @param {Doc} doc
   * @param {string} seat
   */
  #remind(doc, seat) {
    if (this.state.me?.role !== "gm" || !doc.table.seats?.[seat]?.online) return nothing;
    const done = this.reminded.includes(seat);
    const name = doc.table.people[seat] ?? "";
    const words = this.t(done ? "ui-reminded-whom" : "ui-remind", { name });
    return html`<button
      type="button"
      class="remind"
      aria-label=${words}
      title=${words}
      aria-disabled=${String(done)}
      @click=${() => done || this.#nudge(seat, name)}
    >${icon(done ? "check" : "bell")}</button>`;
  }

  /**
   * @param {string} seat
   * @param {string} name
   */
  async #nudge(seat, name) {
    this.reminded = [...this.reminded, seat];
    const again = () => {
      this.reminded = this.reminded.filter((other) => other !== seat);
    };
    const answer = await this.app.session.nudge(seat);
    if (answer?.ok) {
      this.notice("quiet", "ui-reminded-whom", { name });
      setTimeout(again, PATIENCE);
      return;
    }
    again();
    this.refused(answer ?? { code: "offline" });
  }
}

customElements.define("rondel-deciders", RondelDeciders);
