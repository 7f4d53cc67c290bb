// How somebody without a seat gets one: by knocking where they were invited, by making a table, or
// by a link that they have. No DOM, no clock, no wire of its own.

/** @import { Hello, Host } from "./hosts/host.js" */
/** @import { Knock, Reply } from "./http.js" */
/** @import { Arrival, Seat } from "./link.js" */

import { readPasted } from "./pasted-link.js";

/**
 * @typedef {"door" | "waiting" | "turned-away" | "shut"} AtDoor to say who one is, to wait, …
 * @typedef {"begin" | "made" | "room" | "nowhere" | "away" | "no-invite"} Before a new table or a
 *   link of one's own; a table that was just made; a GM whose room has a table; a room without one;
 *   a room whose table is on another server; a join page without its invite
 */
/**
 * @typedef {object} LobbyState
 * @property {AtDoor | Before} at
 * @property {boolean} busy
 * @property {string} refused the code that says why the last thing failed
 * @property {string} name under which one knocks
 * @property {"player" | "observer"} role that one would like to have
 * @property {string} server where the table of the room is, if that is another
 * @property {Seat | undefined} made whose link is to be kept
 */
/**
 * @typedef {object} Needs
 * @property {Arrival} arrival
 * @property {Host} host
 * @property {string} origin of this page
 * @property {(ms: number, then: () => void) => () => void} after
 * @property {() => string} newId
 * @property {{ recall: (key: string) => string | undefined, keep: (key: string, value: string) => void,
 *   forget: (key: string) => void }} memory of this tab
 * @property {{ recall: (key: string) => string | undefined, keep: (key: string, value: string) => void
 *   }} machine what is remembered here for another evening
 * @property {(table: string) => string} kept the token of a seat that was taken before
 * @property {(base: string, table: string, knock: Knock) => Promise<Reply>} knockAt
 * @property {(seat: Seat) => Promise<Reply>} askAtDoor
 * @property {(base: string, name: string, frames: readonly string[]) => Promise<Reply>} createTable
 * @property {(seat: Seat) => void} seated
 */
/** @typedef {{ table: string, invite: string }} Door */

const FIRST_LOOK = 1000; // milliseconds until we look whether we are let in
const SLOWER = 1.25; // each look comes that much later than the one before, up to
const LAST_LOOK = 4000;
const LINK = "link"; // the kind of claim of those who come by a link alone
const SAID = "rondel.called"; // what somebody is called and who they are, on this machine
const ME = "rondel.me";

export class Lobby {
  /** @type {Set<(state: LobbyState) => void>} */
  #listeners = new Set();
  #stop = () => {};
  #unlisten = () => {};
  #needs;
  #left = false;
  #wait = FIRST_LOOK;
  /** @type {Door | undefined} */
  #pasted;
  #chose = false; // whether the person went another way than what the host says leads to
  #tried = ""; // the invite with which we knocked last
  /** @type {LobbyState} */
  state;

  /** @param {Needs} needs */
  constructor(needs) {
    this.#needs = needs;
    const { name, role } = needs.host.hello;
    this.state = {
      at: "door",
      busy: false,
      refused: "",
      name: name || needs.machine.recall(SAID) || "",
      role: role === "observer" ? role : "player",
      server: "",
      made: undefined,
    };
  }

  /** @param {(state: LobbyState) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {Partial<LobbyState>} news */
  #become(news) {
    this.state = { ...this.state, ...news };
    for (const listener of this.#listeners) listener(this.state);
  }

  /** Looks where we stand, from now on also whenever the host says something new. */
  async begin() {
    const { host } = this.#needs;
    this.#unlisten = host.listen(() => this.#heard());
    const seat = host.discreet ? await host.recall("seat") : "";
    const [table, token] = seat.split("#");
    if (table && token && !this.#left) return this.#seat(table, token, false);
    if (!this.#left) this.#look();
  }

  leave() {
    this.#left = true;
    this.#stop();
    this.#unlisten();
    this.#listeners.clear();
  }

  /** The host said something: that counts as long as nobody has done anything here. */
  #heard() {
    const { at, busy } = this.state;
    if (busy || this.#chose) return;
    const again = at === "shut" && this.#door?.invite !== this.#tried;
    if (again || ["begin", "room", "nowhere", "away", "door"].includes(at)) this.#look();
  }

  #look() {
    const { arrival, host, kept } = this.#needs;
    const { room, role, name } = host.hello;
    const table = this.#door?.table ?? "";
    const known = table && kept(table);
    if (known) return this.#seat(table, known, false);
    if (this.#door) {
      if (this.#waiting) return this.#await();
      if (name && role !== "gm") return this.knock(name);
      return this.#become({ at: role === "gm" ? "room" : "door", name: name || this.state.name });
    }
    if (arrival.page === "j") return this.#become({ at: "no-invite" });
    if (room) return this.#become({ at: "away", server: room.server });
    const lives = host.can.has("room") && (role === "player" || role === "observer");
    this.#become({ at: lives ? "nowhere" : "begin" });
  }

  /** Where one may knock: said by the join page, by a link that was pasted, or by the room. */
  get #door() {
    const { arrival, host, origin } = this.#needs;
    if (this.#pasted) return this.#pasted;
    if (arrival.page === "j") {
      return arrival.token ? { table: arrival.table, invite: arrival.token } : undefined;
    }
    const { room } = host.hello;
    return room?.server === origin + arrival.base ? room : undefined;
  }

  // --- at the door --------------------------------------------------------------------------

  get #memo() {
    return `rondel.knock.${this.#door?.table}`;
  }

  /** The token of the knock that was not answered yet. */
  get #waiting() {
    return this.#needs.memory.recall(this.#memo) ?? "";
  }

