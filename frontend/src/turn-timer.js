// What the turn timer shows at a moment, and how times are written.

/** @import { Timer } from "./messages.d.ts" */

/** @typedef {{ seconds: number, runs: boolean, over: number }} Shown *over*: seconds too many */

const MINUTE = 60; // seconds
const HOUR = 60; // minutes
const SECOND = 1000; // milliseconds
const HALF = SECOND / 2; // a moment is told in whole seconds: on average it is half a second later
const SMALL = 1500; // milliseconds by which two readings of the server's clock may differ

/**
 * @param {Timer} timer
 * @param {number} now the server's time, in milliseconds
 * @returns {Shown | undefined} undefined while nobody's turn is timed
 */
export function shownAt({ mode, seconds, since, ran }, now) {
  const begun = since === undefined ? Number.NaN : Date.parse(since);
  const passed = ran ?? Math.max(0, Math.floor((now - begun) / SECOND));
  if (Number.isNaN(passed)) return undefined;
  const over = Math.max(0, passed - seconds);
  return { seconds: mode === "up" ? passed : seconds - passed, runs: ran === undefined, over };
}

/**
 * "4:05", "−0:12", "1:02:00".
 * @param {number} seconds
 * @returns {string}
 */
export function written(seconds) {
  const whole = Math.abs(Math.trunc(seconds));
  const minutes = Math.floor(whole / MINUTE);
  const rest = String(whole % MINUTE).padStart(2, "0");
  const sign = seconds <= -1 ? "\u2212" : "";
  if (minutes < HOUR) return `${sign}${minutes}:${rest}`;
  const hours = Math.floor(minutes / HOUR);
  return `${sign}${hours}:${String(minutes % HOUR).padStart(2, "0")}:${rest}`;
}

/**
 * How far the server's clock is ahead of ours, in milliseconds. Small differences are the way's.
 * @param {string} told the server's time as it says it
 * @param {number} now our own
 * @param {number} before what we thought so far
 */
export function aheadOf(told, now, before) {
  const ahead = Date.parse(told) + HALF - now;
  if (Number.isNaN(ahead)) return before;
  return Math.abs(ahead - before) < SMALL ? before : ahead;
}
