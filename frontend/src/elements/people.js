// Who may come to the table: invite, rename, give a new link, cut off. For GMs.

/** @import { Doc, SeatEntry } from "../messages.d.ts" */
/** @import { Issued } from "../state.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { linkOf } from "../link.js";
import { inviting, withSeat, withTable } from "../table-offers.js";
import { Piece } from "./piece.js";
import "./link-field.js";
import "./offer.js";

export class RondelPeople extends Piece {
  static properties = { managed: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      :host {
        display: grid;
        gap: var(--space-5);
      }
      li {
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .who {
        flex: 1 1 110px;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .who b {
        font-weight: 600;
      }
      .light {
        display: inline-block;
        width: 8px;
        height: 8px;
        margin-inline-end: 3px;
        border: 1.5px solid var(--edge);
        border-radius: 50%;
      }
      .light.on {
        border-color: var(--good);
        background: var(--good);
      }
      .gone {
        color: var(--soft);
        text-decoration: line-through;
      }
      .manage,
      .new {
        padding-top: 8px;
      }
      .issued {
        margin-bottom: 8px;
        padding: 10px;
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        background: var(--glow);
        color: var(--on-glow);
      }
      .issued rondel-link {
        margin-top: 6px;
      }
      h3 {
        margin-bottom: 6px;
      }
    `,
  ];

  constructor() {
    super();
    this.managed = "";
  }

  render() {
    const { doc, issued } = this.state;
    if (!doc) return nothing;
    const seats = Object.entries(doc.table.seats ?? {}).sort(
      ([, a], [, b]) => Number(a.revoked ?? false) - Number(b.revoked ?? false),
    );
    return html`<section class="card">
        <h2 class="title">${this.t("ui-people")}</h2>
        ${repeat(
          issued,
          ({ seat }) => seat,
          (link) => this.#issued(link),
        )}
        <ul>
          ${repeat(
            seats,
            ([id]) => id,
            ([id, seat]) => this.#seat(doc, id, seat),
          )}
        </ul>
        <div class="new">
          <h3 class="over">${this.t("ui-invite")}</h3>
          <rondel-offer
            .app=${this.app}
            .state=${this.state}
            .drawn=${inviting()}
            lasting
            table
            @done=${(/** @type {CustomEvent<Record<string, string>>} */ e) => this.#issue(e.detail, "")}
          ></rondel-offer>
        </div>
      </section>
      <section class="card">
        <h2 class="title">${doc.table.name}</h2>
        <div class="row">
          ${withTable(doc, this.state.me).map(
            (one) =>
              html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${one} table></rondel-offer>`,
          )}
        </div>
      </section>`;
  }

  /**
   * @param {Doc} doc
   * @param {string} id
   * @param {SeatEntry} seat
   */
  #seat(doc, id, seat) {
    const offers = withSeat(doc, id, this.state.me);
    const managed = this.managed === id;
    return html`<li>
      <div class="head">
        <span class="who ${seat.revoked ? "gone" : ""}">
          <b>${seat.name}</b>
          ${id === this.state.me?.seat ? html`<span class="soft">${this.t("ui-you")}</span>` : nothing}
          <span class="small soft">${this.#seen(seat)}</span>
        </span>
        <span class="chip">${this.t(`table-role-${seat.role}`)}</span>
        ${
          offers.length
            ? html`<button
                type="button"
                class="btn square plain"
                aria-label=${this.t("ui-manage", { name: seat.name })}
                aria-expanded=${String(managed)}
                @click=${() => {
                  this.managed = managed ? "" : id;
                }}
              >${icon("more")}</button>`
            : nothing
        }
      </div>
      ${
        managed
          ? html`<div class="row manage">
              ${repeat(
                offers,
                (one) => one.id,
                (one) => html`<rondel-offer
                  .app=${this.app}
                  .state=${this.state}
                  .drawn=${one}
                  table
                  @done=${(/** @type {CustomEvent<Record<string, string>>} */ e) => this.#issue(e.detail, id)}
                ></rondel-offer>`,
              )}
            </div>`
          : nothing
      }
    </li>`;
  }

  /** @param {SeatEntry} seat */
  #seen(seat) {
    if (seat.revoked) return this.t("ui-revoked");
    if (seat.online) return html`<span class="light on"></span>${this.t("ui-here")}`;
    const words = seat.seen
      ? this.t("ui-seen", { when: this.app.text.moment(seat.seen) })
      : this.t("ui-never-seen");
    return html`<span class="light"></span>${words}`;
  }

  /**
   * A link was made; it is shown until it is put away, and never again.
   * @param {Record<string, string>} result
   * @param {string} id
   */
  #issue(result, id) {
    const { token } = result;
    const seat = result.seat ?? id;
    if (!token) return;
    const name = this.state.doc?.table.seats?.[seat]?.name ?? "";
    const url = linkOf(this.app.origin, { ...this.app.seat, token });
    this.app.store.change({ is: "issued", issued: { seat, name, url } });
  }

  /** @param {Issued} link */
  #issued({ seat, name, url }) {
    const who = name || this.state.doc?.table.seats?.[seat]?.name || "";
    return html`<div class="issued" role="group" aria-label=${this.t("ui-link-for", { name: who })}>
      <b>${this.t("ui-link-for", { name: who })}</b>
      <rondel-link
        strong
        .text=${this.app.text}
        .url=${url}
        .label=${this.t("ui-link-for", { name: who })}
        .hint=${this.t("ui-link-once")}
      >
        <button
          type="button"
          class="btn"
          @click=${() => this.app.store.change({ is: "put-away", seat })}
        >${this.t("ui-put-away")}</button>
      </rondel-link>
    </div>`;
  }
}

customElements.define("rondel-people", RondelPeople);
