// How a second screen, a column and a bar are laid out. What lies behind them may be anything, so
// whatever is to be read stands on a plate of its own.

import { css } from "lit";

export const stageStyles = css`
  :host {
    --hands: none; /* what is there to be pressed only is left out */
    display: block;
    height: 100%;
    overflow: hidden;
  }
  .all {
    container-type: inline-size;
    height: 100%;
  }
  .plate {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    box-shadow: var(--shade);
    overflow: hidden;
  }
  .page {
    margin: 12px;
  }
  .column {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    min-width: 0;
    min-height: 0;
    height: 100%;
    padding: 10px;
  }
  .column > * {
    flex: none;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    height: 100%;
  }
  .columns > .column + .column {
    padding-inline-start: 0;
  }
  .scroll {
    min-height: 0;
    overflow: hidden;
  }
  .order {
    flex: 0 1 auto;
  }
  .log {
    display: flex;
    flex: 1 1 0;
    min-height: 0;
    padding-bottom: 0;
  }
  .log > .scroll {
    flex: 1;
    margin-top: -10px;
    mask-image: linear-gradient(#000 calc(100% - 36px), transparent);
  }
  .behind,
  .left-out {
    display: flex;
    align-items: center;
    gap: 5px;
    width: fit-content;
    padding: 1px 8px;
    border-radius: 99px;
    background: var(--paper);
    color: var(--soft);
    font-size: var(--size-small);
  }
  .strip {
    display: flex;
    align-items: stretch;
    gap: var(--space-3);
    padding: 8px;
    overflow: hidden;
  }
  .strip > .now {
    display: grid;
    flex: none; /* what comes later can be left out */
    align-content: center;
    min-width: 150px;
    max-width: 36%;
    padding: 4px 14px;
  }
  .strip h1 {
    margin: 0;
    font-size: 18px;
    font-weight: 680;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  .strip > h1 {
    padding: 8px 14px;
  }
  /* In a short bar there is room for who acts, not for what lies in the bag as well. */
  @container (width < 640px) {
    .strip > .bag {
      display: none;
    }
    .strip > .now {
      max-width: 50%;
    }
  }
  .strip.small > .now {
    max-width: 50%;
  }
  .strip.small h1 {
    font-size: 15px;
  }
  .strip.low {
    padding: 2px 6px;
  }
  .strip.low > .now {
    display: block;
    align-content: center;
    padding: 2px 10px;
  }
  .low > .now > * {
    display: inline;
    margin-inline-end: 6px;
  }
  .strip.low h1 {
    font-size: var(--size-less);
    line-height: 1.15;
  }
  .strip.single > .now {
    max-width: 78%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The one who acts is whole, or is said by the headline alone. */
  .single > .chips:not(:has(li:not(.acts, .more))) .more {
    display: none;
  }
  @container (width < 420px) {
    .single > .chips {
      display: none;
    }
  }
  .lost {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--warn);
    font-size: var(--size-small);
    font-weight: 600;
  }
`;
