// What the overlay consists of, each in a place of its own that can be put elsewhere: where there
// comes to be room for two columns, or for one only, what is typed and what is open lives on.

/** @import { ReactiveController } from "lit" */
/** @import { RondelOverlay } from "./overlay.js" */

import { render } from "lit";
import { Directive, directive } from "lit/directive.js";

const WIDE = 720; // pixels from which the order and a panel stand side by side

/** @param {Node} node @returns {Node | null} */
const outer = (node) => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/**
 * Drawn when what is around it is: what its parts then tell of themselves, as that they are gone,
 * would be lost while the overlay still thinks about what to draw.
 */
const drawn = directive(
  class extends Directive {
    /**
     * @param {HTMLElement} place
     * @param {unknown} content
     * @param {RondelOverlay} host
     */
    render(place, content, host) {
      render(content, place, { host });
      return place;
    }
  },
);

/** @implements {ReactiveController} */
export class Places {
  /** @param {RondelOverlay} host */
  constructor(host) {
    this.host = host;
    /** @type {Record<string, HTMLElement>} */
    this.all = {};
    /** How far each panel is scrolled, so that they do not move each other. */
    this.scrolled = /** @type {Map<string, number>} */ (new Map());
    this.encounter = "";
    this.tab = "";
    this.watch = new ResizeObserver(([{ contentRect }]) => this.#fit(contentRect.width >= WIDE));
    host.addController(this);
  }

  hostConnected() {
    this.watch.observe(this.host);
  }

  hostDisconnected() {
    this.watch.disconnect();
  }

  /**
   * Where there is room for one column only, it is the one in which somebody is at work.
   * @param {boolean} wide
   */
  #fit(wide) {
    const { app, state, focusing, beside } = this.host;
    if (wide === this.host.wide) return;
    const [at = app.opened] = focusing.path;
    const picks = state?.view.picked && this.#holds("dock", at);
    if (picks || this.#holds("board", at))
      app.store.change({ is: "viewed", view: { tab: "order" } });
    else if (this.#holds("about", at)) app.store.change({ is: "viewed", view: { open: beside } });
    focusing.carry();
    this.host.wide = wide;
  }

  /**
   * Draws *content* in the place of that name, which is then to be put where it belongs.
   * @param {string} name
   * @param {unknown} content
   */
  draw(name, content) {
    this.all[name] ??= document.createElement("div");
    const place = this.all[name];
    place.style.display = "contents";
    return drawn(place, content, this.host);
  }

  /**
   * @param {string} name
   * @param {unknown} part
   */
  #holds(name, part) {
    let at = part instanceof Node ? part : null;
    while (at && at !== this.all[name]) at = outer(at);
    return at !== null;
  }

  get #panel() {
    return this.host.shadowRoot?.querySelector("#panel");
  }

  hostUpdate() {
    if (this.#panel) this.scrolled.set(this.tab, this.#panel.scrollTop);
  }

  /** A panel that is gone to is as it was left; of another encounter, its beginning. */
  hostUpdated() {
    const { doc } = this.host.state;
    const encounter = doc?.encounter?.id ?? "";
    const tab = doc ? this.host.tab : "";
    if (tab === this.tab && encounter === this.encounter) return;
    if (encounter !== this.encounter) this.scrolled.delete("order");
    [this.encounter, this.tab] = [encounter, tab];
    if (this.#panel) this.#panel.scrollTop = this.scrolled.get(tab) ?? 0;
  }
}
