// The line to the page in our window: we hand it one end of a MessageChannel and from then on talk
// through that alone. Nobody else hears what is said there.

const SAYS = { ns: "rondel", v: 1 };

/** @typedef {Record<string, unknown> & { type?: unknown }} Message */
/**
 * @typedef {object} Ends
 * @property {() => object} greeting what the page is told first
 * @property {(message: Message) => void} heard
 * @property {() => void} met the page has taken its end
 */

export class Line {
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {Window | null | undefined} the window whose document holds the frame */
  #around;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {Ends} ends
   */
  constructor(frame, ends) {
    this.frame = frame;
    this.ends = ends;
  }

  /** From now on the page is heard: one whose frame is moved speaks to its new window, too. */
  listen() {
    this.#listen(this.frame.ownerDocument.defaultView);
  }

  /** The page is asked to speak, in case that it did so before we listened. */
  offer() {
    this.frame.contentWindow?.postMessage({ ...SAYS, type: "host-ready" }, this.#origin);
  }

  /** @param {object} message */
  say(message) {
    this.#port?.postMessage(message);
  }

  close() {
    this.#listen(undefined);
    this.#port?.close();
    this.#port = undefined;
  }

  /** @param {Window | null | undefined} around */
  #listen(around) {
    if (around === this.#around) return;
    this.#around?.removeEventListener("message", this.#knock);
    this.#around = around;
    around?.addEventListener("message", this.#knock);
  }

  get #origin() {
    return new URL(this.frame.src).origin;
  }

  #knock = (/** @type {MessageEvent} */ event) => {
    const { source, origin, data } = event;
    if (!source || source !== this.frame.contentWindow || origin !== this.#origin) return;
    if (data?.ns !== SAYS.ns || data.v !== SAYS.v || data.type !== "ready") return;
    const { port1, port2 } = new MessageChannel();
    this.#port?.close();
    this.#port = port1;
    port1.onmessage = ({ data: message }) => {
      if (message && typeof message === "object") this.ends.heard(message);
    };
    const greeting = { ...SAYS, type: "init", ...this.ends.greeting() };
    this.frame.contentWindow?.postMessage(greeting, origin, [port2]);
    this.ends.met();
  };
}
