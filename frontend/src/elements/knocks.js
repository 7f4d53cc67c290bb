// Who stands at the door, for GMs: to be let in as what they say they are, as another, or not.

/** @import { KnockEntry, SeatEntry } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { hostName } from "../hosts/names.js";
import { icon } from "../icons.js";
import { withKnock } from "../table-offers.js";
import { Piece } from "./piece.js";
import "./offer.js";

const ENOUGH = 40; // pixels of the list that have to be in sight: a name stands in them
const SHARES = Array.from({ length: 21 }, (_, n) => n / 20); // at each of these we look again

export class RondelKnocks extends Piece {
  static properties = { plays: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      li {
        display: grid;
        gap: var(--space-3);
        margin-bottom: 8px;
        padding: 10px;
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        background: var(--glow);
        color: var(--on-glow);
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px var(--space-2);
      }
      b {
        min-width: 0;
        font-size: var(--size-name);
        overflow-wrap: anywhere;
      }
      .who .icon {
        align-self: center;
      }
      .plays {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .plays label {
        flex: none;
        color: inherit;
      }
      .plays select {
        flex: 1 1 0;
        min-width: 0;
      }
      .small {
        color: inherit;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} whom they will play, by knock */
    this.plays = {};
    // Whoever knocks is told of by a notice as long as they are not seen here.
    this.sight = new IntersectionObserver(
      (seen) => this.#see((seen.at(-1)?.intersectionRect.height ?? 0) >= ENOUGH),
      { threshold: SHARES },
    );
    this.measured = 0; // how high all of it was when we looked last
  }

  /** A share of something that has grown may be the same: then nobody tells us, and we look. */
  updated() {
    if (this.offsetHeight === this.measured) return;
    this.measured = this.offsetHeight;
    this.sight.disconnect();
    this.sight.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sight.disconnect();
    this.measured = 0;
    this.#see(false);
  }

  /** @param {boolean} door */
  #see(door) {
    if (this.app && door !== this.app.store.state.view.door) this.look({ door });
  }

  render() {
    const knocks = Object.entries(this.state.doc?.table.knocks ?? {});
    if (!knocks.length) return nothing;
    return html`<ul aria-label=${this.t("ui-knocks")}>
      ${repeat(
        knocks,
        ([id]) => id,
        ([id, knock]) => this.#knock(id, knock),
      )}
    </ul>`;
  }

  /**
   * @param {string} id
   * @param {KnockEntry} knock
   */
  #knock(id, knock) {
    const { doc } = this.state;
    if (!doc) return nothing;
    const { name, kind, before = "", at } = knock;
    const was = doc.table.seats?.[before];
    return html`<li data-knock=${id}>
      <div class="who">
        ${icon("door")}<b>${name}</b>
        <span class="small">${this.#from(kind)}, ${this.app.text.moment(at)}</span>
      </div>
      ${was ? this.#claim(was) : nothing}
      ${this.#whom(id)}
      <div class="row">
        ${repeat(
          withKnock(doc, id),
          (one) => one.id,
          (one) => this.#offer(one, id, name),
        )}
      </div>
    </li>`;
  }

  /**
   * Whom they say to be: that they are is for the GM to know.
   * @param {SeatEntry} was
   */
  #claim({ name, online }) {
    return html`<p class="small">
      ${this.t("ui-knock-before", { name })}
      ${online ? html`<br /><strong>${this.t("ui-knock-before-here", { name })}</strong>` : nothing}
    </p>`;
  }

  /** @param {string} kind of the host; "link" for those who came by that alone */
  #from(kind) {
    return kind && kind !== "link" ? hostName(kind) : this.t("ui-knock-by-link");
  }

  /**
   * Whom a new player gets with the seat, so that they can act at once.
   * @param {string} id
   */
  #whom(id) {
    const { encounter } = this;
    const free = Object.entries(encounter?.figures ?? {}).filter(([, f]) => !f.controller);
    if (!this.#assigning || !free.length) return nothing;
    const chosen = this.plays[id] ?? "";
    return html`<div class="plays">
      <label for="plays-${id}">${this.t("ui-knock-plays")}</label>
      <select
        id="plays-${id}"
        @change=${(/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          this.plays = { ...this.plays, [id]: value };
        }}
      >
        <option value="" ?selected=${!chosen}>${this.t("ui-knock-plays-nobody")}</option>
        ${free.map(
          ([who, figure]) =>
            html`<option value=${who} ?selected=${who === chosen}>${figure.name}</option>`,
        )}
      </select>
    </div>`;
  }

  get #assigning() {
    return Object.values(this.encounter?.offers ?? {}).find(({ kind }) => kind === "Assign");
  }

  /**
   * @param {Drawn} one
   * @param {string} id
   * @param {string} name
   */
  #offer(one, id, name) {
    return html`<rondel-offer
      .app=${this.app}
      .state=${this.state}
      .drawn=${one}
      table
      ?quiet=${one.offer.kind === "AdmitKnock"}
      @done=${(/** @type {CustomEvent<Record<string, string>>} */ event) => {
        const { seat } = event.detail;
        if (one.offer.kind === "AdmitKnock") this.#admitted(id, name, seat ?? "");
      }}
    ></rondel-offer>`;
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} seat
   */
  #admitted(id, name, seat) {
    const who = this.plays[id];
    const offer = this.#assigning;
    if (who && seat && offer) this.send(`Assign/${who}`, offer, { who, controller: seat });
    this.notice("good", "ui-admitted", { name });
  }
}

customElements.define("rondel-knocks", RondelKnocks);
