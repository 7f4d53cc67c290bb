// Whom the table waits for, and what for; a GM can remind them, who comes next is told so.

/** @import { Waited } from "../figures.js" */
/** @import { Doc } from "../messages.d.ts" */

import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { callsIn } from "../cues.js";
import { askedIn, mine } from "../figures.js";
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
        line-height: 24px; /* as high as a bell, which may be there or not */
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
    const questions = askedIn(doc);
    const next = this.#next(doc);
    if (!questions.length) return next ? html`<p class="who">${next}</p>` : nothing;
    const last = questions.length - 1;
    return questions.map((question, i) => this.#line(doc, question, i === last && next));
  }

  /**
   * Who is asked what. Other words stand there anew: they did not move. What a GM may be about to
   * press among them stays, and glides to its place.
   * @param {Doc} doc
   * @param {ReturnType<typeof askedIn>[number]} question
   * @param {unknown} next who comes next, beside the last of them
   */
  #line(doc, { label, people }, next) {
    let said = "";
    /** @param {string} text @param {unknown} [drawn] */
    const word = (text, drawn = text) => {
      said += text;
      return keyed(said, drawn);
    };
    const parts = people.map((one, i) => {
      const { name, figured } = this.#names(doc, one);
      const drawn = html`${i ? ", " : nothing}<b>${name}</b>`;
      return [one.controller, word(`, ${name}`, html`${drawn}`), word(figured)];
    });
    const rest = word(`${people.length ? ": " : ""}${this.l(label)}`);
    const gm = this.state.me?.role === "gm";
    const line = html`<p class="who ${gm ? "gm" : ""}">
      ${icon("person")}<span class="names">${repeat(
        parts,
        ([seat]) => seat,
        ([seat, name, figured]) => html`${name}${this.#remind(doc, `${seat}`)}${figured}`,
      )}${rest}</span>${next || nothing}
    </p>`;
    return gm ? line : keyed([said, Boolean(next)].join(), line);
  }

  /**
   * A person, and with whom they are asked; observers do not know who plays whom.
   * @param {Doc} doc
   * @param {Waited} waited
   */
  #names(doc, { controller, figures }) {
    const names = figures.slice(0, MOST_NAMES).map(({ name }) => name);
    if (figures.length > MOST_NAMES) names.push(`+${figures.length - MOST_NAMES}`);
    const all = names.join(", ");
    if (this.state.me?.role === "observer" && all) return { name: all, figured: "" };
    return { name: this.#person(doc, controller), figured: all && ` (${all})` };
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
    const name = doc.table.people[controller] ?? this.t("ui-a-player");
    // Only GMs know who is there; whom they cannot remind they would wait for in vain.
    return doc.table.seats?.[controller]?.online === false
      ? this.t("ui-not-there", { name })
      : name;
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
      data-seat=${seat}
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
