// How an offer looks. It adds no box of its own: buttons flow with their neighbours, what they
// open comes below them all.

import { css } from "lit";
import { dotStyles } from "./marks.js";

export const offerStyles = css`
  ${dotStyles}
  :host {
    display: contents;
  }
  .sheet {
    order: 1;
    flex: 1 0 100%;
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: var(--raised);
    animation: come var(--quick) ease-out;
  }
  .sheet.lasting {
    position: relative;
    order: 0;
    padding: 0;
    border: 0;
    background: none;
    animation: none;
  }
  form {
    display: grid;
    gap: var(--space-4);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
  }
  .fields > * {
    flex: 1 1 124px;
  }
  .fields > .flag,
  .fields:not(:has(p, output)) > * {
    align-self: flex-end;
  }
  .fields:empty {
    display: none;
  }
  .fields > :is(.segments, :has(textarea, .long, .span)) {
    flex-basis: 100%;
  }
  .question {
    margin-bottom: 10px;
    font-weight: 600;
  }
  .face {
    width: 46px;
    font-size: var(--size-big);
    font-weight: 600;
  }
  .of {
    display: grid;
    gap: 3px;
    justify-items: start;
    max-width: 110px;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .row:has(> .of) {
    align-items: flex-end;
  }
  .rest {
    display: inline-block;
  }
  .rest::first-letter {
    text-transform: uppercase;
  }
  .label {
    margin-bottom: 4px;
  }
  .btn .icon {
    opacity: 0.75;
  }
  :host([planned]) .btn:first-child {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .split > .square:not(.tall) {
    width: 30px;
  }
  .split > .btn:first-child {
    flex: 1 1 auto;
  }
  :host([big]) .split {
    display: flex;
    flex: 1 1 auto;
    min-width: 0;
  }
  :host([big]) .big {
    flex: 1 1 auto;
    min-height: 52px;
    min-width: 0;
    padding: 6px 14px;
    border-radius: 12px;
    font-size: var(--size-big);
    font-weight: 650;
    text-align: center;
    text-wrap: balance;
    line-height: 1.15;
  }
  :host([big]) .tall {
    width: 52px;
    min-height: 52px;
    border-inline-start-color: color-mix(in srgb, var(--on-accent) 35%, transparent);
    border-start-end-radius: 12px;
    border-end-end-radius: 12px;
    font-size: var(--size-big);
  }
  :host([big]) .big .full {
    fill: currentColor;
    stroke: currentColor;
  }
  :host([big]) .cost {
    color: inherit;
    opacity: 0.85;
  }
  /* Beside the button of a form, and above the big one, whose words are the next step by now. */
  .lasting > .told {
    inset: auto 0 0 auto;
    height: 34px;
  }
  :host([big]) .told {
    inset: -34px 0 auto auto;
  }
  :host(:not([big])) .split > .told {
    justify-content: center;
    min-width: 100%;
  }
  :host([big]) .sheet {
    order: -1;
    max-height: 55vh;
    overflow: auto;
  }
`;
