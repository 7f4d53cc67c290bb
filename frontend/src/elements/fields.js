// One field of a form, drawn from its domain alone.

/** @import { Domain, Encounter, Value } from "../messages.d.ts" */
/** @import { Given } from "../offers.js" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";
import { live } from "lit/directives/live.js";
import { icon } from "../icons.js";
import { idsOf } from "../offers.js";
import { meaningStyles } from "./what-if.js";

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {Domain} domain
 * @property {unknown} label words, or a template of them
 * @property {Given | undefined} value
 * @property {string} error
 * @property {(value: Given | undefined) => void} set
 * @property {unknown} [meaning] what the value comes to, told below it
 */
/**
 * @typedef {object} Around what the choices are made of
 * @property {Encounter} encounter
 * @property {Record<string, string>} people
 * @property {Texts} text
 */

const SHORT = 100; // characters; what may be longer takes a line of its own
const SEGMENTS = 4; // more choices than that are a list

/**
 * The words for each value of a choice.
 * @param {Domain} domain
 * @param {Around} around
 * @returns {[Value, string][]}
 */
export function choices(domain, { encounter, people, text }) {
  switch (domain.type) {
    case "one_of":
      return domain.values.map((value, i) => {
        const label = domain.labels?.[i];
        if (label) return [value, text.label(label)];
        if (typeof value === "boolean") return [value, text.say(value ? "ui-on" : "ui-off")];
        return [value, typeof value === "number" ? text.number(value) : value];
      });
    case "combatants":
      return idsOf(domain, encounter).map((id) => [id, encounter.figures[id]?.name ?? id]);
    case "player_seat":
      return [["", text.say("ui-the-gm")], ...Object.entries(people)];
    default:
      return [];
  }
}

/**
 * @param {Field} field
 * @param {Around} around
 */
export function drawField(field, around) {
  const { domain } = field;
  switch (domain.type) {
    case "one_of":
      return domain.values.length <= SEGMENTS ? segments(field, around) : list(field, around);
    case "combatants":
    case "player_seat":
      return list(field, around);
    case "range":
      return labelled(field, stepper(field, domain, around.text));
    case "text":
      return labelled(field, domain.long ? lines(field, domain) : line(field, domain));
    case "flag":
      return flag(field);
  }
}

/** @param {Field} field */
const idOf = ({ name }) => `field-${name}`;

/** @param {Field} field */
function problem(field) {
  return field.error
    ? html`<p class="error" id="${idOf(field)}-error">${field.error}</p>`
    : nothing;
}

/** @param {Field} field */
const described = (field) => ifDefined(field.error ? `${idOf(field)}-error` : undefined);

/**
 * @param {Field} field
 * @param {unknown} control
 */
function labelled(field, control) {
  return html`<div class="field">
    <label for=${idOf(field)}>${field.label}</label>
    ${control}${problem(field)}${field.meaning}
  </div>`;
}

/**
 * @param {Field} field
 * @param {Around} around
 */
function segments(field, around) {
  return html`<fieldset class="field segments">
    <legend class="label">${field.label}</legend>
    <div>
      ${choices(field.domain, around).map(
        ([value, words]) => html`<label>
          <input
            type="radio"
            class="sr"
            name=${field.name}
            required
            .checked=${live(field.value === value)}
            @change=${() => field.set(value)}
          /><span>${words}</span>
        </label>`,
      )}
    </div>
    ${problem(field)}
  </fieldset>`;
}

/**
 * @param {Field} field
 * @param {Around} around
 */
function list(field, around) {
  const options = choices(field.domain, around);
  const chosen = options.findIndex(([value]) => value === field.value);
  /** @param {Event} event */
  const changed = (event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    field.set(value === "" ? undefined : options[Number(value)][0]);
  };
  const select = html`<select
    id=${idOf(field)}
    required
    aria-invalid=${field.error ? "true" : "false"}
    aria-describedby=${described(field)}
    @change=${changed}
  >
    ${chosen < 0 ? html`<option value="" selected>${around.text.say("ui-choose")}</option>` : nothing}
    ${options.map(
      ([, words], i) =>
        html`<option value=${String(i)} ?selected=${i === chosen}>${words}</option>`,
    )}
  </select>`;
  return labelled(field, select);
}

/**
 * A number; one that can only be below zero is asked without its minus.
 * @param {Field} field
 * @param {Extract<Domain, { type: "range" }>} domain
 * @param {Texts} text
 */
