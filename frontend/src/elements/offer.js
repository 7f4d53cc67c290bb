// One offer: a button, and whatever has to be asked before it can be sent.

/** @import { PropertyValues } from "lit" */
/** @import { Domain, Refused, Rolls } from "../messages.d.ts" */
/** @import { Drawn, Fields, Given } from "../offers.js" */
/** @import { Mode } from "./offer-parts.js" */

import { html, nothing } from "lit";
import { handedOn } from "../intents.js";
import { rest, several } from "../names.js";
import {
  asked,
  busyKey,
  forNext,
  initial,
  isQuick,
  isUntouched,
  NO_ENCOUNTER,
  settled,
  singleChoice,
  unasked,
  writtenIn,
} from "../offers.js";
import { intoView } from "../sight.js";
import { giveTogether, tell } from "./back.js";
import { drawDice } from "./dice-fields.js";
import { choices, drawField, fieldStyles } from "./fields.js";
import { isFilled } from "./filled.js";
import { choiceButtons, confirmation, filledForm, squareButton, toFirst } from "./offer-parts.js";
import { offerStyles } from "./offer-styles.js";
import {
  costOf,
  DOTS,
  filledIn,
  inCard,
  questionOf,
  signOf,
  wordsAlone,
  wordsFor,
  wordsOf,
} from "./offer-words.js";
import { oneLine, oneLineStyles } from "./one-line.js";
import { Piece } from "./piece.js";
import { Told, toldStyles } from "./told.js";
import { meaning } from "./what-if.js";

const SETTLING = 300; // milliseconds in which nobody can have read what a button says anew

/**
 * @fires done - with what the server answered, once the command is carried out
 */
export class RondelOffer extends Piece {
  static properties = {
    drawn: { attribute: false },
    who: { attribute: false },
    big: { type: Boolean, reflect: true },
    lasting: { type: Boolean },
    compact: { type: Boolean },
    planned: { type: Boolean, reflect: true },
    table: { type: Boolean },
    mode: { state: true },
    draft: { state: true },
    faces: { state: true },
    errors: { state: true },
    settling: { state: true },
  };
  static styles = [...Piece.styles, fieldStyles, offerStyles, oneLineStyles, toldStyles];

  constructor() {
    super();
    this.drawn = /** @type {Drawn} */ (/** @type {unknown} */ (undefined));
    this.who = "";
    this.big = false; // the one next step
    this.lasting = false; // a form that is always open
    this.compact = false; // one that fits in a line
    this.planned = false; // what the one who acts has said that they mean to do
    this.table = false; // a command of the table's own, not of the encounter that is open
    /** @type {Mode} */
    this.mode = "shut";
    /** @type {Record<string, Given | undefined>} */
    this.draft = {};
    /** @type {string[] | undefined} the dice on the table, as typed; undefined: we roll */
    this.faces = undefined;
    /** @type {Record<string, string>} by field; "" is the form's own */
    this.errors = {};
    this.settling = false;
    this.told = new Told(this);
  }

