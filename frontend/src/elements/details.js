// All about one row: why it stands where it does, what it is, what may be done to it.

/** @import { Encounter, Figure, Item } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { active } from "../figures.js";
import { icon } from "../icons.js";
import { planOf } from "../intents.js";
import { EVERYTHING } from "../log.js";
import { busyKey, drawn, isAbout, parted } from "../offers.js";
import { itemStyles, sheet } from "./items.js";
import { figureMarks, hitPoints, lasting, markStyles, why } from "./marks.js";
import { Piece } from "./piece.js";
import "./offer.js";

/** Where the commands that all systems share are found; those of a system go by their group. */
const SHELVES = /** @type {Record<string, string>} */ ({
  ChangeHp: "health",
  SetHp: "health",
  MarkFallen: "health",
  RaiseFallen: "health",
  SetStanding: "health",
  AddCondition: "conditions",
  Rename: "manage",
  SetSide: "manage",
  Assign: "manage",
  Hide: "manage",
  Reveal: "manage",
  WriteNote: "manage",
  RemoveCombatant: "manage",
});
const ORDER = [
  "turn",
  "round",
  "combatant",
  "intent",
  "health",
  "conditions",
  "setup",
  "manage",
  "override",
];
const NUMBERS = "setup"; // the shelf of what a sheet is made of, with the sheet itself
const FOLDED = new Set(["setup", "manage", "override"]); // shelves that open when asked

export class RondelDetails extends Piece {
  static properties = { row: { attribute: false }, framed: { type: Boolean } };
  static styles = [
    ...Piece.styles,
    markStyles,
    itemStyles,
    css`
      .all {
        display: grid;
        gap: var(--space-5);
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
        color: var(--soft);
        font-size: var(--size-less);
      }
      .told {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        min-height: 26px;
        padding: 0 4px;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        font-size: var(--size-less);
      }
      .told:hover {
        color: var(--accent);
      }
      .facts .points {
        color: var(--ink);
      }
      .name {
        margin-bottom: -10px;
        font-size: var(--size-head);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      .shelf,
      summary {
        margin-bottom: 6px;
        color: var(--soft);
        font-size: var(--size-small);
        font-weight: 600;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        width: fit-content;
        min-height: 24px;
        margin: 0;
      }
      details > .row {
        padding-top: 6px;
      }
      .note {
        padding: 8px 10px;
        border-inline-start: 3px solid var(--edge);
        background: var(--raised);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .condition {
        flex-wrap: wrap;
        border-radius: 12px;
        font-size: var(--size-less);
      }
      .condition button {
        margin-inline-end: -5px;
        display: inline-grid;
        place-items: center;
        width: 24px;
        height: 24px;
        border: 0;
        border-radius: 50%;
        background: none;
      }
    `,
  ];

