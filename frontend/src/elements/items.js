// Lists of numbers: a sheet, with what each number is made of, and what a fight has to look up.

/** @import { Item, Term } from "../messages.d.ts" */
/** @import { Texts } from "../text.js" */

import { css, html, nothing } from "lit";
import { dots, MOST_DOTS } from "./marks.js";

/**
 * @param {Item} item
 * @param {Texts} text
 */
const marksOf = ({ marks }, text) =>
  marks.map((mark) => html`<span class="chip">${text.label(mark)}</span>`);

/**
 * What the value is made of, unless that says no more than the value itself.
 * @param {Item} item
 */
const partsOf = ({ value, terms }) =>
  terms.length === 1 && terms[0].counted && terms[0].value === value ? [] : terms;

/**
 * @param {readonly Item[]} items
 * @param {Texts} text
 * @param {string} name of the list
 */
export function sheet(items, text, name) {
  /** @param {Term} term */
  const part = ({ label, value, counted }) => {
    const number = value === undefined ? "" : ` ${text.signed(value)}`;
    const words = `${text.label(label)}${number}`;
    return counted
      ? html`<span>${words}</span>`
      : html`<span><s>${words}</s> <em>${text.say("ui-not-counted")}</em></span>`;
  };
  return html`<ul class="items" aria-label=${name}>
    ${items.map((item) => {
      const parts = partsOf(item);
      return html`<li class=${item.now ? "current" : ""}>
        <span class="what">
          <span class="label">${text.label(item.label)}</span>
          ${item.now ? html`<span class="chip mark">${text.say("ui-in-use")}</span>` : nothing}
          ${marksOf(item, text)}
          ${parts.length ? html`<span class="terms">${parts.map(part)}</span>` : nothing}
        </span>
        ${item.value === undefined ? nothing : html`<b>${text.number(item.value)}</b>`}
      </li>`;
    })}
  </ul>`;
}

/**
 * @param {readonly Item[]} items
 * @param {Texts} text
 */
export function catalogue(items, text) {
  /** What it takes of the kinds of things that a row counts: dots, then diamonds. */
  const cost = (/** @type {Term} */ { label, value = 0 }, /** @type {number} */ shape) => {
    if (!value) return nothing;
    const words = `${text.number(value)} ${text.label(label)}`;
    if (value < 0 || value > MOST_DOTS) return html`<span class="cost">${words}</span>`;
    return html`<span class="cost" title=${words}
      >${dots(shape, value, value)}<span class="sr">${words}</span></span
    >`;
  };
  return html`<ul class="items">
    ${items.map(
      (item) => html`<li>
        <span class="what"
          ><span class="label">${text.label(item.label)}</span> ${marksOf(item, text)}</span
        >
        <span class="costs">${item.terms.map(cost)}</span>
        ${item.value === undefined ? nothing : html`<b>${text.number(item.value)}</b>`}
      </li>`,
    )}
  </ul>`;
}

export const itemStyles = css`
  .items > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding: 5px 0;
    border-bottom: 1px solid var(--line);
  }
  .items .what {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .items .label {
    margin: 0;
    color: var(--ink);
    font-size: var(--size);
    font-weight: 500;
  }
  .items .current .label {
    font-weight: 700;
  }
  .items b {
    flex: none;
    font-size: var(--size-head);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  .terms {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--soft);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .costs {
    display: inline-flex;
    flex: none;
    gap: var(--space-1);
  }
`;
