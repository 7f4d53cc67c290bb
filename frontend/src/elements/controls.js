// Buttons, fields and small marks that all elements share.

import { css } from "lit";

export const controls = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :host([hidden]) {
    display: none;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .icon {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    vertical-align: -0.28em;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: 34px;
    max-width: 100%;
    padding: 4px 11px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--ink);
    font-weight: 550;
    line-height: 1.2;
    text-align: left;
    overflow-wrap: break-word;
  }
  .btn:hover {
    border-color: var(--accent);
    color: var(--accent);
  }
  .btn.strong {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .btn.strong:hover {
    filter: brightness(1.08);
  }
  .btn.plain {
    border-color: transparent;
    background: none;
  }
  .btn.warn {
    border-color: var(--warn);
    color: var(--warn);
  }
  .btn.square {
    width: 34px;
    padding: 0;
    flex: none;
  }
  .btn:is([aria-expanded="true"], [aria-pressed="true"], .now) {
    border-color: var(--accent);
    background: var(--glow);
    box-shadow: inset 0 0 0 2px var(--cue);
    color: var(--on-glow);
  }
  .btn[aria-disabled="true"],
  .btn:disabled {
    cursor: default;
  }
  .btn:disabled {
    opacity: 0.55;
  }
  .btn[aria-busy="true"] {
    cursor: progress;
  }
  .btn[aria-busy="true"] .icon,
  .spin {
    animation: breathe 1s ease-in-out infinite alternate;
  }
  @keyframes come {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }
  @keyframes breathe {
    to {
      opacity: 0.35;
    }
  }
  .split {
    position: relative;
    display: inline-flex;
    max-width: 100%;
  }
  .split > .btn:first-child:has(+ .btn) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .split > .btn + .btn {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .split > .btn:is(:hover, :focus-visible) {
    z-index: 1;
  }
  .cost {
    color: var(--soft);
    font-weight: 400;
    font-size: var(--size-small);
  }
  .cost:has(.leaves) {
    white-space: nowrap;
  }
  @media (max-width: 350px) {
    .leaves {
      display: none;
    }
  }
  .leaves {
    margin-inline-start: 2px;
    font-variant-numeric: tabular-nums;
  }
  label,
  .label {
    display: block;
    color: var(--soft);
    font-size: var(--size-small);
    font-weight: 550;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 34px;
    padding: 5px 9px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }
  [type="checkbox"] {
    flex: none;
    width: 20px;
    min-height: 0;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
  textarea {
    min-height: 76px;
    resize: vertical;
  }
  option {
    background: var(--paper);
    color: var(--ink);
  }
  input[type="number"] {
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
    -moz-appearance: textfield;
  }
  input[type="number"]::-webkit-inner-spin-button {
    display: none;
  }
  [aria-invalid="true"] {
    border-color: var(--warn);
  }
  .error {
    color: var(--warn);
    font-size: var(--size-small);
    font-weight: 550;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    max-width: 100%;
    padding: 1px 7px;
    border-radius: 99px;
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--ink);
    font-size: var(--size-small);
    line-height: 1.45;
  }
  .chip.warn {
    background: var(--warn-glow);
    box-shadow: none;
    color: var(--warn);
  }
  .chip.mark {
    background: var(--on-row, var(--glow));
    box-shadow: none;
    color: var(--on-glow);
  }
  @media (forced-colors: active) {
    .chip:is(.mark, .warn) {
      box-shadow: inset 0 0 0 1px CanvasText;
    }
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: var(--size-small);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .card {
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .title {
    margin-bottom: 8px;
    font-size: var(--size-name);
    font-weight: 650;
  }
  .over {
    color: var(--soft);
    font-size: var(--size-small);
    font-weight: 600;
  }
  /* A picture stands where it is, as if nothing were around it. */
  .picture {
    display: contents;
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  summary {
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  summary:has(.icon) {
    list-style: none;
  }
  summary:has(.icon)::-webkit-details-marker {
    display: none;
  }
  summary .icon {
    transition: rotate var(--quick);
  }
  details:not([open]) > summary .icon {
    rotate: -90deg;
  }
  .dice {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    vertical-align: middle;
  }
  .dice small {
    color: var(--soft);
    font-size: var(--size-tiny);
  }
  .die {
    width: 20px;
    height: 20px;
  }
  .die rect {
    fill: var(--paper);
    stroke: var(--edge);
  }
  .die circle,
  .die text {
    fill: var(--ink);
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
