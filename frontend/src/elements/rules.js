// The house rules: what they are set to, and which of them the rule text does not say itself.

/** @import { Domain, Item, Rule, Value } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { asked, busyKey, drawn, settled } from "../offers.js";
import { drawField, fieldStyles } from "./fields.js";
import { catalogue, itemStyles } from "./items.js";
import { dotStyles } from "./marks.js";
import { Piece } from "./piece.js";
import "./offer.js";

const FEW = 5; // buttons below a list; more are folded away

export class RondelRules extends Piece {
  static styles = [
    ...Piece.styles,
    fieldStyles,
    dotStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      .rule {
        display: grid;
        gap: 4px;
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
      }
      .name {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        font-weight: 600;
      }
      .rule .label,
      .rule .field:not(.flag) > label,
      .rule .flag span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      kbd {
        display: inline-block;
        min-width: 24px;
        padding: 1px 6px;
        border: 1px solid var(--edge);
        border-radius: 5px;
        background: var(--paper);
        font: 600 12px / 1.4 var(--font);
        text-align: center;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 4px 10px;
        margin: 8px 0;
      }
      .items + .row {
        margin-top: 10px;
      }
      summary {
        display: flex;
        align-items: center;
        gap: 4px;
        width: fit-content;
        min-height: 34px;
        border-radius: 6px;
        font-weight: 600;
        cursor: pointer;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      details:not([open]) summary .icon {
        rotate: -90deg;
      }
    `,
    itemStyles,
  ];

  render() {
    const { encounter } = this;
    return html`${encounter ? this.#panel(encounter) : nothing}${this.#keys()}`;
  }

  /** @param {NonNullable<Piece["encounter"]>} encounter */
  #panel(encounter) {
    const offers = drawn(encounter).filter(({ offer }) => offer.group === "rules");
    const simple = offers.filter(({ offer }) => asked(offer, encounter).length === 1);
    const settings = new Map(
      simple.filter(({ offer }) => offer.kind === "ChangeSetting").map((one) => [nameOf(one), one]),
    );
    const names = Object.keys(encounter.rules);
    const permits = simple.filter(
      ({ offer }) =>
        offer.kind !== "ChangeSetting" && asked(offer, encounter)[0][1].type === "flag",
    );
    const rest = offers.filter((o) => ![...settings.values(), ...permits].includes(o));
    const listed = encounter.board.catalogue ?? [];
    return html`${listed.length ? this.#catalogue(encounter, listed, rest) : nothing}
      <section class="card">
        <h2 class="title">${this.t("ui-rules")}</h2>
        <ul>
          ${repeat(
            names,
            (name) => name,
            (name) => this.#rule(name, encounter.rules[name], settings.get(name)),
          )}
        </ul>
        ${listed.length ? nothing : this.#buttons(rest)}
      </section>
      ${
        permits.length
          ? html`<section class="card">
              <h2 class="title">${this.t("ui-players-may")}</h2>
              ${permits.map((one) => this.#permit(one, encounter))}
            </section>`
          : nothing
      }`;
  }

  /**
   * What the fight has to look up, with what may be done to that.
   * @param {NonNullable<Piece["encounter"]>} encounter
   * @param {Item[]} items
   * @param {Drawn[]} offers
   */
  #catalogue({ system }, items, offers) {
    return html`<section class="card">
      <h2 class="title">${this.app.text.own(system, "catalogue")}</h2>
      ${catalogue(items, this.app.text)}
      ${
        offers.length > FEW
          ? html`<details>
              <summary>${icon("down")}${this.t("ui-change")}</summary>
              ${this.#buttons(offers)}
            </details>`
          : this.#buttons(offers)
      }
    </section>`;
  }

  /** @param {Drawn[]} offers */
  #buttons(offers) {
    if (!offers.length) return nothing;
    return html`<div class="row">
      ${repeat(
        offers,
        ({ id }) => id,
        (one) =>
          html`<rondel-offer .app=${this.app} .state=${this.state} .drawn=${one}></rondel-offer>`,
      )}
    </div>`;
  }

  /**
   * @param {string} name
   * @param {Rule} rule
   * @param {Drawn | undefined} one
   */
  #rule(name, { value, default: usual, mark }, one) {
    const { text } = this.app;
    const domain = one?.offer.fields.value;
    return html`<li class="rule">
      <span class="name"
        >${text.setting(name)}
        ${mark === "seed" ? nothing : html`<span class="chip" title=${this.t(`ui-mark-${mark}-why`)}>${this.t(`ui-mark-${mark}`)}</span>`}
        ${value === usual ? nothing : html`<span class="chip mark">${this.t("ui-changed")}</span>`}
      </span>
      ${
        one && domain
          ? this.#control(one, "value", domain, text.setting(name), value)
          : html`<span class="soft">${text.value(name, value)}</span>`
      }
    </li>`;
  }

  /**
   * @param {Drawn} one
   * @param {NonNullable<Piece["encounter"]>} encounter
   */
  #permit(one, encounter) {
    const [[name, domain]] = asked(one.offer, encounter);
    const now = domain.type === "flag" && domain.default;
    return this.#control(one, name, domain, this.l(one.offer.label), now);
  }

  /**
   * A control that takes effect at once.
   * @param {Drawn} one
   * @param {string} name
   * @param {Domain} domain
   * @param {string} label
   * @param {Value} value
   */
  #control(one, name, domain, label, value) {
    const encounter = /** @type {NonNullable<Piece["encounter"]>} */ (this.encounter);
    return drawField(
      {
        name: `${one.key}-${name}`.replaceAll(".", "-"),
        domain,
        label,
        value,
        error: "",
        set: (next) => next !== undefined && this.#set(one, name, next),
      },
      { encounter, people: {}, text: this.app.text },
    );
  }

  /**
   * @param {Drawn} one
   * @param {string} name
   * @param {Value | null} value
   */
  async #set({ key, offer }, name, value) {
    const encounter = /** @type {NonNullable<Piece["encounter"]>} */ (this.encounter);
    await this.send(busyKey(key), offer, { ...settled(offer, encounter), [name]: value });
    this.requestUpdate(); // the control shows what is so, whatever was pressed
  }

  #keys() {
    const { keys } = this.state.view;
    const shown = { n: "ui-key-next", l: "ui-key-log", u: "ui-key-undo", Esc: "ui-key-close" };
    return html`<section class="card">
      <h2 class="title">${this.t("ui-keys")}</h2>
      <div class="field flag">
        <label
          ><input
            type="checkbox"
            role="switch"
            .checked=${keys}
            @change=${() => this.look({ keys: !keys })}
          /><span>${this.t("ui-keys-on")}</span></label
        >
      </div>
      <dl>
        ${Object.entries(shown).map(
          ([key, words]) => html`<dt><kbd>${key}</kbd></dt><dd>${this.t(words)}</dd>`,
        )}
      </dl>
    </section>`;
  }
}

/** @param {Drawn} one */
function nameOf({ offer }) {
  const domain = offer.fields.name;
  return domain?.type === "one_of" ? String(domain.values[0]) : "";
}

customElements.define("rondel-rules", RondelRules);
