// What somebody wants to be called for, and by what; kept on their own machine.

/** @import { Occasion, Way } from "../preferences.js" */

import { css, html, nothing } from "lit";
import { knowsTimes } from "../attention.js";
import { keepPreferences, OCCASIONS, WAYS } from "../preferences.js";
import { canBuzz, ring, wakeSound } from "../ring.js";
import { Dialog } from "./dialog.js";

export class RondelPreferences extends Dialog {
  static styles = [
    ...Dialog.styles,
    css`
      fieldset {
        display: grid;
        gap: 2px;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        margin-bottom: 4px;
        padding: 0;
        font-size: var(--size);
        font-weight: 650;
      }
      .way {
        display: flex;
        gap: var(--space-3);
        align-items: center;
      }
      .way .check {
        flex: 1 1 auto;
      }
    `,
  ];

  get name() {
    return /** @type {const} */ ("preferences");
  }

  get heading() {
    return this.t("ui-preferences");
  }

  inside() {
    const player = this.state.me?.role === "player";
    const { doc } = this.state;
    const occasions = OCCASIONS.filter((name) =>
      name === "rounds" ? doc && knowsTimes(doc) : player,
    );
    return html`<p class="soft">${this.t("ui-preferences-what")}</p>
      ${
        occasions.length
          ? html`<fieldset>
              <legend>${this.t("ui-call-when")}</legend>
              ${occasions.map((name) => this.#choice(name, this.t(`ui-call-${name}`)))}
            </fieldset>`
          : nothing
      }
      ${player ? this.#ways() : nothing}
      ${this.#ofHost()}`;
  }

  /** A GM has them in the panel of the table. */
  #ofHost() {
    const { app, state } = this;
    if (state.me?.role === "gm" || !app.host.can.has("switches")) return nothing;
    return html`<rondel-host-switches .app=${app} .state=${state}></rondel-host-switches>`;
  }

  #ways() {
    return html`<fieldset>
      <legend>${this.t("ui-call-how")}</legend>
      ${WAYS.map((way) =>
        way === "vibration" && !canBuzz()
          ? html`<p class="soft small">${this.t("ui-no-vibration")}</p>`
          : html`<div class="way">
              ${this.#choice(way, this.t(`ui-way-${way}`))}
              ${
                way === "sound"
                  ? html`<button type="button" class="btn" @click=${this.#try}>
                      ${this.t("ui-try-sound")}
                    </button>`
                  : nothing
              }
            </div>`,
      )}
    </fieldset>`;
  }

  /**
   * @param {Occasion | Way} name
   * @param {string} words
   */
  #choice(name, words) {
    const on = this.state.preferences[name];
    return this.check(words, on, () => this.#prefer(name, !on));
  }

  /**
   * @param {Occasion | Way} name
   * @param {boolean} on
   */
  #prefer(name, on) {
    this.app.store.change({ is: "preferred", preferences: { [name]: on } });
    keepPreferences(this.app.store.state.preferences);
  }

  async #try() {
    await wakeSound();
    ring("turn");
  }
}

customElements.define("rondel-preferences", RondelPreferences);
