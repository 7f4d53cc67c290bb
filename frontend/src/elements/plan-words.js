// What stands on the time line, in words.

/** @import { Encounter, Entry, Moment } from "../messages.d.ts" */
/** @import { Texts } from "../text.js" */

import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { rowsOf, secondsOf } from "../plan.js";

const MOST_LISTED = 40; // rows in the list; the rest is counted

/**
 * @param {number} row
 * @param {Moment} moment
 * @param {Texts} text
 */
export const placeWords = (row, moment, text) => ({
  row,
  seconds: text.seconds(secondsOf(row, moment)),
});

/**
 * Who, what, and whatever else there is to say of an entry without its place.
 * @param {Entry} entry
 * @param {Encounter} encounter
 * @param {Texts} text
 */
function about({ who = "", label, since, secret, state }, { figures }, text) {
  return [
    figures[who]?.name ?? "",
    text.label(label),
    since === undefined ? "" : text.say("ui-plan-since", { row: since }),
    secret ? text.say("ui-plan-secret") : "",
    state === "ahead" ? "" : text.say(`ui-plan-${state}`),
  ].filter(Boolean);
}

/**
 * What *entries* are called: the first *most* by their names, the rest counted.
 * @param {readonly Entry[]} entries
 * @param {number} most
 * @param {Encounter["figures"]} figures
 * @param {Texts} text
 */
export function named(entries, most, figures, text) {
  const names = entries
    .slice(0, most)
    .map(({ who = "", label }) => figures[who]?.name ?? text.label(label));
  const count = entries.length - most;
  if (count > 0) names.push(text.say("ui-and-more", { count }));
  return names.join(", ");
}

/**
 * @param {Entry} entry
 * @param {Encounter} encounter
 * @param {Moment} moment
 * @param {Texts} text
 * @returns {string[]}
 */
export const entryWords = (entry, encounter, moment, text) => [
  text.say("ui-at-row", placeWords(entry.at, moment, text)),
  ...about(entry, encounter, text),
];

/**
 * The same as the picture, to be read: rows from the earliest on.
 * @param {Encounter} encounter
 * @param {Moment} moment
 * @param {Texts} text
 */
export function drawList(encounter, moment, text) {
  const rows = rowsOf(encounter.board.line);
  const start = Math.max(0, rows.findIndex(({ at }) => at >= moment.at) - 3);
  const listed = rows.slice(start, start + MOST_LISTED);
  /** @param {typeof rows} some */
  const count = (some) => some.reduce((sum, { entries }) => sum + entries.length, 0);
  const [earlier, later] = [count(rows.slice(0, start)), count(rows.slice(start + MOST_LISTED))];
  return html`<ul class="list">
    ${earlier ? html`<li class="soft">${text.say("ui-plan-earlier", { count: earlier })}</li>` : nothing}
    ${listed.map(
      ({ at, entries }) => html`<li class=${at < moment.at ? "soft" : ""}>
        <b>${text.say("ui-at-row", placeWords(at, moment, text))}</b>
        <ul>
          ${entries.map(
            (entry) => html`<li>
              ${entry.secret ? icon("lock") : nothing} ${about(entry, encounter, text).join(" \u00b7 ")}
            </li>`,
          )}
        </ul>
      </li>`,
    )}
    ${later ? html`<li class="soft">${text.say("ui-plan-later", { count: later })}</li>` : nothing}
  </ul>`;
}
