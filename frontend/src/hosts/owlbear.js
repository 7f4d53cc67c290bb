// Owlbear Rodeo as a host, over its own SDK. It may answer late, wrongly or not at all: then less is
// known or shown, and nothing breaks.

/** @import { Item } from "@owlbear-rodeo/sdk" */
/** @import { Hello, Host, RoomLink, Shown, Switch } from "./host.js" */
/** @import { After, Owlbear } from "./owlbear-asking.js" */
/** @import { Chosen } from "./owlbear-tokens.js" */

import { helloOf, record } from "./hello.js";
import { hostOf, NO_HELLO } from "./host.js";
import { perhaps, surely } from "./owlbear-asking.js";
import { Marks } from "./owlbear-marks.js";
import { holding, linkIn } from "./owlbear-room.js";
import { Sight } from "./owlbear-sight.js";
import { CHOSEN, readChosen, SEEN, textOf } from "./owlbear-tokens.js";

const PATIENCE = 2500; // milliseconds until we go on with what is known
const LOCAL = /** @type {const} */ ({ destination: "LOCAL" }); // to our other pages here
const ROLES = /** @type {Record<string, string>} */ ({ GM: "gm", PLAYER: "player" });
const FOR_GMS = ["marker", "select", "follow"]; // switches

/**
 * @typedef {object} Own what is ours
 * @property {After} after
 * @property {(name: string) => boolean} wished whether a switch was on when it was last flipped
 * @property {(name: string, on: boolean) => void} wish keeps that
 * @property {(on: boolean) => void} banner shows it, or takes it away
 */

/**
 * The host, once it has said who it is, or has been waited for long enough.
 * @param {Owlbear} OBR ready
 * @param {Own} own
 * @returns {Promise<Host>}
 */
export async function owlbear(OBR, own) {
  const host = new OwlbearHost(OBR, own);
  const met = host.meet();
  await Promise.race([met, new Promise((late) => own.after(PATIENCE, () => late(undefined)))]);
  return host.face;
}

class OwlbearHost {
  /** @type {Hello} */
  #hello;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Set<(text: string) => void>} */
  #bringers = new Set();
  #brought = ""; // what came before anybody wanted it
  #taken = 0; // the number of the last choice that was
  #scene = false; // whether one is open; without one nothing is asked of it
  #OBR;
  #own;
  #marks;
  #sight;
  /** @type {Set<(keys: string[]) => void>} */
  #watchers = new Set();
  /** @type {Map<string, boolean>} */
  #switches;
  /** What the overlay sees of it. @type {Host} */
  face;

