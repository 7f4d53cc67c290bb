// What can be done to all the rows that are picked; it stands where the next step stands otherwise.

/** @import { PropertyValues } from "lit" */
/** @import { Domain, Encounter } from "../messages.d.ts" */
/** @import { Drawn, Given } from "../offers.js" */
/** @import { Said } from "../hit-points.js" */
/** @import { Deed, Step } from "../picking.js" */

import { html, nothing } from "lit";
import { inOnePress } from "../giving.js";
import { icon } from "../icons.js";
import { asked, initial, unasked } from "../offers.js";
import { deeds, doToEach, pickable, pickedNow, reckoned, sameFor, whom } from "../picking.js";
import { tell } from "./back.js";
import { drawField, fieldStyles } from "./fields.js";
import { isFilled } from "./filled.js";
import { toFirst } from "./offer-parts.js";
import { calledBy, reckoning } from "./picked-hp.js";
import { pickedStyles } from "./picked-styles.js";
import { Piece } from "./piece.js";
import { Told, toldStyles } from "./told.js";
import { meaning } from "./what-if.js";

const HP = "hp";

export class RondelPicked extends Piece {
  static properties = {
    open: { state: true },
    way: { state: true },
    draft: { state: true },
    working: { state: true },
  };
  static styles = [...Piece.styles, fieldStyles, toldStyles, pickedStyles];

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

  get asks() {
    return this.open !== "";
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    this.focused = Boolean(this.shadowRoot?.activeElement);
    const gone = this.open === HP ? !this.#counted.length : !this.#deeds.some(this.#isOpen);
    if (this.open && gone) this.close();
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

  /** Those picked whose hit points can be reckoned with. */
  get #counted() {
    const { encounter } = this;
    const step = reckoned({ is: "change", by: -1 });
    return encounter ? this.#ids.filter((who) => step(encounter, who)) : [];
  }

  #isOpen = (/** @type {{ id: string }} */ { id }) => id === this.open;

