// How the small pictures of a state look.

import { css } from "lit";
import { sideStyles } from "./sides.js";

export const dotStyles = css`
  .dots {
    flex: none;
    vertical-align: -1px;
  }
  .dots .full {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .dots.kind-1 .full {
    fill: var(--accent);
    stroke: var(--accent);
  }
  .dots .spent {
    fill: none;
    stroke: var(--edge);
  }
`;

export const markStyles = css`
  ${dotStyles}
  ${sideStyles}
  .counter {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 2px;
  }
  .number {
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .points {
    display: inline-block;
    min-width: 40px;
    font-variant-numeric: tabular-nums;
    text-align: center;
    line-height: 1.15;
    white-space: nowrap;
  }
  .points b {
    font-weight: 650;
  }
  .points i {
    color: var(--soft);
    font-size: var(--size-tiny);
    font-style: normal;
  }
  .points svg {
    display: block;
    width: 100%;
    height: 3px;
    margin-top: 2px;
  }
  .points .most {
    fill: var(--line);
  }
  @media (forced-colors: active) {
    .points .most {
      fill: none;
      stroke: var(--line);
      vector-effect: non-scaling-stroke;
    }
  }
  .points .left {
    fill: var(--good);
  }
  .points .low .left {
    fill: var(--warn);
  }
  .health {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    font-size: var(--size-small);
    font-weight: 550;
  }
  .health .left {
    fill: var(--good);
    stroke: var(--good);
  }
  .health .most {
    fill: none;
    stroke: var(--edge);
  }
  .health.low {
    color: var(--warn);
  }
  .health.low .left {
    fill: var(--warn);
    stroke: var(--warn);
  }
  .intent {
    display: inline-flex;
    align-items: flex-start;
    gap: var(--space-1);
    min-width: 0;
    font-size: var(--size-less);
    font-weight: 500;
    line-height: 1.35;
  }
  .intent .icon {
    color: var(--soft);
  }
  .intent q {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    quotes: none;
    font-style: italic;
  }
  .known {
    flex: none;
  }
  .why {
    width: 100%;
    border-collapse: collapse;
  }
  .why caption {
    padding-bottom: 2px;
    text-align: left;
  }
  .why th {
    padding: 3px 8px 3px 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  .why td {
    padding: 3px 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  .why tr + tr > * {
    border-top: 1px solid var(--line);
  }
  .why tfoot > tr > * {
    border-top: 2px solid var(--ink);
    font-weight: 700;
  }
  .left-out {
    color: var(--soft);
  }
  .left-out em {
    font-size: var(--size-small);
  }
`;
