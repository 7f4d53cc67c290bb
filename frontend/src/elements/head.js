// What happens now and who decides, the way back, and whether the line holds.

/** @import { Act, Doc } from "../messages.d.ts" */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { actWords } from "../acts.js";
import { knowsTimes } from "../attention.js";
import { callsIn } from "../cues.js";
import { deciding, mine } from "../figures.js";
import { icon } from "../icons.js";
import { busyKey, drawn } from "../offers.js";
import { back } from "./back.js";
import { headStyles } from "./head-styles.js";
import { titleOf } from "./key-caps.js";
import { Piece } from "./piece.js";
import { placeWords } from "./plan-words.js";
import "./deciders.js";
import "./timer.js";

export class RondelHead extends Piece {
  static properties = { showing: { state: true } };
  static styles = [...Piece.styles, headStyles];

  constructor() {
    super();
    this.showing = ""; // the encounter of which is asked whether to show it
  }

  render() {
    const { doc } = this.state;
    if (!doc) return nothing;
    // What comes and goes at a player's stands where it moves nothing else.
    const gm = this.state.me?.role === "gm";
    const name = doc.encounter?.name ?? doc.table.name;
    return html`<header>
      <div class="bar">
        <div class="what">
          <div class="name"><span title=${name}>${name}</span></div>
          <div class="state">
            ${this.#line(doc)}${this.#when(doc)}${this.#elsewhere(doc)}
          </div>
        </div>
        ${gm ? nothing : this.#backAndForth(doc)}${this.#time(doc)}${this.#calls()}${this.#palette(doc)}
        ${gm ? this.#backAndForth(doc) : nothing}
      </div>
      ${this.#show(doc)}${this.#pause(doc)}${this.#now(doc)}
    </header>`;
  }

