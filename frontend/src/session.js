// One seat's conversation with its table: sync, commands, and what comes by itself.

/** @import { Answer, Beat, Line, Synced, Update } from "./messages.d.ts" */
/** @import { Draft } from "./outbox.js" */
/** @import { Store } from "./state.js" */

import { Outbox, WAITS } from "./outbox.js";
import { forget, keep, recall } from "./storage.js";

/**
 * @typedef {object} Wire
 * @property {(event: string, body: object, answered: (answer: never) => void) => boolean} send
 *   false when there is no line; nothing is kept for later then
 */
/**
 * @typedef {object} Needs
 * @property {Store} store
 * @property {string} table
 * @property {(ms: number, then: () => void) => () => void} after
 * @property {() => string} newId
 */

const FATAL = new Set(["no-such-seat", "invalid", "revoked", "table-deleted"]);

export class Session {
  /** @type {Wire | undefined} */
  #wire;
  /** @type {(() => void) | undefined} */
  #stopWaiting;
  #asked = 0;
  #asking = false;
  #needs;
  #outbox;
  #opened;

  /** @param {Needs} needs */
  constructor(needs) {
    this.#needs = needs;
    this.#opened = recall(this.#memo) ?? "";
    this.#outbox = new Outbox({
      after: needs.after,
      newId: needs.newId,
      send: (command, answered) => this.#send("command", command, answered),
      changed: (busy) => this.#store.change({ is: "busy", busy }),
    });
  }

  get #store() {
    return this.#needs.store;
  }

  get #memo() {
    return `rondel.open.${this.#needs.table}`;
  }

  /** @param {Wire} wire */
  use(wire) {
    this.#wire = wire;
  }

  // --- what the wire tells ------------------------------------------------------------------

  connected() {
    this.#store.change({ is: "connected" });
    this.#sync(0);
    this.#outbox.resend();
  }

  lost() {
    this.#stopWaiting?.();
    this.#outbox.rest();
    this.#store.change({ is: "lost" });
  }

  /**
   * @param {string} code
   * @returns {boolean} whether trying again may help
   */
  refused(code) {
    if (!FATAL.has(code)) return true;
    this.closed(code);
    return false;
  }

  /** @param {string} code */
  closed(code) {
    this.#stopWaiting?.();
    this.#outbox.rest();
    this.#store.change({ is: "closed", code });
  }

  /** @param {Update} update */
  updated(update) {
    this.#store.change({ is: "updated", update });
    this.#syncIfWanted();
  }

  /** @param {Beat} beat */
  beat(beat) {
    this.#store.change({ is: "beat", beat });
    this.#syncIfWanted();
  }

  // --- what the person wants ----------------------------------------------------------------

  /**
   * @param {string} key what is busy until the answer comes
   * @param {Draft} draft
   * @returns {Promise<Answer | undefined>} undefined: the same is already on its way
   */
  give(key, draft) {
    return this.#outbox.put(key, draft);
  }

  /**
   * Look at another encounter (GMs only); "" is the one that is shown.
   * @param {string} encounter
   */
  open(encounter) {
    this.#opened = encounter;
    if (encounter) keep(this.#memo, encounter);
    else forget(this.#memo);
    this.#sync(0);
  }

  /** After a time in which the browser may have slept: make sure of the document. */
  doubt() {
    this.#store.change({ is: "doubted" });
    this.#syncIfWanted();
  }

  /** Fetches the lines of the log before the first that is here. */
  earlier() {
    const { doc, earlier } = this.#store.state;
    if (!doc?.encounter) return;
    const encounter = doc.encounter.id;
    const numbers = [...Object.keys(doc.encounter.log.lines), ...Object.keys(earlier)].map(Number);
    const before = Math.min(...numbers, doc.encounter.log.told + 1);
    /** @param {{ ok: boolean, lines?: Record<string, Line> }} answer */
    const take = (answer) => {
      const here = this.#store.state.doc?.encounter?.id === encounter;
      if (here && answer.lines) this.#store.change({ is: "earlier", lines: answer.lines });
    };
    this.#send("log", { v: 1, encounter, before }, take);
  }

  // --- asking for the whole document --------------------------------------------------------

  #syncIfWanted() {
    if (this.#store.state.sync === "wanted" && !this.#asking) this.#sync(0);
  }

  /** @param {number} tries */
  #sync(tries) {
    this.#stopWaiting?.();
    this.#asked += 1;
    const number = this.#asked;
    const encounter = this.#opened ? { encounter: this.#opened } : {};
    /** @param {Synced | Answer} answer */
    const take = (answer) => {
      if (number === this.#asked) this.#synced(answer);
    };
    this.#store.change({ is: "asked" });
    this.#asking = this.#send("sync", { v: 1, ...encounter }, take);
    if (!this.#asking) return;
    const wait = WAITS[Math.min(tries, WAITS.length - 1)];
    this.#stopWaiting = this.#needs.after(wait, () => this.#sync(tries + 1));
  }

  /** @param {Synced | Answer} answer */
  #synced(answer) {
    if (!answer.ok) {
      // The encounter was deleted, or is not ours to open: look at what is shown instead.
      if (this.#opened) this.open("");
      return;
    }
    this.#stopWaiting?.();
    this.#asking = false;
    this.#store.change({ is: "synced", answer: /** @type {Synced} */ (answer) });
    this.#syncIfWanted();
  }

  /**
   * @template T
   * @param {string} event
   * @param {object} body
   * @param {(answer: T) => void} answered
   * @returns {boolean}
   */
  #send(event, body, answered) {
    const take = /** @type {(answer: never) => void} */ (answered);
    return this.#wire?.send(event, body, take) ?? false;
  }
}
