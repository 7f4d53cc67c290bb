// A page that belongs in a virtual tabletop, opened where that is not: what it is, and what to do.

/** @import { Texts } from "../text.js" */

import { css, html, LitElement, nothing } from "lit";
import { hostName } from "../hosts/names.js";
import { after } from "../later.js";
import { helpAt } from "../link.js";
import { page } from "../page.js";
import { Speech } from "../speech.js";
import { fetchAllWords } from "../texts.js";
import { wishes } from "../wishes.js";
import { controls } from "./controls.js";
import { lobbyStyles } from "./lobby-styles.js";
import { wheel } from "./pages.js";
import { theme } from "./theme.js";

const MOMENT = 500; // milliseconds until it is said on top, where nobody has us within themselves
const PATIENCE = 3000; // the same in a frame, where a tabletop may only be late
const SPEAK_AGAIN = 3000; // milliseconds until words that did not come are asked for again

/**
 * @typedef {object} Outside
 * @property {string} kind of the tabletop; "port" for any page around us
 * @property {string} base the path under which Rondel is
 * @property {URLSearchParams} query
 * @property {() => void} [go] goes on without it; undefined where there is nothing to go on to
 */

/**
 * Shows what the page is, once that is worth saying.
 * @param {Outside} where
 * @returns {() => void} how to end it
 */
export function showOutside({ kind, base, query, go }) {
  const speech = new Speech(fetchAllWords);
  const element = Object.assign(new RondelOutside(), { kind, base, go });
  let left = false;
  const show = async () => {
    const scheme = page(query);
    element.scheme = scheme;
    await speech.wish(wishes({ query, stage: undefined, scheme }, ""));
    if (left) return;
    if (!speech.speaks) return after(SPEAK_AGAIN, show);
    element.text = speech.text;
    document.documentElement.lang = speech.text.lang;
    document.body.replaceChildren(element);
  };
  const stop = after(window.parent === window ? MOMENT : PATIENCE, show);
  return () => {
    left = true;
    stop();
    element.remove();
  };
}

/**
 * What a page is that is not where it belongs, and how it gets there.
 * @param {Texts} text
 * @param {string} kind
 * @param {string} base
 */
export function drawOutside(text, kind, base) {
  const host = kind === "port" ? text.say("ui-outside-another") : hostName(kind);
  const place = kind === "port" ? "foundry" : kind;
  return html`<p>${text.say("ui-outside-what", { host })}</p>
    <a class="help" href=${helpAt(base, text.lang, place)} target="_blank" rel="noopener"
      >${text.say("ui-outside-how")}</a>`;
}

export class RondelOutside extends LitElement {
  static properties = { text: { attribute: false }, scheme: { reflect: true } };
  static styles = [
    theme,
    controls,
    lobbyStyles,
    css`
      p {
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.kind = "";
    this.base = "";
    this.scheme = "";
    this.go = /** @type {(() => void) | undefined} */ (undefined);
    this.text = /** @type {Texts} */ (/** @type {unknown} */ (undefined));
  }

  updated() {
    document.title = `${this.text.say("ui-outside")} \u00b7 Rondel`;
  }

  render() {
    const { base, go, kind, text } = this;
    return html`<main data-at="outside">
      ${wheel(go ? "turning" : "")}
      <h1>${text.say("ui-outside")}</h1>
      ${drawOutside(text, kind, base)}
      ${
        go
          ? html`<p class="small soft" role="status">${text.say("ui-outside-waits")}</p>
            <button type="button" class="btn" @click=${go}>${text.say("ui-outside-go")}</button>`
          : nothing
      }
    </main>`;
  }
}

customElements.define("rondel-outside", RondelOutside);
