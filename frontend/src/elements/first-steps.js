// The first steps of a GM who has never been here: one press each, no reading.

/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { giveAll } from "../giving.js";
import { icon } from "../icons.js";
import { several } from "../names.js";
import { Piece } from "./piece.js";

/** A table without encounters: which rules shall the first one have? */
export class RondelFirstFight extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      .card {
        border-color: var(--accent);
      }
      ul {
        display: grid;
        gap: var(--space-3);
        margin-top: 10px;
      }
      button {
        display: grid;
        gap: 1px;
        width: 100%;
        padding: 9px 12px;
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        background: var(--raised);
        text-align: left;
      }
      button:hover {
        border-color: var(--accent);
      }
      b {
        color: var(--accent);
        font-size: var(--size-name);
        font-weight: 650;
      }
    `,
  ];

  render() {
    const { doc, busy } = this.state;
    const systems = Object.entries(doc?.table.systems ?? {});
    if (!systems.length) return nothing;
    const { text } = this.app;
    return html`<section class="card">
      <h2 class="title">${this.t("ui-first-fight")}</h2>
      <p class="soft">${this.t("ui-first-fight-what")}</p>
      <ul>
        ${systems.map(([slug, { name, source }]) => {
          const what = text.has(`${slug}-what`) ? this.t(`${slug}-what`) : source;
          return html`<li>
            <button
              type="button"
              aria-busy=${String(`first/${slug}` in busy)}
              @click=${() => this.#begin(slug)}
            ><b>${text.system(slug, name)}</b><span class="small soft">${what}</span></button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  /** @param {string} system */
  async #begin(system) {
    const fields = { name: this.t("ui-encounter-n", { n: 1 }), system };
    const draft = { encounter: "", kind: "CreateEncounter", expect: "", fields };
    const answer = await this.app.session.give(`first/${system}`, draft);
    if (!answer) return;
    if (!answer.ok) return this.refused(answer);
    const made = /** @type {Record<string, string>} */ (answer.result ?? {});
    if (made.encounter) this.app.session.open(made.encounter);
    this.look({ tab: "setup" });
  }
}

/** An encounter with nobody in it: somebody to try it with. */
export class RondelDemo extends Piece {
  static properties = { drawn: { attribute: false } };
  static styles = [
    ...Piece.styles,
    css`
      .card {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
      }
    `,
  ];

  constructor() {
    super();
    this.drawn = /** @type {Drawn} */ (/** @type {unknown} */ (undefined)); // how one joins
  }

  render() {
    const busy = "demo" in this.state.busy;
    return html`<section class="card">
      <button type="button" class="btn" aria-busy=${String(busy)} @click=${this.#add}>
        ${icon("person")}${this.t("ui-demo")}
      </button>
      <p class="small soft">${this.t("ui-demo-what")}</p>
    </section>`;
  }

  async #add() {
    const { offer } = this.drawn;
    const hp = this.t("ui-hp-short");
    const common = { count: 1, controller: "", hidden: false, hp: null };
    const all = ["heroes", "foes"].flatMap((side) => {
      const fields = {
        ...common,
        name: this.t(`ui-demo-${side}`),
        side: this.t(`ui-demo-${side}-side`),
      };
      return several(offer, fields, hp);
    });
    const { encounter } = this;
    if (!encounter) return;
    const draft = { encounter: encounter.id, kind: offer.kind, expect: offer.expect ?? "" };
    const { answer } = await giveAll((one) => this.app.session.give("demo", one), draft, all);
    if (answer?.ok === false) this.refused(answer);
    else if (answer) this.look({ tab: "order" });
  }
}

customElements.define("rondel-first-fight", RondelFirstFight);
customElements.define("rondel-demo", RondelDemo);
