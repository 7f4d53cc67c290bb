// What can be done to all the rows that are picked; it stands where the next step stands otherwise.

/** @import { PropertyValues } from "lit" */
/** @import { Domain, Encounter } from "../messages.d.ts" */
/** @import { Drawn, Given } from "../offers.js" */
/** @import { Deed } from "../picking.js" */

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";
import { asked, initial, unasked } from "../offers.js";
import { deeds, doToEach, pickable, pickedNow } from "../picking.js";
import { tell } from "./back.js";
import { drawField, fieldStyles } from "./fields.js";
import { toFirst } from "./offer-parts.js";
import { Piece } from "./piece.js";
import { Told, toldStyles } from "./told.js";
import { meaning } from "./what-if.js";

export class RondelPicked extends Piece {
  static properties = {
    open: { state: true },
    way: { state: true },
    draft: { state: true },
    working: { state: true },
  };
  static styles = [
    ...Piece.styles,
    fieldStyles,
    toldStyles,
    css`
      section {
        display: grid;
        gap: var(--space-3);
        width: 100%;
        align-content: start;
        min-height: 112px; /* so that the list stays where it is while rows are picked */
        max-height: 62vh;
        overflow: hidden auto;
      }
      .top b {
        flex: 1 1 auto;
      }
      .top .btn {
        min-height: 28px;
      }
      .top .square {
        width: 28px;
      }
      .fields {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-4);
      }
      .fields > * {
        flex: 1 1 124px;
      }
      form {
        display: grid;
        gap: var(--space-4);
        padding-top: 8px;
        border-top: 1px solid var(--line);
      }
      .count {
        color: var(--soft);
        font-weight: 400;
      }
    `,
  ];

  constructor() {
    super();
    this.open = ""; // what is being asked about
    this.way = 0;
    /** @type {Record<string, Given | undefined>} */
    this.draft = {};
    this.working = false;
    this.told = new Told(this);
    this.focused = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.app?.opened === this) this.app.opened = undefined;
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    this.focused = Boolean(this.shadowRoot?.activeElement);
    if (this.open && !this.#deeds.some(({ id }) => id === this.open)) this.close();
  }