  /** @param {Deed} deed */
  #press(deed) {
    if (this.working || !this.encounter) return;
    if (this.open === deed.id) return this.close(true);
    const [way] = deed.ways;
    const asks = deed.ways.length > 1 || this.#asked(this.encounter, way, deed).length;
    if (!asks) return this.#do(deed, way);
    this.#ask(deed.id);
    this.#choose(deed, 0);
  }

  /** @param {string} id what is asked about */
  #ask(id) {
    this.told.clear();
    if (this.app.opened !== this) this.app.opened?.close();
    this.app.opened = this;
    this.open = id;
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
    if (focus) this.#found(open)?.focus();
  }

  /** @param {string} id */
  #found(id) {
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
   * @param {Deed} deed
   * @param {Drawn} way
   */
  async #do(deed, way) {
    const { encounter } = this;
    if (!encounter || this.working) return;
    const { who, ...fixed } = unasked(way.offer, encounter, deed.ids[0]);
    const names = asked(way.offer, encounter, deed.ids[0]).map(([name]) => name);
    const typed = this.open
      ? Object.fromEntries(names.map((name) => [name, this.draft[name] ?? null]))
      : {};
    const { by, name = typed.side } = typed;
    const number = typeof by === "number" ? ` ${this.app.text.number(Math.abs(by))}` : "";
    const what = `${this.l(way.offer.label)}${number}${name ? ` (${name})` : ""}`;
    await this.#work(sameFor(way, { ...fixed, ...typed }), deed.ids, what);
  }

  /** @param {Said} words */
  async #reckon(words) {
    const { encounter } = this;
    if (!encounter || this.working) return;
    const step = reckoned(words);
    const ids = this.#counted.filter((who) => step(encounter, who));
    if (!ids.length) return this.told.refused(this.t("ui-already-done"));
    await this.#work(step, ids, calledBy(words, this.app.text));
  }

  /**
   * @param {Step} step
   * @param {string[]} ids
   * @param {string} what
   */
  async #work(step, ids, what) {
    const { encounter, app } = this;
    if (!encounter) return;
    const now = () => app.store.state.doc?.encounter;
    this.told.clear();
    this.working = true;
    const { done, refused } = await doToEach({ now, give: inOnePress(app), step, ids });
    this.working = false;
    const [first] = refused;
    if (first) {
      const name = encounter.figures[first.who]?.name ?? "";
      const why = app.text.why(first.answer ?? { code: "not-now" });
      const some = { what, done: done.length, refused: refused.length, name, why };
      this.told.refused(this.t("ui-did-some", some));
    } else {
      this.close(Boolean(this.shadowRoot?.activeElement));
      this.draft = {};
    }
    const who = whom(done, encounter, app.text);
    if (done.length) tell(this, "ui-did-many", { what, who });
    if (!this.#ids.length) this.#end(); // all of them have left
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
    const sum = key === HP && this.#counted.length > 0;
    if (sum) this.#sum();
    else if (deed) this.#press(deed);
    return sum || Boolean(deed);
  }

  /** The field that reckons is opened, or shut. */
  #sum() {
    if (this.open === HP) return this.close(true);
    this.draft = {};
    this.#ask(HP);
  }

  render() {
    const { encounter } = this;
    const { picked } = this.state.view;
    if (!encounter || !picked) return nothing;
    const all = pickable(encounter);
    const ids = this.#ids;
    const whole = ids.length === all.length;
    const open = this.#deeds.find(this.#isOpen);
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
          ? html`<div class="row">
              ${this.#counted.length ? this.#button(HP, this.t("field-hp"), this.#counted.length, () => this.#sum()) : nothing}
              ${this.#deeds.map((deed) => this.#deed(deed))}
            </div>`
          : html`<p class="soft">${this.t("ui-pick-how")}</p>`
      }
      ${this.told.reason}${open ? this.#form(encounter, open) : this.open === HP ? this.#sumForm(encounter) : nothing}
    </section>`;
  }

  /** @param {Deed} deed */
  #deed(deed) {
    const { id, ways, ids } = deed;
    const key = ways.length > 1 ? "core-add-condition" : ways[0].offer.label.key;
    return this.#button(id, this.t(key), ids.length, () => this.#press(deed));
  }

  /**
   * @param {string} id
   * @param {string} words
   * @param {number} count of those picked to whom it can be done
   * @param {() => void} press
   */
  #button(id, words, count, press) {
    return html`<button
      type="button"
      class="btn"
      data-deed=${id}
      aria-expanded=${id === this.open ? "true" : nothing}
      aria-disabled=${String(this.working)}
      aria-busy=${String(this.working)}
      @click=${press}
    ><span>${words}${
      count < this.#ids.length ? html` <span class="count">(${count})</span>` : nothing
    }</span></button>`;
  }

  /** The field that reckons, as in a row. @param {Encounter} encounter */
  #sumForm(encounter) {
    const { field, buttons } = reckoning({
      typed: String(this.draft.sum ?? ""),
      count: this.#counted.length,
      busy: this.working,
      text: this.app.text,
      set: (sum) => {
        this.draft = { sum };
      },
      give: (words) => this.#reckon(words),
    });
    const around = { encounter, people: {}, text: this.app.text };
    return this.#sheet(
      () => {},
      html`<div class="fields">${drawField(field, around)}</div>`,
      buttons,
    );
  }

  /**
   * @param {(form: HTMLFormElement) => void} submitted
   * @param {unknown} fields
   * @param {unknown} buttons
   */
  #sheet(submitted, fields, buttons) {
    /** @param {SubmitEvent} event */
    const submit = (event) => {
      event.preventDefault();
      submitted(/** @type {HTMLFormElement} */ (event.target));
    };
    return html`<form novalidate @submit=${submit}>
      ${fields}
      <div class="row">
        ${buttons}<button type="button" class="btn plain" @click=${() => this.close(true)}>
          ${this.t("ui-cancel")}
        </button>
      </div>
    </form>`;
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
    /** @param {HTMLFormElement} form */
    const submitted = (form) => {
      if (isFilled(form, text)) this.#do(deed, way);
    };
    const all = html`${
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
`;
    const button = html`<button class="btn strong" aria-busy=${String(this.working)}>
      ${this.t("ui-pick-do", { what: this.l(way.offer.label), count: deed.ids.length })}
    </button>`;
    return this.#sheet(submitted, all, button);
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
