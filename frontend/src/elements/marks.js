// Small pictures of a state: side, actions left, conditions, why somebody is where they are.

/** @import { Counter, Encounter, Figure, Slot, Term } from "../messages.d.ts" */
/** @import { SideMark } from "../figures.js" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing, svg } from "lit";
import { dice, icon } from "../icons.js";

export const MOST_DOTS = 7; // more than that are written as a number

/**
 * @param {SideMark | undefined} mark
 * @param {string} side
 */
export function sideMark(mark, side) {
  if (!mark) return nothing;
  return html`<span class="side side-${mark.tint}" title=${side}
    ><span aria-hidden="true">${mark.letters}</span><span class="sr">${side}</span></span
  >`;
}

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
        ? html`<span class="number" aria-hidden="true">${text.number(left)}/${text.number(of)}</span>`
        : dots(shape, of, left);
    return html`<span class="counter" title=${words}
      >${drawn}<span class="sr">${words}</span></span
    >`;
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

/**
 * @param {Figure} figure
 * @param {Texts} text
 */
export function hitPoints({ hp, max_hp: most }, text) {
  if (hp === undefined) return nothing;
  const part = most ? Math.round((100 * Math.max(0, hp)) / most) : 0;
  const low = part <= 25 ? "low" : "";
  return html`<span class="points" title=${text.say("ui-hp")}>
    <span class="sr">${text.say("ui-hp")}</span>
    <span><b>${text.number(hp)}</b>${most === undefined ? nothing : html`<i>/${text.number(most)}</i>`}</span>
    ${
      most
        ? html`<svg class=${low} aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
            <rect class="most" width="100" height="6" rx="3"></rect>
            <rect class="left" width=${part} height="6" rx="3"></rect>
          </svg>`
        : nothing
    }
  </span>`;
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
  return html`<table class="why">
    <caption class="over">${text.say("ui-why")}</caption>
    <tbody>
      ${slot.why.map(
        (term) => html`<tr class=${term.counted ? "" : "left-out"}>
          <th scope="row">
            ${text.label(term.label)} ${term.faces?.length ? dice(term.faces, term.sides) : nothing}
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
  </table>`;
}

export const dotStyles = css`
  .dots {
    flex: none;
    vertical-align: -1px;
  }
  .dots .full {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .dots.kind-1 .full {
    fill: var(--accent);
    stroke: var(--accent);
  }
  .dots .spent {
    fill: none;
    stroke: var(--edge);
  }
`;

export const markStyles = css`
  ${dotStyles}
  .side {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-width: 22px;
    height: 22px;
    padding: 0 3px;
    border-radius: 11px;
    background: var(--side);
    color: var(--on-side);
    font-size: 11px;
    font-weight: 700;
  }
  .side-0 {
    --side: var(--side-0);
  }
  .side-1 {
    --side: var(--side-1);
  }
  .side-2 {
    --side: var(--side-2);
  }
  .side-3 {
    --side: var(--side-3);
  }
  .side-4 {
    --side: var(--side-4);
  }
  .side-5 {
    --side: var(--side-5);
  }
  .counter {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 2px;
  }
  .number {
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .points {
    display: inline-block;
    min-width: 40px;
    font-variant-numeric: tabular-nums;
    text-align: center;
    line-height: 1.15;
    white-space: nowrap;
  }
  .points b {
    font-weight: 650;
  }
  .points i {
    color: var(--soft);
    font-size: 11.5px;
    font-style: normal;
  }
  .points svg {
    display: block;
    width: 100%;
    height: 3px;
    margin-top: 2px;
  }
  .points .most {
    fill: var(--line);
  }
  .points .left {
    fill: var(--good);
  }
  .points .low .left {
    fill: var(--warn);
  }
  .why {
    width: 100%;
    border-collapse: collapse;
  }
  .why caption {
    padding-bottom: 2px;
    text-align: left;
  }
  .why th {
    padding: 3px 8px 3px 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  .why td {
    padding: 3px 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  .why tr + tr > * {
    border-top: 1px solid var(--line);
  }
  .why tfoot > tr > * {
    border-top: 2px solid var(--ink);
    font-weight: 700;
  }
  .left-out {
    color: var(--soft);
  }
  .left-out em {
    font-size: 12px;
  }
`;
