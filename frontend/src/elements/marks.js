// Small pictures of a state: side, actions left, conditions, why somebody is where they are.

/** @import { Counter, Encounter, Figure, Slot, Term } from "../messages.d.ts" */
/** @import { Texts } from "../text.js" */

import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { dice, icon } from "../icons.js";
import { pictured } from "./pictured.js";

export { dotStyles, markStyles } from "./mark-styles.js";

export const MOST_DOTS = 7; // more than that are written as a number

/**
 * @param {number} shape
 * @param {number} n
 * @param {boolean} full
 */
function dot(shape, n, full) {
  const x = 12 * n + 6;
  const part = full ? "full" : "spent";
  if (shape === 0) return svg`<circle class=${part} cx=${x} cy="6" r="4.2"></circle>`;
  if (shape === 1) {
    return svg`<path class=${part} d="M${x} 1 ${x + 5} 6 ${x} 11 ${x - 5} 6z"></path>`;
  }
  return svg`<rect class=${part} x=${x - 4} y="2" width="8" height="8" rx="1.5"></rect>`;
}

/**
 * @param {number} shape
 * @param {number} of
 * @param {number} left
 */
export function dots(shape, of, left) {
  return html`<svg
    class="dots kind-${Math.min(shape, 2)}"
    aria-hidden="true"
    width=${12 * of}
    height="12"
    viewBox="0 0 ${12 * of} 12"
  >${Array.from({ length: of }, (_, n) => dot(shape, n, n < left))}</svg>`;
}

/**
 * What is left of what a slot spends: the first kind as dots, the second as diamonds.
 * @param {readonly Counter[]} counters
 * @param {Texts} text
 */
export function countersOf(counters, text) {
  return counters.flatMap(({ key, left, of }, shape) => {
    if (!of) return [];
    const words = text.say(`counter-${key}`, { left, of });
    const drawn =
      of > MOST_DOTS
        ? html`${dots(shape, 1, Math.min(1, left))}<span class="number">${text.number(left)}/${text.number(of)}</span>`
        : dots(shape, of, left);
    return html`<span class="counter">${pictured(words, drawn)}</span>`;
  });
}

/**
 * How long a condition lasts, in words.
 * @param {Figure["conditions"][string]} condition
 * @param {Encounter} encounter
 * @param {Texts} text
 */
export function lasting({ until, rounds = 0, time = 0, whose = "", later = 0 }, encounter, text) {
  const name = encounter.figures[whose]?.name ?? "";
  const unit = encounter.board.unit ? text.label(encounter.board.unit) : "";
  const words = text.say(`ui-until-${until.replaceAll("_", "-")}`, { rounds, time, unit, name });
  return later ? [words, text.say("ui-later", { rounds: later })].join(", ") : words;
}

/**
 * Marks of a figure that everybody who sees it may see.
 * @param {Figure} figure
 * @param {Texts} text
 */
export function figureMarks(figure, text) {
  const marks = [];
  if (figure.health && !(figure.fallen && figure.health === "down")) {
    marks.push(healthMark(figure.health, text));
  }
  if (figure.hidden) {
    marks.push(html`<span class="chip">${icon("hidden")}${text.say("ui-hidden")}</span>`);
  }
  if (figure.fallen) {
    marks.push(html`<span class="chip warn">${icon("fallen")}${text.say("ui-fallen")}</span>`);
  }
  if (figure.standing !== "fighting") {
    marks.push(
      html`<span class="chip warn">${text.say(`core-standing-${figure.standing}`)}</span>`,
    );
  }
  return marks;
}

const HEALTHS = ["down", "critical", "bloodied", "hurt", "unhurt"];

/**
 * Hit points in words, with as many bars as are left.
 * @param {NonNullable<Figure["health"]>} health
 * @param {Texts} text
 */
function healthMark(health, text) {
  const left = HEALTHS.indexOf(health);
  const low = left < 2 ? "low" : "";
  return html`<span class="health ${low}"
    ><svg aria-hidden="true" width="19" height="10" viewBox="0 0 19 10"
      ><title>${text.say("ui-health")}</title>${[0, 1, 2, 3].map((n) => svg`<rect class=${n < left ? "left" : "most"} x=${5 * n + 0.5} y="0.5" width="3" height="9" rx="1"></rect>`)}</svg
    ><span class="sr">${text.say("ui-health")}: </span>${text.say(`ui-health-${health}`)}</span
  >`;
}

/**
 * What somebody means to do, and who may know.
 * @param {NonNullable<Figure["intent"]>} intent
 * @param {Texts} text
 */
export function intentMark({ what, public: open }, text) {
  const known = text.say(open ? "ui-intent-public" : "ui-intent-private");
  return html`<span class="intent"
    >${icon("note")}<span class="sr">${text.say("ui-intent")}: </span><q title=${what}>${what}</q
    ><span class="known">${pictured(known, icon(open ? "eye" : "lock"))}</span
  ></span>`;
}

/**
 * @param {Figure} figure
 * @param {Texts} text
 */
export function hitPoints({ hp, max_hp: most }, text) {
  if (hp === undefined) return nothing;
  const part = most ? Math.round((100 * Math.max(0, hp)) / most) : 0;
  const low = part <= 25 ? "low" : "";
  const left =
    most === undefined ? text.number(hp) : text.say("ui-bag-left", { left: hp, of: most });
  return html`<span class="points"
    ><span aria-hidden="true" title=${text.say("ui-hp")}>
    ${keyed(
      `${hp}/${most}`,
      html`<span><b>${text.number(hp)}</b>${most === undefined ? nothing : html`<i>/${text.number(most)}</i>`}</span>`,
    )}
    ${
      most
        ? html`<svg class=${low} aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
            <rect class="most" width="100" height="6" rx="3"></rect>
            <rect class="left" width=${part} height="6" rx="3"></rect>
          </svg>`
        : nothing
    }
    </span><span class="sr">${text.say("ui-hp")}: ${left}</span
  ></span>`;
}

/**
 * The dice that a reason is made of.
 * @param {Term} term
 * @param {Texts} text
 */
function thrown({ faces = [], sides = 6 }, text) {
  return faces.length ? dice(faces, sides, text.dice(faces.length, sides)) : nothing;
}

/**
 * "Why this place": each reason with its number and dice.
 * @param {Slot} slot
 * @param {string} unit
 * @param {Texts} text
 */
export function why(slot, unit, text) {
  /** @param {Term} term */
  const value = ({ value: n }) => (n === undefined ? nothing : text.signed(n));
  // Other reasons stand there anew: they did not move.
  return html`${keyed(
    JSON.stringify([slot.why, slot.at, unit]),
    html`<table class="why">
    <caption class="over">${text.say("ui-why")}</caption>
    <tbody>
      ${slot.why.map(
        (term) => html`<tr class=${term.counted ? "" : "left-out"}>
          <th scope="row">
            ${text.label(term.label)} ${thrown(term, text)}
            ${term.counted ? nothing : html`<em>${text.say("ui-not-counted")}</em>`}
          </th>
          <td>${term.counted ? value(term) : html`<s>${value(term)}</s>`}</td>
        </tr>`,
      )}
    </tbody>
    ${
      slot.at === undefined
        ? nothing
        : html`<tfoot>
            <tr>
              <th scope="row">${unit}</th>
              <td>${text.number(slot.at)}</td>
            </tr>
          </tfoot>`
    }
  </table>`,
  )}`;
}
