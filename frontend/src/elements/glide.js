// What an update moves glides to its new place, so that nothing jumps and one sees what went where.

/** @import { ReactiveController, ReactiveControllerHost } from "lit" */
/** @import { State } from "../state.js" */
/** @import { RondelOrder } from "./order.js" */

import { LitElement } from "lit";
import { handIn } from "../sight.js";

const PIECES = [
  "main, #panel > div > *, main > *, main > div > *, ol, li, section, section > *, .below",
  "[part=offer], [part=offer] > *, .sheet, .row, .tools",
  "div.now, rondel-deciders, .who, .remind",
].join();
const STILL = "0 0"; // what is put back for a frame is not counted as moved if it could be before
const LATE = ["rondel-bag", "rondel-checklist", "rondel-plan"]; // drawn when their code has come
const ROOM = "--room"; // at the end of what scrolls
const FAR = 2; // pixels; what moves less does not glide
const BEYOND = 400; // pixels outside of what is seen, from which nothing comes into sight
const DURATION = 260; // milliseconds
const EASE = 3; // the greater, the more of the way comes at once

/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ element: HTMLElement, around: Element | undefined }} Part */

/** @implements {ReactiveController} */
export class Glide {
  /** @param {ReactiveControllerHost & HTMLElement & { state: State }} host */
  constructor(host) {
    this.host = host;
    this.doc = host.state?.doc;
    /** @type {Map<Element, Place> | undefined} where everything was before the update */
    this.before = undefined;
    /** @type {(() => void)[]} what keeps rows in their places */
    this.kept = [];
    /** @type {HTMLElement[]} */
    this.gliding = [];
    this.next = 0;
    host.addController(this);
  }

  hostConnected() {
    for (const name of LATE) customElements.whenDefined(name).then(() => this.#still());
  }

  async #still() {
    await this.#drawn();
    for (const { element } of parts(this.host.shadowRoot)) element.style.translate ||= STILL;
  }

  hostUpdate() {
    const { doc } = this.host.state;
    const same = doc === this.doc;
    this.doc = doc;
    if (same || this.before || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.before = new Map();
    this.kept = this.#lists().map(keep);
    for (const list of this.#lists()) hold(list);
    for (const { element } of parts(this.host.shadowRoot)) {
      const place = placeOf(element);
      if (place) this.before.set(element, place);
    }
    this.#drawn().then(() => this.#glide());
  }

  /** Not in the next frame: browsers look where everything is before that. */
  async #drawn() {
    await this.host.updateComplete;
    while (pending(this.host.shadowRoot)) await undefined;
  }

  #glide() {
    const before = this.before ?? new Map();
    this.before = undefined;
    cancelAnimationFrame(this.next);
    for (const element of this.gliding) element.style.translate = STILL;
    for (const back of this.kept) back();
    for (const list of this.#lists()) letGo(list);
    /** @type {Map<Element, Place>} how far each is put back, with all that it is in */
    const put = new Map();
    /** @type {[HTMLElement, Place][]} */
    const moved = [];
    for (const { element, around } of parts(this.host.shadowRoot)) {
      const outer = (around && put.get(around)) ?? { x: 0, y: 0 };
      const [was, is] = [before.get(element), placeOf(element)];
      if (!is) {
        put.set(element, outer);
        continue;
      }
      const by = was
        ? { x: was.x - is.x - outer.x, y: was.y - is.y - outer.y }
        : { x: -outer.x, y: -outer.y };
      const moves = Math.hypot(by.x, by.y) >= FAR;
      element.style.translate ||= STILL;
      put.set(element, moves ? { x: outer.x + by.x, y: outer.y + by.y } : outer);
      if (moves && (seen(is.y) || (was && seen(was.y)))) moved.push([element, by]);
    }
    this.#step(moved);
  }

  /** @returns {HTMLElement[]} what scrolls */
  #lists() {
    return [...(this.host.shadowRoot?.querySelectorAll(".scroll") ?? [])].filter(
      (list) => list instanceof HTMLElement,
    );
  }