  /**
   * @param {Owlbear} OBR
   * @param {Own} own
   */
  constructor(OBR, own) {
    this.#OBR = OBR;
    this.#own = own;
    this.#marks = new Marks(OBR, own.after);
    this.#sight = new Sight(OBR, own.after, (keys) => {
      for (const heard of [...this.#watchers]) heard(keys);
    });
    this.#hello = { ...NO_HELLO, kind: "owlbear", id: OBR.player.id };
    this.#switches = new Map([...FOR_GMS, "banner"].map((name) => [name, own.wished(name)]));
    const self = this;
    this.face = hostOf({
      can: new Set(["room", "tokens", "mirror", "badge", "switches"]),
      get hello() {
        return self.#hello;
      },
      get switches() {
        return self.#offered;
      },
      listen: (heard) => added(this.#listeners, heard),
      bring: (heard) => this.#bring(heard),
      sight: (heard) => this.#watch(heard),
      tokens: () => this.#tokens(),
      setRoom: (link) => this.#setRoom(link),
      mirror: (shown) => this.#mirror(shown),
      badge: (text) => this.#quietly(() => OBR.action.setBadgeText(text)),
      flip: (name, on) => this.#flip(name, on),
    });
  }

  /** Asks who is there, and hears of what changes from now on. */
  async meet() {
    const { player, room, scene, theme, broadcast } = this.#OBR;
    const { after } = this.#own;
    player.onChange((person) => this.#learn(personOf(person)));
    room.onMetadataChange((metadata) => this.#learn({ room: linkIn(metadata) }));
    theme.onChange((now) => this.#learn({ theme: themeOf(now) }));
    scene.onReadyChange((open) => this.#opened(open));
    broadcast.onMessage(CHOSEN, ({ data }) => this.#chosen(readChosen(data)));
    this.#applySwitches();
    const learnt = [
      perhaps(() => player.getRole(), after).then((role) => role && { role: ROLES[role] }),
      perhaps(() => player.getName(), after).then((name) => name && { name }),
      perhaps(() => theme.getTheme(), after).then((now) => now && { theme: themeOf(now) }),
      perhaps(() => room.getMetadata(), after).then((all) => all && { room: linkIn(all) }),
    ].map((what) => what.then((known) => known && this.#learn(known)));
    perhaps(() => scene.isReady(), after).then((open) => open && this.#opened(true));
    await Promise.all(learnt);
    this.#see(0, true);
  }

  // --- who is there -------------------------------------------------------------------------

  /** @param {Partial<Record<keyof Hello, unknown>>} news */
  #learn(news) {
    const hello = helloOf({ ...this.#hello, ...news });
    if (JSON.stringify(hello) === JSON.stringify(this.#hello)) return;
    const role = this.#hello.role;
    this.#hello = hello;
    if (hello.role !== role) this.#applySwitches();
    this.#tell();
  }

  #tell() {
    for (const heard of [...this.#listeners]) heard();
  }

  /** @param {RoomLink} link */
  async #setRoom(link) {
    const { room } = this.#OBR;
    const { after } = this.#own;
    const metadata = await surely(() => room.getMetadata(), after);
    const update = holding(record(metadata), link);
    await surely(() => room.setMetadata(update), after);
    this.#learn({ room: link });
  }

  // --- who is on the map --------------------------------------------------------------------

  /** @param {boolean} open */
  #opened(open) {
    this.#scene = open;
    this.#marks.scene(open);
    this.#sight.scene(open);
  }

  /** What is hidden on the map is no player's business, though their scene has it. */
  async #tokens() {
    if (!this.#scene) return "";
    const items = await perhaps(() => this.#OBR.scene.items.getItems(), this.#own.after);
    return this.#read(items);
  }

  /** @param {(keys: string[]) => void} heard */
  #watch(heard) {
    const stop = added(this.#watchers, heard);
    this.#lookOut();
    return () => {
      stop();
      this.#lookOut();
    };
  }

  #lookOut() {
    this.#sight.watch(this.#hello.role === "gm" && this.#watchers.size > 0);
  }

  /** @param {Item[] | undefined} items */
  #read(items) {
    const { id, role } = this.#hello;
    const gm = role === "gm";
    const seen = (items ?? []).filter(({ visible }) => gm || visible);
    return textOf(seen, gm ? id : "");
  }

  /** @param {(text: string) => void} heard */
  #bring(heard) {
    const text = this.#brought;
    this.#brought = "";
    if (text) heard(text);
    return added(this.#bringers, heard);
  }

  /** @param {Chosen | undefined} chosen what a GM chose on the map; told again until it is seen */
  async #chosen(chosen) {
    if (!chosen || chosen.n === this.#taken) return;
    this.#taken = chosen.n;
    const { scene, player } = this.#OBR;
    const { ids } = chosen;
    const items = await perhaps(async () => {
      const wanted = ids === "selected" ? await player.getSelection() : ids;
      return scene.items.getItems(wanted ?? []);
    }, this.#own.after);
    const text = this.#read(items);
    this.#see(chosen.n, Boolean(text));
    if (!text) return;
    if (!this.#bringers.size) this.#brought = text;
    for (const heard of [...this.#bringers]) heard(text);
  }

  /**
   * @param {number} n
   * @param {boolean} ok
   */
  #see(n, ok) {
    this.#quietly(() => this.#OBR.broadcast.sendMessage(SEEN, { n, ok }, LOCAL));
  }

  // --- what is shown there ------------------------------------------------------------------

  /** @param {Shown} shown */
  #mirror(shown) {
    if (this.#hello.role === "gm") this.#marks.show(shown);
  }

  /** @returns {Switch[]} those that this person may flip */
  get #offered() {
    const gm = this.#hello.role === "gm";
    return [...this.#switches]
      .filter(([name]) => gm || !FOR_GMS.includes(name))
      .map(([name, on]) => ({ name, on }));
  }

  /**
   * @param {string} name
   * @param {boolean} on
   */
  #flip(name, on) {
    if (!this.#offered.some((one) => one.name === name)) return;
    this.#switches.set(name, on);
    this.#own.wish(name, on);
    this.#applySwitches();
    this.#tell();
  }

  #applySwitches() {
    this.#lookOut();
    const on = new Set(this.#offered.flatMap((one) => (one.on ? [one.name] : [])));
    this.#marks.wish(on);
    this.#own.banner(on.has("banner"));
  }

  /** @param {() => Promise<unknown>} ask what nobody waits for */
  #quietly(ask) {
    perhaps(ask, this.#own.after);
  }
}

/** @param {unknown} person */
function personOf(person) {
  const { role, name } = record(person);
  return { role: ROLES[String(role)], name };
}

/**
 * The colours of Owlbear.
 * @param {unknown} theme
 * @returns {"light" | "dark"}
 */
export const themeOf = (theme) => (record(theme).mode === "LIGHT" ? "light" : "dark");

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
