// What is in the bag and whose it is, what has come out of it, and how likely what comes next is.

/** @import { PropertyValues } from "lit" */
/** @import { Lot, Odds, Prospect } from "../bag.js" */
/** @import { SideMark } from "../figures.js" */
/** @import { Board, Chance, Encounter, Pool, Token } from "../messages.d.ts" */

import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { hasBag, lots, odds, ofDraws } from "../bag.js";
import { sideMarks } from "../figures.js";
import { icon } from "../icons.js";
import { bagStyles } from "./bag-styles.js";
import { markStyles } from "./marks.js";
import { owned, ownedStyles } from "./owned.js";
import { pictured } from "./pictured.js";
import { Piece } from "./piece.js";
import { sideMark } from "./sides.js";
import { toned, toneStyles } from "./tones.js";

const APART = 12; // dice of one kind that are drawn one by one; more of them are a number

export class RondelBag extends Piece {
  static styles = [...Piece.styles, markStyles, toneStyles, ownedStyles, bagStyles];

  constructor() {
    super();
    /** @type {Map<string, SideMark>} */
    this.marks = new Map();
    this.seen = { encounter: "", tokens: /** @type {Set<string>} */ (new Set()) };
    /** @type {Set<string>} ids of what has just come out: only that is seen to land */
    this.landing = new Set();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.landing = new Set(); // or else all of it lands again with the panel
    this.requestUpdate();
  }

  /** @param {PropertyValues<this>} _changed */
  willUpdate(_changed) {
    const { encounter } = this;
    if (!encounter) return;
    const now = new Set((encounter.board.tokens ?? []).map(({ id }) => id));
    const before = this.seen;
    this.seen = { encounter: encounter.id, tokens: now };
    const stay = [...this.landing].filter((id) => now.has(id));
    const known = before.encounter === encounter.id ? before.tokens : now;
    this.landing = new Set([...stay, ...[...now].filter((id) => !known.has(id))]);
  }

