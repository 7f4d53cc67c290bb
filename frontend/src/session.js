// One seat's conversation with its table: sync, commands, and what comes by itself.

/** @import { Answer, Beat, Line, PaceAnswer, Refused, Synced, Update } from "./messages.d.ts" */
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
 * @property {() => number} [now] our own time in milliseconds
 */

const PATIENCE = 8000; // milliseconds for an answer that nobody waits for in earnest
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

  /** A GM reminds us that the table waits. */
  reminded() {
    this.#store.change({ is: "reminded" });
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

  /**
   * Fetches the lines of the log before the first that is here.
   * @returns {Promise<boolean>} whether any came
   */
  async earlier() {
    const { doc } = this.#store.state;
    if (!doc?.encounter) return false;
    const encounter = doc.encounter.id;
    const body = { v: 1, encounter, before: this.#firstLine };
    const answer = await this.#ask("log", body);
    const { lines } = /** @type {{ lines?: Record<string, Line> }} */ (answer ?? {});
    if (!lines || this.#store.state.doc?.encounter?.id !== encounter) return false;
    this.#store.change({ is: "earlier", lines });
    return Object.keys(lines).length > 0;
  }

  /**
   * Fetches all of the log that is not here yet.
   * @returns {Promise<boolean>} whether all of it is here now
   */
  async wholeLog() {
    while (this.#firstLine > 1 && (await this.earlier()));
    return this.#firstLine <= 1;
  }

  /** The number of the first line of the log that is here. */
  get #firstLine() {
    const { doc, earlier } = this.#store.state;
    if (!doc?.encounter) return 0;
    const numbers = [...Object.keys(doc.encounter.log.lines), ...Object.keys(earlier)].map(Number);
    return Math.min(...numbers, doc.encounter.log.told + 1);
  }

  /**
   * Asks how long the turns took.
   * @returns {Promise<PaceAnswer | Refused | undefined>} undefined when no answer came
   */
  async pace() {
    const encounter = this.#store.state.doc?.encounter?.id ?? "";
    if (!encounter) return undefined;
    const answer = await this.#ask("pace", { v: 1, encounter });
    const known = /** @type {PaceAnswer | Refused | undefined} */ (answer);
    if (known?.ok) this.#store.change({ is: "paced", encounter, answer: known });
    return known;
  }

  /**
   * Reminds a player that the table waits (GMs only).
   * @param {string} seat
   * @returns {Promise<Answer | undefined>} undefined when no answer came
   */
  async nudge(seat) {
    return /** @type {Answer | undefined} */ (await this.#ask("nudge", { v: 1, seat }));
  }

  /**
   * @param {string} event
   * @param {object} body
   * @returns {Promise<unknown>} undefined when no answer comes
   */
  #ask(event, body) {
    return new Promise((resolve) => {
      const stop = this.#needs.after(PATIENCE, () => resolve(undefined));
      /** @param {unknown} answer */
      const take = (answer) => {
        stop();
        resolve(answer);
      };
      if (!this.#send(event, body, take)) take(undefined);
    });
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
    const at = this.#needs.now?.();
    this.#store.change({ is: "synced", answer: /** @type {Synced} */ (answer), at });
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