  constructor() {
    super();
    this.row = "";
    this.framed = false; // stands by itself, so that it has to say whom it is about
  }

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const slot = encounter.board.slots[this.row];
    const who = slot ? (slot.who ?? "") : this.row;
    const figure = encounter.figures[who];
    if (!slot && !figure) return nothing;
    const unit = this.#unit(encounter);
    const shelves = this.#shelves(encounter, who, Boolean(slot?.sheet?.length));
    const name = figure?.name ?? (slot?.label ? this.l(slot.label) : "");
    // What stands in a section glides to its new place.
    return html`<section class="all">
      ${this.framed ? html`<h2 class="name">${name}</h2>` : nothing}
      ${figure ? this.#facts(figure, who) : nothing}
      ${slot?.why.length ? why(slot, unit, this.app.text) : nothing}
      ${figure ? this.#conditions(encounter, figure, who) : nothing}
      ${figure?.note ? html`<p class="note"><span class="sr">${this.t("ui-note")}</span>${figure.note}</p>` : nothing}
      ${repeat(
        shelves,
        ([name]) => name,
        ([name, offers]) => this.#shelf(name, offers, who, slot?.sheet ?? []),
      )}
    </section>`;
  }

  /**
   * What the number of a place is called.
   * @param {Encounter} encounter
   */
  #unit({ board }) {
    if (board.moment) return this.t("ui-plan-row");
    return board.unit ? this.l(board.unit) : this.t("ui-total");
  }

  /**
   * @param {Figure} figure
   * @param {string} who
   */
  #facts(figure, who) {
    const people = this.state.doc?.table.people ?? {};
    const watching = this.state.me?.role === "observer"; // observers do not know who plays whom
    const player = figure.controller ? (people[figure.controller] ?? this.t("ui-a-player")) : "";
    return html`<div class="facts">
      <span>${figure.side}</span>
      ${watching ? nothing : html`<span>${icon("person")} ${player || this.t("ui-the-gm")}</span>`}
      ${this.framed ? [hitPoints(figure, this.app.text), figureMarks(figure, this.app.text)] : nothing}
      <button type="button" class="told" @click=${() => this.look({ tab: "log", log: { ...EVERYTHING, who } })}>
        ${icon("log")}${this.t("ui-in-the-log")}
      </button>
    </div>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Figure} figure
   * @param {string} who
   */
  #conditions(encounter, figure, who) {
    const conditions = Object.entries(figure.conditions);
    if (!conditions.length) return nothing;
    const end = drawn(encounter).find(
      ({ offer }) => offer.kind === "EndCondition" && isAbout(offer, who, encounter),
    );
    return html`<ul class="row">
      ${conditions.map(
        ([id, condition]) => html`<li class="chip mark condition">
          <b>${condition.name}</b> ${lasting(condition, encounter, this.app.text)}
          ${
            end
              ? html`<button
                  type="button"
                  aria-label=${this.t("ui-end-condition", { name: condition.name })}
                  title=${this.t("ui-end-condition", { name: condition.name })}
                  @click=${() => this.send(busyKey(end.key, id), end.offer, { who, condition: id })}
                >${icon("cross")}</button>`
              : nothing
          }
        </li>`,
      )}
    </ul>`;
  }

  /**
   * The offers about *who* by shelf; conditions are ended where they are listed.
   * @param {Encounter} encounter
   * @param {string} who
   * @param {boolean} sheeted whether there are numbers to show
   * @returns {[string, Drawn[]][]}
   */
  #shelves(encounter, who, sheeted) {
    /** @type {Map<string, Drawn[]>} */
    const shelves = new Map(ORDER.map((name) => [name, []]));
    const elsewhere = this.#elsewhere(encounter, who);
    for (const one of drawn(encounter)) {
      if (!isAbout(one.offer, who, encounter) || one.offer.kind === "EndCondition") continue;
      if (elsewhere && (one.offer.group === "turn" || one.offer.group === "intent")) continue;
      const wanted = SHELVES[one.offer.kind] ?? one.offer.group;
      const shelf = shelves.get(wanted) ?? shelves.get("combatant");
      const plan = one.offer.group === "intent" && planOf(encounter, who, this.app.text);
      shelf?.push(...(plan ? [plan] : parted(one)));
    }
    return [...shelves].filter(([name, offers]) => offers.length || (sheeted && name === NUMBERS));
  }

  /**
   * Whether what *who* can do on their turn stands above the order already.
   * @param {Encounter} encounter
   * @param {string} who
   */
  #elsewhere(encounter, who) {
    const player = this.state.me?.role === "player";
    return player ? encounter.figures[who]?.mine : active(encounter).includes(who);
  }

  /**
   * @param {string} name
   * @param {Drawn[]} offers
   * @param {string} who
   * @param {Item[]} items of the sheet
   */
  #shelf(name, offers, who, items) {
    const title = this.t(`group-${name}`);
    const numbers = name === NUMBERS && items.length ? sheet(items, this.app.text, title) : nothing;
    const buttons = html`${numbers}<div class="row">
      ${repeat(
        offers,
        ({ id }) => id,
        (one) => html`<rondel-offer
          .app=${this.app}
          .state=${this.state}
          .drawn=${one}
          .who=${who}
        ></rondel-offer>`,
      )}
    </div>`;
    return FOLDED.has(name)
      ? html`<details ?open=${!offers.length}><summary>${icon("down")}${title}</summary>${buttons}</details>`
      : html`<div><h2 class="shelf">${title}</h2>${buttons}</div>`;
  }
}

customElements.define("rondel-details", RondelDetails);
