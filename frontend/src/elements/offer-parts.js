// Parts of an offer that only draw: the buttons beside its own, and what is asked without a form.

/** @import { Value } from "../messages.d.ts" */
/** @import { IconName } from "../icons.js" */
/** @import { Texts } from "../text.js" */

import { html, nothing } from "lit";
import { icon } from "../icons.js";

/** @typedef {"shut" | "choice" | "form" | "confirm"} Mode what an offer is asking */

/**
 * @param {object} beside
 * @param {string} beside.words
 * @param {IconName} beside.picture
 * @param {boolean} beside.big
 * @param {boolean} beside.open
 * @param {() => void} beside.press
 */
export function squareButton({ words, picture, big, open, press }) {
  return html`<button
    type="button"
    class="btn square ${big ? "strong tall" : ""}"
    data-how=${picture}
    aria-label=${words}
    title=${words}
    aria-expanded=${String(open)}
    @click=${press}
  >${icon(picture)}</button>`;
}

// Of choices the chosen one, else the first.
const FIELDS =
  "input:not(.sr), input:checked, div:not(:has(:checked)) > :first-child > .sr, select, textarea";

/**
 * The focus goes to what is to be filled in first; where all is, to the number that the time line
 * speaks of, else to the first field or button.
 * @param {Element} sheet
 */
export function toFirst(sheet) {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (sheet.querySelectorAll(FIELDS));
  const empty = [...fields].some((field) => field.required && !field.value);
  const number = empty
    ? undefined
    : [...fields].find((f) => f.closest(".field")?.querySelector(".meaning"));
  const target = number ?? fields[0] ?? sheet.querySelector("button");
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement) target.select(); // what is typed takes its place
}

/**
 * @param {object} confirmation
 * @param {string} confirmation.question
 * @param {string} confirmation.words of what is done then
 * @param {Texts} confirmation.text
 * @param {() => void} confirmation.yes
 * @param {() => void} confirmation.no
 */
export function confirmation({ question, words, text, yes, no }) {
  return html`<p class="question">${question}</p>
    <div class="row">
      <button type="button" class="btn warn" @click=${yes}>${words}</button>
      <button type="button" class="btn plain" @click=${no}>${text.say("ui-cancel")}</button>
    </div>`;
}

/**
 * @param {object} form
 * @param {unknown} form.fields
 * @param {unknown} form.dice
 * @param {string} form.error that is not a field's own
 * @param {string} form.words of what it sends
 * @param {boolean} form.busy
 * @param {Texts} form.text
 * @param {(event: SubmitEvent) => void} form.submit
 * @param {(() => void) | undefined} form.cancel undefined: it stays open
 */
export function filledForm({ fields, dice, error, words, busy, text, submit, cancel }) {
  return html`<form novalidate @submit=${submit}>
    <div class="fields">${fields}</div>
    ${dice}${error ? html`<p class="error" role="alert">${error}</p>` : nothing}
    <div class="row">
      <button class="btn strong" aria-busy=${busy ? "true" : "false"}>${words}</button>
      ${
        cancel
          ? html`<button type="button" class="btn plain" @click=${cancel}>${text.say("ui-cancel")}</button>`
          : nothing
      }
    </div>
  </form>`;
}

/**
 * A single choice, laid out as buttons.
 * @param {object} choice
 * @param {string} choice.label
 * @param {[Value, string][]} choice.options
 * @param {unknown} choice.now the one that holds already
 * @param {(value: Value) => void} choice.choose
 */
export function choiceButtons({ label, options, now, choose }) {
  return html`<p class="label" id="choice">${label}</p>
    <div class="row" role="group" aria-labelledby="choice">
      ${options.map(
        ([value, words]) => html`<button
          type="button"
          class="btn ${value === now ? "now" : ""}"
          @click=${() => choose(value)}
        >${words}</button>`,
      )}
    </div>`;
}
