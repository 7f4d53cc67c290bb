// The list of keys, each of which can be changed.

/** @import { Hands } from "./hands.js" */

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";
import { fetchCommands, keyable } from "../keyable.js";
import { bound, chordOf, DEEDS, DEFAULTS, isFree, keysOf } from "../shortcuts.js";
import { Dialog } from "./dialog.js";
import { capStyles, chordWords, keyCaps } from "./key-caps.js";
import { keepKeys } from "./keyboard.js";

export class RondelShortcuts extends Dialog {
  static properties = {
    hands: { attribute: false },
    asking: { state: true },
    said: { state: true },
    all: { state: true },
  };
  static styles = [
    ...Dialog.styles,
    capStyles,
    css`
      section {
        margin-top: 16px;
      }
      h3 {
        margin: 0 0 4px;
        font-size: var(--size);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-3);
        min-height: 36px;
        border-bottom: 1px solid var(--line);
      }
      .what {
        flex: 1 1 0;
        min-width: 0;
        padding: 4px 0;
        overflow-wrap: anywhere;
      }
      .key {
        display: inline-grid;
        flex: none;
        place-items: center;
        min-width: 44px;
        min-height: 28px;
        padding: 2px 4px;
        border: 1px solid transparent;
        border-radius: var(--radius-small);
        background: none;
        font-size: var(--size-small);
      }
      .key:hover {
        border-color: var(--edge);
      }
      .key.asking {
        border: 1px dashed var(--accent);
        padding-inline: 8px;
        color: var(--accent);
        font-weight: 600;
      }
      @media (forced-colors: active) {
        .key kbd {
          border: 0;
        }
      }
      .none {
        color: var(--soft);
      }
      .note {
        flex: 1 0 100%;
        padding-bottom: 6px;
        font-size: var(--size-small);
      }
    `,
  ];

  constructor() {
    super();
    this.hands = /** @type {Hands} */ (/** @type {unknown} */ (undefined));
    this.asking = ""; // what is being given a key
    this.said = "";
    this.about = ""; // in whose row that is said: where it was pressed
    this.system = ""; // whose commands are known
    /** @type {Record<string, string> | undefined} */
    this.all = undefined; // not yet: what comes later would move what somebody is about to press
  }

  get name() {
    return /** @type {const} */ ("keys");
  }

  /** Hands come a moment after the window that shows what is in them. */
  get isOpen() {
    return super.isOpen && Boolean(this.hands);
  }

  get heading() {
    return this.t("ui-keys");
  }

  /** What can have a key beside the overlay's own deeds, with its words. */
  get #offers() {
    const { own } = this.state.view;
    const { entries } = this.hands;
    return keyable({ entries, keys: keysOf(own), own, all: this.all ?? {} }, this.app.text);
  }

  /** The overlay's own; nobody needs a key for a panel that they have not. */
  get #own() {
    return DEEDS.filter((deed) => this.hands.hasPanel(deed));
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    super.updated(changed);
    if (changed.has("said"))
      this.renderRoot.querySelector(".note")?.scrollIntoView({ block: "nearest" });
  }

  willUpdate() {
    const { app } = this;
    const system = this.isOpen && this.encounter?.system;
    if (!system || this.system === system) return;
    this.system = system;
    this.all = undefined;
    fetchCommands(app.seat.base, system, this.state.me?.role === "gm").then((all) => {
      if (this.system === system) this.all = all;
    });
  }

  /**
   * @param {string} deed
   * @param {string} words
   */
  #ask(deed, words) {
    this.asking = this.asking === deed ? "" : deed;
    this.about = deed;
    this.said = this.asking ? this.t("ui-keys-press", { what: words }) : "";
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.asking || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return this.#end("");
    if (event.key === "Backspace" || event.key === "Delete") return this.#give("");
    const chord = chordOf(event);
    if (!chord) return;
    if (isFree(chord)) this.#give(chord);
    else this.said = this.t("ui-keys-taken", { key: chordWords(chord, this.app.text) });
  }

  /** @param {string} chord */
  #give(chord) {
    const { own, lost } = bound(this.state.view.own, this.asking, chord);
    keepKeys(this.app, { own });
    const key = chordWords(chord, this.app.text);
    this.#end(lost ? this.t("ui-keys-lost", { key, what: this.#words(lost) }) : "");
  }

  /** @param {string} said */
  #end(said) {
    this.asking = "";
    this.said = said;
  }

  /** @param {string} deed */
  #words(deed) {
    if (!deed.includes("/")) return this.t(`ui-key-${deed}`);
    return this.#offers.find(([other]) => other === deed)?.[1] ?? this.t(deed.split("/")[1]);
  }

  inside() {
    const { keys, own } = this.state.view;
    const changed = Object.keys(own).length > 0;
    return html`<div @keydown=${this.#key}>
      ${this.check(this.t("ui-keys-on"), keys, () => keepKeys(this.app, { keys: !keys }))}
      <p class="soft small">${this.t("ui-keys-how")}</p>
      <p class="sr" role="status">${this.said}</p>
      ${this.#list(
        this.t("ui-keys-overlay"),
        this.#own.map((deed) => [deed, this.t(`ui-key-${deed}`)]),
      )}
      ${this.all || !this.encounter ? this.#list(this.t("ui-keys-offers"), this.#offers) : nothing}
      ${
        changed
          ? html`<button type="button" class="btn" @click=${() => keepKeys(this.app, { own: {} })}>
              ${icon("undo")}${this.t("ui-keys-reset")}
            </button>`
          : nothing
      }
    </div>`;
  }

  /**
   * @param {string} title
   * @param {[string, string][]} deeds
   */
  #list(title, deeds) {
    const keys = keysOf(this.state.view.own);
    return html`<section>
      <h3>${title}</h3>
      <ul>
        ${deeds.map(([deed, words]) => {
          const asking = this.asking === deed;
          const mark = (keys[deed] ?? "") === (DEFAULTS[deed] ?? "") ? "" : this.t("ui-changed");
          return html`<li>
            <span class="what">${words}${mark ? html` <span class="chip mark">${mark}</span>` : nothing}</span>
            <button
              type="button"
              class="key ${asking ? "asking" : ""}"
              aria-label=${
                asking
                  ? `${words}: ${this.t("ui-keys-pressing")}`
                  : this.t("ui-keys-change", {
                      what: words,
                      key: chordWords(keys[deed], this.app.text) || this.t("ui-keys-none"),
                    })
              }
              aria-pressed=${String(asking)}
              @click=${() => this.#ask(deed, words)}
            >${
              asking
                ? this.t("ui-keys-pressing")
                : keys[deed]
                  ? keyCaps(keys[deed], this.app.text)
                  : html`<span class="none">${icon("plus")}</span>`
            }</button>
            ${
              this.said && this.about === deed
                ? html`<p class="note" aria-hidden="true">${this.said}</p>`
                : nothing
            }
          </li>`;
        })}
        ${
          deeds[0]?.[0] === DEEDS[0]
            ? html`<li><span class="what">${this.t("ui-key-close")}</span><kbd>Esc</kbd></li>`
            : nothing
        }
      </ul>
    </section>`;
  }
}

customElements.define("rondel-shortcuts", RondelShortcuts);