  /** @param {string} name */
  #own(name) {
    return this.app.text.own(this.encounter?.system ?? "", name);
  }

  render() {
    const { encounter } = this;
    this.hidden = !encounter || !hasBag(encounter.board);
    if (!encounter || this.hidden) return nothing;
    this.marks = sideMarks(encounter);
    const { pools, tokens } = encounter.board;
    const chances = ofDraws(encounter.board.chances);
    return html`<section class="card" aria-label=${this.#own("bag")}>
      ${pools.length ? this.#pools(lots(pools)) : nothing}
      ${tokens.length ? this.#ribbon(encounter, tokens) : nothing}
      ${chances.length ? this.#odds(encounter.board, odds(chances)) : nothing}
    </section>`;
  }

  /** @param {string} [side] */
  #side(side = "") {
    return sideMark(this.marks.get(side), side);
  }

  // --- what is in it ----------------------------------------------------------------------------

  /** @param {Lot[]} all */
  #pools(all) {
    const { text } = this.app;
    const left = all.reduce((sum, lot) => sum + lot.left, 0);
    const of = all.reduce((sum, lot) => sum + lot.of, 0);
    return html`<div class="top">
        <h2 class="over">${this.#own("bag")}</h2>
        ${keyed(
          left,
          html`<span class="count">${this.t("ui-bag-left", { left: text.number(left), of: text.number(of) })}</span>`,
        )}
      </div>
      <ul class="lots" aria-label=${this.#own("bag")}>
        ${repeat(
          all,
          ({ side }) => side,
          (lot) => this.#lot(lot),
        )}
      </ul>`;
  }

  /** @param {Lot} lot */
  #lot({ side, pools, left, of }) {
    const words = this.t("ui-bag-left", { left, of });
    return html`<li class="lot">
      ${side ? html`${this.#side(side)}<span class="whose" aria-hidden="true">${side}</span>` : nothing}
      ${keyed(
        JSON.stringify(pools),
        html`<span class="kinds">${pools.map((pool) => this.#kind(pool))}</span>`,
      )}
      <b>${pictured(words, this.app.text.number(left))}</b>
    </li>`;
  }

  /** @param {Pool} pool */
  #kind({ label, left, of, tone }) {
    const words = this.t("ui-pool", { label: this.l(label), left, of });
    const many = of > APART;
    const drawn = many
      ? html`${toned(tone, left ? "full" : "hollow")}<span class="number">${left}/${of}</span>`
      : Array.from({ length: of }, (_, n) => toned(tone, n < left ? "full" : "hollow"));
    return html`<span class="kind"
      ><span class="drawn" aria-hidden="true" title=${words}>${drawn}</span><span class="sr">${words}</span></span
    >`;
  }

  // --- what has come out ------------------------------------------------------------------------

  /**
   * @param {Encounter} encounter
   * @param {Token[]} tokens
   */
  #ribbon(encounter, tokens) {
    return html`<ol class="ribbon" aria-label=${this.t("ui-drawn")}>
      ${repeat(
        tokens,
        ({ id }) => id,
        (token) => (token.now ? this.#inUse(encounter, token) : this.#used(encounter, token)),
      )}
    </ol>`;
  }

  /**
   * @param {Encounter} encounter
   * @param {Token} token
   */
  #words({ figures }, { label, who = "" }) {
    return [this.l(label), figures[who]?.name].filter(Boolean).join(" \u00b7 ");
  }

  /**
   * @param {Encounter} encounter
   * @param {Token} token
   */
  #used(encounter, token) {
    const words = this.#words(encounter, token);
    return html`<li class="used ${this.#lands(token)}" title=${words}>
      ${owned(token.tone, this.marks.get(token.side ?? ""))}<span class="sr">${words}</span>
    </li>`;
  }

  /**
   * It lies in front of whoever it is for.
   * @param {Encounter} encounter
   * @param {Token} token
   */
  #inUse({ figures }, token) {
    const { tone, side = "", who = "", label } = token;
    const tint = this.marks.get(side)?.tint ?? "";
    return html`<li class="now side-${tint} ${this.#lands(token)}">
      ${owned(tone, this.marks.get(side))}
      <span class="owner"
        ><b>${figures[who]?.name ?? side}</b><span class="small soft">${this.l(label)}</span></span
      >
    </li>`;
  }

  /** @param {Token} token */
  #lands({ id }) {
    return this.landing.has(id) ? "lands" : "";
  }

  // --- how likely -------------------------------------------------------------------------------

  /**
   * @param {Board} board
   * @param {Odds} all
   */
  #odds({ pools }, all) {
    const next = all.sides.filter((one) => one.next);
    // Nobody is there to open what a stage shows.
    if (this.app.stage) return html`<div class="summary">${this.#next(next, nothing)}</div>`;
    return html`<details>
      <summary class="summary">${this.#next(next, icon("down"))}</summary>
      ${all.tones.length ? this.#byTone(all, pools) : nothing}
      ${all.draws.length > 1 ? this.#byDraws(all) : nothing}
      ${
        all.others.length
          ? html`<ul class="others">
              ${all.others.map(
                (chance) => html`<li title=${this.#exactly(chance)}>
                  ${this.l(chance.label)} <b>${this.#share(chance)}</b>
                </li>`,
              )}
            </ul>`
          : nothing
      }
    </details>`;
  }

  /**
   * @param {Prospect[]} next
   * @param {unknown} opens what shows that there is more
   */
  #next(next, opens) {
    return html`<span class="line"
        >${opens}<span class="soft">${this.#own("odds-next")}</span>
        ${next.length > 1 ? this.#bar(next) : nothing}</span
      >
      ${keyed(
        JSON.stringify(next),
        html`<span class="shares"
          >${next.map(
            (one) =>
              html`<span class="share" title=${this.#exactly(one.next)}
                >${this.#side(one.side)}<span class="whose" aria-hidden="true">${one.side}</span>
                <b>${this.#share(one.next)}</b></span
              >`,
          )}</span
        >`,
      )}`;
  }

  /** @param {Prospect[]} sides */
  #bar(sides) {
    let from = 0;
    const parts = sides.map(({ side, next }) => {
      const wide = next?.permille ?? 0;
      const x = from;
      from += wide;
      const tint = this.marks.get(side)?.tint ?? "";
      return svg`<rect class="side-${tint}" x=${x} width=${Math.max(0, wide - 6)} height="8"></rect>`;
    });
    return html`<svg class="bar" viewBox="0 0 994 8" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>`;
  }

  /** @param {Chance | undefined} chance */
  #share(chance) {
    return chance ? this.app.text.share(chance.permille) : nothing;
  }

  /** @param {Chance | undefined} chance */
  #exactly(chance) {
    return chance ? this.t("ui-odds-exactly", { wins: chance.wins, of: chance.of }) : nothing;
  }

  /** @param {Chance | undefined} chance */
  #cell(chance) {
    if (!chance) return html`<td><span class="soft">\u2013</span></td>`;
    return html`<td title=${this.#exactly(chance)}>
      ${this.#share(chance)}<span class="sr">, ${this.#exactly(chance)}</span>
    </td>`;
  }

  /**
   * @param {Odds} all
   * @param {Pool[]} pools
   */
  #byTone({ sides, tones }, pools) {
    return html`<table>
      <caption>${this.#own("odds-tones")}</caption>
      <tr>
        <td></td>
        ${tones.map(
          (tone) =>
            html`<th scope="col" title=${this.#tone(tone)}>
              ${toned(tone)}<span class="sr">${this.#tone(tone)}</span>
            </th>`,
        )}
      </tr>
      ${sides.map(
        ({ side, tones: chances }) => html`<tr>
          <th scope="row">${this.#side(side)}</th>
          ${tones.map((tone) =>
            chances.has(tone) || pools.some((p) => p.side === side && p.tone === tone)
              ? this.#cell(chances.get(tone))
              : html`<td></td>`,
          )}
        </tr>`,
      )}
    </table>`;
  }

  /** @param {string} tone */
  #tone(tone) {
    return this.app.text.has(`ui-tone-${tone}`) ? this.t(`ui-tone-${tone}`) : tone;
  }

  /** @param {Odds} all */
  #byDraws({ sides, draws }) {
    return html`<table>
      <caption>${this.#own("odds-within")}</caption>
      <tr>
        <td></td>
        ${draws.map((n) => html`<th scope="col">${this.app.text.number(n)}</th>`)}
      </tr>
      ${sides.map(
        ({ side, within }) => html`<tr>
          <th scope="row">${this.#side(side)}</th>
          ${draws.map((n) => this.#cell(within.get(n)))}
        </tr>`,
      )}
    </table>`;
  }
}

customElements.define("rondel-bag", RondelBag);