  /**
   * Each frame by itself: what browsers animate on their own counts as having jumped to its place.
   * @param {[HTMLElement, Place][]} moved
   * @param {number} [since] not yet: at first all stands where it stood
   */
  #step(moved, since) {
    const gone = since === undefined ? 0 : performance.now() - since;
    const left = Math.max(0, 1 - gone / DURATION) ** EASE;
    this.gliding = left ? moved.map(([element]) => element) : [];
    for (const [element, { x, y }] of moved) {
      element.style.translate = left ? `${x * left}px ${y * left}px` : STILL;
    }
    if (!left) return;
    this.next = requestAnimationFrame(() => this.#step(moved, since ?? performance.now()));
  }
}

/**
 * A row in which somebody is at work stays where it is, whatever comes above it.
 * @param {HTMLElement} list
 * @returns {() => void} what scrolls it back there
 */
function keep(list) {
  const order = /** @type {RondelOrder | null} */ (list.querySelector("rondel-order"));
  if (!order?.inUse) return () => {};
  const rows = [...order.renderRoot.querySelectorAll("li")];
  const from = Math.max(list.getBoundingClientRect().y, handIn(order) ?? 0);
  const row =
    rows.find((one) => one.matches(":focus-within")) ??
    rows.find((one) => one.getBoundingClientRect().bottom > from);
  const was = row && placeOf(row);
  return () => {
    const is = row && placeOf(row);
    if (was && is) list.scrollTop += is.y - was.y;
  };
}

/**
 * A list that becomes shorter stays scrolled as it is for now: what is scrolled and put back in the
 * same frame counts as having jumped.
 * @param {HTMLElement} list
 */
function hold(list) {
  if (list.scrollTop) list.style.setProperty(ROOM, `${list.scrollTop + list.clientHeight}px`);
}

/**
 * It scrolls to its end by itself, and keeps as much room there as it needs until then.
 * @param {HTMLElement} list
 */
function letGo(list) {
  const room = fitted(list);
  if (!room) return;
  // Not at the end of scrolling: not every browser tells of that.
  list.onscroll = () => fitted(list);
  list.scrollTo({ top: list.scrollTop - room, behavior: "smooth" });
}

/**
 * How much room at its end a list needs so that it does not have to scroll; it gets no more.
 * @param {HTMLElement} list
 */
function fitted(list) {
  const held = Number.parseFloat(list.style.getPropertyValue(ROOM)) || 0;
  if (!held) return 0;
  const room = Math.max(0, list.scrollTop + list.clientHeight - (list.scrollHeight - held));
  list.style.setProperty(ROOM, room ? `${room}px` : "");
  return room;
}

/** @param {number} y */
const seen = (y) => y > -BEYOND && y < innerHeight + BEYOND;

/**
 * Whether anything inside is still to be drawn.
 * @param {ParentNode | null} root
 * @returns {boolean}
 */
function pending(root) {
  return [...(root?.querySelectorAll("*") ?? [])].some(
    (element) =>
      element.shadowRoot &&
      ((element instanceof LitElement && element.isUpdatePending) || pending(element.shadowRoot)),
  );
}

/**
 * @param {Element} element
 * @returns {Place | undefined} of what is drawn at all
 */
function placeOf(element) {
  if (!element.getClientRects().length) return undefined;
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
}

/**
 * All that may move as a whole; what is around others comes before them.
 * @param {ParentNode | null} root
 * @param {Element} [outer]
 * @returns {Iterable<Part>}
 */
function* parts(root, outer) {
  for (const element of root?.querySelectorAll("*") ?? []) {
    const around = element.parentElement?.closest(PIECES) ?? outer;
    const is = element instanceof HTMLElement && element.matches(PIECES);
    if (is) yield { element, around };
    if (element.shadowRoot) yield* parts(element.shadowRoot, is ? element : around);
  }
}
