// The focus is never lost: when what had it is gone, it goes to what lay around it.

/** @import { ReactiveController, ReactiveControllerHost } from "lit" */

import { intoView } from "../sight.js";

// None of them does anything by itself: whoever still holds Enter down presses nothing new.
const RESTS = ".scroll, .toggle";
// Going from one to the next inside a part of ours is not told outside of it; keys and presses are.
const OCCASIONS = ["focusin", "focusout", "keydown", "keyup", "pointerdown", "click"];

/** @param {HTMLElement} element */
const holds = (element) =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/**
 * What has the focus, and all that it is in.
 * @returns {HTMLElement[]}
 */
function focused() {
  let deepest = document.activeElement;
  while (deepest?.shadowRoot?.activeElement) deepest = deepest.shadowRoot.activeElement;
  if (!deepest || deepest === document.body) return [];
  const path = [];
  for (let at = /** @type {Node | null} */ (deepest); at; ) {
    if (at instanceof HTMLElement) path.push(at);
    at = at instanceof ShadowRoot ? at.host : at.parentNode;
  }
  return path;
}

/** @implements {ReactiveController} */
export class Focus {
  /** @param {ReactiveControllerHost & HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {HTMLElement[]} what had the focus last, and all that it was in */
    this.path = [];
    this.waits = false;
    this.pressed = false; // with a pointer, since the last key
    this.carried = false; // what has it is put elsewhere
    host.addController(this);
  }

  hostConnected() {
    for (const occasion of OCCASIONS) this.host.addEventListener(occasion, this);
  }

  hostDisconnected() {
    for (const occasion of OCCASIONS) this.host.removeEventListener(occasion, this);
  }

  /** What has the focus now keeps it, and in sight, wherever it is put. */
  carry() {
    this.pressed = false;
    this.carried = true;
  }

  hostUpdate() {
    this.#note();
  }

  hostUpdated() {
    this.#later();
  }

  /** @param {Event} event */
  handleEvent({ type }) {
    if (type === "pointerdown") this.pressed = true;
    else if (type === "keydown") this.pressed = false;
    this.#note();
    this.#later();
  }

  #note() {
    const path = focused();
    if (path.length) this.path = path;
  }

  /** Everything has been drawn by then. */
  #later() {
    if (this.waits || !this.path.length) return;
    this.waits = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.waits = false;
        this.#look();
      }),
    );
  }

  #look() {
    this.#note();
    const [held, ...around] = this.path;
    if (!held || focused().length) return;
    // What is still there was left by a press beside it, or else was only put elsewhere.
    const next = !holds(held) ? this.#rest(around) : this.pressed ? undefined : held;
    if (next === null) return; // for a moment there is nothing: the next look will find something
    this.path = [];
    next?.focus({ preventScroll: true });
    if (this.carried && next) intoView(next);
    this.carried = false;
  }

  /**
   * @param {HTMLElement[]} around
   * @returns {HTMLElement | null}
   */
  #rest(around) {
    for (const element of around.filter(holds)) {
      const row = element.matches("[data-id]") ? element.querySelector(RESTS) : null;
      if (row instanceof HTMLElement) return row;
      if (element.matches(RESTS)) return element;
    }
    return this.host.shadowRoot?.querySelector("main.scroll, #panel") ?? null;
  }
}