  /**
   * @param {string} name
   * @param {"player" | "observer"} [role]
   */
  async knock(name, role = this.state.role) {
    const door = this.#door;
    if (!door || this.state.busy) return;
    const { arrival, host, machine, memory, knockAt } = this.#needs;
    const { kind, id } = host.hello;
    if (name !== host.hello.name) machine.keep(SAID, name);
    this.#become({ busy: true, refused: "", name, role });
    const claim = kind && id ? { kind, claim: id } : { kind: kind || LINK, claim: this.#me };
    const { table, invite } = door;
    this.#tried = invite;
    const reply = await knockAt(arrival.base, table, { invite, name, role, ...claim });
    if (this.#left) return;
    if (reply.ok) {
      memory.keep(this.#memo, reply.result.token);
      return this.#await();
    }
    if (reply.code === "door-closed") {
      this.#chose = false;
      return this.#become({ at: "shut", busy: false });
    }
    this.#become({ at: "door", busy: false, refused: reply.code });
  }

  /** Who comes by a link alone has an id of their own on this machine. */
  get #me() {
    const { machine, newId } = this.#needs;
    const id = machine.recall(ME) || newId();
    machine.keep(ME, id);
    return id;
  }

  #await() {
    this.#wait = FIRST_LOOK;
    this.#become({ at: "waiting", busy: false, refused: "" });
    this.#later();
  }

  #later() {
    this.#stop();
    this.#stop = this.#needs.after(this.#wait, () => this.look());
    this.#wait = Math.min(LAST_LOOK, this.#wait * SLOWER);
  }

  /** Looks whether we are let in; for a page that was out of sight, at once. */
  async look() {
    const { arrival, memory, askAtDoor } = this.#needs;
    const table = this.#door?.table ?? "";
    const token = this.#waiting;
    if (this.state.at !== "waiting" || !token) return;
    this.#stop();
    const reply = await askAtDoor({ base: arrival.base, table, token });
    if (this.#left || this.state.at !== "waiting" || token !== this.#waiting) return;
    if (!reply.ok) {
      // Without a word from the server we go on waiting, and say so.
      this.#become({ refused: reply.code });
      return this.#later();
    }
    if (this.state.refused) this.#become({ refused: "" });
    if (reply.result.state === "waiting") return this.#later();
    memory.forget(this.#memo);
    if (reply.result.state === "admitted") this.#seat(table, token, true);
    else this.#become({ at: "turned-away" });
  }

  /** Back to saying who one is. */
  again() {
    this.#stop();
    this.#needs.memory.forget(this.#memo);
    this.#chose = true;
    this.#become({ at: this.#door ? "door" : "begin", busy: false, refused: "" });
  }

  // --- with a table of one's own ------------------------------------------------------------

  /** @param {string} name */
  async make(name) {
    if (this.state.busy) return;
    const { arrival, host, createTable } = this.#needs;
    this.#become({ busy: true, refused: "" });
    const reply = await createTable(arrival.base, name, host.origins);
    if (this.#left) return;
    if (!reply.ok) return this.#become({ busy: false, refused: reply.code });
    const { table, token } = reply.result;
    this.#become({ at: "made", busy: false, made: { base: arrival.base, table, token } });
  }

  /** Takes the seat at the table that was made. */
  open() {
    const { made } = this.state;
    if (made) this.#seat(made.table, made.token, true);
  }

  /**
   * Opens what the link opens that somebody has.
   * @param {string} text
   */
  paste(text) {
    const { arrival, origin } = this.#needs;
    const read = readPasted(text, origin + arrival.base);
    if ("refused" in read) return this.#become({ refused: read.refused });
    if (read.page === "j") {
      this.#chose = true;
      this.#pasted = { table: read.table, invite: read.token };
      this.#become({ at: "door", refused: "" });
      return;
    }
    this.#seat(read.table, read.token, true);
  }

  /**
   * @param {string} table
   * @param {string} token
   * @param {boolean} isNew whether it is to be kept where the host keeps such things
   */
  #seat(table, token, isNew) {
    const { arrival, host, seated } = this.#needs;
    if (isNew && host.discreet) host.keep("seat", `${table}#${token}`);
    seated({ base: arrival.base, table, token });
  }
}
