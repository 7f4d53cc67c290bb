// The help: where people play, and how Rondel comes to be there, in steps with this server's own
// addresses.

/** @import { Name, Step } from "../help-places.js" */
/** @import { Texts } from "../text.js" */

import { html, LitElement, nothing } from "lit";
import { hindranceOf, isPlace, NAMES, PLACES, pasted } from "../help-places.js";
import { hostName } from "../hosts/names.js";
import { icon } from "../icons.js";
import { LANGUAGES } from "../languages.js";
import { helpAt } from "../link.js";
import { controls } from "./controls.js";
import { helpStyles } from "./help-styles.js";
import "./link-field.js";
import { wheel } from "./pages.js";
import { theme } from "./theme.js";

const PICTURES = new URL("help/", import.meta.url).href;

export class RondelHelp extends LitElement {
  static properties = {
    text: { attribute: false },
    place: { attribute: false },
    address: { attribute: false },
    scheme: { reflect: true },
  };
  static styles = [theme, controls, helpStyles];

  constructor() {
    super();
    this.text = /** @type {Texts} */ (/** @type {unknown} */ (undefined));
    this.place = /** @type {Name | ""} */ ("");
    this.address = ""; // of the server, as people reach it
    this.scheme = "";
    this.speak = (/** @type {string} */ _language) => {};
  }

  /** @param {string} key */
  #t(key) {
    return this.text.say(key, { server: this.address, host: hostName(this.place) });
  }

  render() {
    return html`<div class="whole">
      <header>
        <a class="home" href="../?lang=${this.text.lang}" aria-label=${this.#t("help-home")}>
          ${wheel()}<span>Rondel</span>
        </a>
        <nav aria-label=${this.#t("help-places")}>
          <ul>
            ${NAMES.map((name) => html`<li>${this.#link(name)}</li>`)}
          </ul>
        </nav>
      </header>
      <main>${isPlace(this.place) ? this.#about(this.place) : this.#all()}</main>
      <footer><div class="languages" role="group" aria-label=${this.#t("ui-language")}>
        ${Object.entries(LANGUAGES).map(
          ([language, name]) => html`<button
            type="button"
            class="btn plain"
            lang=${language}
            aria-pressed=${String(language === this.text.lang)}
            @click=${() => this.speak(language)}
          >${name}</button>`,
        )}
      </div></footer>
    </div>`;
  }

  updated() {
    document.title = `${this.#t(isPlace(this.place) ? `help-${this.place}` : "help")} \u00b7 Rondel`;
  }

  /** @param {Name} name */
  #link(name) {
    return html`<a
      class="btn"
      href=${helpAt("..", this.text.lang, name)}
      aria-current=${name === this.place ? "page" : nothing}
    >${PLACES[name].name ?? this.#t(`help-${name}-short`)}</a>`;
  }

  #all() {
    return html`<div>
        <h1>${this.#t("help")}</h1>
        <p class="what">${this.#t("help-what")}</p>
      </div>
      <ul class="places">
        ${NAMES.map(
          (name) => html`<li class="card">
            <h2><a href=${helpAt("..", this.text.lang, name)}>${this.#t(`help-${name}`)}</a></h2>
            <p>${this.#t(`help-${name}-what`)}</p>
          </li>`,
        )}
      </ul>`;
  }

  /** @param {Name} name */
  #about(name) {
    const { steps, notes, hindered } = PLACES[name];
    const hindrance = hindranceOf(this.address);
    return html`<div>
        <h1>${this.#t(`help-${name}`)}</h1>
        <p class="what">${this.#t(`help-${name}-what`)}</p>
      </div>
      ${
        hindrance && hindered.includes(hindrance)
          ? html`<div class="card warned">${icon("alert")}
              <p>${this.#t(`help-hindered-${hindrance}`)}</p>
            </div>`
          : nothing
      }
      <ol class="steps">
        ${steps.map((step) => html`<li>${this.#step(step)}</li>`)}
      </ol>
      <section class="notes">
        <h2>${this.#t("help-notes")}</h2>
        <ul>
          ${notes.map((key) => html`<li>${this.#t(key)}</li>`)}
        </ul>
      </section>`;
  }

  /** @param {Step} step */
  #step({ key, lines = [], picture }) {
    return html`<p>${this.#t(key)}</p>
      ${lines.map(
        (line) => html`<rondel-link
          long
          .text=${this.text}
          .url=${pasted(line, this.address)}
          .label=${this.#t("help-line")}
        ></rondel-link>`,
      )}
      ${
        picture
          ? html`<img
              srcset="${PICTURES}${picture}.webp 1.5x"
              alt=${this.#t(`help-picture-${picture}`)}
              loading="lazy"
            />`
          : nothing
      }`;
  }
}

customElements.define("rondel-help", RondelHelp);
