// Dice that fell on the table, to be typed in.

/** @import { Encounter, Rolls } from "../messages.d.ts" */
/** @import { Texts } from "../text.js" */

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { dice, icon } from "../icons.js";

/**
 * @typedef {object} TableDice
 * @property {string[]} faces as typed so far
 * @property {Rolls} rolls
 * @property {Encounter} encounter whose people the first dice may be of
 * @property {Texts} text
 * @property {(faces: string[], next: number) => void} set and which die to go to
 */

/** @param {TableDice} table */
export function drawDice({ faces, rolls, encounter, text, set }) {
  const { sides, lowest = 1, more = false, whose = [] } = rolls;
  // A 10 for the face that counts 0 may be typed: the answer says how it is read.
  const highest = lowest + sides - 1;
  const names = whose.map((id) => encounter.figures[id]?.name ?? "");
  /** @param {number} n */
  const label = (n) =>
    names[n] ? text.say("ui-die-of", { name: names[n] }) : text.say("ui-die", { n: n + 1 });
  /**
   * @param {number} n
   * @param {Event} event
   */
  const typed = (n, event) => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    const full = value.length >= String(highest).length;
    set(
      faces.map((f, i) => (i === n ? value : f)),
      full ? n + 1 : n,
    );
  };
  const numbers = faces.map(Number);
  const whole = faces.every(
    (face, n) => face !== "" && numbers[n] >= lowest && numbers[n] <= highest,
  );
  return html`<fieldset class="field">
    <legend class="label">${text.say("ui-dice-fell", { sides, lowest, highest })}</legend>
    <div class="row">
      ${faces.map((face, n) => {
        const input = html`<input
          class="face"
          id="die-${n}"
          type="number"
          inputmode="numeric"
          min=${lowest}
          max=${lowest ? highest : highest + 1}
          required
          aria-label=${label(n)}
          .value=${live(face)}
          @input=${(/** @type {Event} */ event) => typed(n, event)}
        />`;
        return names[n]
          ? html`<span class="of"><span class="small" aria-hidden="true">${names[n]}</span>${input}</span>`
          : input;
      })}
      ${
        more
          ? html`<button
              type="button"
              class="btn square"
              aria-label=${text.say("ui-add-die")}
              title=${text.say("ui-add-die")}
              @click=${() => set([...faces, ""], faces.length)}
            >${icon("plus")}</button>`
          : nothing
      }
      ${whole ? dice(numbers, sides) : nothing}
    </div>
  </fieldset>`;
}