  get #offer() {
    return this.drawn.offer;
  }

  get #around() {
    const encounter = (!this.table && this.encounter) || NO_ENCOUNTER;
    return { encounter, people: this.state.doc?.table.people ?? {}, text: this.app.text };
  }

  /** Only what cannot be taken back is asked about; the rest is told, with the way back. */
  get #grave() {
    return this.table && this.#offer.confirm;
  }

  get #busy() {
    return busyKey(this.drawn.key, this.who) in this.state.busy;
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get("drawn");
    if (before && before.id !== this.drawn.id) {
      this.close();
      this.told.bad = "";
      this.#settle();
    } else if (this.big ? before && before.offer.expect !== this.#offer.expect : !this.hasUpdated)
      this.#settle();
    const { encounter } = this.#around;
    const fresh = before && isUntouched(this.draft, before.offer, encounter);
    const outdated = fresh && !isUntouched(this.draft, this.#offer, encounter);
    if (this.lasting && (this.mode === "shut" || outdated)) this.#fill();
  }

  get asks() {
    return this.mode !== "shut" && !this.lasting;
  }

  #settle() {
    if (!this.big && this.#offer.group !== "turn") return;
    this.settling = true;
    setTimeout(() => {
      this.settling = false;
    }, SETTLING);
  }

  // --- pressing ---------------------------------------------------------------------------------

  /** The button is pressed (not for the second time in a double press): do it, or ask for the rest. */
  press() {
    if (this.#busy || (this.big && this.settling)) return;
    const { encounter } = this.#around;
    if (this.mode !== "shut" && !this.lasting) return this.close(true);
    const quick = isQuick(this.#offer, encounter, this.who);
    if (quick && !this.#grave) return this.#give([this.#values()]);
    if (quick) return this.#open("confirm");
    this.#open(singleChoice(this.#offer, encounter, this.who) ? "choice" : "form");
  }

  /** @param {Mode} mode */
  #open(mode) {
    const { opened } = this.app;
    if (opened !== this) opened?.close();
    this.app.opened = this;
    this.#fill();
    if (opened instanceof RondelOffer) this.draft = handedOn(opened, this.#offer, this.draft);
    this.mode = mode;
    this.updateComplete.then(() => {
      const sheet = this.renderRoot.querySelector(".sheet");
      if (!sheet) return;
      toFirst(sheet);
      intoView(sheet);
    });
  }

  #fill() {
    const { encounter } = this.#around;
    const offer = this.#offer;
    const pairs = Object.keys(offer.fields).map((n) => [n, initial(offer, n, encounter, this.who)]);
    this.draft = { ...Object.fromEntries(pairs), ...settled(this.#offer, encounter, this.who) };
    this.mode = "form";
    this.errors = {};
  }

  /** @param {boolean} [focus] whether the button gets the focus back */
  close(focus = false) {
    if (this.lasting || this.mode === "shut") return;
    this.mode = "shut";
    this.faces = undefined;
    this.errors = {};
    if (this.app.opened === this) this.app.opened = undefined;
    if (focus) /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
    this.dispatchEvent(new CustomEvent("shut", { detail: { wanted: focus } }));
  }

  #toggleDice() {
    const { rolls } = this.#offer;
    if (this.mode === "shut") this.#open("form");
    this.faces = this.faces || !rolls ? undefined : Array(rolls.count).fill("");
    if (!this.faces && !asked(this.#offer, this.#around.encounter, this.who).length)
      this.close(true);
  }

  // --- sending ----------------------------------------------------------------------------------

  #values() {
    return unasked(this.#offer, this.#around.encounter, this.who);
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    event.preventDefault();
    if (!isFilled(/** @type {HTMLFormElement} */ (event.target), this.app.text)) return;
    const pairs = Object.keys(this.#offer.fields).map((name) => [name, this.draft[name] ?? null]);
    const rolled = this.faces?.filter((face) => face.trim() !== "").map(Number);
    const [hp, hidden] = [this.t("ui-hp-short"), this.t("ui-hidden")];
    this.#give(several(this.#offer, Object.fromEntries(pairs), hp, hidden), rolled);
  }

  /**
   * @param {Fields[]} all
   * @param {number[]} [rolled]
   */
  async #give(all, rolled) {
    const { kind, expect = "" } = this.#offer;
    const draft = { encounter: this.#around.encounter.id, kind, expect, ...(rolled && { rolled }) };
    const key = busyKey(this.drawn.key, this.who);
    const { answer, done } = await giveTogether(this.app, key, draft, all);
    if (!answer) return;
    if (done && !answer.ok) this.draft = { ...this.draft, name: rest(`${this.draft.name}`, done) };
    if (!answer.ok) return this.#refused(answer);
    this.dispatchEvent(new CustomEvent("done", { detail: answer.result ?? {} }));
    this.#settle();
    const what = wordsFor(this.#offer, this.who, this.#around);
    if (this.#offer.confirm && !this.table) tell(this, "ui-did", { what });
    else if (this.isConnected) this.told.saved(this.t("ui-saved"));
    else if (!this.hasAttribute("quiet")) this.look({ did: { what } }); // others see it only
    if (this.lasting) this.#next();
    else this.close(this.matches(":focus-within") || Boolean(this.shadowRoot?.activeElement));
  }

  #next() {
    const { draft, first } = forNext(this.draft, this.#offer);
    this.draft = draft;
    this.errors = {};
    this.#focus(first && `field-${first}`);
  }

  /** @param {Refused} answer */
  #refused(answer) {
    const { code } = answer;
    if (code === "conflict") this.close(true);
    if (!this.isConnected) return this.refused(answer);
    if (code === "conflict") return this.told.saved(this.t("ui-already-done"));
    const why = this.app.text.why(answer);
    if (this.mode !== "form") return this.told.refused(why);
    const { rolls } = this.#offer;
    if (code === "too-few-dice" && rolls && this.faces) {
      this.faces = [...this.faces, ""];
      this.errors = { "": this.t("ui-one-more-die", { sides: rolls.sides }) };
      this.updateComplete.then(() => this.#focus(`die-${(this.faces?.length ?? 1) - 1}`));
      return;
    }
    const name = writtenIn(this.#offer, this.draft, answer);
    this.errors = { [name in this.#offer.fields ? name : ""]: why };
  }

  #focus(/** @type {string} */ id) {
    const field = id && this.renderRoot.querySelector(`#${id}`);
    if (field instanceof HTMLElement) field.focus();
  }

  // --- drawing ----------------------------------------------------------------------------------

  render() {
    if (!this.drawn || !(this.encounter || this.table)) return nothing;
    const { mark, reason } = this.told;
    if (this.lasting) return html`<div class="sheet lasting">${this.#form()}${mark}</div>`;
    return html`<span class="split" part="offer">
        ${this.#button()}${this.#diceButton()}${this.#tuneButton()}${mark}
      </span>${reason}${this.mode === "shut" ? nothing : html`<div class="sheet">${this.#sheet()}</div>`}`;
  }

  #button() {
    const quick = isQuick(this.#offer, this.#around.encounter, this.who);
    const words = (this.big ? wordsAlone : wordsOf)(this.#offer, this.#around);
    return html`<button
      type="button"
      class="btn ${this.big ? "big strong" : ""} ${this.#offer.confirm && !this.big ? "warn" : ""}"
      aria-disabled=${this.#busy || this.settling ? "true" : "false"}
      aria-busy=${this.#busy ? "true" : "false"}
      aria-expanded=${!quick || this.#grave ? String(this.mode !== "shut") : nothing}
      @click=${(/** @type {MouseEvent} */ e) => e.detail > 1 || (e.detail && this.settling) || this.press()}
      @keydown=${(/** @type {KeyboardEvent} */ e) => e.repeat && e.key === "Enter" && e.preventDefault()}
    >
      ${signOf(this.#busy, this.planned, this.app.text)}${inCard(words, this.who, this.#around, quick ? nothing : DOTS)}
      ${quick ? costOf(this.#offer, this.who, this.#around) : nothing}
    </button>`;
  }

  #diceButton() {
    if (!this.#offer.rolls) return nothing;
    return squareButton({
      words: this.t("ui-dice-on-table", { what: this.l(this.#offer.label) }),
      picture: "die",
      big: this.big,
      open: this.faces !== undefined,
      press: () => this.#toggleDice(),
    });
  }

  #tuneButton() {
    const { encounter } = this.#around;
    const numbers = asked(this.#offer, encounter, this.who);
    if (!numbers.length || !isQuick(this.#offer, encounter, this.who)) return nothing;
    return squareButton({
      words: this.t("ui-other-numbers", { what: this.l(this.#offer.label) }),
      picture: "tune",
      big: this.big,
      open: this.mode === "form",
      press: () => (this.mode === "form" ? this.close(true) : this.#open("form")),
    });
  }

  #sheet() {
    if (this.mode === "confirm") {
      const question = questionOf(this.#offer, this.who, this.#around);
      const [yes, no] = [() => this.#give([this.#values()]), () => this.close(true)];
      const words = this.l(this.#offer.label);
      return confirmation({ question, words, text: this.app.text, yes, no });
    }
    const choice = singleChoice(this.#offer, this.#around.encounter, this.who);
    if (this.mode !== "choice" || !choice) return this.#form();
    const [name] = choice;
    return choiceButtons({
      label: this.app.text.field(this.#offer, name),
      options: choices(this.#offer.fields[name], this.#around),
      now: this.draft[name],
      choose: (value) => this.#give([{ ...this.#values(), [name]: value }]),
    });
  }

  /**
   * @param {string} name
   * @param {Domain} domain
   * @param {unknown} [label]
   */
  #field(name, domain, label = this.app.text.field(this.#offer, name)) {
    const value = this.draft[name];
    const who = this.who || String(this.draft.who ?? "");
    const field = {
      name,
      domain,
      label,
      value,
      meaning: meaning(domain, value, who, this.#around, name),
      error: this.errors[name] ?? "",
      set: (/** @type {Given | undefined} */ value) => {
        this.draft = { ...this.draft, [name]: value };
      },
    };
    return drawField(field, this.#around);
  }

  #line() {
    const { encounter } = this.#around;
    const words = this.l(this.#offer.label);
    const [[name, domain]] = asked(this.#offer, encounter, this.who);
    const label = html`${words}<span class="sr">, ${this.app.text.field(this.#offer, name)}</span>`;
    return oneLine({
      words,
      field: this.#field(name, domain, label),
      adds: domain.type === "text",
      changed: !isUntouched(this.draft, this.#offer, encounter),
      busy: this.#busy,
      error: this.errors[""] ?? "",
      submit: (event) => this.#submitted(event),
    });
  }

  #form() {
    const around = this.#around;
    const fields = asked(this.#offer, around.encounter, this.who);
    if (this.compact) return this.#line();
    return filledForm({
      fields: fields.map(([name, domain]) => this.#field(name, domain)),
      dice: this.faces ? this.#diceFields(this.faces) : nothing,
      error: this.errors[""] ?? "",
      words: this.l(filledIn(this.#offer, this.draft)),
      busy: this.#busy,
      text: this.app.text,
      submit: (event) => this.#submitted(event),
      cancel: this.lasting ? undefined : () => this.close(true),
    });
  }

  /** @param {string[]} faces */
  #diceFields(faces) {
    return drawDice({
      faces,
      rolls: /** @type {Rolls} */ (this.#offer.rolls),
      encounter: this.#around.encounter,
      text: this.app.text,
      set: (typed, next) => {
        this.faces = typed;
        this.updateComplete.then(() => this.#focus(`die-${next}`));
      },
    });
  }
}

customElements.define("rondel-offer", RondelOffer);
