// Where somebody waits who has no seat yet: the join page, a host's panel, and what is before them.

/** @import { Host } from "../hosts/host.js" */
/** @import { Arrival, Seat } from "../link.js" */
/** @import { LobbyState } from "../lobby.js" */
/** @import { Looks } from "../page.js" */
/** @import { Texts } from "../text.js" */

import { html, LitElement, nothing } from "lit";
import { shut } from "../blocked.js";
import { askAtDoor, createTable, knockAt } from "../http.js";
import { icon } from "../icons.js";
import { after } from "../later.js";
import { helpAt, joinLink, kept, linkOf, rememberLink } from "../link.js";
import { Lobby } from "../lobby.js";
import { newId } from "../new-id.js";
import { wear } from "../page.js";
import { Speech } from "../speech.js";
import { forget, keep, recall, remember, remembered } from "../storage.js";
import { fetchAllWords } from "../texts.js";
import { wishes } from "../wishes.js";
import { controls } from "./controls.js";
import { fieldStyles } from "./fields.js";
import { isFilled } from "./filled.js";
import "./link-field.js";
import { lobbyStyles } from "./lobby-styles.js";
import { drawOutside } from "./outside.js";
import { wheel } from "./pages.js";
import { theme } from "./theme.js";

const LONGEST_NAME = 64; // characters
const SPEAK_AGAIN = 3000; // milliseconds until words that did not come are asked for again
const OF_LINKS = ["no-link", "other-server", "link-cut-off"]; // why one that was pasted opens nothing
const ROLES = /** @type {const} */ (["player", "observer"]);

/**
 * Receives somebody without a seat.
 * @param {object} guest
 * @param {Looks} guest.looks
 * @param {Arrival} guest.arrival
 * @param {Host} guest.host
 * @param {string} [guest.outsideOf] the kind of host in which this page belongs, if it is not there
 * @param {(seat: Seat) => void} guest.seated
 * @returns {() => void} how to end it
 */
export function receive({ looks, arrival, host, outsideOf = "", seated }) {
  const lobby = new Lobby({
    arrival,
    host,
    origin: location.origin,
    after,
    newId,
    memory: { recall, keep, forget },
    machine: { recall: remembered, keep: remember },
    kept,
    knockAt,
    askAtDoor,
    createTable,
    seated(seat) {
      rememberLink(seat.table, seat.token);
      seated(seat);
    },
  });
  const speech = new Speech(fetchAllWords);
  const element = Object.assign(new RondelLobby(), { arrival, host, lobby, outsideOf });
  let left = false;

  const heed = async () => {
    const { theme: scheme, locale } = host.hello;
    element.scheme = scheme || looks.scheme;
    if (scheme) wear(scheme, false);
    await speech.wish(wishes(looks, arrival.table, locale));
    if (left) return;
    if (!speech.speaks) return after(SPEAK_AGAIN, heed);
    element.text = speech.text;
    document.documentElement.lang = speech.text.lang;
    if (!element.isConnected) document.body.replaceChildren(element);
  };
  const woke = () => {
    if (document.visibilityState === "visible") lobby.look();
  };
  const measure = () => host.size(Math.ceil(element.wanted));
  const sizes = new ResizeObserver(measure);
  const stops = [
    host.listen(heed),
    lobby.listen((state) => {
      element.state = state;
      if (host.can.has("size")) element.updateComplete.then(measure);
    }),
  ];
  document.addEventListener("visibilitychange", woke);
  element.state = lobby.state;
  if (element.shut) heed();
  else lobby.begin().then(heed);
  if (host.can.has("size")) sizes.observe(element);

  return () => {
    left = true;
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", woke);
    sizes.disconnect();
    lobby.leave();
  };
}

export class RondelLobby extends LitElement {
  static properties = {
    state: { attribute: false },
    text: { attribute: false },
    scheme: { reflect: true },
  };
  static styles = [theme, controls, fieldStyles, lobbyStyles];

