// What each row of a list becomes, with all that can be chosen about it, and what was not taken.

/** @import { PreviewChange, PreviewProblem, PreviewRow } from "../messages.d.ts" */
/** @import { Piece } from "./piece.js" */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { canChoose, differences, grouped, knownAs, LONGEST_SIDE, wantsSide } from "../gather.js";
import { icon } from "../icons.js";

const MOST_SIDES = 6; // to be pressed; others are typed
const MOST_NAMES = 4; // of those who come of one row; of more, the first and the last
const LONGEST_NOTED = 60; // characters of a note
const MOST_CHANGES = 6; // of those of one row; the others are counted
const FEW_PROBLEMS = 3; // are seen at once

/** @typedef {{ first: string, all: readonly string[] }} Sides the usual one, and all */
/**
 * @typedef {object} Choice
 * @property {ReadonlySet<number>} chosen
 * @property {Sides} sides
 * @property {string} usual the side of those of whom nothing else says one
 * @property {(row: PreviewRow) => string} sideOf as it was typed for that row
 * @property {(rows: readonly PreviewRow[], on: boolean) => void} choose
 * @property {(row: PreviewRow, side: string) => void} join
 */

/** @param {Event} event */
const typed = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * The side of all those whom the list gives none.
 * @param {Piece} piece
 * @param {string} side
 * @param {Sides} sides
 * @param {(side: string) => void} set
 */
export function drawSide(piece, side, sides, set) {
  return html`<div class="side">
    <label for="side">${piece.t("ui-gather-side")}</label>
    <input
      id="side"
      list="sides"
      autocomplete="off"
      maxlength=${LONGEST_SIDE}
      placeholder=${sides.first}
      .value=${side}
      @input=${(/** @type {Event} */ event) => set(typed(event))}
    />
    <div class="sides" role="group" aria-label=${piece.t("ui-gather-sides")}>
      ${sides.all.slice(0, MOST_SIDES).map(
        (one) => html`<button
          type="button"
          class="btn small"
          aria-pressed=${String(one === (side.trim() || sides.first))}
          @click=${() => set(one)}
        >${one}</button>`,
      )}
    </div>
  </div>`;
}

/**
 * @param {Piece} piece
 * @param {readonly PreviewRow[]} rows
 * @param {Choice} choice
 */
export function drawRows(piece, rows, choice) {
  const sides = choice.sides.all.map((one) => html`<option value=${one}></option>`);
  const groups = grouped(rows).map(([becomes, some]) => {
    const heading = piece.t(`ui-gather-${becomes.replace("_", "-")}`, { count: some.length });
    const list = html`<ul class="rows">
      ${repeat(
        some,
        ({ n }) => n,
        (row) => drawRow(piece, row, choice),
      )}
    </ul>`;
    if (becomes === "unchanged") {
      return html`<details class="group">
        <summary class="over">${heading}</summary>${list}
      </details>`;
    }
    return html`<section class="group">
      <div class="heading">
        <h3 class="over">${heading}</h3>
        ${some.filter(canChoose).length > 1 ? drawAll(piece, heading, some, choice) : nothing}
      </div>
      ${list}
    </section>`;
  });
  return html`<datalist id="sides">${sides}</datalist>${groups}`;
}

/**
 * @param {Piece} piece
 * @param {string} heading
 * @param {readonly PreviewRow[]} rows
 * @param {Choice} choice
 */
function drawAll(piece, heading, rows, { chosen, choose }) {
  const some = rows.filter(canChoose);
  const on = !some.every(({ n }) => chosen.has(n));
  const words = piece.t(on ? "ui-gather-all" : "ui-gather-none");
  return html`<button
    type="button"
    class="btn plain small"
    aria-label="${words}: ${heading}"
    @click=${() => choose(some, on)}
  >${words}</button>`;
}

/**
 * @param {Piece} piece
 * @param {PreviewRow} row
 * @param {Choice} choice
 */
function drawRow(piece, row, choice) {
  const { n, name, count, becomes, added, conditions } = row;
  const on = choice.chosen.has(n);
  const who = html`<span class="who">${name}</span>${
    count > 1 ? html`<span class="count">×${piece.app.text.number(count)}</span>` : nothing
  }`;
  const told = [
    ...(row.hp === undefined ? [] : [hitPoints(piece, row)]),
    ...(row.hidden ? [html`${icon("hidden")}${piece.t("ui-hidden")}`] : []),
    ...(row.fallen ? [html`${icon("fallen")}${piece.t("ui-fallen")}`] : []),
    ...(row.side ? [row.side] : []),
    ...conditions,
    ...(row.note ? [html`${icon("note")}${noted(row.note)}`] : []),
  ];
  return html`<li class=${on || !canChoose(row) ? "" : "off"}>
    ${
      canChoose(row)
        ? html`<label class="pick"><input
              type="checkbox"
              .checked=${on}
              @change=${(/** @type {Event} */ event) =>
                choice.choose([row], /** @type {HTMLInputElement} */ (event.target).checked)}
            /><span>${who}</span></label>`
        : html`<p class="pick">${who}</p>`
    }
    <div class="what">
      ${added.length ? html`<span class="new">${piece.t("ui-gather-new", { count: added.length })}</span>${called(row)}` : nothing}
      ${becomes === "added" ? told.map((one) => html`<span class="chip">${one}</span>`) : nothing}
      ${drawChanges(piece, row)}
      ${becomes === "unchanged" ? known(piece, row) : nothing}
      ${row.why ? html`<span>${piece.t(`ui-gather-why-${row.why}`)}</span>` : nothing}
    </div>
    ${wantsSide(row) && on ? joining(piece, row, choice) : nothing}
  </li>`;
}

