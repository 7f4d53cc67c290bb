// What every element of the overlay has: the app around it, and the state that it draws.

/** @import { PropertyDeclarations } from "lit" */
/** @import { Host } from "../hosts/host.js" */
/** @import { Label, Refused } from "../messages.d.ts" */
/** @import { Fields } from "../offers.js" */
/** @import { Seat } from "../link.js" */
/** @import { Session } from "../session.js" */
/** @import { Stage } from "../stage.js" */
/** @import { State, Store, View } from "../state.js" */
/** @import { Texts } from "../text.js" */

import { LitElement } from "lit";
import { controls } from "./controls.js";

/**
 * @typedef {object} App
 * @property {Store} store
 * @property {Session} session
 * @property {Texts} text
 * @property {Seat} seat
 * @property {string} origin
 * @property {Stage | undefined} stage how it is only watched; undefined: it is used
 * @property {string} language that this person chose; "" as the link, the table or the browser say
 * @property {(language: string) => void} speak from now on
 * @property {Host} host that the overlay is in
 * @property {() => void} again leaves the seat, for where seats are got
 * @property {{ close: (focus?: boolean) => void } | undefined} opened the one form that is open
 */

export class Piece extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = { app: { attribute: false }, state: { attribute: false } };
  static styles = [controls];

  constructor() {
    super();
    this.app = /** @type {App} */ (/** @type {unknown} */ (undefined));
    this.state = /** @type {State} */ (/** @type {unknown} */ (undefined));
  }

  /** Whether this is a form that is open, of which there is only one at a time. */
  get asks() {
    return false;
  }

  connectedCallback() {
    super.connectedCallback();
    // It may only have been put elsewhere.
    if (this.asks) this.app.opened ??= /** @type {App["opened"]} */ (/** @type {unknown} */ (this));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.asks && this.app.opened === /** @type {unknown} */ (this)) this.app.opened = undefined;
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} [params]
   */
  t(key, params) {
    return this.app.text.say(key, params);
  }

  /** @param {Label} label */
  l(label) {
    return this.app.text.label(label);
  }

  get encounter() {
    return this.state.doc?.encounter;
  }

  /** @param {Partial<View>} view */
  look(view) {
    this.app.store.change({ is: "viewed", view });
  }

  /**
   * @param {"quiet" | "refused" | "good"} tone
   * @param {string} key
   * @param {Record<string, string | number>} [params]
   */
  notice(tone, key, params) {
    this.app.store.change({ is: "noticed", notice: { tone, key, params } });
  }

  /**
   * Sends a command to the encounter, and tells if it was refused.
   * @param {string} key what is busy meanwhile
   * @param {{ kind: string, expect?: string }} offer
   * @param {Fields} fields
   * @returns {Promise<boolean>} whether it was done
   */
  async send(key, { kind, expect = "" }, fields) {
    const { encounter } = this;
    if (!encounter) return false;
    const draft = { encounter: encounter.id, kind, expect, fields };
    const answer = await this.app.session.give(key, draft);
    if (answer?.ok === false) this.refused(answer);
    return answer?.ok === true;
  }

  /** @param {Omit<Refused, "ok">} answer */
  refused({ code, params, message = "" }) {
    // Somebody was faster, or the same was pressed in two places: what was wanted is so.
    if (code === "conflict") this.notice("quiet", "ui-already-done");
    else this.notice("refused", code, { ...params, message });
  }
}
