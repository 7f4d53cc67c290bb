// How what can be done to several at once is laid out.

import { css } from "lit";

export const pickedStyles = css`
  section {
    display: grid;
    gap: var(--space-3);
    width: calc(100% + 8px);
    margin-inline: -4px;
    padding-inline: 4px; /* so that rings of the focus are not cut */
    align-content: start;
    min-height: 112px; /* so that the list stays where it is while rows are picked */
    max-height: 62vh;
    overflow: hidden auto;
  }
  .top b {
    flex: 1 1 auto;
  }
  .top .btn {
    min-height: 28px;
  }
  .top .square {
    width: 28px;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
  }
  .fields > * {
    flex: 1 1 124px;
  }
  form {
    display: grid;
    gap: var(--space-4);
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
  .count {
    color: var(--soft);
    font-weight: 400;
  }
`;
