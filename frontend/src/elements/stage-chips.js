// A fight in one line: who comes when, what lies in the bag, what stands on the time line.

/** @import { SideMark } from "../figures.js" */
/** @import { Encounter, Entry } from "../messages.d.ts" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { hasBag, lots } from "../bag.js";
import { rowIds, sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { initialsOf, secondsOf } from "../plan.js";
import { windowed } from "../stage.js";
import { owned, ownedStyles } from "./owned.js";
import { sideMark } from "./sides.js";

const MOST = 12; // chips, unless told otherwise: more have no room in a line
const MOST_DRAWN = 8; // dice that came out of the bag

/** @typedef {Map<string, SideMark>} Marks */

/**
 * @param {Encounter} encounter
 * @param {number} rows at most; 0 as many as there is room for
 * @param {Texts} text
 */
export function chips(encounter, rows, text) {
  const marks = sideMarks(encounter);
  const most = rows || MOST;
  const { board } = encounter;
  if (board.moment && board.line.length) return line(encounter, marks, most, text);
  return html`${hasBag(board) ? bag(encounter, marks, text) : nothing}
    ${order(encounter, marks, most, text)}`;
}

/**
 * @param {Encounter} encounter
 * @param {Marks} marks
 * @param {number} most
 * @param {Texts} text
 */
function order(encounter, marks, most, text) {
  const { slots, unit } = encounter.board;
  const all = rowIds(encounter).filter((id) => slots[id]?.pip !== "out");
  const now = all.findIndex((id) => slots[id]?.active);
  const { ids, before, after } = windowed(all, now, most);
  const initials = initialsOf(encounter.figures);
  return html`<ol class="chips" aria-label=${text.say("ui-order")}>
    ${before ? html`<li class="plate more">+${text.number(before)}</li>` : nothing}
    ${repeat(
      ids,
      (id) => id,
      (id) => {
        const slot = slots[id];
        const figure = encounter.figures[slot?.who ?? id];
        const name = figure?.name ?? (slot?.label ? text.label(slot.label) : id);
        const at = unit && slot?.at !== undefined ? text.number(slot.at) : "";
        const classes = `plate ${slot?.active ? "acts" : ""} ${slot?.pip === "done" ? "over" : ""}`;
        return html`<li class=${classes} aria-current=${slot?.active ? "true" : nothing}>
          ${at ? html`<b class="at">${at}</b>` : nothing}
          ${figure ? sideMark(marks.get(figure.side), figure.side, initials.get(slot?.who ?? id)) : nothing}
          <span class="name">${name}</span>
          ${slot?.pip === "done" ? icon("check") : nothing}
        </li>`;
      },
    )}
    ${after ? html`<li class="plate more">+${text.number(after)}</li>` : nothing}
  </ol>`;
}

/**
 * What is left in the bag, and what came out of it last.
 * @param {Encounter} encounter
 * @param {Marks} marks
 * @param {Texts} text
 */
function bag({ board, figures, system }, marks, text) {
  const tokens = board.tokens.slice(-MOST_DRAWN);
  return html`<ul class="chips bag" aria-label=${text.own(system, "bag")}>
    ${lots(board.pools).map(
      ({ side, left, of }) => html`<li class="plate" title=${text.say("ui-bag-left", { left, of })}>
        ${side ? sideMark(marks.get(side), side) : nothing}
        <b class="at">${text.number(left)}</b><span class="of">/${text.number(of)}</span>
      </li>`,
    )}
    ${
      tokens.length
        ? html`<li class="plate drawn">
            ${repeat(
              tokens,
              ({ id }) => id,
              (token) => {
                const words = [text.label(token.label), figures[token.who ?? ""]?.name];
                return html`<span class=${token.now ? "" : "used"}
                  >${owned(token.tone, marks.get(token.side ?? ""))}<span class="sr"
                    >${words.filter(Boolean).join(" \u00b7 ")}</span
                  ></span
                >`;
              },
            )}
          </li>`
        : nothing
    }
  </ul>`;
}

/**
 * What stands on the time line, from the present on.
 * @param {Encounter} encounter
 * @param {Marks} marks
 * @param {number} most
 * @param {Texts} text
 */
function line(encounter, marks, most, text) {
  const { board, figures, system } = encounter;
  const moment = /** @type {NonNullable<typeof board.moment>} */ (board.moment);
  const acts = new Set(board.order.filter((id) => board.slots[id]?.active));
  /** @param {Entry} entry */
  const isNow = ({ state, who = "" }) => state === "now" && (!who || acts.has(who));
  const ahead = board.line
    .filter((entry) => entry.state === "ahead" || isNow(entry))
    .sort((a, b) => a.at - b.at);
  const { ids, after } = windowed(ahead, 0, most);
  const initials = initialsOf(figures);
  return html`<ol class="chips" aria-label=${text.own(system, "plan")}>
    ${repeat(
      ids,
      ({ id }) => id,
      (entry) => {
        const figure = figures[entry.who ?? ""];
        return html`<li class="plate ${isNow(entry) ? "acts" : ""}" aria-current=${isNow(entry) ? "true" : nothing}>
          <b class="at">${text.number(entry.at)}<small>${text.seconds(secondsOf(entry.at, moment))}</small></b>
          ${figure ? sideMark(marks.get(figure.side), figure.side, initials.get(entry.who ?? "")) : icon("flag")}
          <span class="name">${figure?.name ?? text.label(entry.label)}</span>
        </li>`;
      },
    )}
    ${after ? html`<li class="plate more">+${text.number(after)}</li>` : nothing}
  </ol>`;
}

export const chipStyles = css`
  ${ownedStyles}
  .chips {
    display: flex;
    flex: none;
    gap: var(--space-2);
  }
  .chips .plate {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--space-2);
    min-height: 40px;
    padding: 4px 10px;
  }
  .chips .at {
    display: grid;
    font-size: var(--size-big);
    line-height: 1.05;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .chips .at small {
    color: var(--soft);
    font-size: 10.5px;
    font-weight: 500;
  }
  .chips .name {
    min-width: 0;
    max-width: 150px;
    overflow: hidden;
    font-size: var(--size-name);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chips .of,
  .chips .more,
  .chips .over .name {
    color: var(--soft);
  }
  .chips .over .name {
    font-weight: 500;
  }
  /* Left alone, whoever acts stays, with as much of the name as there is room for. */
  .chips:not(:has(li:not(.acts, .more), .acts ~ .acts)) {
    flex: 0 1 auto;
    min-width: 0;
  }
  .chips:not(:has(li:not(.acts, .more), .acts ~ .acts)) .acts {
    flex: 0 1 auto;
    min-width: 0;
  }
  .chips .acts {
    outline: 3px solid var(--cue);
    outline-offset: -3px;
    border-color: var(--accent);
    background: var(--glow);
    box-shadow: inset 0 -4px 0 var(--accent), var(--shade);
    color: var(--on-glow);
  }
  .chips .acts small {
    color: inherit;
  }
  .low > .chips .plate {
    min-height: 28px;
    padding: 1px 8px;
  }
  .low > .chips .acts {
    box-shadow: inset 0 -3px 0 var(--accent);
  }
  .low > .chips .side {
    min-width: 22px;
    height: 22px;
  }
  .low > .chips .at {
    display: inline;
    font-size: var(--size);
  }
  .low > .chips small {
    margin-inline-start: 3px;
  }
  .single > .chips small {
    display: none;
  }
  .drawn {
    font-size: var(--size-head);
  }
  .drawn .used {
    opacity: 0.62;
  }
`;
