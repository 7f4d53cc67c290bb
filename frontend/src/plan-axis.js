// The axis of a time line as it is drawn: to scale, with long gaps cut out, and where things stand on
// it.

/** @import { Entry } from "./messages.d.ts" */
/** @import { Row } from "./plan.js" */

import { isFlag } from "./plan.js";

export const MOST_LEVELS = 4; // discs above each other; what is more is counted
export const MOST_LANES = 2; // flags below each other
const MOST_PAST = 6; // rows behind the present that are drawn
const MOST_AHEAD = 24; // rows with entries from the present on that are drawn
const GAP = 12; // empty rows in a stretch from which on it is cut
const NEAR = 2; // rows that are left on both sides of a cut
const TAIL = 10; // rows after the last entry, at least
const CUT = 34; // pixels of a cut
const PAD = 28; // pixels at both ends
const READABLE = 104; // pixels of a flag with its words
const ROOMY = 30; // pixels of a row that keep neighbours apart

/** @typedef {{ from: number, to: number, x: number, wide: number, cut: boolean }} Stretch */
/** @typedef {{ stretches: Stretch[], wide: number, perRow: number }} Axis */
/** @typedef {{ at: number, level: number, entry?: Entry, more: Entry[] }} Spot *more*: only counted */

/**
 * The rows that are drawn, and how many entries lie before and after them.
 * @param {readonly Row[]} rows
 * @param {number} now
 */
export function windowOf(rows, now) {
  const past = rows.filter(({ at }) => at < now);
  const ahead = rows.filter(({ at }) => at >= now);
  /** @param {readonly Row[]} some */
  const count = (some) => some.reduce((sum, { entries }) => sum + entries.length, 0);
  const shown = [...past.slice(-MOST_PAST), ...ahead.slice(0, MOST_AHEAD)];
  return {
    shown,
    earlier: count(past.slice(0, -MOST_PAST)),
    later: count(ahead.slice(MOST_AHEAD)),
  };
}

// --- the axis -----------------------------------------------------------------------------------

/**
 * @param {readonly number[]} rows that something stands at, the present among them
 * @param {number} perRow pixels
 * @param {number} room pixels that are to be filled
 * @param {number} [reach] a row that is on it too, where it would have ended before
 * @returns {Axis}
 */
export function axisOf(rows, perRow, room, reach = 0) {
  const stops = [...new Set(rows)].sort((a, b) => a - b);
  /** @type {Stretch[]} */
  const stretches = [];
  let x = PAD;
  /** @param {number} from @param {number} to @param {boolean} [cut] */
  const add = (from, to, cut = false) => {
    const wide = cut ? CUT : (to - from) * perRow;
    if (to > from) stretches.push({ from, to, x, wide, cut });
    x += to > from ? wide : 0;
  };
  for (const [i, to] of stops.entries()) {
    const from = stops[i - 1] ?? to;
    const cut = to - from > GAP;
    add(from, cut ? from + NEAR : to);
    if (cut) add(from + NEAR, to - NEAR, true);
    if (cut) add(to - NEAR, to);
  }
  const last = stops.at(-1) ?? 0;
  const full = last + Math.max(TAIL, Math.floor((room - PAD - x) / perRow));
  add(last, Math.max(full, reach + NEAR));
  return { stretches, wide: x + PAD, perRow };
}

/**
 * @param {Axis} axis
 * @param {number} row
 * @returns {number} pixels from the left
 */
export function xOf({ stretches, perRow }, row) {
  const first = stretches[0];
  if (row < first.from) return first.x - (first.from - row) * perRow;
  const on = stretches.find(({ to }) => row <= to);
  if (on) return on.x + ((row - on.from) / (on.to - on.from)) * on.wide;
  const end = stretches[stretches.length - 1];
  return end.x + end.wide + (row - end.to) * perRow;
}

/**
 * The row that is nearest to a place; the axis goes on beyond both ends.
 * @param {Axis} axis
 * @param {number} x
 * @returns {number}
 */
export function rowAt({ stretches, perRow }, x) {
  const first = stretches[0];
  if (x < first.x) return first.from - Math.round((first.x - x) / perRow);
  const on = stretches.find((stretch) => x <= stretch.x + stretch.wide);
  if (on) return on.from + Math.round(((x - on.x) / on.wide) * (on.to - on.from));
  const end = stretches[stretches.length - 1];
  return end.to + Math.round((x - end.x - end.wide) / perRow);
}

