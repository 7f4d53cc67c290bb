// How the parts of the overlay stand to each other.

import { css } from "lit";

export const shell = css`
  :host {
    display: block;
    height: 100vh;
    height: 100dvh;
    overflow: hidden;
    overflow: clip; /* not even what is scrolled into view scrolls all of it */
    background: var(--ground);
  }
  :host([clear]) {
    background: none;
  }
  /* What has not come yet takes no room, nor the gap beside it. */
  :not(:defined) {
    display: none;
  }
  /* That it is on its way is said where it will be, unless it comes in the blink of an eye. */
  .late {
    animation: late 0.4s;
  }
  @keyframes late {
    from,
    to {
      visibility: hidden;
    }
  }
  :defined + .late,
  .frame:has(rondel-preferences:defined) .notices.late {
    display: none;
  }
  .frame {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  .middle {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
  }
  .head {
    flex: none;
  }
  .scroll {
    display: grid;
    flex: 1 1 0;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
    min-height: 0;
    padding: 10px;
    overflow: hidden auto;
    scrollbar-color: var(--edge) transparent;
    scrollbar-width: thin;
  }
  /* Not as padding, which a box is never smaller than. */
  .scroll[style*="--room"]::after {
    height: var(--room);
    margin-top: calc(-1 * var(--space-4));
    content: "";
  }
  .scroll:focus-visible {
    outline-offset: -2px;
  }
  /* What is put back where it was, to glide, must not be scrolled there as well. */
  @media (prefers-reduced-motion: no-preference) {
    .scroll {
      overflow-anchor: none;
    }
  }
  .dock {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding: 8px 10px;
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  .idle {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: 52px;
    color: var(--soft);
    text-align: center;
    text-wrap: balance;
  }
  .asked {
    color: var(--ink);
    font-weight: 600;
  }
  .asked .icon {
    color: var(--accent);
  }
  .soon {
    padding: 22px 12px;
    color: var(--soft);
    text-align: center;
    text-wrap: balance;
  }
  .begin {
    flex: 1;
    min-height: 52px;
    border-radius: 12px;
    font-size: var(--size-big);
  }
  .tabs {
    display: flex;
    flex: none;
    padding: 0 4px max(4px, env(safe-area-inset-bottom));
    background: var(--paper);
  }
  .tab {
    position: relative;
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-width: 0;
    min-height: 46px;
    padding: 4px 2px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--soft);
    font-size: var(--size-tiny);
    font-weight: 550;
    white-space: nowrap;
  }
  .tab .icon {
    width: 20px;
    height: 20px;
  }
  .tab:hover {
    color: var(--ink);
  }
  .tab[aria-selected="true"] {
    color: var(--accent);
    font-weight: 650;
  }
  .tab[aria-selected="true"]::before {
    content: "";
    position: absolute;
    top: 0;
    inset-inline: 22%;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: var(--accent);
  }
  .tab:focus-visible {
    outline-offset: -2px;
  }
  /* Notices lie over the list, and never over what can be pressed next. */
  .aloft {
    position: relative;
    z-index: 4; /* a toast lies over what is told of a press */
    flex: none;
    height: 0;
  }
  .notices {
    position: absolute;
    z-index: 2;
    right: 10px;
    bottom: 8px;
    left: 10px;
    max-width: 420px;
    margin-inline: auto;
  }
  /* What lies below a notice at the end of the list can be moved above it. */
  .frame:has([shown]) #panel {
    padding-bottom: 110px;
  }
  .wide.frame {
    display: grid;
    /* The first row is all there is: dialogs, which stand in the others, take no room. */
    grid-template: minmax(0, 1fr) / minmax(330px, 5fr) minmax(320px, 6fr);
    max-width: 1280px;
    margin-inline: auto;
  }
  .left,
  .right {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .left {
    border-inline-end: 1px solid var(--line);
  }
  .wide .tabs {
    padding: 4px 8px;
    border-bottom: 1px solid var(--line);
  }
  .wide .tab {
    flex: 1 1 auto;
    flex-direction: row;
    gap: var(--space-2);
    min-height: 40px;
    font-size: var(--size-less);
  }
  .wide .tab[aria-selected="true"]::before {
    top: auto;
    bottom: -5px;
    border-radius: 3px 3px 0 0;
  }
  .wide .scroll {
    padding: 14px;
  }
  .wide .notices {
    right: 16px;
    bottom: 16px;
    left: auto;
    width: 360px;
  }
`;
