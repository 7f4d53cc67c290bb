// `<rondel-table>`: a table of Rondel in any page. It makes a frame, tells it the language and the
// colours of the page, and lets it grow; nothing of the page's is read beyond that. The token in a
// link stays in the address of the frame.

/** @import { Scheme } from "./embedding.js" */

import { addressOf, forbidden, heightOf, schemeOf, words } from "./embedding.js";

const SAYS = { ns: "rondel", v: 1 };
const PATIENCE = 12_000; // milliseconds after which it is said that nothing comes
/** Layouts fill the room that they get. @type {Record<string, string>} in pixels */
const HEIGHTS = { bar: "120", list: "480", screen: "480" };
const NEXT_TO_US = new URL(".", import.meta.url).href;
const STYLE = `
  :host { display: block; }
  iframe { display: block; width: 100%; border: 0; }
  p { margin: 0; padding: 12px; font: 14px/1.4 system-ui, sans-serif; }
`;

class RondelTable extends HTMLElement {
  static observedAttributes = [
    "src",
    "server",
    "table",
    "view",
    "layout",
    "lang",
    "scheme",
    "height",
  ];

  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {URL | undefined} what the frame shows; its scheme is no part of it */
  #address;
  #told = ""; // the hello that the frame has heard
  #asked = heightOf(""); // pixels, by the page in the frame
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #stop = () => {};
  #note = document.createElement("p");

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#note.setAttribute("role", "status");
    this.#note.hidden = true;
    root.append(this.#note);
  }

  connectedCallback() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const heard = (/** @type {MessageEvent} */ event) => this.#heard(event);
    const turned = () => this.#adapt();
    addEventListener("message", heard);
    dark.addEventListener("change", turned);
    this.#stop = () => {
      removeEventListener("message", heard);
      dark.removeEventListener("change", turned);
    };
    this.#show();
  }

  disconnectedCallback() {
    this.#stop();
    this.#leave();
  }

  /** Moved without being taken out, a frame lives on; so do we. */
  connectedMoveCallback() {}

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** @param {string} name */
  #said(name) {
    return this.getAttribute(name) ?? "";
  }

  get #lang() {
    const around = this.closest("[lang]")?.getAttribute("lang");
    return around || document.documentElement.lang || navigator.language;
  }

  /** @returns {Scheme} */
  get #scheme() {
    const said = this.#said("scheme") || this.#address?.searchParams.get("scheme");
    if (said === "light" || said === "dark") return said;
    const { matches } = matchMedia("(prefers-color-scheme: dark)");
    return schemeOf(getComputedStyle(this).colorScheme, matches);
  }

  /** How the page in the frame was asked to stand, "" for the whole of it. */
  get #layout() {
    return this.#address?.searchParams.get("layout") ?? "";
  }

  get #hello() {
    const hints = { locale: this.#lang, theme: this.#scheme };
    return { kind: "page", role: "", name: "", id: "", ...hints };
  }

  /** Draws what the attributes say; the frame is loaded anew only for another address. */
  #show() {
    const asked = {
      src: this.#said("src"),
      server: this.#said("server"),
      table: this.#said("table"),
      view: this.#said("view"),
      layout: this.#said("layout"),
    };
    const address = addressOf(asked, NEXT_TO_US);
    if (address?.href === this.#address?.href && this.#frame) return this.#adapt();
    this.#leave();
    this.#address = address;
    if (!address) return this.#tell(words(this.#lang, "nothing"));
    const why = forbidden(address, location.protocol);
    if (why) return this.#tell(words(this.#lang, why, { server: address.origin }));
    this.#enter(address);
  }

  /** @param {URL} address */
  #enter(address) {
    const frame = document.createElement("iframe");
    const shown = new URL(address);
    shown.searchParams.set("scheme", this.#scheme);
    frame.allow = "clipboard-write";
    this.#frame = frame;
    this.#adapt();
    frame.src = shown.href;
    this.shadowRoot?.append(frame);
    const put = { server: address.origin, page: location.origin };
    this.#waiting = setTimeout(() => this.#tell(words(this.#lang, "silent", put)), PATIENCE);
  }

  #leave() {
    clearTimeout(this.#waiting);
    this.#tell("");
    this.#port?.close();
    this.#port = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
    this.#address = undefined;
    this.#told = "";
  }

  /** The frame looks as the page does now. */
  #adapt() {
    if (!this.#frame) return;
    this.#frame.title = this.title || words(this.#lang, "title");
    // It is see-through only in the colours of the page in it, and those of a layout stay as asked.
    if (!this.#layout || !this.#frame.src) this.#frame.style.colorScheme = this.#scheme;
    const fixed = this.#said("height") || (this.#layout && HEIGHTS[this.#layout]);
    this.#frame.style.height = `${heightOf(fixed, this.#asked)}px`;
    const hello = this.#hello;
    const told = JSON.stringify(hello);
    if (!this.#port || told === this.#told) return;
    this.#told = told;
    this.#port.postMessage({ type: "hello", hello });
  }

  /** @param {MessageEvent} event */
  #heard({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (origin !== this.#address?.origin) return;
    if (data?.ns !== SAYS.ns || data.v !== SAYS.v || data.type !== "ready") return;
    clearTimeout(this.#waiting);
    this.#tell("");
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (said) => this.#grow(said.data);
    this.#port = port1;
    const hello = this.#hello;
    this.#told = JSON.stringify(hello);
    const init = { ...SAYS, type: "init", hello, can: ["size"] };
    this.#frame.contentWindow?.postMessage(init, origin, [port2]);
  }

  /** @param {{ type?: unknown, height?: unknown }} said */
  #grow(said) {
    if (said?.type !== "size" || typeof said.height !== "number") return;
    if (!(said.height > 0)) return; // nothing is drawn yet
    this.#asked = said.height;
    this.#adapt();
  }

  /** @param {string} text "" takes it away */
  #tell(text) {
    this.#note.textContent = text;
    this.#note.hidden = !text;
  }
}

if (!customElements.get("rondel-table")) customElements.define("rondel-table", RondelTable);
