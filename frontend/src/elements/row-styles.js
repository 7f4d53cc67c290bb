// How a row of the order looks.

import { css } from "lit";
import { toneStyles } from "./tones.js";

export const rowStyles = css`
  ${toneStyles}
  .drop {
    position: relative;
    display: inline-flex;
    font-size: 16px;
  }
  .drop.used {
    opacity: 0.62;
  }
  .item {
    position: relative;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    transition: background var(--quick), border-color var(--quick);
  }
  .head {
    position: relative;
  }
  .toggle {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: 44px;
    padding: 5px 8px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    text-align: left;
  }
  .toggle:is(button, label):hover .name {
    color: var(--accent);
  }
  .at {
    flex: none;
    min-width: 28px;
    font-size: 18px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: right;
    letter-spacing: -0.02em;
  }
  .at.timed {
    display: grid;
    justify-items: end;
    min-width: 36px;
    line-height: 1.1;
  }
  .at.long {
    max-width: 74px;
    font-size: var(--size-small);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .at small {
    color: var(--soft);
    font-size: 10.5px;
    font-weight: 500;
    letter-spacing: 0;
  }
  * + .odds {
    margin-inline-start: 5px; /* what one thing says is not read on as another */
  }
  .odds {
    color: var(--soft);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .odds b {
    color: var(--ink);
    font-weight: 600;
  }
  .active .at small,
  .active .odds,
  .active .odds b {
    color: inherit;
  }
  .body {
    flex: 1 1 auto;
    min-width: 0;
  }
  .first {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  .name {
    min-width: 0;
    font-size: var(--size-name);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .yours {
    flex: none;
    color: var(--accent);
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px 6px;
    margin-top: 2px;
  }
  .planned {
    flex: 0 1 100%;
    min-width: 0;
  }
  .pip {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    color: var(--soft);
    font-size: var(--size-small);
  }
  .hp {
    position: absolute;
    top: 20px;
    inset-inline-end: 6px;
    translate: 0 -50%;
    display: inline-flex;
    align-items: center;
    gap: 1px;
    height: 28px;
  }
  .hp:focus-within {
    z-index: 3;
  }
  /* The name leaves the corner to the hit points, so that the marks below have the whole width. */
  .counts-only .first {
    min-height: 28px;
    margin-inline-end: 52px;
  }
  .counts-both .first {
    min-height: 29px;
    margin-inline-end: 102px;
  }
  .counts-only.counts-long .first {
    margin-inline-end: 92px;
  }
  .counts-both.counts-long .first {
    margin-inline-end: 142px;
  }
  /* As narrow as an order can be, beside a panel too. */
  @media (width <= 360px) or (720px <= width <= 830px) {
    .counts-both.tight .first {
      margin-inline-end: 52px;
    }
    .counts-both.counts-long .first {
      margin-inline-end: 92px;
    }
  }
  label.toggle {
    color: inherit;
    font: inherit;
    cursor: pointer;
    user-select: none;
  }
  /* What hangs over the edge of a row lies over the next one too. */
  .item:focus-within,
  .item:hover {
    z-index: 1;
  }
  .item.picked:not(.active) {
    border-color: var(--accent);
    background: var(--raised);
  }
  .item.active {
    border-color: var(--accent);
    outline: 3px solid var(--cue);
    outline-offset: -3px;
    background: var(--glow);
    box-shadow: inset 4px 0 0 var(--accent), var(--shade);
    --on-row: var(--paper); /* what else glows stands out on it */
  }
  .active .at,
  .active .name {
    color: var(--on-glow);
  }
  :is(.pip-done:not(.active), .pip-out) :is(.at, .name),
  .pip-unready .at {
    color: var(--soft);
    font-weight: 500;
  }
  .fallen .name {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .item.open:not(.active) {
    border-color: var(--accent);
  }
  .below {
    padding: 4px 10px 12px;
  }
`;

export const gripStyles = css`
  .grip {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: grid;
    align-items: start; /* beside the name, however much the row has below it */
    justify-items: center;
    width: 24px;
    padding: 13px 0 0;
    border: 0;
    border-radius: var(--radius) 0 0 var(--radius);
    background: none;
    color: var(--soft);
    cursor: grab;
    touch-action: none;
  }
  .grip .icon {
    stroke-width: 2.7;
  }
  .grip:hover {
    color: var(--accent);
  }
  .grip:focus-visible {
    outline-offset: -3px;
  }
  .gripped .toggle {
    padding-inline-start: 24px;
  }
  .item.moving {
    z-index: 2;
    border-color: var(--accent);
    outline: 2px solid var(--accent);
    outline-offset: 1px;
    box-shadow: var(--shade);
  }
  .moving .grip {
    color: var(--accent);
    cursor: grabbing;
  }
`;
