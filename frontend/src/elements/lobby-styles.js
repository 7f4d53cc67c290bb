// How the lobby looks: one thing to do, in the middle, as narrow as a host's panel may be.

import { css } from "lit";

export const lobbyStyles = css`
  :host {
    display: grid;
    place-items: center;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--ground);
  }
  main {
    display: grid;
    justify-items: center;
    gap: var(--space-4);
    width: min(400px, 100%);
    padding: 18px 16px;
    text-align: center;
  }
  main > svg {
    width: 56px;
    height: 56px;
    color: var(--accent);
  }
  .turning {
    animation: turn 6s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  h1 {
    margin: 0;
    font-size: calc(var(--size) * 1.57);
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1:focus {
    outline: none;
  }
  .what {
    max-width: 34ch;
    color: var(--soft);
    text-wrap: pretty;
  }
  .card {
    display: grid;
    gap: var(--space-4);
    width: 100%;
    margin-top: 6px;
    padding: 16px;
    box-shadow: var(--shade);
    text-align: left;
  }
  .card > .strong,
  main > .strong {
    min-height: 46px;
    font-size: var(--size-big);
  }
  main > .strong {
    width: 100%;
  }
  a.btn {
    text-decoration: none;
  }
  .help {
    margin-top: 6px;
    color: var(--accent);
    text-underline-offset: 3px;
  }
  form label {
    margin-bottom: 3px;
  }
  .segments > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .segments span {
    text-align: center;
  }
  .told {
    display: flex;
    align-items: center;
    justify-content: space-between;
    border-color: var(--accent);
    background: var(--glow);
    color: var(--on-glow);
  }
  .told b {
    min-width: 0;
    font-size: var(--size-big);
    overflow-wrap: anywhere;
  }
  .label:has(+ rondel-link) {
    margin-bottom: -6px;
  }
  .error {
    display: flex;
    gap: var(--space-2);
    text-align: left;
  }
  .line {
    display: flex;
    gap: var(--space-2);
  }
  .line input {
    flex: 1 1 0;
    min-width: 0;
  }
  details {
    width: 100%;
    text-align: left;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 34px;
    padding: 0 4px;
    color: var(--accent);
    font-weight: 550;
    cursor: pointer;
  }
  summary:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .paste > form {
    padding-top: 4px;
  }
  .others {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    width: 100%;
  }
`;
