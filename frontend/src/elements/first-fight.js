// The first step of a GM who has never been here: one press, no reading.

import { css, html, nothing } from "lit";
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

customElements.define("rondel-first-fight", RondelFirstFight);
