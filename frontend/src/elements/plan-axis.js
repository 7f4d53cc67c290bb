// What lies behind the discs and flags of a time line: ticks, numbers, cuts, stems, the present.

/** @import { SideMark } from "../figures.js" */
/** @import { Encounter, Moment } from "../messages.d.ts" */
/** @import { Axis, Spot } from "../plan-axis.js" */
/** @import { Texts } from "../text.js" */
/** @import { Mover } from "./plan-mover.js" */

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { secondsOf } from "../plan.js";
import { apart, numbered, xOf } from "../plan-axis.js";

/** In pixels. */
export const AXIS = { top: 4, level: 31, gap: 9, numbers: 34, edge: 4, lane: 26, flag: 22 };
const DIGIT = 7.6; // pixels of a digit of a row's number
const SMALL = 5.8; // pixels of a letter of its seconds
const SPACE = 8; // pixels between two numbers

/** @typedef {{ levels: number, lanes: number }} Tall */
/**
 * @typedef {object} Picture
 * @property {Axis} axis
 * @property {Spot[]} discs
 * @property {Spot[]} flags
 * @property {Tall} tall
 * @property {Moment} moment
 * @property {Map<string, SideMark>} marks
 * @property {Mover} mover
 * @property {Encounter} encounter
 * @property {string} chosen id of the entry that is looked at
 */

/** @param {Tall} tall */
const axisTop = ({ levels }) => AXIS.top + levels * AXIS.level + AXIS.gap;

/** @param {Tall} tall */
export const heightOf = (tall) => axisTop(tall) + AXIS.numbers + AXIS.edge + tall.lanes * AXIS.lane;

/** The middle of a disc. @param {Tall} tall @param {number} level */
export const spotTop = (tall, level) =>
  axisTop(tall) - AXIS.gap - AXIS.level * level - AXIS.level / 2;

/** The upper edge of a flag. @param {Tall} tall @param {number} lane */
export const flagTop = (tall, lane) => axisTop(tall) + AXIS.numbers + AXIS.edge + lane * AXIS.lane;

/** The middle of a flag. @param {Tall} tall @param {number} lane */
export const flagMiddle = (tall, lane) => flagTop(tall, lane) + AXIS.flag / 2;

/**
 * @param {Picture} picture
 * @param {Texts} text
 */
export function drawAxis(picture, text) {
  const { axis, tall, moment } = picture;
  const y = axisTop(tall);
  return html`<svg class="axis" aria-hidden="true" width=${axis.wide} height=${heightOf(tall)}>
      ${ticks(axis, y)} ${axis.stretches.filter(({ cut }) => cut).map((one) => cutOf(one, y))}
      ${bars(picture)} ${stems(picture, y)}
      <line class="present" x1=${xOf(axis, moment.at)} x2=${xOf(axis, moment.at)} y1="0" y2=${y}></line>
    </svg>
    ${axis.stretches
      .filter(({ cut }) => cut)
      .map(({ from, to, x, wide }) => {
        const words = text.say("ui-plan-cut", { count: to - from });
        return html`<span class="cut" title=${words} .style=${`left:${x}px;top:${y - 16}px;width:${wide}px`}></span>`;
      })}
    ${numbers(picture, text, y)}`;
}

/**
 * @param {Axis} axis
 * @param {number} y
 */
function ticks({ stretches, perRow }, y) {
  let [small, large] = ["", ""];
  const lines = stretches
    .filter(({ cut }) => !cut)
    .map(({ from, to, x, wide }) => {
      for (let row = from; row <= to; row++) {
        const mark = `M${x + (row - from) * perRow} ${y}v`;
        if (row % 5) small += `${mark}4`;
        else large += `${mark}7`;
      }
      return `M${x} ${y}h${wide}`;
    });
  return svg`<path class="tick" d=${small || "M0 0"}></path><path class="tick five" d=${large || "M0 0"}></path>
    <path class="base" d=${lines.join("") || "M0 0"}></path>`;
}

