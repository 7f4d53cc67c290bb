// One row of the order.

/** @import { Chance, Condition, Encounter, Figure, Slot, Token } from "../messages.d.ts" */
/** @import { SideMark } from "../figures.js" */
/** @import { Texts } from "../text.js" */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { live } from "lit/directives/live.js";
import { tokensOf } from "../bag.js";
import { icon } from "../icons.js";
import { secondsOf } from "../plan.js";
import { countersOf, figureMarks, intentMark, lasting } from "./marks.js";
import { pictured } from "./pictured.js";
import { placeWords } from "./plan-words.js";
import { sideMark } from "./sides.js";
import { toned } from "./tones.js";

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {Slot | undefined} slot
 * @property {Figure | undefined} figure
 * @property {SideMark | undefined} side
 * @property {string | undefined} letters of the name
 * @property {Encounter} encounter
 * @property {boolean} numbered whether places in this order have numbers
 * @property {boolean} open
 * @property {unknown} points the hit points at the end of the row
 * @property {boolean} changes whether they can be changed there
 * @property {unknown} grip
 * @property {string} state further classes
 * @property {{ on: boolean, press: (event: MouseEvent) => void } | "no" | undefined} pick while rows
 *   are picked; "no": it is neither picked nor opened
 * @property {Texts} text
 * @property {() => void} toggle
 * @property {unknown} details
 */

const WORDLESS = new Set(["waiting", "now"]); // pips that the place in the order says
const MOST_CONDITIONS = 6; // in a row; the rest is counted there, and told in the details
const MOST_DIGITS = 5; // of hit points and their most together, for which a name leaves room
const MOST_LETTERS = 16; // of a name that leaves room for buttons beside them in a narrow row

const PAUSE = html`<span class="sr">, </span>`; // between what is read out in one go
const MOST_PLACES = 4; // digits of a place that are written large

/** @param {Figure} figure */
const isLong = ({ hp = 0, max_hp: most }) => `${hp}${most ?? ""}`.length > MOST_DIGITS;

/** Whether a narrow row has no room for a plus and a minus beside its name. @param {Figure} figure */
export const isTight = (figure) => isLong(figure) || figure.name.length > MOST_LETTERS;

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
    figure?.hp === undefined ? "" : `counts-${row.changes ? "both" : "only"}`,
    figure && isLong(figure) ? "counts-long" : "",
    figure && isTight(figure) ? "tight" : "",
    open ? "open" : "",
    marks.length ? "marked" : "",
    row.grip === nothing ? "" : "gripped",
    row.state,
  ];
  return html`<li
    class=${classes.filter(Boolean).join(" ")}
    aria-current=${slot?.active ? "true" : nothing}
    data-id=${row.id}
  >
    <div class="head">
      ${row.grip}${toggle(
        row,
        name,
        // What says something else stands there anew: it did not move.
        keyed(
          said(row),
          html`${row.numbered ? place(slot?.at, row.encounter, text) : nothing}${
            figure ? html`${sideMark(row.side, figure.side, row.letters)}${PAUSE}` : nothing
          }${body(row, name, marks)}`,
        ),
      )}
      ${row.points === nothing ? nothing : keyed(row.changes, html`<span class="hp">${row.points}</span>`)}
    </div>
    ${open && row.details ? html`<div class="below">${row.details}</div>` : nothing}
  </li>`;
}

/**
 * All that the row says, to tell whether it says something else.
 * @param {Row} row
 */
function said({ slot, figure, encounter, letters, numbered, grip, text }) {
  const { chances, tokens } = encounter.board;
  const all = [slot, figure, chances, tokens, letters, numbered, grip === nothing, text.lang];
  return JSON.stringify(all);
}

/**
 * What a press on the row does: it opens and shuts it, or picks it while rows are picked.
 * @param {Row} row
 * @param {string} name
 * @param {unknown} content
 */
function toggle({ pick, open, toggle }, name, content) {
  if (pick === "no") return html`<div class="toggle">${content}</div>`;
  if (!pick) {
    return html`<button type="button" class="toggle" aria-expanded=${String(open)} @click=${toggle}>
      ${content}
    </button>`;
  }
  return html`<label class="toggle">
    <input type="checkbox" class="pick" aria-label=${name} .checked=${live(pick.on)} @click=${pick.press} />
    ${content}
  </label>`;
}

/**
 * @param {Row} row
 * @param {string} name
 * @param {readonly unknown[]} marks
 */
function body({ slot, figure, encounter, text }, name, marks) {
  const yours = figure?.mine
    ? html`${PAUSE}<span class="yours">${pictured(text.say("ui-yours"), icon("person"))}</span>`
    : nothing;
  // That it is their turn is seen by the colour of the row.
  const acts = slot?.active
    ? html`<span class="sr">, ${text.own(encounter.system, "pip-now")}</span>`
    : nothing;
  return html`<span class="body">
    <span class="first"><span class="name">${name}</span>${yours}${acts}</span>
    ${marks.length ? html`<span class="marks">${marks.map((mark) => [PAUSE, mark])}</span>` : nothing}
  </span>`;
}

/**
 * The number of the place; on a time line with its seconds. It is read with a word before it.
 * @param {number | undefined} at
 * @param {Encounter} encounter
 * @param {Texts} text
 */
function place(at, { board: { moment, unit } }, text) {
  if (at === undefined) {
    return html`<span class="at ${moment ? "timed" : ""}" aria-hidden="true">\u2013</span>`;
  }
  const words = moment
    ? text.say("ui-at-row", placeWords(at, moment, text))
    : [unit ? text.label(unit) : "", text.number(at)].filter(Boolean).join(" ");
  const number = text.number(at);
  const long = number.length > MOST_PLACES ? "long" : "";
  const seconds = moment ? html`<small>${text.seconds(secondsOf(at, moment))}</small>` : nothing;
  return html`<span class="sr">${words}, </span
    ><span class="at ${moment ? "timed" : ""} ${long}" aria-hidden="true">${number}${seconds}</span>`;
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
    // A player's own plans stand on their cards.
    ...(figure?.intent && !figure.mine
      ? [html`<span class="planned">${intentMark(figure.intent, text)}</span>`]
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
    return html`<span class="drop ${token.now ? "" : "used"}">${pictured(words, toned(token.tone))}</span>`;
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