  constructor() {
    super();
    this.arrival = /** @type {Arrival} */ (/** @type {unknown} */ (undefined));
    this.host = /** @type {Host} */ (/** @type {unknown} */ (undefined));
    this.lobby = /** @type {Lobby} */ (/** @type {unknown} */ (undefined));
    this.state = /** @type {LobbyState} */ (/** @type {unknown} */ (undefined));
    this.text = /** @type {Texts} */ (/** @type {unknown} */ (undefined));
    this.scheme = "";
    this.outsideOf = "";
    this.shut = shut(window); // why nothing here will ever work
    this.drawn = "";
  }

  /** How high all of it is, in pixels. */
  get wanted() {
    return this.shadowRoot?.querySelector("main")?.scrollHeight ?? 0;
  }

  /** @param {string} key @param {Record<string, string | number>} [params] */
  #t(key, params) {
    return this.text.say(key, params);
  }

  render() {
    const { at } = this.state;
    if (this.shut) return this.#lockedUp();
    return html`<main data-at=${at}>
      ${this.outsideOf ? this.#outside() : nothing}
      ${wheel(at === "waiting" || at === "nowhere" ? "turning" : "")}
      <h1 tabindex="-1">${this.#t(`lobby-${at}`)}</h1>
      <p class="what">${this.#t(`lobby-${at}-what`)}</p>
      ${this.#part()} ${at === "begin" || at === "nowhere" ? this.#help() : nothing}
    </main>`;
  }

  /** What was pressed may be gone: then the heading has the focus, and is read. */
  updated() {
    const { at } = this.state;
    const key = this.shut ? `ui-page-${this.shut}` : `lobby-${at}`;
    document.title = `${this.#t(key)} \u00b7 Rondel`;
    if (this.drawn && this.drawn !== at) this.renderRoot.querySelector("h1")?.focus();
    this.drawn = at;
  }

  #lockedUp() {
    return html`<main data-at=${this.shut}>
      ${wheel()}
      <h1>${this.#t(`ui-page-${this.shut}`)}</h1>
      <p class="what">${this.#t(`ui-page-${this.shut}-what`)}</p>
    </main>`;
  }

  /** What is below works here as anywhere, but the page belongs elsewhere. */
  #outside() {
    const { arrival, outsideOf, text } = this;
    return html`<section class="card" aria-label=${this.#t("ui-outside")}>
      <b>${this.#t("ui-outside")}</b>${drawOutside(text, outsideOf, arrival.base)}
    </section>`;
  }

  #part() {
    const { at, server } = this.state;
    const { role, room } = this.host.hello;
    switch (at) {
      case "door":
        return this.#door();
      case "waiting":
        return this.#waiting();
      case "turned-away":
      case "shut":
        return this.#button("lobby-again", () => this.lobby.again());
      case "begin":
        return html`${this.#making()}${this.#pasting()}`;
      case "made":
        return this.#made();
      case "room":
        return html`${this.#pasting(true)}
          <div class="others">
            ${this.#button("lobby-knock-instead", () => this.lobby.again())} ${this.#anew()}
          </div>`;
      case "nowhere":
        return this.#pasting();
      case "away":
        return html`<a
            class="btn strong"
            href=${room ? joinLink(server, room.table, room.invite) : nothing}
            target="_blank"
            rel="noopener"
          >${this.#t("lobby-open-there")}</a>
          <p class="small soft">${server}</p>
          ${role === "gm" ? html`<div class="others">${this.#pasting()} ${this.#anew()}</div>` : nothing}`;
      default:
        return nothing;
    }
  }

  /** How Rondel comes to be here, and elsewhere. */
  #help() {
    const { arrival, host } = this;
    return html`<a
      class="help"
      href=${helpAt(arrival.base, this.text.lang, host.hello.kind)}
      target="_blank"
      rel="noopener"
    >${this.#t("ui-help")}</a>`;
  }

  /** The table of the room is out of reach, or its link is lost: its GM begins again. */
  #anew() {
    return html`<details>
      <summary>${this.#t("lobby-new-instead")}</summary>
      ${this.#making()}
    </details>`;
  }

  /** @param {string} key @param {() => void} press */
  #button(key, press) {
    return html`<button type="button" class="btn" @click=${press}>${this.#t(key)}</button>`;
  }

  /** @param {boolean} [ofLink] whether it is about a link that was pasted */
  #error(ofLink = false) {
    const { refused } = this.state;
    return refused && OF_LINKS.includes(refused) === ofLink
      ? html`<p class="error" role="alert">${icon("alert")}${this.text.refusal(refused)}</p>`
      : nothing;
  }

  #door() {
    const { busy, name, role } = this.state;
    return html`<form novalidate class="card" @submit=${this.#knock}>
      <div>
        <label for="name">${this.#t("lobby-name")}</label>
        <input
          id="name"
          name="name"
          required
          maxlength=${LONGEST_NAME}
          autocomplete="nickname"
          .defaultValue=${name}
        />
      </div>
      <fieldset class="field segments">
        <legend class="label">${this.#t("lobby-role")}</legend>
        <div>
          ${ROLES.map(
            (one) => html`<label>
              <input type="radio" class="sr" name="role" value=${one} .defaultChecked=${one === role} />
              <span>${this.#t(`lobby-role-${one}`)}</span>
            </label>`,
          )}
        </div>
      </fieldset>
      ${this.#error()}
      <button class="btn strong" aria-busy=${String(busy)}>${icon("door")}${this.#t("lobby-knock")}</button>
    </form>`;
  }

  /**
   * @param {SubmitEvent} event
   * @returns {FormData | undefined} undefined while something is missing
   */
  #said(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    return isFilled(form, this.text) ? new FormData(form) : undefined;
  }

  /** @param {SubmitEvent} event */
  #knock(event) {
    const said = this.#said(event);
    const name = String(said?.get("name") ?? "").trim();
    const role = said?.get("role") === "observer" ? "observer" : "player";
    if (name) this.lobby.knock(name, role);
  }

  #waiting() {
    const { name, role, refused } = this.state;
    return html`<div class="card told">
        <b>${name}</b>
        <span class="chip">${this.#t(`lobby-role-${role}`)}</span>
      </div>
      ${refused ? html`<p class="small soft" role="status">${this.#t("lobby-waiting-offline")}</p>` : nothing}
      ${this.#button("lobby-other-name", () => this.lobby.again())}`;
  }

  #making() {
    const { busy } = this.state;
    return html`<form novalidate class="card" @submit=${this.#make}>
      <div>
        <label for="table">${this.#t("landing-name")}</label>
        <input
          id="table"
          name="table"
          required
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          .defaultValue=${this.#t("landing-usual-name")}
        />
      </div>
      <button class="btn strong" aria-busy=${String(busy)}>${this.#t("landing-create")}</button>
      ${this.#error()}
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #make(event) {
    const said = this.#said(event);
    const name = String(said?.get("table") ?? "").trim();
    if (name) this.lobby.make(name);
  }

  /** @param {boolean} [open] */
  #pasting(open = false) {
    const form = html`<form novalidate @submit=${this.#paste}>
      <label for="link">${this.#t("lobby-link")}</label>
      <div class="line">
        <input id="link" name="link" required autocomplete="off" spellcheck="false" />
        <button class="btn ${open ? "strong" : ""}">${this.#t("lobby-go")}</button>
      </div>
      ${this.#error(true)}
    </form>`;
    if (open) return html`<div class="card">${form}</div>`;
    return html`<details class="paste"><summary>${this.#t("lobby-have-link")}</summary>${form}</details>`;
  }

  /** @param {SubmitEvent} event */
  #paste(event) {
    const said = this.#said(event);
    if (said) this.lobby.paste(String(said.get("link") ?? ""));
  }

  #made() {
    const { made } = this.state;
    if (!made) return nothing;
    return html`<div class="card">
        <p class="label" aria-hidden="true">${this.#t("landing-link")}</p>
        <rondel-link
          .text=${this.text}
          .url=${linkOf(location.origin, made)}
          .label=${this.#t("landing-link")}
        ></rondel-link>
      </div>
      <button type="button" class="btn strong" @click=${() => this.lobby.open()}>
        ${this.#t("landing-open")}
      </button>`;
  }
}

customElements.define("rondel-lobby", RondelLobby);
