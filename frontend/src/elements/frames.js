// Which other pages may show this table within themselves, for GMs.

import { css, html, nothing } from "lit";
import { icon } from "../icons.js";
import { isFilled } from "./filled.js";
import { Piece } from "./piece.js";

const LONGEST = 300; // characters of an address
const KEY = "SetFrames/";

export class RondelFrames extends Piece {
  static properties = { refusal: { state: true } };
  static styles = [
    ...Piece.styles,
    css`
      .card {
        display: grid;
        gap: var(--space-4);
      }
      .title {
        margin: 0;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        border-bottom: 1px solid var(--line);
      }
      li span {
        flex: 1 1 0;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .line {
        display: flex;
        gap: var(--space-2);
        margin-top: 3px;
      }
      .line input {
        flex: 1 1 0;
        min-width: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.refusal = "";
  }

  render() {
    const { doc, busy } = this.state;
    if (!doc) return nothing;
    const frames = doc.table.frames ?? [];
    return html`<section class="card">
      <h2 class="title">${this.t("ui-frames")}</h2>
      <p class="soft small">${this.t("ui-frames-what")}</p>
      ${
        frames.length
          ? html`<ul>
              ${frames.map(
                (origin) => html`<li>
                  <span>${origin}</span>
                  <button
                    type="button"
                    class="btn square plain"
                    data-origin=${origin}
                    aria-label=${this.t("ui-frames-remove", { origin })}
                    @click=${() => this.#set(frames.filter((other) => other !== origin))}
                  >${icon("cross")}</button>
                </li>`,
              )}
            </ul>`
          : nothing
      }
      <form novalidate @submit=${this.#add}>
        <label for="origin">${this.t("ui-frames-address")}</label>
        <div class="line">
          <input
            id="origin"
            name="origin"
            required
            maxlength=${LONGEST}
            inputmode="url"
            autocomplete="off"
            spellcheck="false"
            placeholder="https://vtt.example"
            aria-invalid=${this.refusal ? "true" : "false"}
            aria-describedby=${this.refusal ? "origin-error" : nothing}
          />
          <button class="btn" aria-busy=${String(KEY in busy)}>${this.t("ui-frames-add")}</button>
        </div>
        ${this.refusal ? html`<p class="error" id="origin-error" role="alert">${this.refusal}</p>` : nothing}
      </form>
    </section>`;
  }

  /** @param {SubmitEvent} event */
  async #add(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!isFilled(form, this.app.text)) return;
    const typed = String(new FormData(form).get("origin") ?? "").trim();
    // Whoever pastes a whole address means the page that is there.
    const origin = URL.canParse(typed) && /^https?:/i.test(typed) ? new URL(typed).origin : typed;
    const frames = this.state.doc?.table.frames ?? [];
    if (await this.#set([...frames, origin])) form.reset();
  }

  /**
   * @param {string[]} origins
   * @returns {Promise<boolean>} whether they are so now
   */
  async #set(origins) {
    const draft = { encounter: "", kind: "SetFrames", expect: "", fields: { origins } };
    const answer = await this.app.session.give(KEY, draft);
    if (!answer) return false;
    const { text } = this.app;
    this.refusal = answer.ok ? "" : text.refusal(answer.code, answer.params);
    return answer.ok;
  }
}

customElements.define("rondel-frames", RondelFrames);
