// What a GM may wish of the host that we are in. It comes with whatever serves that host.

import { css, html, nothing } from "lit";
import { hostName } from "../hosts/names.js";
import { fieldStyles } from "./fields.js";
import { Piece } from "./piece.js";

export class RondelHostSwitches extends Piece {
  static styles = [
    ...Piece.styles,
    fieldStyles,
    css`
      .card {
        display: grid;
        gap: var(--space-2);
      }
      .title {
        margin: 0;
      }
    `,
  ];

  render() {
    const { host } = this.app;
    const { hello, switches } = host;
    this.hidden = !switches.length;
    if (this.hidden) return nothing;
    return html`<section class="card">
      <h2 class="title">${this.t("ui-host-switches", { host: hostName(hello.kind) })}</h2>
      ${switches.map(
        ({ name, on }) => html`<div class="flag">
          <label><input
              type="checkbox"
              role="switch"
              .checked=${on}
              @change=${(/** @type {Event} */ event) => {
                host.flip(name, /** @type {HTMLInputElement} */ (event.target).checked);
                this.app.store.change({ is: "hosted" });
              }}
            /><span>${this.#words(name)}</span></label>
        </div>`,
      )}
    </section>`;
  }

  /** @param {string} name */
  #words(name) {
    const key = `host-switch-${name}`;
    return this.app.text.has(key) ? this.t(key) : name;
  }
}

customElements.define("rondel-host-switches", RondelHostSwitches);
