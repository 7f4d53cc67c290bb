// Taking a row of the order by its grip and putting it elsewhere, with the pointer or by keys.
// Nothing is sent before it is let go of, or confirmed with Enter.

/** @import { RondelOrder } from "./order.js" */
/** @import { Places } from "../placing.js" */

import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { busyKey } from "../offers.js";
import { placed, steps } from "../placing.js";
import { intoView } from "../sight.js";
import { giveTogether } from "./back.js";

const STARTS = 4; // pixels after which it is no press any more
const EDGE = 36; // pixels at both ends of the list in which it scrolls
const SCROLL = 10; // pixels for each move of the pointer there
const POINTER = ["pointermove", "pointerup", "pointercancel"];

/** @typedef {{ place: number, by: "pointer" | "keys" | "sent" }} Target */

export class Grip {
  /** @param {RondelOrder} list */
  constructor(list) {
    this.list = list;
    this.row = "";
    /** @type {Places | undefined} */
    this.places = undefined;
    /** @type {Target | undefined} where it would go, once it is moved */
    this.at = undefined;
    /** @type {number | undefined} where the pointer took hold */
    this.from = undefined;
    /** What is told to those who do not see it. */
    this.words = "";
  }

  /** @param {Places | undefined} places as they are now */
  use(places) {
    const { rows = [] } = places ?? {};
    const same = rows.join() === this.places?.rows.join();
    this.places = places;
    if (this.row && !same && this.at?.by !== "sent") this.#end();
  }

  /** The rows in the order in which they are drawn: as they would come to stand. @param {string[]} ids */
  drawn(ids) {
    const { places, row, at } = this;
    if (!places || !at) return ids;
    const next = placed(places.rows, row, at.place);
    const movable = new Set(places.rows);
    let n = 0;
    return ids.map((id) => (movable.has(id) ? next[n++] : id));
  }

  /** @param {string} id */
  classOf(id) {
    return this.at && id === this.row ? "moving" : "";
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  draw(id, name) {
    const { list, places } = this;
    const place = places?.rows.indexOf(id) ?? -1;
    if (place < 0) return nothing;
    return html`<button
      type="button"
      class="grip"
      aria-label=${list.t("ui-place", { name })}
      title=${list.t("ui-place-how")}
      aria-describedby="place-how"
      @pointerdown=${(/** @type {PointerEvent} */ e) => this.#grab(e, id)}
      @keydown=${(/** @type {KeyboardEvent} */ e) => this.#key(e, id)}
      @blur=${() => this.#left()}
    >${icon("grip")}</button>`;
  }

  /** What there is besides, once for the whole list. */
  get help() {
    if (!this.places) return nothing;
    return html`<span hidden id="place-how">${this.list.t("ui-place-how")}</span>
      <span class="sr" aria-live="assertive">${this.words}</span>`;
  }

  // --- with the pointer -------------------------------------------------------------------------

  /**
   * @param {PointerEvent} event
   * @param {string} id
   */
  #grab(event, id) {
    if (event.button !== 0 || this.at?.by === "sent") return;
    if (this.row !== id) this.cancel();
    this.row = id;
    this.from = event.clientY;
    // Not by capture: a row that is drawn in another place loses it.
    for (const name of POINTER) addEventListener(name, this);
  }

  /** @param {Event} event */
  handleEvent(event) {
    if (event.type === "pointermove") this.#drag(/** @type {PointerEvent} */ (event));
    else if (event.type === "pointerup") this.#drop();
    else this.cancel();
  }

  #letGo() {
    this.from = undefined;
    for (const name of POINTER) removeEventListener(name, this);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const { from, places, list } = this;
    if (from === undefined || !places) return;
    if (!this.at && Math.abs(event.clientY - from) < STARTS) return;
    if (!this.at) this.#open();
    const box = list.closest(".scroll");
    const around = box?.getBoundingClientRect();
    if (box && around && event.clientY < around.top + EDGE) box.scrollTop -= SCROLL;
    if (box && around && event.clientY > around.bottom - EDGE) box.scrollTop += SCROLL;
    this.#to(this.#under(event.clientY, places.rows), "pointer");
  }

  /**
   * The place that the row has once the pointer is there: others make way past their middle.
   * @param {number} y
   * @param {readonly string[]} rows
   */
  #under(y, rows) {
    return rows
      .filter((id) => id !== this.row)
      .filter((id) => {
        const { top = 0, height = 0 } = this.list.rowElement(id)?.getBoundingClientRect() ?? {};
        return top + height / 2 < y;
      }).length;
  }

  #drop() {
    this.#letGo();
    if (this.at?.by === "pointer") this.#send();
  }

  // --- by keys ----------------------------------------------------------------------------------

  /**
   * @param {KeyboardEvent} event
   * @param {string} id
   */
  #key(event, id) {
    const { places } = this;
    if (!places || this.at?.by === "sent") return;
    if (event.key === "Enter" && this.at && this.row === id) {
      event.preventDefault();
      this.#send();
      return;
    }
    if (event.key === "Escape" && this.at) {
      event.stopPropagation();
      this.cancel();
      return;
    }
    const { rows } = places;
    const now = this.row === id && this.at ? this.at.place : rows.indexOf(id);
    const place = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: rows.length - 1 }[
      event.key
    ];
    if (place === undefined) return;
    event.preventDefault();
    if (this.row !== id || !this.at) this.#open();
    this.row = id;
    this.#to(Math.min(rows.length - 1, Math.max(0, place)), "keys");
    this.list.updateComplete.then(() => {
      const element = this.list.rowElement(id);
      if (element) intoView(element);
    });
  }

  /** The focus goes elsewhere: what was not confirmed was not meant. */
  #left() {
    // A row that is drawn in another place loses the focus for a moment.
    setTimeout(() => {
      const here = this.list.shadowRoot?.activeElement;
      if (this.at?.by === "keys" && !here?.matches(".grip")) this.cancel();
    });
  }

  // --- both -------------------------------------------------------------------------------------

  /** Escape, and whatever else closes a form, gives it up. */
  #open() {
    const { app } = this.list;
    if (app.opened !== this) app.opened?.close();
    app.opened = this;
  }

  close() {
    this.cancel();
  }

  /**
   * @param {number} place
   * @param {"pointer" | "keys"} by
   */
  #to(place, by) {
    if (this.at?.place === place && this.at.by === by) return;
    this.at = { place, by };
    const count = this.places?.rows.length ?? 0;
    this.words = this.list.t("ui-place-now", { place: place + 1, count });
    this.list.requestUpdate();
  }

  async #send() {
    const { list, places, row, at } = this;
    const { encounter } = list;
    if (!places || !at || !encounter) return this.cancel();
    const whose = (/** @type {string} */ id) => encounter.board.slots[id]?.who ?? id;
    const all = steps(places.rows, row, at.place);
    if (!all.length) return this.cancel();
    this.at = { ...at, by: "sent" };
    const { key, offer } = places.one;
    const { kind, expect = "" } = offer;
    const draft = { encounter: encounter.id, kind, expect };
    const moves = all.map(({ who, other }) => ({ who: whose(who), other: whose(other) }));
    const { answer } = await giveTogether(list.app, busyKey(key, whose(row)), draft, moves);
    if (answer?.ok === false) list.refused(answer);
    if (this.row === row) this.#end();
  }

  cancel() {
    if (this.at?.by !== "sent") this.#end();
  }

  #end() {
    const { app } = this.list;
    if (app?.opened === this) app.opened = undefined;
    this.row = "";
    this.at = undefined;
    this.words = "";
    this.#letGo();
    this.list.requestUpdate();
  }
}