/**
 * The names that they get, unless it is the one that stands there already.
 * @param {PreviewRow} row
 */
function called({ name, added }) {
  if (added.length === 1 && added[0] === name) return nothing;
  const names =
    added.length > MOST_NAMES ? `${added[0]} … ${added[added.length - 1]}` : added.join(", ");
  return html`<span class="names">${names}</span>`;
}

/**
 * By which name they are known here, if it is another.
 * @param {Piece} piece
 * @param {PreviewRow} row
 */
function known(piece, row) {
  const names = knownAs(row, piece.encounter?.figures ?? {});
  if (!names.length) return nothing;
  const few = names.slice(0, MOST_NAMES).join(", ");
  const more = names.length - MOST_NAMES;
  return html`<span>${piece.t("ui-gather-here-as", { names: more > 0 ? `${few} …` : few })}</span>`;
}

/**
 * @param {Piece} piece
 * @param {PreviewRow} row
 */
function hitPoints(piece, { hp, max_hp }) {
  const most = max_hp === undefined || max_hp === hp ? "" : `/${max_hp}`;
  return `${piece.t("ui-hp-short")} ${hp}${most}`;
}

/** @param {string} note */
const noted = (note) =>
  note.length > LONGEST_NOTED ? `${note.slice(0, LONGEST_NOTED).trimEnd()}…` : note;

/**
 * @param {Piece} piece
 * @param {PreviewRow} row
 */
function drawChanges(piece, row) {
  const all = differences(row);
  const more = all.length - MOST_CHANGES;
  return html`${all.slice(0, MOST_CHANGES).map(({ change, times }) => {
    const figure = piece.encounter?.figures[change.who];
    // Who is known here by another name is told by that.
    const whose = times === 1 && figure && figure.name !== row.name ? `${figure.name}: ` : "";
    const often = times > 1 ? ` (×${piece.app.text.number(times)})` : "";
    return html`<span class="change">${whose}${difference(piece, change)}${often}</span>`;
  })}${more > 0 ? html`<span>${piece.t("ui-and-more", { count: more })}</span>` : nothing}`;
}

/**
 * What was, and what comes of it.
 * @param {Piece} piece
 * @param {PreviewChange} change
 */
function difference(piece, { what, before, after }) {
  if (what === "hidden") return piece.t(after ? "ui-becomes-hidden" : "ui-becomes-seen");
  if (what === "fallen") return piece.t(after ? "ui-becomes-fallen" : "ui-becomes-risen");
  if (what === "condition") return piece.t("ui-becomes-condition", { after: String(after) });
  /** @param {typeof before} value */
  const said = (value) => (value === undefined || value === true || value === false ? "–" : value);
  const params = { before: said(before), after: said(after) };
  return piece.t(`ui-becomes-${what.replace("_", "-")}`, params);
}

/**
 * The side of those who come of that row, if it is to be another than the usual one.
 * @param {Piece} piece
 * @param {PreviewRow} row
 * @param {Choice} choice
 */
function joining(piece, row, { sideOf, usual, join }) {
  return html`<input
    class="join"
    list="sides"
    autocomplete="off"
    maxlength=${LONGEST_SIDE}
    aria-label=${piece.t("ui-gather-side-of", { name: row.name })}
    placeholder=${usual}
    .value=${sideOf(row)}
    @input=${(/** @type {Event} */ event) => join(row, typed(event))}
  />`;
}

/**
 * @param {Piece} piece
 * @param {readonly PreviewProblem[]} problems
 */
export function drawProblems(piece, problems) {
  if (!problems.length) return nothing;
  return html`<details class="group" ?open=${problems.length <= FEW_PROBLEMS}>
    <summary class="over">${piece.t("ui-gather-problems", { count: problems.length })}</summary>
    <ul class="problems small">${problems.map((one) => html`<li>${problem(piece, one)}</li>`)}</ul>
  </details>`;
}

/**
 * What is read of those who come, and has no place here.
 * @param {Piece} piece
 * @param {readonly PreviewRow[]} rows
 */
export function drawPassedOver(piece, rows) {
  const some = rows.some(
    ({ becomes, initiative }) => becomes === "added" && initiative !== undefined,
  );
  return some ? html`<p class="small soft">${piece.t("ui-gather-initiative")}</p>` : nothing;
}

const NUMBER = /^\d+$/; // of a line; else it is a way through JSON

/**
 * @param {Piece} piece
 * @param {PreviewProblem} problem
 */
export function problem(piece, { where, code, params }) {
  const what = piece.t(`ui-problem-${code}`, params);
  if (!where) return what;
  return piece.t(NUMBER.test(where) ? "ui-gather-line" : "ui-gather-place", { where, what });
}
