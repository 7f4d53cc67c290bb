// Which language this person reads.

import { css, html, nothing } from "lit";
import { LANGUAGES } from "../languages.js";
import { Piece } from "./piece.js";

export class RondelLanguage extends Piece {
  static styles = [
    ...Piece.styles,
    css`
      .card {
        display: grid;
        gap: var(--space-1);
      }
    `,
  ];

  render() {
    const chosen = this.app.language;
    return html`<section class="card">
      <label for="language"><h2 class="title">${this.t("ui-language")}</h2></label>
      <select id="language" @change=${this.#choose}>
        ${[["", this.t("ui-language-usual")], ...Object.entries(LANGUAGES)].map(
          ([language, name]) =>
            html`<option value=${language} lang=${language || nothing} ?selected=${language === chosen}>${name}</option>`,
        )}
      </select>
    </section>`;
  }

  /** @param {Event} event */
  #choose(event) {
    this.app.speak(/** @type {HTMLSelectElement} */ (event.target).value);
  }
}

customElements.define("rondel-language", RondelLanguage);
