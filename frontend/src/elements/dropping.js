// What a GM drags onto the overlay from elsewhere, wherever it is let go of: files and texts.

/** @import { RondelOverlay } from "./overlay.js" */

import { hasWords } from "../gather-texts.js";
import { surely } from "../later.js";
import { FILES } from "./drops.js";
import { RondelHead } from "./head.js";

const TEXT = "text/plain";
const LINK = "text/uri-list"; // nothing is ever fetched, so a link is of no use

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host([dropping])::after {
    content: attr(data-drop);
    position: fixed;
    z-index: 9;
    inset: 6px;
    display: grid;
    place-items: center;
    padding: 20px;
    border: 3px dashed var(--accent);
    border-radius: 14px;
    background: color-mix(in srgb, var(--paper) 92%, transparent);
    color: var(--ink);
    font-size: var(--size-big);
    font-weight: 650;
    text-align: center;
    pointer-events: none;
  }
`);

/** Where texts are typed the browser knows better what to do with one. */
const TYPED = "input, textarea";

const KINDS = ["dragstart", "dragend", "dragover", "dragleave", "drop"];

/**
 * From now on a GM may drop lists anywhere on *overlay*.
 * @param {RondelOverlay} overlay
 * @param {boolean} own whether what is being dragged was taken up in there
 * @param {AbortSignal} signal that it is over
 */
export function takeDrops(overlay, own, signal) {
  const dropping = new Dropping(overlay, own);
  for (const kind of KINDS) overlay.addEventListener(kind, dropping, { signal });
}

class Dropping {
  /**
   * @param {RondelOverlay} overlay
   * @param {boolean} own
   */
  constructor(overlay, own) {
    this.overlay = overlay;
    this.own = own; // what is dragged was taken up in here
    const root = /** @type {ShadowRoot} */ (overlay.renderRoot);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** @param {Event} event */
  handleEvent(event) {
    const drag = /** @type {DragEvent} */ (event);
    switch (drag.type) {
      case "dragstart":
        this.own = true;
        return;
      case "dragend":
        this.own = false;
        return;
      case "dragleave":
        // Going from one part to another inside is no leaving.
        if (!drag.relatedTarget) this.#show(false);
        return;
      default:
        if (!this.#takes(drag)) return this.#show(false);
        drag.preventDefault();
        this.#show(drag.type === "dragover");
        if (drag.type === "drop") this.#drop(drag);
    }
  }

  /** @param {DragEvent} drag */
  #takes(drag) {
    const types = drag.dataTransfer?.types ?? [];
    if (this.own || this.overlay.app.store.state.me?.role !== "gm") return false;
    if (types.includes(FILES)) return true;
    const [deepest] = drag.composedPath();
    const typed = deepest instanceof Element && deepest.matches(TYPED);
    return types.includes(TEXT) && !types.includes(LINK) && !typed;
  }

  /** @param {boolean} on */
  #show(on) {
    const { overlay } = this;
    if (on && !hasWords(overlay.app)) return;
    overlay.dataset.drop = on ? overlay.app.text.say("ui-gather-drop") : "";
    overlay.toggleAttribute("dropping", on);
  }

  /** @param {DragEvent} drag */
  #drop({ dataTransfer }) {
    const head = this.overlay.renderRoot.querySelector("rondel-head");
    if (!dataTransfer || !(head instanceof RondelHead)) return;
    const files = [...dataTransfer.files];
    if (files.length) surely(() => import("./files.js")).then(({ bring }) => bring(head, files));
    else {
      const text = dataTransfer.getData(TEXT);
      if (text.trim()) head.app.store.change({ is: "brought", text });
    }
  }
}
