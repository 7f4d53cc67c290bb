// TaleSpire, which has us as a Symbiote: a side panel with an API of its own. It can be read, and it
// passes short messages between the Symbiotes of those on a board; nothing on the board is changed.
//
// Source: the documentation of the Symbiotes' API, version 0.1.

/** @import { Hello, Host, RoomLink } from "./host.js" */

import { line, record, roomOf } from "./hello.js";
import { hostOf } from "./host.js";

/**
 * @typedef {object} TaleSpire what we use of `window.TS`
 * @property {{ whoAmI: () => Promise<unknown>, getMoreInfo: (ids: string[]) => Promise<unknown> }} players
 * @property {{ getQueue: () => Promise<unknown> }} initiative
 * @property {{ getMoreInfo: (ids: string[]) => Promise<unknown> }} creatures
 * @property {{ campaign: { getBlob: () => Promise<unknown>, setBlob: (text: string) => Promise<unknown> } }} localStorage
 * @property {{ send: (message: string, to: string) => Promise<unknown> }} sync
 */
/** @typedef {{ kind?: unknown, payload?: unknown }} TaleSpireEvent */

const EVERYBODY = "board"; // whom a message goes to
const LONGEST_MESSAGE = 500; // characters; TaleSpire takes no more
const LONGEST_KEPT = 64_000; // characters of one thing

/** What TaleSpire holds for us: a room for all, what is kept for one; each campaign apart. */
class Memory {
  #ts;
  /** @type {Promise<unknown>} what is written waits for what was written before */
  #last = Promise.resolve();

  /** @param {TaleSpire} ts */
  constructor(ts) {
    this.#ts = ts;
  }

  /** @returns {Promise<Record<string, unknown>>} */
  async read() {
    const text = await told(() => this.#ts.localStorage.campaign.getBlob());
    try {
      return typeof text === "string" ? record(JSON.parse(text || "{}")) : {};
    } catch {
      return {};
    }
  }

  /** @param {(held: Record<string, unknown>) => object} change */
  write(change) {
    const done = this.#last.then(async () => {
      const held = await this.read();
      const text = JSON.stringify({ ...held, ...change(held) });
      await told(() => this.#ts.localStorage.campaign.setBlob(text));
    });
    this.#last = done;
    return done;
  }
}

/** One Symbiote: hears what TaleSpire tells, and is the host of the overlay in it. */
export class Symbiote {
  #ts;
  #memory;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Hello} */
  #hello;
  /** What the overlay sees of it. @type {Host} */
  face;

