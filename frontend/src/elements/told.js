// What came of a press, told where it was pressed: quietly that it is saved, or why it is not.

/** @import { ReactiveController, ReactiveControllerHost } from "lit" */

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";

const SHOWN_FOR = 2200; // milliseconds; why something was refused stays until the next press

/** @implements {ReactiveController} */
export class Told {
  /** @param {ReactiveControllerHost & Element} host */
  constructor(host) {
    this.host = host;
    this.good = "";
    this.bad = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    host.addController(this);
  }

  /** What is only put elsewhere still tells it there. */
  hostDisconnected() {
    queueMicrotask(() => {
      if (!this.host.isConnected) this.clear();
    });
  }

  /** @param {string} words */
  saved(words) {
    this.clear();
    this.good = words;
    this.timer = setTimeout(() => this.clear(), SHOWN_FOR);
  }

  /** @param {string} words */
  refused(words) {
    this.clear();
    this.bad = words;
  }

  clear() {
    clearTimeout(this.timer);
    this.good = "";
    this.bad = "";
    this.host.requestUpdate();
  }

  /** It lies on what was pressed, whole, so that nothing moves and no edge is cut. */
  get mark() {
    return this.good
      ? html`<span class="told" role="status">${icon("check")}${this.good}</span>`
      : nothing;
  }

  get reason() {
    return this.bad ? html`<p class="error why-not" role="alert">${this.bad}</p>` : nothing;
  }
}

export const toldStyles = css`
  .told {
    position: absolute;
    z-index: 3;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 1px 8px;
    border: 1px solid var(--good);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--good);
    font-size: var(--size-tiny);
    font-weight: 600;
    line-height: 1.3;
    white-space: nowrap;
    pointer-events: none;
    animation: come var(--quick) ease-out;
  }
  .why-not {
    order: 1;
    flex: 1 0 100%;
  }
`;
