// The window: it holds a page of Rondel's server, and the line to it. The page is never rebuilt by
// a re-render; moved into a window of its own it loads anew, and is told everything again.

import { panelAddress, tabAddress, trouble } from "./addresses.mjs";
import { heard, hello, mirror, powers, switches } from "./host.mjs";
import { Line } from "./line.mjs";
import { room, server } from "./settings.mjs";

const PATIENCE = 6000; // milliseconds from the page's loading to where it ought to have spoken

const { ApplicationV2 } = foundry.applications.api;

export class RondelPanel extends ApplicationV2 {
  static DEFAULT_OPTIONS = {
    id: "rondel-panel",
    classes: ["rondel-panel"],
    window: { title: "RONDEL.Title", icon: "fa-solid fa-hourglass-half", resizable: true },
    position: { width: 420, height: 640 },
  };

  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {Line | undefined} */
  #line;
  /** @type {string[]} what was brought before the page was there */
  #waiting = [];
  #met = false;
  #late = 0;
  #settled = false; // whether the table is the one that this very page has chosen
  #note = note();

  /** @param {(text: string) => void} badge where what the page has to say in a word is shown */
  constructor(badge) {
    super();
    this.badge = badge;
  }

  /** @override */
  async _renderHTML() {
    return server() ? panelAddress(server(), room()) : "";
  }

  /**
   * @override
   * @param {string} address
   * @param {HTMLElement} content
   */
  _replaceHTML(address, content) {
    if (!address) {
      this.#leave();
      content.replaceChildren(unknownServer());
      return;
    }
    if (this.#frame && content.contains(this.#frame)) return;
    this.#frame ??= this.#framed(address);
    content.replaceChildren(this.#note, this.#frame);
  }

  /** @override @param {object} options */
  _onClose(options) {
    super._onClose(options);
    this.#leave();
  }

  /** The page comes to hear who sits here and what there is, as it is now. */
  greet() {
    this.#line?.say({ type: "hello", hello: hello() });
    this.#line?.say({ type: "switches", switches: switches() });
  }

  /**
   * Somebody picked these; the page hears of them once it is there.
   * @param {string} text
   */
  bring(text) {
    if (this.#met) this.#line?.say({ type: "bring", text });
    else this.#waiting.push(text);
  }

  /** Another server, or another room of it. */
  async settle() {
    const address = await this._renderHTML();
    const frame = this.#frame;
    if (!frame || !address) {
      if (this.rendered) await this.render();
      return;
    }
    // Who has a table in view keeps it, and hears of the room; a page without one goes there.
    const elsewhere = new URL(frame.src).origin !== new URL(address).origin;
    const inLobby = !this.#settled && new URL(frame.src).pathname.endsWith("/lobby/");
    if (elsewhere || (inLobby && frame.src !== address)) this.#go(frame, address);
    else this.greet();
  }

  /** @param {string} address */
  #framed(address) {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = game.i18n.localize("RONDEL.Title");
    frame.allow = "clipboard-write";
    frame.referrerPolicy = "origin"; // all that the page needs to know about where it is
    this.#line = new Line(frame, {
      greeting: () => ({ hello: hello(), can: powers(), switches: switches() }),
      heard: (message) => this.#heard(message),
      met: () => this.#greeted(),
    });
    this.#line.listen();
    let home = frame.ownerDocument;
    frame.addEventListener("load", () => {
      const moved = home !== frame.ownerDocument;
      home = frame.ownerDocument;
      this.#loaded(frame, moved);
    });
    return frame;
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {boolean} moved whether it loaded because somebody moved it into another document
   */
  async #loaded(frame, moved) {
    this.#line?.listen();
    if (moved) {
      this.#met = false;
      const address = await this._renderHTML();
      // It begins where it first began, which need not be where it had got to.
      if (address && frame.src !== address) return this.#go(frame, address);
    }
    if (!this.#met) this.#line?.offer();
    clearTimeout(this.#late);
    if (!this.#met) this.#late = window.setTimeout(() => this.#explain(), PATIENCE);
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} address
   */
  #go(frame, address) {
    this.#met = false;
    this.#settled = false;
    frame.src = address;
  }

  /** @param {import("./line.mjs").Message} message */
  #heard(message) {
    if (message.type === "set-room") this.#settled = true;
    heard(message, (answer) => this.#line?.say(answer), this.badge);
  }

  #greeted() {
    this.#met = true;
    this.#note.hidden = true;
    for (const text of this.#waiting.splice(0)) this.bring(text);
  }

  #explain() {
    const at = server();
    if (this.#met || !at) return;
    const why = trouble(window.location.href, at);
    const [text, link] = [document.createElement("p"), document.createElement("a")];
    text.textContent = game.i18n.format(`RONDEL.Trouble.${why}`, {
      server: at,
      origin: window.location.origin,
    });
    link.textContent = game.i18n.localize("RONDEL.Trouble.Tab");
    Object.assign(link, { href: tabAddress(at, room()), target: "_blank", rel: "noreferrer" });
    this.#note.replaceChildren(text, link);
    this.#note.hidden = false;
  }

  #leave() {
    clearTimeout(this.#late);
    this.#line?.close();
    this.#line = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
    this.#met = false;
    this.#settled = false;
    this.#note.hidden = true;
    mirror.show(undefined);
    this.badge("");
  }
}

/** Where the window says what keeps the page from speaking. */
function note() {
  const element = document.createElement("div");
  element.className = "rondel-note";
  element.setAttribute("role", "status");
  element.hidden = true;
  return element;
}

/** What is shown while nobody knows the server. */
function unknownServer() {
  const element = document.createElement("div");
  element.className = "rondel-note";
  const text = document.createElement("p");
  const { isGM } = game.user;
  text.textContent = game.i18n.localize(`RONDEL.NoServer.${isGM ? "Gm" : "Player"}`);
  element.append(text);
  if (isGM) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = game.i18n.localize("RONDEL.NoServer.Settings");
    button.addEventListener("click", () => game.settings.sheet.render({ force: true }));
    element.append(button);
  }
  return element;
}
