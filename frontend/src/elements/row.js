// One row of the order.

/** @import { Chance, Condition, Figure, Moment, Slot, Token } from "../messages.d.ts" */
/** @import { SideMark } from "../figures.js" */
/** @import { Drawn } from "../offers.js" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { tokensOf } from "../bag.js";
import { icon } from "../icons.js";
import { secondsOf } from "../plan.js";
import { countersOf, figureMarks, hitPoints, lasting, sideMark } from "./marks.js";
import { toned, toneStyles } from "./tones.js";

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {Slot | undefined} slot
 * @property {Figure | undefined} figure
 * @property {SideMark | undefined} side
 * @property {import("../messages.d.ts").Encounter} encounter
 * @property {boolean} numbered whether places in this order have numbers
 * @property {boolean} open
 * @property {Drawn | undefined} hp the offer to change hit points, if there is one for this row
 * @property {boolean} busy whether such a change is on its way
 * @property {Texts} text
 * @property {() => void} toggle
 * @property {(by: number) => void} changeHp
 * @property {unknown} details
 */

const WORDLESS = new Set(["waiting", "now"]); // pips that the place in the order says
const MOST_CONDITIONS = 6; // in a row; the rest is counted there, and told in the details
const MOST_DIGITS = 5; // of hit points and their most together, for which a name leaves room

const MOST_PLACES = 4; // digits of a place that are written large

/** @param {Figure} figure */
const isLong = ({ hp = 0, max_hp: most }) => `${hp}${most ?? ""}`.length > MOST_DIGITS;

/** @param {Row} row */
export function drawRow(row) {
  const { slot, figure, open, text } = row;
  const pip = slot?.pip ?? "waiting";
  const name = figure?.name ?? (slot?.label ? text.label(slot.label) : row.id);
  const marks = about(row, pip);
  const classes = [
    "item",
    `pip-${pip}`,
    slot?.active ? "active" : "",
    figure?.fallen ? "fallen" : "",
    figure?.mine ? "mine" : "",
    figure?.hp === undefined ? "" : `counts-${row.hp ? "both" : "only"}`,
    figure && isLong(figure) ? "counts-long" : "",
    open ? "open" : "",
    marks.length ? "marked" : "",
  ];
  return html`<li
    class=${classes.filter(Boolean).join(" ")}
    aria-current=${slot?.active ? "true" : nothing}
    data-id=${row.id}
  >
    <div class="head">
      <button type="button" class="toggle" aria-expanded=${String(open)} @click=${row.toggle}>
        ${row.numbered ? place(slot?.at, row.encounter.board.moment, text) : nothing}
        ${figure ? sideMark(row.side, figure.side) : nothing}
        <span class="body">
          <span class="first"
            ><span class="name">${name}</span>${
              figure?.mine
                ? html`<span class="yours" title=${text.say("ui-yours")}
                    >${icon("person")}<span class="sr">${text.say("ui-yours")}</span></span
                  >`
                : nothing
            }</span
          >
          ${marks.length ? html`<span class="marks">${marks}</span>` : nothing}
        </span>
      </button>
      ${figure ? points(row, figure, name) : nothing}
    </div>
    ${open && row.details ? html`<div class="below">${row.details}</div>` : nothing}
  </li>`;
}

/**
 * The number of the place; on a time line with its seconds.
 * @param {number | undefined} at
 * @param {Moment | undefined} moment
 * @param {Texts} text
 */
function place(at, moment, text) {
  if (at === undefined) return html`<span class="at ${moment ? "timed" : ""}">\u2013</span>`;
  const number = text.number(at);
  const long = number.length > MOST_PLACES ? "long" : "";
  const seconds = moment ? html`<small>${text.seconds(secondsOf(at, moment))}</small>` : nothing;
  return html`<span class="at ${moment ? "timed" : ""} ${long}">${number}${seconds}</span>`;
}

/**
 * The second line: what is left, what holds, what is special.
 * @param {Row} row
 * @param {string} pip
 */
function about({ slot, figure, encounter, text }, pip) {
  const conditions = Object.values(figure?.conditions ?? {});
  const further = conditions.length - MOST_CONDITIONS;
  return [
    ...(pip === "out" && figure?.fallen ? [] : pipMark(pip, encounter.system, text)),
    ...dropped(tokensOf(encounter, slot?.who ?? ""), text),
    ...countersOf(slot?.counters ?? [], text),
    ...(figure ? figureMarks(figure, text) : []),
    ...chancesOf(encounter.board.chances, slot?.who ?? "", text),
    ...badgesOf(slot, pip, encounter.system, text),
    ...conditions.slice(0, MOST_CONDITIONS).map(
      (condition) => html`<span class="chip mark" title=${lasting(condition, encounter, text)}
        >${condition.name}${counted(condition, text)}</span
      >`,
    ),
    ...(further > 0
      ? [html`<span class="chip mark">${text.say("ui-more-conditions", { count: further })}</span>`]
      : []),
  ];
}

/**
 * What is left of a condition that is counted.
 * @param {Condition} condition
 * @param {Texts} text
 */
function counted({ rounds, time }, text) {
  const left = rounds || time;
  return left ? html` <b>${text.number(left)}</b>` : nothing;
}

/**
 * How likely what this one waits for is.
 * @param {Chance[]} chances
 * @param {string} who
 * @param {Texts} text
 */