/**
 * The rows that are written below the axis: the most important ones first, then as many round
 * numbers as there is room for.
 * @param {Axis} axis
 * @param {readonly number[]} wanted
 * @param {(row: number) => number} wideOf pixels that its number takes
 * @returns {number[]}
 */
export function numbered(axis, wanted, wideOf) {
  const round = axis.stretches
    .filter(({ cut }) => !cut)
    .flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((row) => row % 5 === 0),
    );
  return apart(axis, [...wanted, ...round.sort((a, b) => (a % 10) - (b % 10) || a - b)], wideOf);
}

/**
 * Those of *rows* that have room beside each other; the earlier ones in the list take it.
 * @param {Axis} axis
 * @param {readonly number[]} rows
 * @param {(row: number) => number} wideOf
 * @returns {number[]}
 */
export function apart(axis, rows, wideOf) {
  /** @type {Map<number, [number, number]>} */
  const taken = new Map();
  for (const row of rows) {
    const [x, half] = [xOf(axis, row), wideOf(row) / 2];
    const free = [...taken.values()].every(([from, to]) => x + half <= from || x - half >= to);
    if (free && !taken.has(row)) taken.set(row, [x - half, x + half]);
  }
  return [...taken.keys()].sort((a, b) => a - b);
}

// --- what stands on it --------------------------------------------------------------------------

/**
 * A level for each entry, so that none lies on another: the lowest that is free. What finds no
 * level is counted in the last one of its row.
 * @param {Axis} axis
 * @param {readonly Row[]} rows
 * @param {number} wide pixels of what is drawn for one
 * @param {number} most levels
 * @returns {{ spots: Spot[], crowded: boolean }} *crowded*: neighbours took what a row needed
 */
export function stack(axis, rows, wide, most) {
  const ends = Array(most).fill(Number.NEGATIVE_INFINITY);
  /** @type {Spot[]} */
  const spots = [];
  let crowded = false;
  for (const { at, entries } of rows) {
    const left = xOf(axis, at) - wide / 2;
    const free = ends.flatMap((end, level) => (end <= left ? [level] : []));
    const fit = entries.length <= free.length ? entries.length : Math.max(0, free.length - 1);
    crowded ||= fit < entries.length && free.length < most;
    entries.slice(0, fit).forEach((entry, i) => {
      spots.push({ at, level: free[i], entry, more: [] });
    });
    const more = entries.slice(fit);
    if (more.length) spots.push({ at, level: free[fit] ?? most - 1, more });
    for (const level of free.slice(0, fit + 1).slice(0, entries.length)) ends[level] = left + wide;
  }
  return { spots, crowded };
}

/**
 * The narrowest of the usual scales in which neighbours leave each other room.
 * @param {readonly Row[]} rows
 * @param {number} now
 * @param {number} room pixels
 * @param {number} wide pixels of a disc or a flag
 * @param {number} [reach] a row that the axis reaches
 */
export function scaled(rows, now, room, wide, reach) {
  const discs = parted(rows, (entry) => !isFlag(entry));
  const flags = parted(rows, isFlag);
  const stops = [now, ...rows.map(({ at }) => at)];
  const usual = Math.min(18, Math.max(10, Math.floor(room / 28)));
  /** @param {number} perRow */
  const draw = (perRow) => {
    const axis = axisOf(stops, perRow, room, reach);
    const above = stack(axis, discs, wide, MOST_LEVELS);
    const roomy = stack(axis, flags, READABLE, MOST_LANES);
    const all = roomy.spots.every(({ more }) => !more.length);
    const below = all ? roomy : stack(axis, flags, wide, MOST_LANES);
    return {
      axis,
      discs: above.spots,
      flags: below.spots,
      crowded: above.crowded || below.crowded,
    };
  };
  const narrow = [usual, usual * 1.5].map((perRow) => draw(Math.min(perRow, ROOMY)));
  return narrow.find(({ crowded }) => !crowded) ?? draw(ROOMY);
}

/**
 * @param {readonly Row[]} rows
 * @param {(entry: Entry) => boolean} wanted
 */
const parted = (rows, wanted) =>
  rows
    .map(({ at, entries }) => ({ at, entries: entries.filter(wanted) }))
    .filter(({ entries }) => entries.length);