  updated() {
    // What had the focus may be gone, such as all that was picked.
    const here = this.shadowRoot?.activeElement;
    if (this.focused && !here && this.isConnected) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".btn"))?.focus();
    }
  }

  get #ids() {
    return this.encounter ? pickedNow(this.encounter, this.state.view.picked ?? []) : [];
  }

  get #deeds() {
    return this.encounter ? deeds(this.encounter, this.#ids) : [];
  }

  /** @param {Deed} deed */
  #press(deed) {
    if (this.working || !this.encounter) return;
    if (this.open === deed.id) return this.close(true);
    this.told.clear();
    const [way] = deed.ways;
    const asks = deed.ways.length > 1 || this.#asked(this.encounter, way, deed).length;
    if (!asks) return this.#do(deed, way);
    if (this.app.opened !== this) this.app.opened?.close();
    this.app.opened = this;
    this.open = deed.id;
    this.#choose(deed, 0);
    this.updateComplete.then(() => {
      const form = this.renderRoot.querySelector("form");
      if (form) toFirst(form.querySelector(".fields") ?? form);
    });
  }

  /** @param {boolean} [focus] whether what opened it gets the focus back */
  close(focus = false) {
    const { open } = this;
    this.open = "";
    if (this.app.opened === this) this.app.opened = undefined;
    if (focus) this.#button(open)?.focus();
  }

  /** @param {string} id */
  #button(id) {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (
      this.renderRoot.querySelectorAll("[data-deed]")
    );
    return [...buttons].find((button) => button.dataset.deed === id);
  }

  /**
   * @param {Encounter} encounter
   * @param {Drawn} way
   * @param {Deed} deed
   */
  #asked(encounter, way, { ids }) {
    return asked(way.offer, encounter, ids[0]);
  }

  /**
   * @param {Deed} deed
   * @param {number} way
   */
  #choose({ ways }, way) {
    const { encounter } = this;
    if (!encounter) return;
    const { offer } = ways[way];
    const kept = this.draft;
    this.way = way;
    // What is written already stays written when another way is chosen.
    this.draft = Object.fromEntries(
      Object.keys(offer.fields).map((name) => [
        name,
        this.open && name in kept && offer.fields[name].type === "text"
          ? kept[name]
          : initial(offer, name, encounter),
      ]),
    );
  }

  /**
   * @param {SubmitEvent} event
   * @param {Deed} deed
   */
  #submitted(event, deed) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.reportValidity()) this.#do(deed, deed.ways[this.way]);
  }

  /**
   * @param {Deed} deed
   * @param {Drawn} way
   */
  async #do(deed, way) {
    const { encounter, app } = this;
    if (!encounter || this.working) return;
    const { who, ...fixed } = unasked(way.offer, encounter, deed.ids[0]);
    const names = asked(way.offer, encounter, deed.ids[0]).map(([name]) => name);
    const typed = this.open
      ? Object.fromEntries(names.map((name) => [name, this.draft[name] ?? null]))
      : {};
    this.working = true;
    const { done, refused } = await doToEach({
      now: () => app.store.state.doc?.encounter,
      give: (key, draft) => app.session.give(key, draft),
      way,
      ids: deed.ids,
      fields: { ...fixed, ...typed },
    });
    this.working = false;
    const what = this.l(way.offer.label);
    const [first] = refused;
    if (first) {
      const name = encounter.figures[first.who]?.name ?? "";
      const why = app.text.why(first.answer ?? { code: "not-now" });
      const told = { what, done: done.length, refused: refused.length, name, why };
      this.told.refused(this.t("ui-did-some", told));
    } else {
      this.close(Boolean(this.shadowRoot?.activeElement));
      this.draft = {};
    }
    if (done.length) tell(this, "ui-did-many", { what, count: done.length });
  }

  #end() {
    this.close();
    this.dispatchEvent(new Event("shut"));
    this.look({ picked: undefined });
  }

  /**
   * A key that stands for a command is about all that are picked.
   * @param {string} key
   * @returns {boolean} whether there is such a thing to be done to them
   */
  takes(key) {
    const [kind, words] = key.split("/");
    const deed = this.#deeds.find(({ id }) => id === words || id === kind);
    if (deed) this.#press(deed);
    return Boolean(deed);
  }

  render() {
    const { encounter } = this;
    const { picked } = this.state.view;
    if (!encounter || !picked) return nothing;
    const all = pickable(encounter);
    const ids = this.#ids;
    const whole = ids.length === all.length;
    const open = this.#deeds.find(({ id }) => id === this.open);
    return html`<section aria-label=${this.t("ui-pick")}>
      <div class="row top">
        <b role="status">${this.t("ui-picked", { count: ids.length })}</b>
        <button type="button" class="btn" @click=${() => this.look({ picked: whole ? [] : all })}>
          ${this.t(whole ? "ui-pick-none" : "ui-pick-all")}
        </button>
        <button
          type="button"
          class="btn square"
          aria-label=${this.t("ui-pick-end")}
          title=${this.t("ui-pick-end")}
          @click=${() => this.#end()}
        >${icon("cross")}</button>
      </div>
      ${
        ids.length
          ? html`<div class="row">${this.#deeds.map((deed) => this.#deed(deed, ids.length))}</div>`
          : html`<p class="soft">${this.t("ui-pick-how")}</p>`
      }
      ${this.told.reason}${open ? this.#form(encounter, open) : nothing}
    </section>`;
  }

  /**
   * @param {Deed} deed
   * @param {number} picked
   */
  #deed(deed, picked) {
    const { id, ways, ids } = deed;
    const key = ways.length > 1 ? "core-add-condition" : ways[0].offer.label.key;
    return html`<button
      type="button"
      class="btn"
      data-deed=${id}
      aria-expanded=${id === this.open ? "true" : nothing}
      aria-disabled=${String(this.working)}
      aria-busy=${String(this.working)}
      @click=${() => this.#press(deed)}
    ><span>${this.t(key)}${
      ids.length < picked ? html` <span class="count">(${ids.length})</span>` : nothing
    }</span></button>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Deed} deed
   */
  #form(encounter, deed) {
    const { text } = this.app;
    const around = { encounter, people: this.state.doc?.table.people ?? {}, text };
    const way = deed.ways[this.way] ?? deed.ways[0];
    const fields = this.#asked(encounter, way, deed);
    return html`<form @submit=${(/** @type {SubmitEvent} */ e) => this.#submitted(e, deed)}>
      ${
        deed.ways.length > 1
          ? drawField(
              {
                name: "way",
                label: this.t("field-until"),
                domain: {
                  type: "one_of",
                  values: deed.ways.map((_, i) => i),
                  labels: deed.ways.map(({ offer }) => offer.label),
                },
                value: this.way,
                error: "",
                set: (value) => this.#choose(deed, Number(value)),
              },
              around,
            )
          : nothing
      }
      <div class="fields">${fields.map(([name, domain]) => this.#field(name, domain, way, deed, around))}</div>
      <div class="row">
        <button class="btn strong" aria-busy=${String(this.working)}>
          ${this.t("ui-pick-do", { what: this.l(way.offer.label), count: deed.ids.length })}
        </button>
        <button type="button" class="btn plain" @click=${() => this.close(true)}>
          ${this.t("ui-cancel")}
        </button>
      </div>
    </form>`;
  }

  /**
   * @param {string} name
   * @param {Domain} domain
   * @param {Drawn} way
   * @param {Deed} deed
   * @param {import("./fields.js").Around} around
   */
  #field(name, domain, way, deed, around) {
    const value = this.draft[name];
    const set = (/** @type {Given | undefined} */ next) => {
      this.draft = { ...this.draft, [name]: next };
    };
    const label = this.app.text.field(way.offer, name);
    const means = meaning(domain, value, deed.ids[0], around);
    return drawField({ name, domain, label, value, meaning: means, error: "", set }, around);
  }
}

customElements.define("rondel-picked", RondelPicked);
