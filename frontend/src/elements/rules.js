// The house rules: what they are set to, and which of them the rule text does not say itself.

/** @import { Domain, Item, Rule, Value } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { knowsTimes } from "../attention.js";
import { icon } from "../icons.js";
import { asked, busyKey, drawn, settled } from "../offers.js";
import { keysOf } from "../shortcuts.js";
import { drawField, fieldStyles } from "./fields.js";
import { catalogue, itemStyles } from "./items.js";
import { capStyles, keyCaps } from "./key-caps.js";
import { keepKeys } from "./keyboard.js";
import { dotStyles } from "./marks.js";
import { Piece } from "./piece.js";
import "./language.js";
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
        gap: var(--space-5);
      }
      .rule {
        display: grid;
        gap: var(--space-1);
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
        border-radius: var(--radius-small);
        background: var(--paper);
        font: 600 12px / 1.4 var(--font);
        text-align: center;
      }
      .items + .row,
      .segments + .segments {
        margin-top: 10px;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        width: fit-content;
        min-height: 34px;
        font-weight: 600;
      }
    `,
    itemStyles,
    capStyles,
  ];

  render() {
    const { encounter } = this;
    return html`${encounter ? this.#panel(encounter) : nothing}${this.#keys()}${this.#calls()}`;
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
    const seen = offers.filter(({ offer }) => offer.kind === "ShowHp");
    const placed = [...settings.values(), ...permits, ...seen];
    const rest = offers.filter((o) => !placed.includes(o));
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
      }
      ${
        seen.length
          ? html`<section class="card">
              <h2 class="title">${this.t("ui-hp-seen")}</h2>
              ${seen.map((one) => this.#seen(one))}
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
   * How others see the hit points of one side.
   * @param {Drawn} one
   */
  #seen(one) {
    const { side, how } = one.offer.fields;
    if (side?.type !== "one_of" || how?.type !== "one_of") return nothing;
    return this.#control(one, "how", how, String(side.values[0]), how.default);
  }

  /**
   * A control that takes effect at once.
   * @param {Drawn} one
   * @param {string} name
   * @param {Domain} domain
   * @param {string} label
   * @param {Value | undefined} value
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

  /** Whoever is called finds this above, too. */
  #calls() {
    const { doc } = this.state;
    if (!doc || !(this.state.me?.role === "player" || knowsTimes(doc))) return nothing;
    return html`<section class="card">
      <h2 class="title">${this.t("ui-preferences")}</h2>
      <button
        type="button"
        class="btn"
        aria-haspopup="dialog"
        @click=${() => this.look({ dialog: "preferences" })}
      >${icon("bell")}${this.t("ui-choose")}</button>
    </section>`;
  }

  #keys() {
    const { view } = this.state;
    return html`<section class="card">
      <h2 class="title">${this.t("ui-keys")}</h2>
      <div class="field flag">
        <label
          ><input
            type="checkbox"
            role="switch"
            .checked=${view.keys}
            @change=${() => keepKeys(this.app, { keys: !view.keys })}
          /><span>${this.t("ui-keys-on")}</span></label
        >
      </div>
      <button type="button" class="btn" aria-haspopup="dialog" @click=${() => this.look({ dialog: "keys" })}>
        ${icon("keys")}${this.t("ui-key-help")}${keyCaps(keysOf(view.own).help, this.app.text)}
      </button>
    </section>`;
  }
}

/** @param {Drawn} one */
function nameOf({ offer }) {
  const domain = offer.fields.name;
  return domain?.type === "one_of" ? String(domain.values[0]) : "";
}

customElements.define("rondel-rules", RondelRules);
