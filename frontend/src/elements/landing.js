// The page at the front door.

/** @import { Texts } from "../text.js" */

import { css, html, LitElement, nothing } from "lit";
import { createTable } from "../http.js";
import { icon } from "../icons.js";
import { LANGUAGES } from "../languages.js";
import { helpAt, linkOf } from "../link.js";
import { controls } from "./controls.js";
import { isFilled } from "./filled.js";
import { wheel } from "./pages.js";
import { theme } from "./theme.js";

const LONGEST_NAME = 64; // characters

export class RondelLanding extends LitElement {
  static properties = {
    text: { attribute: false },
    base: { attribute: false },
    scheme: { reflect: true },
    busy: { state: true },
    refused: { state: true },
    url: { state: true },
    copied: { state: true },
  };
  static styles = [
    theme,
    controls,
    css`
      :host {
        display: grid;
        place-items: center;
        min-height: 100vh;
        padding: 20px;
        background: var(--ground);
      }
      main {
        width: min(400px, 100%);
        text-align: center;
      }
      main > svg {
        width: 64px;
        height: 64px;
        color: var(--accent);
      }
      h1 {
        margin: 8px 0 4px;
        font-size: 28px;
        letter-spacing: -0.02em;
      }
      .card {
        display: grid;
        gap: var(--space-4);
        margin-top: 20px;
        padding: 18px;
        box-shadow: var(--shade);
        text-align: left;
      }
      .strong {
        min-height: 46px;
        font-size: 16px;
      }
      a.btn {
        text-decoration: none;
      }
      .help {
        margin-top: 18px;
      }
      .help a {
        color: var(--accent);
        text-underline-offset: 3px;
      }
      .languages {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-1);
        margin-top: 18px;
      }
      .languages .btn[aria-pressed="true"] {
        color: var(--ink);
        font-weight: 650;
        text-decoration: underline;
        text-underline-offset: 4px;
      }
    `,
  ];

  constructor() {
    super();
    this.text = /** @type {Texts} */ (/** @type {unknown} */ (undefined));
    this.base = "";
    this.speak = (/** @type {string} */ _language) => {};
    this.scheme = "";
    this.busy = false;
    this.refused = "";
    this.url = "";
    this.copied = ""; // what came of copying, as the key of its text
  }

  /** @param {SubmitEvent} event */
  async #create(event) {
    event.preventDefault();
    if (this.busy) return;
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!isFilled(form, this.text)) return;
    const { value } = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
    this.busy = true;
    this.refused = "";
    const reply = await createTable(this.base, value.trim());
    this.busy = false;
    if (!reply.ok) {
      this.refused = reply.code;
      return;
    }
    const { table, token } = reply.result;
    this.url = linkOf(location.origin, { base: this.base, table, token });
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("a"))?.focus();
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.url);
      this.copied = "ui-copied";
    } catch {
      /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector("#link"))?.select();
      this.copied = "ui-copy-by-hand";
    }
  }

  render() {
    const t = (/** @type {string} */ key) => this.text.say(key);
    return html`<main>
      ${wheel()}
      <h1>Rondel</h1>
      <p class="soft">${t("landing-what")}</p>
      ${this.url ? this.#made(t) : this.#form(t)}
      <p class="help"><a href=${helpAt(this.base, this.text.lang)}>${t("ui-help")}</a></p>
      <div class="languages" role="group" aria-label=${t("ui-language")}>
        ${Object.entries(LANGUAGES).map(
          ([language, name]) => html`<button
            type="button"
            class="btn plain"
            lang=${language}
            aria-pressed=${String(language === this.text.lang)}
            @click=${() => this.speak(language)}
          >${name}</button>`,
        )}
      </div>
    </main>`;
  }

  /** @param {(key: string) => string} t */
  #form(t) {
    return html`<form novalidate class="card" @submit=${this.#create}>
      <div>
        <label for="name">${t("landing-name")}</label>
        <input
          id="name"
          name="name"
          required
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          .defaultValue=${t("landing-usual-name")}
        />
      </div>
      ${this.refused ? html`<p class="error" role="alert">${this.text.refusal(this.refused)}</p>` : nothing}
      <button class="btn strong" aria-busy=${String(this.busy)}>${t("landing-create")}</button>
    </form>`;
  }

  /** @param {(key: string) => string} t */
  #made(t) {
    return html`<div class="card">
      <p>${t("landing-made")}</p>
      <div>
        <label for="link">${t("landing-link")}</label>
        <input id="link" readonly .value=${this.url} />
      </div>
      <a class="btn strong" href=${this.url}>${t("landing-open")}</a>
      <button type="button" class="btn" @click=${this.#copy}>${icon("copy")}${t("ui-copy")}</button>
      <p class="soft" role="status">${this.copied ? t(this.copied) : nothing}</p>
    </div>`;
  }
}

customElements.define("rondel-landing", RondelLanding);
