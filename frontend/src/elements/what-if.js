// What a number in a form means: when it is and who comes before it, or what it leaves to spend.

/** @import { Domain, Encounter } from "../messages.d.ts" */
/** @import { Given } from "../offers.js" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { leftOf } from "../offers.js";
import { whatIf } from "../plan.js";
import { named, placeWords } from "./plan-words.js";

const MOST_NAMED = 6;

/**
 * @param {Domain} domain
 * @param {Given | undefined} value as it stands in the form
 * @param {string} who whom the form is about, if anybody
 * @param {{ encounter: Encounter, text: Texts }} around
 * @param {string} [name] of the field
 */
export function meaning(domain, value, who, { encounter, text }, name = "") {
  const { board } = encounter;
  const rest = typeof value === "number" ? leftOf(domain, name, value, who, encounter) : undefined;
  if (rest) return html`<output class="meaning">${text.say("ui-leaves", rest)}</output>`;
  if (domain.type !== "range" || !domain.time || !board?.moment) return nothing;
  const known = typeof value === "number" && Number.isInteger(value) && value >= domain.low;
  const words = known && value <= domain.high ? value : undefined;
  return html`<output class="meaning ${domain.time}">${
    words === undefined
      ? nothing
      : domain.time === "span"
        ? span(words, who, { encounter, text })
        : row(words, { encounter, text })
  }</output>`;
}

/**
 * @param {number} value
 * @param {{ encounter: Encounter, text: Texts }} around
 */
function row(value, { encounter: { board }, text }) {
  if (!board.moment) return nothing;
  const { seconds } = placeWords(value, board.moment, text);
  const rows = Math.max(0, value - board.moment.at);
  return text.say("ui-row-is", { seconds, from: text.say("ui-from-now", { rows }) });
}

/**
 * @param {number} value
 * @param {string} who
 * @param {{ encounter: Encounter, text: Texts }} around
 */
function span(value, who, { encounter, text }) {
  const { board, figures } = encounter;
  if (!board.moment) return nothing;
  const { end, before, beside } = whatIf(board, value, who);
  /** @type {Map<string, string>} what comes several times is named once, with all its rows */
  const rows = new Map();
  for (const entry of before.slice(0, MOST_NAMED)) {
    const [name, at] = [named([entry], 1, figures, text), text.number(entry.at)];
    rows.set(name, rows.has(name) ? `${rows.get(name)}, ${at}` : at);
  }
  const others = [...rows].map(([who, row]) => text.say("ui-who-at", { who, row }));
  const count = before.length - MOST_NAMED;
  if (count > 0) others.push(text.say("ui-and-more", { count }));
  return html`<b>${text.say("ui-ends-at", placeWords(end, board.moment, text))}</b>
    <span>${text.say(others[0] ? "ui-acts-before" : "ui-nobody-before")} ${others.join(", ")}</span>
    ${beside.length ? html`<span>${text.say("ui-acts-beside")} ${named(beside, MOST_NAMED, figures, text)}</span>` : nothing}`;
}

export const meaningStyles = css`
  .meaning {
    display: block;
    min-height: 20px;
    margin-top: 4px;
    color: var(--soft);
    font-size: var(--size-small);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .meaning > * {
    display: block;
  }
  .meaning b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .span {
    min-height: 51px;
  }
`;
