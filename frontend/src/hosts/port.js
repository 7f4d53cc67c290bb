// The host that any page can be: it hands us a MessagePort and speaks as the README tells. Pages
// post all kinds of things to each other: what is not understood is passed over in silence.

/** @import { Hello, Host, Power, RoomLink, Shown, Switch } from "./host.js" */

import { helloOf, powersOf, record, switchesOf } from "./hello.js";
import { hostOf, NO_HELLO } from "./host.js";

const SAYS = { ns: "rondel", v: 1 };
const PATIENCE = 2500; // milliseconds until we go on without a host
const ANSWERED_IN = 8000; // milliseconds for what a host has to look up
const LONGEST = 64_000; // characters of what was kept
const LONGEST_TOKENS = 1_000_000; // characters of who stands on a map
const MOST_HELD = 10; // texts that were brought while nobody was seated
const OPAQUE = "null"; // the origin of pages that have none

/**
 * @typedef {object} Around this window, as far as it matters here
 * @property {Speaker} [parent]
 * @property {{ ancestorOrigins?: ArrayLike<string> }} location
 * @property {{ referrer: string }} document
 * @property {(kind: "message", heard: (event: MessageEvent) => void) => void} addEventListener
 */
/** @typedef {{ postMessage: (said: object, to: string) => void, opener?: Speaker | null }} Speaker */
/** @typedef {(ms: number, then: () => void) => () => void} After a clock; returns how to stop it */

/**
 * Waits for the page around us to say who it is.
 * @param {Around} here
 * @param {After} after
 * @returns {Promise<Host | undefined>} undefined when nobody speaks
 */
export function meet(here, after) {
  const { parent } = here;
  // On top nobody has us within themselves; whoever opened us there is no host.
  if (!parent || /** @type {unknown} */ (parent) === here) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const host = new PortHost(after);
    let stop = () => {};
    const ready = () => {
      for (const speaker of [parent, parent.opener]) {
        speaker?.postMessage({ ...SAYS, type: "ready" }, "*");
      }
    };
    here.addEventListener("message", (event) => {
      if (!isHost(event, here)) return;
      const said = record(event.data);
      if (said.ns !== SAYS.ns || said.v !== SAYS.v) return;
      if (said.type === "host-ready") ready();
      if (said.type !== "init" || !event.ports[0]) return;
      host.take(event.ports[0], said, originsOf(event, here));
      stop();
      resolve(host.face);
    });
    stop = after(PATIENCE, () => resolve(undefined));
    ready();
  });
}

/**
 * The page around us; or, when that was moved into a window of its own, the one which moved it
 * there. Another page that opened the host's is none.
 * @param {MessageEvent} event
 * @param {Around} here
 */
function isHost({ source, origin }, here) {
  /** @type {unknown} */
  const speaker = source;
  if (!speaker) return false;
  if (speaker === here.parent) return true;
  return speaker === here.parent?.opener && origin === parentOrigin(here);
}

/** @param {Around} here */
function parentOrigin({ location, document }) {
  const [nearest] = Array.from(location.ancestorOrigins ?? []);
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/**
 * @param {MessageEvent} event
 * @param {Around} here
 */
function originsOf({ origin }, { location }) {
  const origins = new Set([origin, ...Array.from(location.ancestorOrigins ?? [])]);
  return [...origins].filter((one) => one && one !== OPAQUE);
}

class PortHost {
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Set<(text: string) => void>} */
  #bringers = new Set();
  /** @type {string[]} what was brought before anybody here could take it */
  #held = [];
  /** @type {Map<number, (answer: Record<string, unknown>) => void>} */
  #asked = new Map();
  #questions = 0;
  #after;
  /** @type {Hello} */
  #hello = NO_HELLO;
  /** @type {Set<Power>} */
  #can = new Set();
  /** @type {readonly Switch[]} */
  #switches = [];
  /** @type {readonly string[]} */
  #origins = [];
  /** What the overlay sees of it. @type {Host} */
  face;

  /** @param {After} after */
  constructor(after) {
    this.#after = after;
    const self = this;
    this.face = hostOf({
      get can() {
        return self.#can;
      },
      get hello() {
        return self.#hello;
      },
      get switches() {
        return self.#switches;
      },
      get origins() {
        return self.#origins;
      },
      listen: (heard) => added(this.#listeners, heard),
      bring: (heard) => {
        const stop = added(this.#bringers, heard);
        for (const brought of this.#held.splice(0)) heard(brought);
        return stop;
      },
      tokens: async () => text((await this.#ask({ type: "tokens" })).text, LONGEST_TOKENS),
      setRoom: async (/** @type {RoomLink} */ room) => this.#say({ type: "set-room", room }),
      mirror: (/** @type {Shown} */ shown) => this.#say({ type: "mirror", shown }),
      badge: (said) => this.#say({ type: "badge", text: said }),
      size: (height) => this.#say({ type: "size", height }),
      keep: async (key, value) => this.#say({ type: "keep", key, value }),
      recall: async (key) => text((await this.#ask({ type: "recall", key })).value, LONGEST),
      flip: (name, on) => this.#say({ type: "flip", name, on }),
    });
  }

  /**
   * The newest port is the one that counts: a host that was moved or loaded anew begins again.
   * @param {MessagePort} port
   * @param {Record<string, unknown>} said
   * @param {readonly string[]} origins
   */
  take(port, said, origins) {
    this.#port?.close();
    this.#port = port;
    this.#origins = origins;
    this.#hello = helloOf(said.hello);
    this.#can = powersOf(said.can);
    this.#switches = switchesOf(said.switches);
    port.onmessage = ({ data }) => {
      if (this.#port === port) this.#heard(record(data));
    };
    this.#tell();
  }

  #tell() {
    for (const heard of [...this.#listeners]) heard();
  }

  /** @param {Record<string, unknown>} said */
  #heard(said) {
    switch (said.type) {
      case "hello":
        this.#hello = helloOf(said.hello);
        return this.#tell();
      case "switches":
        this.#switches = switchesOf(said.switches);
        return this.#tell();
      case "bring": {
        const brought = text(said.text, LONGEST_TOKENS);
        if (!brought) return;
        for (const heard of [...this.#bringers]) heard(brought);
        if (!this.#bringers.size && this.#held.length < MOST_HELD) this.#held.push(brought);
        return;
      }
      case "tokens":
      case "recall":
        this.#asked.get(Number(said.id))?.(said);
    }
  }

  /** @param {object} said */
  #say(said) {
    this.#port?.postMessage(said);
  }

  /**
   * @param {object} question
   * @returns {Promise<Record<string, unknown>>} {} when no answer comes
   */
  #ask(question) {
    this.#questions += 1;
    const id = this.#questions;
    return new Promise((resolve) => {
      /** @param {Record<string, unknown>} answer */
      const take = (answer) => {
        stop();
        this.#asked.delete(id);
        resolve(answer);
      };
      const stop = this.#after(ANSWERED_IN, () => take({}));
      this.#asked.set(id, take);
      this.#say({ ...question, id });
    });
  }
}

/**
 * @template T
 * @param {Set<T>} all
 * @param {T} one
 * @returns {() => void}
 */
function added(all, one) {
  all.add(one);
  return () => all.delete(one);
}

/**
 * @param {unknown} said
 * @param {number} most
 */
const text = (said, most) => (typeof said === "string" && said.length <= most ? said : "");
