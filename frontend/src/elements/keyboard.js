// Listens for keys, and says which of ours is meant.

/** @import { App } from "./piece.js" */

import { keysOf, meant, readKeys } from "../shortcuts.js";
import { remember, remembered } from "../storage.js";

/** @import { Keys } from "../shortcuts.js" */

const KEYS = "rondel.keys";
const LETTERS = "rondel.letters";
const OFF = "off";
// Checkboxes and the like are pressed, not written in.
const WRITTEN =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])";

/** @param {EventTarget} at */
const isWritten = (at) => at instanceof HTMLElement && at.matches(WRITTEN);

/**
 * Keeps what somebody made of the keys.
 * @param {App} app
 * @param {{ own?: Keys, keys?: boolean }} view
 */
export function keepKeys(app, view) {
  app.store.change({ is: "viewed", view });
  if (view.own) remember(KEYS, Object.keys(view.own).length ? JSON.stringify(view.own) : "");
  if (view.keys !== undefined) remember(LETTERS, view.keys ? "" : OFF);
}

export class Keyboard {
  /**
   * @param {App} app
   * @param {{ escape: () => void, do: (deed: string) => void }} hands
   */
  constructor(app, hands) {
    this.app = app;
    this.hands = hands;
    const own = readKeys(remembered(KEYS));
    app.store.change({ is: "viewed", view: { own, keys: remembered(LETTERS) !== OFF } });
    addEventListener("keydown", this);
  }

  stop() {
    removeEventListener("keydown", this);
  }

  /** @param {KeyboardEvent} event */
  handleEvent(event) {
    const { view, doc } = this.app.store.state;
    const path = event.composedPath();
    const within = path.some((at) => at instanceof HTMLDialogElement);
    const dialog = Boolean(view.dialog) || within;
    if (event.key === "Escape") {
      if (!within && !event.defaultPrevented) this.hands.escape();
      return;
    }
    const where = { typing: path.some(isWritten), dialog, letters: view.keys };
    const deed = doc ? meant(event, keysOf(view.own), where) : "";
    if (!deed) return;
    event.preventDefault();
    this.hands.do(deed);
  }
}
