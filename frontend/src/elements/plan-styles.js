// How a time line looks. Colours of sides come with their letters; secret things are dashed and
// locked, waiting ones hollow.

import { css } from "lit";

export const planStyles = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding: 9px 0 6px;
  }
  .top,
  .caption,
  .list {
    margin-inline: 10px;
  }
  .top {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 22px;
  }
  .top h2 {
    flex: 1 1 auto;
  }
  .count {
    color: var(--soft);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .view {
    overflow: scroll hidden;
    scrollbar-color: var(--edge) transparent;
    scrollbar-width: thin;
  }
  .view.still {
    overflow: hidden; /* it follows the present by itself, and takes no focus */
  }
  .view.scrolled {
    mask-image: linear-gradient(to right, transparent, #000 36px);
  }
  .strip {
    position: relative;
    min-width: 100%;
  }
  .axis {
    position: absolute;
    inset: 0;
  }
  .base,
  .tick,
  .zigzag {
    fill: none;
    stroke: var(--edge);
  }
  .base {
    stroke-width: 1.5;
  }
  .zigzag {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .tick.five {
    stroke: var(--soft);
    stroke-width: 1.5;
  }
  .stem {
    stroke: var(--edge);
    stroke-width: 1.2;
  }
  .stem.past {
    stroke: var(--line);
  }
  .foot,
  .peg {
    fill: var(--ink);
  }
  .foot.past,
  .peg.past {
    fill: var(--edge);
  }
  .bar {
    fill: var(--side, var(--edge));
    opacity: 0.5;
  }
  .present {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .cut {
    position: absolute;
    height: 32px;
  }
  .no {
    position: absolute;
    display: grid;
    justify-items: center;
    translate: -50%;
    color: var(--soft);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
    line-height: 12px;
    white-space: nowrap;
    pointer-events: none;
  }
  .no b {
    font-weight: 500;
  }
  .no i {
    font-size: 10px;
    font-style: normal;
    line-height: 11px;
  }
  .no.stop b {
    color: var(--ink);
    font-weight: 700;
  }
  .no.now,
  .no.target {
    z-index: 1;
    min-width: 22px;
    padding: 1px 5px;
    border: 1px solid var(--accent);
    border-radius: var(--radius-small);
    background: var(--accent);
    color: var(--on-accent);
  }
  .no.target {
    z-index: 3;
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  .no.now b,
  .no.target b {
    color: inherit;
    font-weight: 700;
  }
  .spots > li {
    position: absolute;
    top: 0;
    left: 0;
  }
  .spots > li:focus-within,
  .spots > li:hover {
    z-index: 1;
  }
  .spots > .moving {
    z-index: 2;
  }
  .disc,
  .more {
    position: absolute;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0 0 3px;
    translate: -50% -50%;
    border: 2px solid var(--side, var(--edge));
    border-radius: 50%;
    background: var(--side, var(--edge));
    color: var(--on-side);
    font-size: var(--size-tiny);
    font-weight: 700;
    line-height: 1;
  }
  .disc.wait {
    background: var(--paper);
    color: var(--side);
  }
  .disc.past {
    width: 26px;
    height: 26px;
    border: 2px solid var(--line);
    background: var(--paper);
    color: var(--soft);
    font-weight: 500;
  }
  .disc.now {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  .letters {
    position: absolute;
    bottom: -4px;
    padding: 0 3px;
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--side);
    box-shadow: 0 0 0 1px var(--side);
    font-size: 8.5px;
    font-weight: 750;
    line-height: 10px;
  }
  .past .letters {
    box-shadow: 0 0 0 1px var(--line);
    color: var(--soft);
  }
  .more {
    width: auto;
    min-width: 28px;
    height: 24px;
    padding: 0 5px;
    border: 1px solid var(--edge);
    border-radius: 12px;
    background: var(--raised);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .flag {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    max-width: 100%;
    height: 22px;
    margin-inline-start: -12px;
    padding: 0 5px 0 3px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--raised);
    color: var(--ink);
    font-size: var(--size-small);
    line-height: 1;
  }
  .flag .icon {
    width: 16px;
    height: 16px;
  }
  .flag span:not(.sr) {
    overflow: hidden;
    min-width: 0;
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .flag.secret {
    border: 1.5px dashed var(--ink);
    background: none;
  }
  .flag.past {
    border-color: var(--line);
    color: var(--soft);
  }
  .flag.now:not(:focus-visible) {
    outline: 2px solid var(--cue);
  }
  .flag.now {
    border-color: var(--accent);
    background: var(--glow);
    color: var(--on-glow);
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  .moving .movable {
    cursor: grabbing;
    box-shadow: var(--shade);
  }
  /* Names are long: there is room for two lines, so that nothing moves when they come. */
  .caption {
    min-height: 2.8em;
    font-size: var(--size-less);
    overflow-wrap: anywhere;
  }
  .listing {
    display: var(--hands, flex);
    align-items: center;
    gap: 2px;
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--soft);
    font-size: var(--size-small);
  }
  .listing:hover {
    color: var(--accent);
  }
  .listing .icon {
    transition: rotate var(--quick);
  }
  .listing[aria-expanded="false"] .icon {
    rotate: -90deg;
  }
  .list {
    display: grid;
    gap: var(--space-1);
    padding: 2px 0 6px;
    font-size: var(--size-less);
  }
  .list > li {
    overflow-wrap: anywhere;
  }
  .list b {
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .list .icon {
    width: 14px;
    height: 14px;
    vertical-align: -2px;
  }
  @media (forced-colors: active) {
    .disc.wait {
      border-style: dotted;
    }
  }
`;
