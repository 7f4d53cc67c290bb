// Combatants out of the tabletop around us: all that stand on its map, or in its own order. They
// come as a text, which is looked at like any other.

import { html, nothing } from "lit";
import { hostName } from "../hosts/names.js";
import { icon } from "../icons.js";
import { Piece } from "./piece.js";

export class RondelFromHost extends Piece {
  static properties = { ...Piece.properties, busy: { state: true } };

  constructor() {
    super();
    this.busy = false;
  }

  /** The row of buttons that this stands in is not ours: without a host there is no gap in it. */
  willUpdate() {
    this.hidden = !this.app.host.can.has("tokens");
  }

  render() {
    if (this.hidden) return nothing;
    const host = hostName(this.app.host.hello.kind);
    return html`<button
      type="button"
      class="btn"
      aria-busy=${String(this.busy)}
      @click=${this.#fetch}
    >${icon("add")}${this.t("ui-from-host", { host })}</button>`;
  }

  async #fetch() {
    if (this.busy) return;
    this.busy = true;
    const text = await this.app.host.tokens().catch(() => "");
    this.busy = false;
    if (text) this.app.store.change({ is: "brought", text });
    else this.notice("quiet", "ui-from-host-none");
  }
}

customElements.define("rondel-from-host", RondelFromHost);