function stepper(field, domain, text) {
  const { optional } = domain;
  if (domain.high < 0) {
    const turned = { ...domain, low: -domain.high, high: -domain.low };
    /** @param {Given | undefined} value */
    const turn = (value) => (typeof value === "number" ? -value : value);
    const set = (/** @type {Given | undefined} */ value) => field.set(turn(value));
    return stepper({ ...field, value: turn(field.value), set }, turned, text);
  }
  const { low, high } = domain;
  const now = typeof field.value === "number" ? field.value : undefined;
  /** @param {number} by */
  const step = (by) => {
    const from = now ?? (by > 0 ? Math.max(low, 0) - by : Math.min(high, 0) - by);
    field.set(Math.min(high, Math.max(low, from + by)));
  };
  /** @param {Event} event */
  const typed = (event) => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    field.set(value.trim() === "" ? (optional ? null : undefined) : Number(value));
  };
  const of = typeof field.label === "string" ? field.label : "";
  return html`<div class="stepper">
    <button
      type="button"
      class="btn square"
      aria-label=${text.say("ui-less")}
      aria-description=${of || nothing}
      ?disabled=${now !== undefined && now <= low}
      @click=${() => step(-1)}
    >${icon("minus")}</button>
    <input
      id=${idOf(field)}
      type="number"
      step="1"
      min=${low}
      max=${high}
      inputmode=${ifDefined(low < 0 ? undefined : "numeric")}
      ?required=${!optional}
      .value=${live(now === undefined ? "" : String(now))}
      aria-invalid=${field.error ? "true" : "false"}
      aria-describedby=${described(field)}
      @input=${typed}
    />
    <button
      type="button"
      class="btn square"
      aria-label=${text.say("ui-more")}
      aria-description=${of || nothing}
      ?disabled=${now !== undefined && now >= high}
      @click=${() => step(1)}
    >${icon("plus")}</button>
  </div>`;
}

/**
 * @param {Field} field
 * @param {Extract<Domain, { type: "text" }>} domain
 */
function line(field, { most, least, known = [] }) {
  return html`<input
      id=${idOf(field)}
      class=${most > SHORT ? "long" : ""}
      autocomplete="off"
      maxlength=${most}
      minlength=${least}
      ?required=${least > 0}
      list=${ifDefined(known.length ? `${idOf(field)}-known` : undefined)}
      .value=${live(String(field.value ?? ""))}
      aria-invalid=${field.error ? "true" : "false"}
      aria-describedby=${described(field)}
      @input=${(/** @type {Event} */ e) => field.set(/** @type {HTMLInputElement} */ (e.target).value)}
    />${
      known.length
        ? html`<datalist id="${idOf(field)}-known">
            ${known.map((value) => html`<option value=${value}></option>`)}
          </datalist>`
        : nothing
    }`;
}

/**
 * @param {Field} field
 * @param {Extract<Domain, { type: "text" }>} domain
 */
function lines(field, { most, least }) {
  return html`<textarea
    id=${idOf(field)}
    maxlength=${most}
    minlength=${least}
    ?required=${least > 0}
    .value=${live(String(field.value ?? ""))}
    aria-invalid=${field.error ? "true" : "false"}
    aria-describedby=${described(field)}
    @input=${(/** @type {Event} */ e) => field.set(/** @type {HTMLTextAreaElement} */ (e.target).value)}
  ></textarea>`;
}

/** @param {Field} field */
function flag(field) {
  return html`<div class="field flag">
    <label><input
        type="checkbox"
        role="switch"
        .checked=${live(field.value === true)}
        @change=${(/** @type {Event} */ e) => field.set(/** @type {HTMLInputElement} */ (e.target).checked)}
      /><span>${field.label}</span></label>
    ${problem(field)}
  </div>`;
}

export const fieldStyles = css`
  ${meaningStyles}
  .field {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .field > p {
    margin-top: 4px;
  }
  .field > label,
  legend.label {
    margin-bottom: 3px;
    padding: 0;
  }
  .stepper {
    display: grid;
    grid-template-columns: 34px minmax(48px, 1fr) 34px;
  }
  .stepper input {
    position: relative;
    border-radius: 0;
    margin: 0 -1px;
    width: auto;
    min-width: 0;
  }
  .stepper :focus-visible {
    z-index: 1;
    outline-offset: -1px;
  }
  .stepper .btn:first-child {
    border-radius: 8px 0 0 8px;
  }
  .stepper .btn:last-child {
    border-radius: 0 8px 8px 0;
  }
  .segments > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  .segments label {
    position: relative;
    font-size: var(--size);
  }
  .segments span {
    display: block;
    padding: 6px 11px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--ink);
    cursor: pointer;
  }
  .segments input:checked + span {
    border-color: var(--accent);
    background: var(--glow);
    color: var(--on-glow);
    font-weight: 600;
    outline: 2px solid var(--cue);
    outline-offset: -3px;
  }
  .segments input:focus-visible + span {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .flag label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 34px;
    color: var(--ink);
    font-size: var(--size);
    cursor: pointer;
  }
  .flag span {
    overflow-wrap: anywhere;
  }
  [role="switch"] {
    appearance: none;
    width: 38px;
    height: 22px;
    padding: 2px;
    border-radius: 99px;
    background: var(--off, var(--line));
    cursor: pointer;
    transition: background var(--quick);
  }
  [role="switch"]::before {
    content: "";
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--soft);
    transition: translate var(--quick);
  }
  [role="switch"]:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  [role="switch"]:checked::before {
    translate: 16px;
    background: var(--on-accent);
  }
`;
