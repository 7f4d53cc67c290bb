// A clock that stands still until it is told to go on.

export class Clock {
  now = 0;
  /** @type {{ at: number, then: () => void }[]} */
  #timers = [];

  /** @param {number} ms @param {() => void} then */
  after = (ms, then) => {
    const timer = { at: this.now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((t) => t !== timer);
    };
  };

  /** @param {number} ms */
  pass(ms) {
    const end = this.now + ms;
    for (;;) {
      const next = this.#timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((t) => t !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}
