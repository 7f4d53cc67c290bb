// Commands on their way: each keeps its id until it is answered, so that asking twice does once.

/** @import { Answer, Command } from "./messages.d.ts" */

/** @typedef {Omit<Command, "v" | "id">} Draft */
/**
 * @typedef {object} Letter
 * @property {Command} command
 * @property {(answer: Answer) => void} done
 * @property {number} tries
 * @property {(() => void) | undefined} stop ends the wait for the next try
 */
/**
 * @typedef {object} Ways
 * @property {(command: Command, answered: (answer: Answer) => void) => boolean} send false: no line
 * @property {(ms: number, then: () => void) => () => void} after a clock; returns how to stop it
 * @property {() => string} newId
 * @property {(busy: Record<string, string>) => void} changed what is on its way, key to id
 */

export const WAITS = [2000, 4000, 8000]; // milliseconds until the same command goes out again

export class Outbox {
  /** @type {Map<string, Letter>} */
  #letters = new Map();
  #ways;

  /** @param {Ways} ways */
  constructor(ways) {
    this.#ways = ways;
  }

  /**
   * Sends *draft* under *key*; while that is busy, pressing again is answered by the same outcome.
   * @param {string} key
   * @param {Draft} draft
   * @returns {Promise<Answer | undefined>} undefined: one like it is already on its way
   */
  put(key, draft) {
    if (this.#letters.has(key)) return Promise.resolve(undefined);
    return new Promise((done) => {
      /** @type {Command} */
      const command = { v: 1, id: this.#ways.newId(), ...draft };
      const letter = { command, done, tries: 0, stop: undefined };
      this.#letters.set(key, letter);
      this.#tell();
      this.#send(key, letter);
    });
  }

  /** The line is back: everything without an answer goes out again, in its old order. */
  resend() {
    for (const [key, letter] of [...this.#letters]) {
      letter.tries = 0;
      this.#send(key, letter);
    }
  }

  /** The line is gone: no clock runs until `resend`. */
  rest() {
    for (const letter of this.#letters.values()) letter.stop?.();
  }

  /**
   * @param {string} key
   * @param {Letter} letter
   */
  #send(key, letter) {
    letter.stop?.();
    letter.stop = undefined;
    const sent = this.#ways.send(letter.command, (answer) => this.#answered(key, letter, answer));
    if (!sent || this.#letters.get(key) !== letter) return;
    const wait = WAITS[Math.min(letter.tries, WAITS.length - 1)];
    letter.tries += 1;
    letter.stop = this.#ways.after(wait, () => this.#send(key, letter));
  }

  /**
   * @param {string} key
   * @param {Letter} letter
   * @param {Answer} answer
   */
  #answered(key, letter, answer) {
    if (this.#letters.get(key) !== letter) return;
    letter.stop?.();
    this.#letters.delete(key);
    this.#tell();
    letter.done(answer);
  }

  #tell() {
    const busy = [...this.#letters].map(([key, { command }]) => [key, command.id]);
    this.#ways.changed(Object.fromEntries(busy));
  }
}
