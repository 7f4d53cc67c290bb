// For GMs: pages that only show, how much later they show it, and the links that open them.

/** @import { Domain } from "../messages.d.ts" */
/** @import { Given } from "../offers.js" */
/** @import { Layout } from "../stage.js" */

import { css, html, nothing } from "lit";
import { LANGUAGES } from "../languages.js";
import { linkOf } from "../link.js";
import { LAYOUTS, MOST_ROWS, queryOf, SCALES } from "../stage.js";
import { delaying, showing } from "../table-offers.js";
import { drawField, fieldStyles } from "./fields.js";
import { Piece } from "./piece.js";
import "./link-field.js";
import "./offer.js";

/** @type {Record<string, [number, number]>} */
const NUMBERS = { scale: [SCALES.least, SCALES.most], rows: [0, MOST_ROWS] };
const NOBODY = /** @type {never} */ ({ id: "", sets: {}, figures: {} });

export class RondelWatching extends Piece {
  static properties = { wanted: { state: true }, token: { state: true } };
  static styles = [
    ...Piece.styles,
    fieldStyles,
    css`
      .card,
      .fields {
        display: grid;
        gap: var(--space-4);
      }
      .fields {
        grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
        align-items: end;
      }
      .field.segments,
      .title {
        grid-column: 1 / -1;
      }
      .title {
        margin: 0;
      }
      .made {
        display: grid;
        gap: var(--space-2);
        padding: 10px;
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        background: var(--glow);
        color: var(--on-glow);
      }
      code {
        padding: 1px 5px;
        border-radius: var(--radius-small);
        background: var(--raised);
        box-shadow: inset 0 0 0 1px var(--line);
        color: var(--ink);
        font-size: var(--size-small);
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];

  constructor() {
    super();
    this.wanted = {
      layout: /** @type {Layout} */ ("list"),
      background: "clear",
      scheme: "",
      lang: "",
      scale: SCALES.usual,
      rows: 0,
    };
    this.token = ""; // of the seat that was made here
  }

  get #query() {
    const { layout, background, scale, rows, scheme, lang } = this.wanted;
    return queryOf({ layout, clear: background === "clear", scale, rows }, { scheme, lang });
  }

  render() {
    const { doc } = this.state;
    if (!doc) return nothing;
    return html`<section class="card">
      <h2 class="title">${this.t("ui-watch")}</h2>
      <p class="soft small">${this.t("ui-watch-what")}</p>
      <rondel-offer
        .app=${this.app}
        .state=${this.state}
        .drawn=${delaying(doc)}
        lasting
        compact
        table
      ></rondel-offer>
      <div class="fields">${this.#fields()}</div>
      ${this.#isWrong ? nothing : this.token ? this.#made() : this.#making()}
    </section>`;
  }

  #fields() {
    const languages = Object.entries(LANGUAGES);
    return [
      this.#choice("layout", LAYOUTS, (name) => `ui-watch-${name}`),
      this.#choice("background", ["clear", "solid"], (name) => `ui-watch-${name}`),
      this.#choice("scheme", ["", "light", "dark"], (name) => `ui-watch-${name || "usual"}`),
      this.#field("lang", {
        type: "one_of",
        values: ["", ...languages.map(([language]) => language)],
        labels: [
          { key: "ui-watch-table" },
          ...languages.map(([, name]) => ({ key: "core-name", params: { name } })),
        ],
      }),
      ...Object.entries(NUMBERS).map(([name, [low, high]]) =>
        this.#field(name, { type: "range", low, high }),
      ),
    ];
  }

  /**
   * @param {string} name
   * @param {readonly string[]} values
   * @param {(value: string) => string} key
   */
  #choice(name, values, key) {
    const labels = values.map((value) => ({ key: key(value) }));
    return this.#field(name, { type: "one_of", values: [...values], labels });
  }

  /**
   * @param {string} name
   * @param {Domain} domain
   */
  #field(name, domain) {
    const wanted = /** @type {Record<string, Given>} */ (this.wanted);
    return drawField(
      {
        name: `watch-${name}`,
        domain,
        label: this.t(name === "lang" ? "ui-language" : `ui-watch-${name}`),
        value: wanted[name],
        error: this.#wrong(name),
        set: (value) => {
          const more =
            name === "layout" ? { background: value === "screen" ? "solid" : "clear" } : {};
          this.wanted = { ...this.wanted, ...more, [name]: value };
        },
      },
      { encounter: NOBODY, people: {}, text: this.app.text },
    );
  }

  /** What is wrong in a field of numbers, in words; "" for nothing. @param {string} name */
  #wrong(name) {
    const bounds = NUMBERS[name];
    const number = Number(/** @type {Record<string, Given>} */ (this.wanted)[name]);
    if (!bounds || (Number.isInteger(number) && number >= bounds[0] && number <= bounds[1]))
      return "";
    return this.t("ui-wrong-range", { low: bounds[0], high: bounds[1] });
  }

  get #isWrong() {
    return Object.keys(NUMBERS).some((name) => this.#wrong(name));
  }

  #making() {
    return html`<rondel-offer
        .app=${this.app}
        .state=${this.state}
        .drawn=${showing(this.t("ui-watch-seat"))}
        table
        @done=${(/** @type {CustomEvent<Record<string, string>>} */ event) => {
          this.token = event.detail.token ?? "";
        }}
      ></rondel-offer>
      <p class="small soft">${this.t("ui-watch-query")} <code>${this.#query}</code></p>`;
  }

  #made() {
    const seat = { ...this.app.seat, token: this.token, watch: true };
    const url = linkOf(this.app.origin, seat, this.#query);
    return html`<div class="made">
      <b>${this.t("ui-watch-link")}</b>
      <rondel-link
        strong
        .text=${this.app.text}
        .url=${url}
        .label=${this.t("ui-watch-link")}
        .hint=${this.t("ui-watch-follows")}
      >
        <button
          type="button"
          class="btn"
          @click=${() => {
            this.token = "";
          }}
        >${this.t("ui-put-away")}</button>
      </rondel-link>
    </div>`;
  }
}

customElements.define("rondel-watching", RondelWatching);
