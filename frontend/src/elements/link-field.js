// A link to be handed on: copied by a press, or by hand where the browser keeps its clipboard shut.

/** @import { Texts } from "../text.js" */

import { css, html, LitElement } from "lit";
import { copyOrMark } from "../copying.js";
import { icon } from "../icons.js";
import { controls } from "./controls.js";

export class RondelLink extends LitElement {
  static properties = {
    url: { attribute: false },
    label: { attribute: false },
    hint: { attribute: false },
    text: { attribute: false },
    strong: { type: Boolean },
    long: { type: Boolean },
    said: { state: true },
  };
  static styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      input {
        font-size: var(--size-small);
        text-overflow: ellipsis;
      }
      textarea {
        min-height: 0;
        field-sizing: content;
        resize: none;
        overflow-wrap: anywhere;
      }
      p:empty {
        position: absolute;
      }
    `,
  ];

  constructor() {
    super();
    this.url = "";
    this.label = "";
    this.hint = ""; // what stands below, until something came of copying
    this.text = /** @type {Texts} */ (/** @type {unknown} */ (undefined));
    this.strong = false; // whether copying is the next thing to do
    this.long = false; // whether all of it is to be read, not only to be copied
    this.said = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("url")) this.said = "";
  }

  render() {
    const { url, label, hint, said } = this;
    const select = (/** @type {Event} */ event) =>
      /** @type {HTMLInputElement | HTMLTextAreaElement} */ (event.target).select();
    const field = this.long
      ? html`<textarea readonly rows="2" aria-label=${label} .value=${url} @focus=${select}></textarea>`
      : html`<input readonly aria-label=${label} .value=${url} @focus=${select} />`;
    return html`${field}
      <p class="small" role="status">${said ? this.text.say(said) : hint}</p>
      <div class="row">
        <button type="button" class="btn ${this.strong ? "strong" : ""}" @click=${this.#copy}>
          ${icon("copy")}${this.text.say("ui-copy")}
        </button>
        <slot></slot>
      </div>`;
  }

  async #copy() {
    const copied = await copyOrMark(this.url, () => this.renderRoot.querySelector("[readonly]"));
    this.said = copied ? "ui-copied" : "ui-copy-by-hand";
  }
}

customElements.define("rondel-link", RondelLink);