  /** @param {TaleSpire} ts @param {string} locale */
  constructor(ts, locale) {
    this.#ts = ts;
    this.#memory = new Memory(ts);
    const none = { role: /** @type {const} */ (""), name: "", id: "", room: undefined };
    this.#hello = { kind: "talespire", ...none, locale, theme: "dark" };
    const self = this;
    this.face = hostOf({
      can: new Set(["room", "tokens", "keep"]),
      // In a file of this person's own; other Symbiotes have theirs.
      discreet: true,
      get hello() {
        return self.#hello;
      },
      listen: (heard) => {
        this.#listeners.add(heard);
        return () => this.#listeners.delete(heard);
      },
      tokens: () => this.#queue(),
      setRoom: (link) => this.#setRoom(link),
      keep: (key, value) => this.#keep(key, value),
      recall: async (key) => {
        const value = record((await this.#memory.read()).kept)[key];
        return typeof value === "string" ? value : "";
      },
    });
  }

  /** Learns who this is, and where the others are. */
  async meet() {
    const me = record(await told(() => this.#ts.players.whoAmI()));
    const id = line(me.id, 128);
    const { room } = await this.#memory.read();
    this.#change({ id, name: line(me.name, 64), role: await this.#roleOf(id), room: roomOf(room) });
    return this;
  }

  /**
   * A person's rights have changed.
   * @param {TaleSpireEvent} event
   */
  players({ kind, payload }) {
    const { player, rights } = record(payload);
    if (kind === "playerRightsChanged" && record(player).id === this.#hello.id) {
      this.#change({ role: roleOf(rights) });
    }
  }

  /**
   * Somebody has opened this Symbiote: a GM tells them where the table is.
   * @param {TaleSpireEvent} event
   */
  async clients({ kind, payload }) {
    const { id, player } = record(record(payload).client);
    const { room, role } = this.#hello;
    if (kind !== "clientConnected" || typeof id !== "string" || !room || role !== "gm") return;
    if (record(player).id !== this.#hello.id) await told(() => this.#send(room, id));
  }

  /**
   * Another Symbiote says where the table is. A GM's is believed; what it says opens no seat.
   * @param {TaleSpireEvent} event
   */
  async message({ kind, payload }) {
    const { str, fromClient } = record(payload);
    if (kind !== "syncMessageReceived" || typeof str !== "string") return;
    const room = roomIn(str);
    const sender = line(record(record(fromClient).player).id, 128);
    if (!room || !sender || sender === this.#hello.id) return;
    if ((await this.#roleOf(sender)) !== "gm") return;
    this.#change({ room });
    await this.#memory.write(() => ({ room }));
  }

  /** @param {Partial<Hello>} news */
  #change(news) {
    this.#hello = { ...this.#hello, ...news };
    for (const heard of [...this.#listeners]) heard();
  }

  /** @param {string} id of a person */
  async #roleOf(id) {
    const [info] = several(await told(() => this.#ts.players.getMoreInfo([id])));
    return roleOf(record(info).rights);
  }

  /** The turn queue, with what is known of the creatures in it. */
  async #queue() {
    const queue = record(await told(() => this.#ts.initiative.getQueue()));
    const items = several(queue.items).map(record);
    if (!items.length) return "";
    const ids = items.map(({ id }) => id).filter((id) => typeof id === "string");
    const infos = several(await told(() => this.#ts.creatures.getMoreInfo(ids))).map(record);
    const known = new Map(infos.map((info) => [info.id, info]));
    const more = items.map((item) => {
      const { hp, isExplicitlyHidden } = known.get(item.id) ?? {};
      return { ...item, hp, isExplicitlyHidden };
    });
    return JSON.stringify({ ...queue, items: more });
  }

  /** @param {RoomLink} room */
  async #setRoom(room) {
    if (said(room).length > LONGEST_MESSAGE) {
      throw Object.assign(new Error("room-full"), { code: "room-full" });
    }
    this.#change({ room });
    await this.#memory.write(() => ({ room }));
    // Alone on the board, there is nobody to tell; who comes later is told then.
    await told(() => this.#send(room, EVERYBODY));
  }

  /** @param {RoomLink} room @param {string} to */
  #send(room, to) {
    return this.#ts.sync.send(said(room), to);
  }

  /** @param {string} key @param {string} value */
  async #keep(key, value) {
    if (value.length > LONGEST_KEPT) return;
    await this.#memory.write(({ kept }) => ({ kept: { ...record(kept), [key]: value } }));
  }
}

/**
 * What a call comes to; undefined when it fails, which it tells by rejecting or by a `cause`.
 * @param {() => Promise<unknown>} call
 */
async function told(call) {
  try {
    const answer = await call();
    return record(answer).cause === undefined ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {unknown[]} */
const several = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} rights @returns {Hello["role"]} */
function roleOf(rights) {
  const { canGm, canPlay } = record(rights);
  if (canGm === true) return "gm";
  if (canPlay === true) return "player";
  return canPlay === false ? "observer" : "";
}

/** @param {RoomLink} room */
const said = ({ v, server, table, invite }) =>
  JSON.stringify({ rondel: { v, server, table, invite } });

/** @param {string} message */
function roomIn(message) {
  try {
    return roomOf(record(JSON.parse(message)).rondel);
  } catch {
    return undefined;
  }
}
