// The order: everybody in it from the first to the last, and what else the board holds.

/** @import { PropertyValues } from "lit" */
/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { rowIds, sideMarks } from "../figures.js";
import { busyKey, drawn, isAbout } from "../offers.js";
import { intoView } from "../sight.js";
import { markStyles } from "./marks.js";
import { RondelNow } from "./now.js";
import { Piece } from "./piece.js";
import { drawRow, rowStyles } from "./row.js";
import "./details.js";

/**
 * The element that has the focus, inside whatever elements it is.
 * @param {ShadowRoot | null} root
 * @returns {HTMLElement | null}
 */
function deepFocus(root) {
  const focused = /** @type {HTMLElement | null} */ (root?.activeElement ?? null);
  return deepFocusIn(focused) ?? focused;
}

/** @param {HTMLElement | null} element */
const deepFocusIn = (element) => (element?.shadowRoot ? deepFocus(element.shadowRoot) : null);

/**
 * Whether places in the order have numbers, or will.
 * @param {Encounter} encounter
 */
function hasNumbers({ board }) {
  return Boolean(board.unit) || Object.values(board.slots).some(({ at }) => at !== undefined);
}

export class RondelOrder extends Piece {
  static properties = { wide: { type: Boolean }, above: { attribute: false } };
  static styles = [
    ...Piece.styles,
    markStyles,
    rowStyles,
    css`
      ol {
        display: grid;
        gap: 6px;
      }
      .empty {
        padding: 22px 12px;
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    this.wide = false;
    this.above = false; // whether what there is to choose from stands above
    /** @type {HTMLElement | null} */
    this.focused = null;
    this.acting = "";
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    this.focused = deepFocus(this.shadowRoot);
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    // A row that moves to another place takes the focus along.
    const { focused } = this;
    if (focused?.isConnected && deepFocus(this.shadowRoot) !== focused) {
      focused.focus({ preventScroll: true });
    }
    this.#follow();
  }

  /** Whoever acts now comes into view, unless somebody is at work in the list; choices go first. */
  #follow() {
    const now = this.renderRoot.querySelector(".active");
    const acting = now?.getAttribute("data-id") ?? "";
    const moved = acting !== this.acting;
    this.acting = acting;
    if (!moved || !now || this.app.opened || this.shadowRoot?.activeElement) return;
    const cards = this.above ? this.previousElementSibling : null;
    requestAnimationFrame(() => intoView(cards instanceof RondelNow ? cards.first : now));
  }

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const ids = rowIds(encounter);
    if (!ids.length) return html`<p class="empty soft">${this.t("ui-nobody-here")}</p>`;
    const marks = sideMarks(encounter);
    const hp = drawn(encounter).find(({ offer }) => offer.kind === "ChangeHp");
    return html`<ol aria-label=${this.t("ui-order")}>
      ${repeat(
        ids,
        (id) => id,
        (id) => this.#row(encounter, id, marks, hp),
      )}
    </ol>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {string} id
   * @param {ReturnType<typeof sideMarks>} marks
   * @param {Drawn | undefined} hp
   */
  #row(encounter, id, marks, hp) {
    const slot = encounter.board.slots[id];
    const who = slot ? (slot.who ?? "") : id;
    const figure = encounter.figures[who];
    const open = this.state.view.open === id;
    const offer = hp && isAbout(hp.offer, who, encounter) ? hp : undefined;
    return drawRow({
      id,
      slot,
      figure,
      encounter,
      open,
      numbered: hasNumbers(encounter),
      side: figure && marks.get(figure.side),
      hp: offer,
      busy: Boolean(offer && busyKey(offer.key, who) in this.state.busy),
      text: this.app.text,
      toggle: () => this.look({ open: open ? "" : id, ...(this.wide ? { tab: "order" } : {}) }),
      changeHp: (by) => offer && this.send(busyKey(offer.key, who), offer.offer, { who, by }),
      details: this.wide
        ? undefined
        : html`<rondel-details .app=${this.app} .state=${this.state} .row=${id}></rondel-details>`,
    });
  }
}

customElements.define("rondel-order", RondelOrder);
