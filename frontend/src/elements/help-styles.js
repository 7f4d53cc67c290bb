// How the help looks: one column of text, as narrow as a phone.

import { css } from "lit";

export const helpStyles = css`
  :host {
    display: block;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--ground);
    font-size: calc(var(--size) * 1.07);
    line-height: 1.5;
  }
  .whole {
    display: grid;
    gap: 20px;
    max-width: 720px;
    margin: 0 auto;
    padding: 16px 16px 40px;
  }
  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
  header {
    display: grid;
    gap: 12px;
  }
  .home {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: var(--space-3);
    min-height: 34px;
    color: var(--ink);
    font-weight: 650;
    text-decoration: none;
  }
  .home svg {
    width: 28px;
    height: 28px;
    color: var(--accent);
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  nav a {
    text-decoration: none;
  }
  nav a[aria-current] {
    border-color: var(--accent);
    background: var(--glow);
    color: var(--on-glow);
    outline: 2px solid var(--cue);
  }
  h1 {
    margin: 4px 0 6px;
    font-size: calc(var(--size) * 1.86);
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h2 {
    margin: 0 0 8px;
    font-size: var(--size-head);
  }
  main,
  .steps {
    display: grid;
    gap: 20px;
  }
  .what,
  .steps p,
  .notes li {
    max-width: 62ch;
    text-wrap: pretty;
  }
  .steps {
    counter-reset: step;
  }
  .steps li {
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr);
    gap: 10px 12px;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid var(--accent);
    border-radius: 99px;
    color: var(--accent);
    font-weight: 650;
  }
  .steps li > p {
    align-self: center;
  }
  .steps li > * {
    grid-column: 2;
  }
  img {
    max-width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .warned {
    display: flex;
    gap: var(--space-3);
    border-color: var(--warn);
    background: var(--warn-glow);
  }
  .warned .icon {
    margin-top: 0.15em;
    color: var(--warn);
  }
  .warned p,
  .card p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .notes ul {
    display: grid;
    gap: var(--space-3);
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  .places {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
    gap: 12px;
  }
  .places h2 {
    margin-bottom: 4px;
    font-size: var(--size-big);
  }
  .languages {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
  .languages .btn[aria-pressed="true"] {
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
