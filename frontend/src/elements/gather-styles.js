// How a list and what it becomes look.

import { css } from "lit";

export const gatherStyles = css`
  .card {
    display: grid;
    gap: var(--space-3);
    scroll-margin-top: 10px;
    overflow: clip;
  }
  .title {
    margin: 0;
  }
  h2:focus {
    outline: none;
  }
  code {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  summary {
    padding: 4px 0;
    cursor: pointer;
  }
  details ul:not(.rows) {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 16px;
    list-style: disc;
  }
  textarea {
    min-height: 84px;
    max-height: 40vh;
    overflow-wrap: anywhere;
  }
  textarea.low {
    min-height: 0;
    height: 34px;
    overflow: hidden;
    color: var(--soft);
    white-space: pre;
  }
  .preview {
    display: grid;
    gap: var(--space-4);
  }
  .side {
    display: grid;
    gap: 3px;
  }
  .sides {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .sides .btn {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .heading {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 34px;
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(96px, 38%);
    align-items: center;
    gap: 2px var(--space-3);
    padding: 6px 0;
    border-top: 1px solid var(--line);
    content-visibility: auto;
    contain-intrinsic-size: auto 58px;
  }
  .pick {
    display: flex;
    grid-column: 1;
    align-items: center;
    gap: var(--space-3);
    min-height: 28px;
    color: var(--ink);
    font-size: var(--size);
  }
  .pick:last-child,
  .pick:not(:has(~ .join)) {
    grid-column: 1 / -1;
  }
  label.pick {
    cursor: pointer;
  }
  .who {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .count {
    margin-inline-start: 5px;
    color: var(--soft);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .join {
    grid-row: 1;
    grid-column: 2;
    min-height: 30px;
    padding: 3px 8px;
    font-size: var(--size-small);
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 2px var(--space-3);
    align-items: center;
    color: var(--soft);
    font-size: var(--size-small);
    overflow-wrap: anywhere;
  }
  label.pick ~ .what {
    padding-inline-start: 28px;
  }
  .new {
    color: var(--good);
    font-weight: 600;
  }
  .change {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .off .new {
    color: inherit;
    font-weight: 400;
  }
  .problems li {
    overflow-wrap: anywhere;
  }
  .last {
    position: sticky;
    z-index: 1;
    bottom: 0;
    margin: 0 -12px -12px;
    padding: 10px 12px;
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  /* What of the list lies below it is not to be seen, where the panel ends with an empty space. */
  .last::after {
    content: "";
    position: absolute;
    inset: 100% 0 auto;
    height: 130px;
    background: var(--paper);
  }
  .last .error {
    flex: 1 0 100%;
  }
  .btn[aria-disabled="true"] {
    opacity: 0.6;
  }
`;