function chancesOf(chances, who, text) {
  return chances
    .filter((chance) => who && chance.who === who)
    .map(({ label, permille, wins, of }) => {
      const exactly = text.say("ui-odds-exactly", { wins, of });
      return html`<span class="odds" title=${exactly}
        >${text.label(label)} <b>${text.share(permille)}</b><span class="sr">, ${exactly}</span></span
      >`;
    });
}

/**
 * The dice that came out of the bag for this one.
 * @param {Token[]} tokens
 * @param {Texts} text
 */
function dropped(tokens, text) {
  return tokens.map((token) => {
    const words = text.label(token.label);
    return html`<span class="drop ${token.now ? "" : "used"}" title=${words}
      >${toned(token.tone)}<span class="sr">${words}</span></span
    >`;
  });
}

/**
 * What the pip says already is not said twice.
 * @param {Slot | undefined} slot
 * @param {string} pip
 * @param {string} system
 * @param {Texts} text
 */
function badgesOf(slot, pip, system, text) {
  const said = text.own(system, `pip-${pip}`);
  return (slot?.badges ?? [])
    .map((label) => text.label(label))
    .filter((words) => words !== said)
    .map((words) => html`<span class="chip">${words}</span>`);
}

/**
 * @param {string} pip
 * @param {string} system
 * @param {Texts} text
 */
function pipMark(pip, system, text) {
  const words = text.own(system, `pip-${pip}`);
  if (WORDLESS.has(pip)) return [];
  const picture =
    pip === "done" ? "check" : pip === "held" ? "hold" : pip === "out" ? "cross" : "wait";
  return [html`<span class="pip">${icon(picture)}${words}</span>`];
}

/**
 * @param {Row} row
 * @param {Figure} figure
 * @param {string} name
 */
function points({ hp, busy, changeHp, text }, figure, name) {
  if (figure.hp === undefined) return nothing;
  if (!hp) return html`<span class="hp">${hitPoints(figure, text)}</span>`;
  /** @param {number} by @param {"minus" | "plus"} sign */
  const button = (by, sign) =>
    html`<button
      type="button"
      class="btn quick"
      aria-label=${text.say(`ui-hp-${sign}`, { name })}
      aria-disabled=${String(busy)}
      @click=${() => changeHp(by)}
    >${icon(sign)}</button>`;
  return html`<span class="hp">${button(-1, "minus")}${hitPoints(figure, text)}${button(1, "plus")}</span>`;
}

export const rowStyles = css`
  ${toneStyles}
  .drop {
    position: relative;
    display: inline-flex;
    font-size: 16px;
  }
  .drop.used {
    opacity: 0.62;
  }
  .item {
    position: relative;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    transition: background 0.2s, border-color 0.2s;
  }
  .head {
    position: relative;
  }
  .toggle {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 5px 8px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    text-align: left;
  }
  .toggle:hover .name {
    color: var(--accent);
  }
  .at {
    flex: none;
    min-width: 28px;
    font-size: 18px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: right;
    letter-spacing: -0.02em;
  }
  .at.timed {
    display: grid;
    justify-items: end;
    min-width: 36px;
    line-height: 1.1;
  }
  .at.long {
    max-width: 74px;
    font-size: 12px;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .at small {
    color: var(--soft);
    font-size: 10.5px;
    font-weight: 500;
    letter-spacing: 0;
  }
  .odds {
    color: var(--soft);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .odds b {
    color: var(--ink);
    font-weight: 600;
  }
  .active .at small,
  .active .odds,
  .active .odds b {
    color: inherit;
  }
  .body {
    flex: 1 1 auto;
    min-width: 0;
  }
  .first {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .name {
    min-width: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .yours {
    flex: none;
    color: var(--accent);
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px 6px;
    margin-top: 2px;
  }
  .pip {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    color: var(--soft);
    font-size: 12px;
  }
  .hp {
    position: absolute;
    top: 50%;
    inset-inline-end: 6px;
    translate: 0 -50%;
    display: inline-flex;
    align-items: center;
    gap: 1px;
    height: 28px;
  }
  .marked .hp {
    top: 18px;
  }
  /* The name leaves the corner to the hit points, so that the marks below have the whole width. */
  .counts-only .first {
    min-height: 26px;
    margin-inline-end: 52px;
  }
  .counts-both .first {
    min-height: 26px;
    margin-inline-end: 102px;
  }
  .counts-only.counts-long .first {
    margin-inline-end: 92px;
  }
  .counts-both.counts-long .first {
    margin-inline-end: 142px;
  }
  .quick {
    width: 26px;
    min-height: 28px;
    padding: 0;
    border-color: var(--line);
  }
  .item.active {
    border-color: var(--accent);
    background: var(--glow);
    box-shadow: inset 4px 0 0 var(--accent), var(--shade);
  }
  .active .at,
  .active .name {
    color: var(--on-glow);
  }
  .active .chip.mark {
    background: var(--paper);
  }
  .pip-done:not(.active) .at,
  .pip-done:not(.active) .name,
  .pip-out .at,
  .pip-out .name {
    color: var(--soft);
    font-weight: 500;
  }
  .fallen .name {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .pip-unready .at {
    color: var(--soft);
    font-weight: 500;
  }
  .item.open:not(.active) {
    border-color: var(--accent);
  }
  .below {
    padding: 4px 10px 12px;
  }
`;
