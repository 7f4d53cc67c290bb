// The order: everybody in it from the first to the last, and what else the board holds.

/** @import { Grip } from "./grip.js" */
/** @import { PropertyValues } from "lit" */
/** @import { Encounter } from "../messages.d.ts" */
/** @import { Drawn } from "../offers.js" */

import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { rowIds, sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { drawn, isAbout } from "../offers.js";
import { canPick, pickable, picked } from "../picking.js";
import { placesOf } from "../placing.js";
import { initialsOf } from "../plan.js";
import { handIn, intoView } from "../sight.js";
import { RondelHp } from "./hp.js";
import { titleOf } from "./key-caps.js";
import { hitPoints, markStyles } from "./marks.js";
import { RondelNow } from "./now.js";
import { Piece } from "./piece.js";
import { drawRow, isTight } from "./row.js";
import { gripStyles, rowStyles } from "./row-styles.js";

/**
 * The element that has the focus, inside whatever elements it is.
 * @param {ShadowRoot | null} root
 * @returns {HTMLElement | null}
 */
function deepFocus(root) {
  const focused = /** @type {HTMLElement | null} */ (root?.activeElement ?? null);
  return deepFocusIn(focused) ?? focused;
}

/** @param {HTMLElement | null} element */
const deepFocusIn = (element) => (element?.shadowRoot ? deepFocus(element.shadowRoot) : null);

/**
 * Whether places in the order have numbers, or will.
 * @param {Encounter} encounter
 */
function hasNumbers({ board }) {
  return Boolean(board.unit) || Object.values(board.slots).some(({ at }) => at !== undefined);
}

export class RondelOrder extends Piece {
  /** @type {typeof Grip | undefined} what moves rows by hand */
  static Grip = undefined;
  static properties = {
    wide: { type: Boolean },
    about: { attribute: false },
    above: { attribute: false },
    only: { attribute: false },
  };
  static styles = [
    ...Piece.styles,
    markStyles,
    rowStyles,
    gripStyles,
    css`
      .tools {
        display: flex;
        justify-content: flex-end;
        margin-top: -4px;
      }
      .tools .btn {
        min-height: 28px;
        padding-inline: 8px;
        color: var(--soft);
        font-size: var(--size-small);
      }
      ol {
        display: grid;
        gap: var(--space-2);
      }
      .empty {
        padding: 22px 12px;
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    this.wide = false;
    /** @type {HTMLElement | undefined} what there is about the open row; undefined: it is elsewhere */
    this.about = undefined;
    this.above = false; // whether what there is to choose from stands above
    /** @type {string[] | undefined} the rows that there is room for; undefined: all */
    this.only = undefined;
    /** @type {HTMLElement | null} */
    this.focused = null;
    this.acting = "";
    /** @type {Map<string, string>} */
    this.initials = new Map();
    this.wasRow = "";
    this.grip = /** @type {Grip | undefined} */ (undefined); // comes after the first look
    this.pressed = ""; // the row that was picked before: Shift picks from there
  }

  /**
   * The focus goes to the next row: from the one that has it, else from the open or acting one.
   * @param {number} by
   */
  walk(by) {
    const handles = /** @type {HTMLElement[]} */ ([
      ...this.renderRoot.querySelectorAll("button.toggle, input.pick"),
    ]);
    /** @param {HTMLElement} handle */
    const rowOf = (handle) => handle.closest("[data-id]");
    const here = this.focusedRow;
    const now = handles.findIndex((h) => rowOf(h)?.getAttribute("data-id") === here);
    const likely = handles.findIndex((h) => rowOf(h)?.matches(".open, .active"));
    const to = now >= 0 ? now + by : likely >= 0 ? likely : by < 0 ? handles.length - 1 : 0;
    const handle = handles[Math.min(handles.length - 1, Math.max(0, to))];
    if (!handle) return;
    handle.focus({ preventScroll: true });
    intoView(rowOf(handle) ?? handle);
  }

  /**
   * The field of hit points opens: of the row in focus, else of the open one, else of the one who acts.
   * @returns {string | undefined} who has none; "" where nobody is meant; undefined if it opened
   */
  reckon() {
    const row = this.focusedRow || (this.state.view.open ?? "");
    const acting = this.renderRoot.querySelectorAll(".active");
    const meant = this.rowElement(row) ?? (acting.length === 1 ? acting[0] : undefined);
    const field = meant?.querySelector("rondel-hp");
    if (!(field instanceof RondelHp)) {
      const id = meant?.getAttribute("data-id") ?? "";
      return this.encounter?.board.slots[id]?.who ?? id;
    }
    field.open();
    return undefined;
  }

  /** The row in which the focus is. */
  get focusedRow() {
    const row = this.shadowRoot?.activeElement?.closest("[data-id]");
    return row?.getAttribute("data-id") ?? "";
  }

  /** Whether somebody is at work here, so that nothing may move under their hands. */
  get inUse() {
    return Boolean(this.app.opened || this.shadowRoot?.activeElement) || handIn(this) !== undefined;
  }

  /** @param {string} id */
  rowElement(id) {
    return this.renderRoot.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    this.focused = deepFocus(this.shadowRoot);
    this.wasRow = this.focusedRow;
  }

  /** @param {PropertyValues<this>} _changed */
  updated(_changed) {
    // A row that moves to another place takes the focus along.
    const { focused } = this;
    if (focused?.isConnected && deepFocus(this.shadowRoot) !== focused) {
      focused.focus({ preventScroll: true });
    }
    // One that is drawn in another way has another button.
    if (focused && !focused.isConnected && !deepFocus(this.shadowRoot)) {
      const row = this.rowElement(this.wasRow);
      /** @type {HTMLElement | null | undefined} */ (
        row?.querySelector("button.toggle, input.pick")
      )?.focus({ preventScroll: true });
    }
    this.#follow();
  }

  /** Whoever acts now comes into view, unless somebody is at work in the list; choices go first. */
  #follow() {
    const now = this.renderRoot.querySelector(".active");
    const acting = now?.getAttribute("data-id") ?? "";
    const moved = acting !== this.acting;
    this.acting = acting;
    if (!moved || !now || this.inUse) return;
    const cards = this.above ? this.previousElementSibling : null;
    requestAnimationFrame(() => intoView(cards instanceof RondelNow ? cards.first : now));
  }

  render() {
    const { encounter } = this;
    if (!encounter) return nothing;
    const ids = this.only ?? rowIds(encounter);
    if (!ids.length) return html`<p class="empty soft">${this.t("ui-nobody-here")}</p>`;
    const marks = sideMarks(encounter);
    this.initials = initialsOf(encounter.figures);
    const [change, set] = ["ChangeHp", "SetHp"].map((kind) =>
      drawn(encounter).find(({ offer }) => offer.kind === kind),
    );
    const can = new Set(this.state.view.picked ? pickable(encounter) : []);
    if (RondelOrder.Grip && !this.grip) this.grip = new RondelOrder.Grip(this);
    const { grip } = this;
    grip?.use(this.state.view.picked ? undefined : placesOf(encounter));
    return html`<h2 class="sr">${this.t("ui-order")}</h2>
      ${this.#tools(encounter)}${grip?.help}
      <ol aria-label=${this.t("ui-order")} @keydown=${this.#roam}>
        ${repeat(
          grip?.drawn(ids) ?? ids,
          (id) => id,
          (id) => this.#row(encounter, id, marks, { change, set }, can),
        )}
      </ol>`;
  }

  /** @param {Encounter} encounter */
  #tools(encounter) {
    const { picked } = this.state.view;
    if (!picked && !canPick(encounter)) return nothing;
    return html`<div class="tools">
      <button
        type="button"
        class="btn plain"
        aria-pressed=${String(Boolean(picked))}
        title=${titleOf(this.t("ui-pick"), this.state.view.own, "select", this.app.text)}
        aria-description=${titleOf("", this.state.view.own, "select", this.app.text)}
        @click=${() => this.look({ picked: picked ? undefined : [], open: "" })}
      >
        ${icon("several")}${this.t("ui-pick")}
      </button>
    </div>`;
  }

  /**
   * While rows are picked the arrows go from one to the next; with Shift they pick on the way.
   * @param {KeyboardEvent} event
   */
  #roam(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (
      this.renderRoot.querySelectorAll("input.pick")
    );
    const at = [...boxes].indexOf(/** @type {HTMLInputElement} */ (event.target));
    const next = by && at >= 0 ? boxes[at + by] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey && boxes[at].checked !== next.checked) next.click();
  }

  /**
   * @param {Encounter} encounter
   * @param {string} who
   * @param {MouseEvent} event
   */
  #pick(encounter, who, event) {
    const { picked: before = [] } = this.state.view;
    const from = event.shiftKey ? this.pressed : "";
    this.pressed = who;
    this.look({ picked: picked(pickable(encounter), before, who, from) });
  }

  /**
   * @param {Encounter} encounter
   * @param {string} id
   * @param {ReturnType<typeof sideMarks>} marks
   * @param {{ change: Drawn | undefined, set: Drawn | undefined }} hp
   * @param {Set<string>} can be picked
   */
  #row(encounter, id, marks, hp, can) {
    const { app, state } = this;
    const slot = encounter.board.slots[id];
    const who = slot ? (slot.who ?? "") : id;
    const figure = encounter.figures[who];
    const open = state.view.open === id && !state.view.picked;
    /** @param {Drawn | undefined} one */
    const about = (one) => (one && isAbout(one.offer, who, encounter) ? one : undefined);
    const change = state.view.picked ? undefined : about(hp.change);
    const on = Boolean(state.view.picked?.includes(who));
    return drawRow({
      id,
      slot,
      figure,
      encounter,
      open,
      numbered: hasNumbers(encounter),
      side: figure && marks.get(figure.side),
      letters: this.initials.get(who),
      points: change
        ? html`<rondel-hp
            ?tight=${isTight(figure)}
            .app=${app}
            .state=${state}
            .who=${who}
            .change=${change}
            .set=${about(hp.set)}
          ></rondel-hp>`
        : figure
          ? hitPoints(figure, app.text)
          : nothing,
      changes: Boolean(change),
      grip: (figure && this.grip?.draw(id, figure.name)) ?? nothing,
      state: [this.grip?.classOf(id) ?? "", on ? "picked" : ""].filter(Boolean).join(" "),
      pick:
        state.view.picked && can.has(who)
          ? { on, press: (event) => this.#pick(encounter, who, event) }
          : state.view.picked || app.stage
            ? "no"
            : undefined,
      text: app.text,
      toggle: () => this.look({ open: open ? "" : id, ...(this.wide ? { tab: "order" } : {}) }),
      details: this.about,
    });
  }
}

customElements.define("rondel-order", RondelOrder);