/**
 * A visible break in the axis.
 * @param {Axis["stretches"][number]} stretch
 * @param {number} y
 */
function cutOf({ x, wide }, y) {
  const [a, b] = [x + wide / 2 - 4, x + wide / 2 + 4];
  return svg`<path class="base away" d="M${x} ${y}H${a}M${b} ${y}H${x + wide}"></path>
    <path class="zigzag" d="M${a - 3} ${y + 6}l6 -12M${b - 3} ${y + 6}l6 -12"></path>`;
}

/**
 * How long what is looked at has been running.
 * @param {Picture} picture
 */
function bars({ axis, discs, tall, marks, mover, encounter, chosen }) {
  return discs.map((spot) => {
    const { level, entry } = spot;
    if (entry?.since === undefined || entry.id !== chosen) return nothing;
    const [x, end] = [Math.max(4, xOf(axis, entry.since)), xOf(axis, mover.rowOf(spot))];
    const side = encounter.figures[entry.who ?? ""]?.side ?? "";
    const tint = marks.get(side)?.tint ?? "";
    const y = spotTop(tall, level) - 2;
    return svg`<rect class="bar side-${tint}" x=${x} y=${y} width=${Math.max(0, end - x)} height="4" rx="2"></rect>`;
  });
}

/**
 * @param {Picture} picture
 * @param {number} y of the axis
 */
function stems({ axis, discs, flags, tall, mover }, y) {
  return [...discs, ...flags].map((spot) => {
    const past = spot.entry?.state === "past" ? "past" : "";
    const x = xOf(axis, mover.rowOf(spot));
    return flags.includes(spot)
      ? svg`<path class="peg ${past}" d="M${x} ${y - 5}l5 5 -5 5 -5 -5z"></path>`
      : svg`<line class="stem ${past}" x1=${x} x2=${x} y1=${spotTop(tall, spot.level)} y2=${y}></line>
        <circle class="foot ${past}" cx=${x} cy=${y} r="3"></circle>`;
  });
}

/**
 * The numbers of rows and, where there is room for them too, their seconds.
 * @param {Picture} picture
 * @param {Texts} text
 * @param {number} y
 */
function numbers({ axis, discs, flags, moment, mover }, text, y) {
  const now = moment.at;
  const target = mover.at?.row;
  /** @param {number} row */
  const seconds = (row) => text.seconds(secondsOf(row, moment));
  /** @param {number} row */
  const wideOf = (row) => text.number(row).length * DIGIT + SPACE;
  /** @param {number} row */
  const wideWith = (row) => Math.max(wideOf(row), seconds(row).length * SMALL + SPACE);
  const stops = [...discs, ...flags].map(({ at }) => at);
  stops.sort((a, b) => Math.abs(a - now) - Math.abs(b - now));
  const first = [...(target === undefined ? [] : [target]), now];
  const rows = numbered(axis, [...first, ...stops], (row) =>
    first.includes(row) ? wideWith(row) + SPACE : wideOf(row),
  );
  const marked = [...first, ...stops, ...rows].filter((row) => rows.includes(row));
  const timed = apart(axis, marked, wideWith);
  /** @param {number} row */
  const kindOf = (row) =>
    row === target ? "target" : row === now ? "now" : stops.includes(row) ? "stop" : "";
  /** @param {number} row */
  const placeOf = (row) => `left:${xOf(axis, row)}px;top:${y + 9}px`;
  // A number that stands elsewhere, or looks otherwise, is another: numbers do not move.
  return repeat(
    rows,
    (row) => [row, kindOf(row), placeOf(row), timed.includes(row)].join(),
    (row) =>
      html`<span class="no ${kindOf(row)}" aria-hidden="true" .style=${placeOf(row)}
        ><b>${text.number(row)}</b>${timed.includes(row) ? html`<i>${seconds(row)}</i>` : nothing}</span
      >`,
  );
}