  /** @param {Doc} doc */
  #when({ encounter }) {
    const { round = 0, time, board, stage } = encounter ?? {};
    if (round && stage !== "setup") return html`<span>${this.t("ui-round", { round })}</span>`;
    if (time === undefined || !board?.moment || stage === "setup") return nothing;
    return html`<span>${this.t("ui-at-row", placeWords(time, board.moment, this.app.text))}</span>`;
  }

  /**
   * A GM who looks at what others do not see should know it.
   * @param {Doc} doc
   */
  #elsewhere({ table, encounter }) {
    if (this.state.me?.role !== "gm" || !encounter) return nothing;
    const shown = table.encounters[encounter.id]?.shown;
    if (shown) return nothing;
    const asked = this.showing === encounter.id;
    return html`<button
      type="button"
      class="elsewhere"
      title=${this.t("table-show-encounter")}
      aria-expanded=${String(asked)}
      @click=${() => {
        this.showing = asked ? "" : encounter.id;
      }}
    >${icon("hidden")} <span>${this.t("ui-not-shown")}</span></button>`;
  }

  /**
   * The way from that mark to showing it: asked, since what was seen cannot be taken back.
   * @param {Doc} doc
   */
  #show({ table, encounter }) {
    if (!encounter || this.showing !== encounter.id) return nothing;
    if (table.encounters[encounter.id]?.shown) return nothing;
    return html`<div class="show">
      <p>${this.t("ui-show-what", { name: encounter.name })}</p>
      <button type="button" class="btn strong" @click=${() => this.#showNow(encounter.id)}>
        ${icon("eye")}${this.t("table-show-encounter")}
      </button>
      <button
        type="button"
        class="btn plain"
        @click=${() => {
          this.showing = "";
        }}
      >${this.t("ui-cancel")}</button>
    </div>`;
  }

  /** @param {string} encounter */
  async #showNow(encounter) {
    const draft = { encounter: "", kind: "ShowEncounter", expect: "", fields: { encounter } };
    const answer = await this.app.session.give("show", draft);
    if (answer?.ok === false) this.refused(answer);
    else this.showing = "";
  }

  /** That all is well need not be said beside the round. @param {Doc} doc */
  #line(doc) {
    const { connection, sync, busy } = this.state;
    const pending = Object.keys(busy).length;
    const well = connection === "online" && sync === "none";
    const words =
      connection !== "online"
        ? this.t(navigator.onLine === false ? "ui-offline" : "ui-reconnecting")
        : this.t(sync === "none" ? "ui-online" : "ui-catching-up");
    return html`<span class="line ${connection === "online" ? "" : "away"}" data-testid="connection">
      <span class="light" title=${words}></span><span class=${well && this.#when(doc) !== nothing ? "sr" : ""}>${words}</span>${
        pending && connection !== "online"
          ? html` \u00b7 ${this.t("ui-pending", { count: pending })}`
          : nothing
      }
    </span>${
      // A stage says it by itself.
      this.state.me?.role === "observer" && !this.app.stage && doc.table.delay
        ? html`<span>${this.t("ui-watch-behind", { seconds: doc.table.delay })}</span>`
        : nothing
    }`;
  }

  /** Everything that can be done, by its words. @param {Doc} doc */
  #palette({ encounter }) {
    if (this.state.me?.role === "observer" || (this.state.me?.role !== "gm" && !encounter))
      return nothing;
    return html`<button
      type="button"
      class="btn square plain"
      aria-haspopup="dialog"
      title=${titleOf(this.t("ui-key-palette"), this.state.view.own, "palette", this.app.text)}
      @click=${() => this.look({ dialog: "palette", entry: "" })}
    >${icon("search")}</button>`;
  }

  /** @param {Doc} doc */
  #backAndForth({ encounter }) {
    const gm = this.state.me?.role === "gm";
    const { undo, redo } = encounter ?? {};
    if (!encounter || (!gm && !undo && !redo)) return nothing;
    if (gm) return html`${this.#step("undo", undo)}${this.#step("redo", redo)}`;
    return html`${redo ? this.#step("redo", redo) : nothing}${this.#step("undo", undo)}`;
  }

  /**
   * @param {"undo" | "redo"} way
   * @param {Act | undefined} act
   */
  #step(way, act) {
    const words = act
      ? this.t(`ui-${way}-what`, { what: actWords(act, this.app.text) })
      : this.t(`ui-${way}`);
    return html`<button
      type="button"
      class="btn square plain"
      title=${titleOf(words, this.state.view.own, way, this.app.text)}
      ?disabled=${!act}
      aria-busy=${way in this.state.busy ? "true" : "false"}
      @click=${() => act && this.step(way)}
    >${icon(way)}</button>`;
  }

  /** @param {"undo" | "redo"} way */
  async step(way) {
    await back(this, way);
  }

  /** @param {Doc} doc */
  #now(doc) {
    const { encounter } = doc;
    const { me } = this.state;
    if (!encounter) {
      const key = me?.role === "gm" ? "ui-nothing-open" : "ui-nothing-shown";
      return html`<div class="now ${me?.role ?? ""}"><h1>${this.t(key)}</h1></div>`;
    }
    const own = new Set(mine(encounter));
    const acts = encounter.stage === "running" && deciding(encounter).some((id) => own.has(id));
    const yours = me?.role === "player" && (acts || callsIn(encounter).asked.length > 0);
    return html`<div class="now ${yours ? "yours" : ""} ${me?.role ?? ""}">
      <h1>${this.l(encounter.board.headline)}</h1>
      <rondel-deciders .app=${this.app} .state=${this.state}></rondel-deciders>
    </div>`;
  }

  /**
   * The turn timer, and behind it all about time at the table.
   * @param {Doc} doc
   */
  #time(doc) {
    if (!knowsTimes(doc)) return nothing;
    const timed = doc.encounter?.timer;
    const timer = html`<rondel-timer .app=${this.app} .state=${this.state}></rondel-timer>`;
    if (this.app.stage) return html`<div class="time">${timer}</div>`;
    const button = html`<button
      type="button"
      class="btn plain time"
      aria-haspopup="dialog"
      aria-label=${timed ? nothing : this.t("ui-time")}
      title=${this.t("ui-time")}
      @click=${() => this.look({ dialog: "times" })}
    >${
      timed ? html`<span class="sr">${this.t("ui-time")}: </span>${timer}` : icon("clock")
    }</button>`;
    return html`${keyed(Boolean(timed), button)}`;
  }

  /** What a player is called for, and by what. */
  #calls() {
    if (this.state.me?.role !== "player") return nothing;
    return html`<button
      type="button"
      class="btn square plain"
      aria-haspopup="dialog"
      aria-label=${this.t("ui-preferences")}
      title=${this.t("ui-preferences")}
      @click=${() => this.look({ dialog: "preferences" })}
    >${icon("bell")}</button>`;
  }

  /** @param {Doc} doc */
  #pause({ encounter }) {
    if (!encounter?.paused) return nothing;
    const resume = drawn(encounter).find(({ offer }) => offer.kind === "ResumeEncounter");
    return html`<div class="pause" role="group" aria-label=${this.t("ui-paused")}>
      ${icon("hold")}
      <p><b>${this.t("ui-paused")}</b> ${resume ? nothing : html`<span class="soft">${this.t("ui-paused-what")}</span>`}</p>
      ${
        resume
          ? html`<button
              type="button"
              class="btn strong"
              aria-busy=${String(busyKey(resume.key) in this.state.busy)}
              @click=${() => this.send(busyKey(resume.key), resume.offer, {})}
            >${this.l(resume.offer.label)}</button>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("rondel-head", RondelHead);
