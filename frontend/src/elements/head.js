// What happens now and who decides, the way back, and whether the line holds.

/** @import { Act, Doc } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { active, mine, waitedFor } from "../figures.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";
import { placeWords } from "./plan-words.js";

const MOST_NAMES = 3; // of combatants for each person who is waited for

export class RondelHead extends Piece {
  static properties = { showing: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      .bar {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 6px 8px 6px 12px;
        border-bottom: 1px solid var(--line);
        background: var(--paper);
      }
      .what {
        flex: 1 1 auto;
        min-width: 0;
        line-height: 1.25;
      }
      .name {
        overflow: hidden;
        font-weight: 650;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .state {
        display: flex;
        gap: 0 8px;
        overflow: hidden;
        white-space: nowrap;
        color: var(--soft);
        font-size: 12px;
      }
      .state > * {
        flex: none;
      }
      .state > .elsewhere {
        display: inline-flex;
        flex: 0 1 auto;
        align-items: center;
        gap: 3px;
        min-width: 0;
        padding: 0 4px;
        border: 0;
        border-radius: 5px;
        background: none;
        color: var(--accent);
        font-weight: 550;
      }
      .elsewhere:hover span {
        text-decoration: underline;
      }
      .elsewhere span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .elsewhere:focus-visible {
        outline-offset: -2px;
      }
      .show {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        padding: 8px 12px;
        border-bottom: 1px solid var(--line);
        background: var(--raised);
      }
      .show p {
        flex: 1 0 100%;
      }
      .light {
        display: inline-block;
        width: 8px;
        height: 8px;
        margin-inline-end: 4px;
        border-radius: 50%;
        background: var(--good);
      }
      .line.away {
        color: var(--warn);
        font-weight: 600;
      }
      .away .light {
        background: var(--warn);
        animation: breathe 1s ease-in-out infinite alternate;
      }
      .now {
        padding: 10px 12px 11px;
        border-bottom: 1px solid var(--line);
        background: var(--paper);
      }
      .now.yours {
        background: var(--glow);
        color: var(--on-glow);
        box-shadow: inset 4px 0 0 var(--accent);
      }
      h1 {
        margin: 0;
        font-size: 20px;
        font-weight: 680;
        letter-spacing: -0.01em;
        line-height: 1.2;
        overflow-wrap: anywhere;
      }
      .who {
        display: flex;
        gap: 5px;
        margin-top: 4px;
        color: var(--soft);
        font-size: 13px;
      }
      .who .icon {
        flex: none;
        margin-top: 1px;
      }
      .who span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .who b {
        color: var(--ink);
        font-weight: 600;
      }
      .yours .who,
      .yours .who b {
        color: inherit;
      }
    `,
  ];

  constructor() {
    super();
    this.showing = ""; // the encounter of which is asked whether to show it
  }

  render() {
    const { doc } = this.state;
    if (!doc) return nothing;
    return html`<header>
      <div class="bar">
        <div class="what">
          <div class="name">${doc.encounter?.name ?? doc.table.name}</div>
          <div class="state">
            ${this.#when(doc)}
            ${this.#line()}${this.#elsewhere(doc)}
          </div>
        </div>
        ${this.#backAndForth(doc)}
      </div>
      ${this.#show(doc)}${this.#now(doc)}
    </header>`;
  }

  /** @param {Doc} doc */
  #when({ encounter }) {
    const { round = 0, time, board } = encounter ?? {};
    if (round) return html`<span>${this.t("ui-round", { round })}</span>`;
    if (time === undefined || !board?.moment || encounter?.stage === "setup") return nothing;
    return html`<span>${this.t("ui-at-row", placeWords(time, board.moment, this.app.text))}</span>`;
  }

  /**
   * A GM who looks at what others do not see should know it.
   * @param {Doc} doc
   */
  #elsewhere({ table, encounter }) {
    if (this.state.me?.role !== "gm" || !encounter) return nothing;
    const shown = table.encounters[encounter.id]?.shown;
    if (shown) return nothing;
    const asked = this.showing === encounter.id;
    return html`<button
      type="button"
      class="elsewhere"
      title=${this.t("table-show-encounter")}
      aria-expanded=${String(asked)}
      @click=${() => {
        this.showing = asked ? "" : encounter.id;
      }}
    >${icon("hidden")} <span>${this.t("ui-not-shown")}</span></button>`;
  }

  /**
   * The way from that mark to showing it: asked, since what was seen cannot be taken back.
   * @param {Doc} doc
   */
  #show({ table, encounter }) {
    if (!encounter || this.showing !== encounter.id) return nothing;
    if (table.encounters[encounter.id]?.shown) return nothing;
    return html`<div class="show">
      <p>${this.t("ui-show-what", { name: encounter.name })}</p>
      <button type="button" class="btn strong" @click=${() => this.#showNow(encounter.id)}>
        ${icon("eye")}${this.t("table-show-encounter")}
      </button>
      <button
        type="button"
        class="btn plain"
        @click=${() => {
          this.showing = "";
        }}
      >${this.t("ui-cancel")}</button>
    </div>`;
  }

  /** @param {string} encounter */
  async #showNow(encounter) {
    const draft = { encounter: "", kind: "ShowEncounter", expect: "", fields: { encounter } };
    const answer = await this.app.session.give("show", draft);
    if (answer?.ok === false) this.refused(answer);
    else this.showing = "";
  }

  #line() {
    const { connection, busy } = this.state;
    const pending = Object.keys(busy).length;
    const words =
      connection === "online"
        ? this.t("ui-online")
        : this.t(navigator.onLine === false ? "ui-offline" : "ui-reconnecting");
    return html`<span class="line ${connection === "online" ? "" : "away"}" data-testid="connection">
      <span class="light"></span>${words}${
        pending && connection !== "online"
          ? html` \u00b7 ${this.t("ui-pending", { count: pending })}`
          : nothing
      }
    </span>`;
  }

  /** @param {Doc} doc */
  #backAndForth({ encounter }) {
    const gm = this.state.me?.role === "gm";
    const { undo, redo } = encounter ?? {};
    if (!encounter || (!gm && !undo && !redo)) return nothing;
    return html`${this.#step("Undo", "undo", undo)}
      ${gm || redo ? this.#step("Redo", "redo", redo) : nothing}`;
  }

  /**
   * @param {"Undo" | "Redo"} kind
   * @param {"undo" | "redo"} picture
   * @param {Act | undefined} act
   */
  #step(kind, picture, act) {
    const words = act
      ? this.t(`ui-${picture}-what`, { what: this.l(act.label) })
      : this.t(`ui-${picture}`);
    return html`<button
      type="button"
      class="btn square plain"
      aria-label=${words}
      title=${words}
      ?disabled=${!act}
      aria-busy=${picture in this.state.busy ? "true" : "false"}
      @click=${() => act && this.step(kind)}
    >${icon(picture)}</button>`;
  }

  /** @param {"Undo" | "Redo"} kind */
  async step(kind) {
    const act = kind === "Undo" ? this.encounter?.undo : this.encounter?.redo;
    if (act) await this.send(kind.toLowerCase(), { kind }, { act: act.act });
  }

  /** @param {Doc} doc */
  #now(doc) {
    const { encounter } = doc;
    const { me } = this.state;
    if (!encounter) {
      const key = me?.role === "gm" ? "ui-nothing-open" : "ui-nothing-shown";
      return html`<div class="now"><h1 aria-live="polite">${this.t(key)}</h1></div>`;
    }
    const own = new Set(mine(encounter));
    const mineActs = encounter.stage === "running" && active(encounter).some((id) => own.has(id));
    return html`<div class="now ${mineActs && me?.role === "player" ? "yours" : ""}">
      <h1 aria-live="polite" aria-atomic="true">${this.l(encounter.board.headline)}</h1>
      ${this.#deciders(doc, encounter)}
    </div>`;
  }

  /**
   * @param {Doc} doc
   * @param {NonNullable<Doc["encounter"]>} encounter
   */
  #deciders(doc, encounter) {
    const people = waitedFor(doc);
    if (!people.length) return nothing;
    const why = [...new Set(encounter.board.prompts.map(({ label }) => this.l(label)))].join(
      " \u00b7 ",
    );
    const watching = this.state.me?.role === "observer";
    const parts = people.map(({ controller, figures }, i) => {
      const names = figures.slice(0, MOST_NAMES).map(({ name }) => name);
      if (figures.length > MOST_NAMES) names.push(`+${figures.length - MOST_NAMES}`);
      const all = names.join(", ");
      // Observers do not know who plays whom.
      const person =
        watching && all ? html`<b>${all}</b>` : html`<b>${this.#person(doc, controller)}</b>`;
      return html`${i ? ", " : nothing}${person}${watching || !all ? nothing : ` (${all})`}`;
    });
    return html`<p class="who">${icon("person")}<span>${parts}: ${why}</span></p>`;
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
}

customElements.define("rondel-head", RondelHead);
