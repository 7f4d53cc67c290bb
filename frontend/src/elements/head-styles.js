// How the head looks, in the room that it has.

import { css } from "lit";

export const headStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding: 6px 8px 6px 12px;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
  }
  .what {
    flex: 1 1 auto;
    min-width: 0;
    line-height: 1.25;
  }
  .name {
    font-weight: 650;
  }
  .name > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  .state {
    display: flex;
    gap: 0 8px;
    overflow: hidden;
    white-space: nowrap;
    color: var(--soft);
    font-size: var(--size-small);
  }
  .state > * {
    flex: none;
  }
  /* Beside the buttons there is no room for all that the line may have to say. */
  @container (width < 460px) {
    .bar {
      flex-wrap: wrap;
      gap: 0 var(--space-1);
      padding-block: 4px;
    }
    .what {
      display: contents;
    }
    /* In two lines where it has to be, as high as the buttons, which may come later. */
    .bar .name {
      display: flex;
      flex: 1 1 0;
      align-items: center;
      min-width: 0;
      min-height: 34px;
      line-height: 17px;
    }
    .name > span {
      -webkit-line-clamp: 2;
    }
    .state {
      flex: 1 0 100%;
      flex-wrap: wrap;
      order: 1;
      align-items: center;
      min-height: 26px; /* what can be pressed in it is as high, and so are two lines */
      line-height: 1.08;
    }
    .state > .elsewhere {
      min-height: 24px;
    }
  }
  .state > .elsewhere {
    display: inline-flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 3px;
    min-width: 0;
    padding: 0 4px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--accent);
    font-weight: 550;
  }
  .elsewhere:hover span {
    text-decoration: underline;
  }
  .elsewhere span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .elsewhere:focus-visible {
    outline-offset: -2px;
  }
  .show {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    background: var(--raised);
  }
  .show p {
    flex: 1 0 100%;
  }
  .light {
    display: inline-block;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--good);
  }
  .line:not(.away) {
    display: var(--hands, inline);
  }
  .light + :not(.sr) {
    margin-inline-start: 8px;
  }
  .line.away {
    color: var(--warn);
    font-weight: 600;
  }
  .away .light {
    background: var(--warn);
    animation: breathe 1s ease-in-out infinite alternate;
  }
  /* As high as a headline and who decides take, whether somebody does or not. */
  .now {
    min-height: 69px;
    padding: 10px 12px 11px;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
  }
  .now.gm {
    min-height: 75px; /* with a bell beside them */
  }
  .now.yours {
    outline: 3px solid var(--cue);
    outline-offset: -3px;
    background: var(--glow);
    box-shadow: inset 4px 0 0 var(--accent);
    color: var(--on-glow);
    --ink: var(--on-glow);
    --soft: var(--on-glow);
  }
  h1 {
    margin: 0;
    font-size: var(--size-head);
    font-weight: 680;
    letter-spacing: -0.01em;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .time {
    flex: none;
    min-width: 34px;
  }
  .time:has(rondel-timer) {
    min-width: 74px;
  }
  .time rondel-timer {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    padding: 0 6px;
  }
  .pause {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-height: 46px;
    padding: 5px 12px;
    border-bottom: 1px solid var(--line);
    background: var(--raised);
  }
  .pause p {
    flex: 1 1 0;
    min-width: 150px;
  }
`;
