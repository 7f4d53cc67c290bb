// Moving an entry along the time line, with the pointer or by keys. Nothing is sent before it is let
// go of, or confirmed with Enter.

/** @import { Entry } from "../messages.d.ts" */
/** @import { Axis, Spot } from "../plan-axis.js" */
/** @import { RondelPlan } from "./plan.js" */

import { busyKey } from "../offers.js";
import { rowAt, xOf } from "../plan-axis.js";
import { moved } from "../plan-moves.js";

const STARTS = 4; // pixels after which it is no click any more
const EDGE = 28; // pixels at both ends of what is seen in which it scrolls
const SCROLL = 9; // pixels for each move of the pointer there
const FAR = 10; // rows with Shift

/** @typedef {{ row: number, by: "pointer" | "keys" | "sent" }} Target */

export class Mover {
  /** @param {RondelPlan} plan */
  constructor(plan) {
    this.plan = plan;
    this.id = "";
    this.dragged = false; // whether what ends now was no click
    /** @type {Target | undefined} where it would go, once it is moved */
    this.at = undefined;
    /** @type {{ x: number, off: number } | undefined} where the pointer took hold */
    this.hold = undefined;
  }

  /** @param {Entry | undefined} entry */
  classOf(entry) {
    return this.at && entry?.id === this.id ? "moving" : "";
  }

  /** Where it stands, or would. @param {Pick<Spot, "at" | "entry">} spot */
  rowOf({ at, entry }) {
    return entry?.id === this.id ? (this.at?.row ?? at) : at;
  }

  /** What is not there any more is not moved. @param {readonly Entry[]} line */
  check(line) {
    if (this.id && !line.some(({ id }) => id === this.id)) this.#end();
  }

  // --- with the pointer -------------------------------------------------------------------------

  /**
   * @param {PointerEvent} event
   * @param {Entry} entry
   */
  grab(event, entry) {
    this.dragged = false;
    const { axis, moves } = this.plan;
    if (event.button !== 0 || !axis || !moves.has(entry.id) || this.at?.by === "sent") return;
    if (this.id !== entry.id) this.cancel();
    const target = /** @type {HTMLElement} */ (event.currentTarget);
    target.setPointerCapture(event.pointerId);
    this.id = entry.id;
    this.hold = { x: event.clientX, off: this.#x(event) - xOf(axis, entry.at) };
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const { plan, hold } = this;
    const { axis, view } = plan;
    if (!hold || !axis || !view) return;
    if (!this.dragged && Math.abs(event.clientX - hold.x) < STARTS) return;
    if (!this.dragged) this.#open();
    this.dragged = true;
    const { left, right } = view.getBoundingClientRect();
    if (event.clientX > right - EDGE) view.scrollLeft += SCROLL;
    if (event.clientX < left + EDGE) view.scrollLeft -= SCROLL;
    this.#to(rowAt(axis, this.#x(event) - hold.off), "pointer");
  }

  drop() {
    this.hold = undefined;
    if (this.at?.by === "pointer") this.#send();
  }

  /** Pixels from the left end of the line. @param {PointerEvent} event */
  #x(event) {
    const strip = this.plan.renderRoot.querySelector(".strip");
    return event.clientX - (strip?.getBoundingClientRect().left ?? 0);
  }

  // --- by keys ----------------------------------------------------------------------------------

  /**
   * @param {KeyboardEvent} event
   * @param {Entry} entry
   * @returns {boolean} whether that key was meant for us
   */
  key(event, entry) {
    if (!this.plan.moves.has(entry.id) || this.at?.by === "sent") return false;
    if (event.key === "Enter" && this.at) {
      this.#send();
      return true;
    }
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return false;
    if (this.id !== entry.id || !this.at) this.#open();
    const from = this.rowOf({ at: entry.at, entry });
    this.id = entry.id;
    this.#to(from + way * (event.shiftKey ? FAR : 1), "keys");
    return true;
  }

  /** The focus goes elsewhere: what was not confirmed was not meant. */
  leave() {
    if (this.at?.by === "keys") this.cancel();
  }

  // --- both -------------------------------------------------------------------------------------

  /** Escape, and whatever else closes a form, gives it up. */
  #open() {
    const { app } = this.plan;
    if (app.opened !== this) app.opened?.close();
    app.opened = this;
  }

  close() {
    this.cancel();
  }

  /**
   * @param {number} row
   * @param {"pointer" | "keys"} by
   */
  #to(row, by) {
    const { low = 0, high = 0 } = this.plan.moves.get(this.id) ?? {};
    this.at = { row: Math.min(high, Math.max(low, row)), by };
    this.plan.requestUpdate();
  }

  /**
   * What is moved by keys stays in sight; the pointer scrolls by itself.
   * @param {Axis} axis
   * @param {HTMLElement} view
   */
  follow(axis, view) {
    if (this.at?.by !== "keys") return;
    const x = xOf(axis, this.at.row);
    view.scrollLeft = Math.min(x - EDGE, Math.max(view.scrollLeft, x + EDGE - view.clientWidth));
  }

  async #send() {
    const { plan, id, at } = this;
    const { encounter } = plan;
    const move = plan.moves.get(id);
    const from = encounter?.board.line.find((entry) => entry.id === id)?.at;
    if (!encounter || !move || !at || at.row === from) return this.cancel();
    this.at = { ...at, by: "sent" };
    const { key, offer } = move.drawn;
    await plan.send(busyKey(key, id), offer, moved(move, id, at.row, encounter));
    if (this.id === id) this.#end();
  }

  cancel() {
    if (this.at?.by !== "sent") this.#end();
  }

  #end() {
    const { app } = this.plan;
    if (app?.opened === this) app.opened = undefined;
    this.id = "";
    this.at = undefined;
    this.hold = undefined;
    this.plan.requestUpdate();
  }
}
