// How a bag looks: compact, since it stands above what there is to do.

import { css } from "lit";

export const bagStyles = css`
  .card,
  .lots {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  .card {
    padding: 9px 10px;
  }
  .top {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    margin-bottom: -4px;
  }
  .count {
    color: var(--soft);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  .lots {
    gap: 5px;
  }
  .lot {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 22px;
  }
  .whose {
    flex: 1 0 80px; /* dice are told in several lines before a name is cut short */
    min-width: 0;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .kinds {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;
    max-width: 66%;
    gap: 3px 8px;
    font-size: 16px;
  }
  .kind {
    position: relative;
    display: inline-flex;
  }
  .kind .drawn {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
  }
  .lot > b {
    flex: none;
    min-width: 20px;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  .ribbon {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 7px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
  .used {
    position: relative;
    height: 20px;
    font-size: var(--size-head);
  }
  .used .toned {
    opacity: 0.62;
  }
  .now {
    display: flex;
    flex: 1 0 100%;
    align-items: center;
    gap: 12px;
    padding: 6px 10px 6px 8px;
    border-radius: var(--radius-small);
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line), inset 4px 0 0 var(--side, var(--edge));
  }
  .now .owned {
    margin-inline-start: 6px;
    font-size: 34px;
  }
  .now .badge {
    min-width: 18px;
    height: 18px;
    border-radius: 9px;
    outline-color: var(--raised);
    font-size: var(--size-tiny);
  }
  .owner {
    display: grid;
    min-width: 0;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .owner b {
    font-size: var(--size-name);
    font-weight: 650;
  }
  .lands .owned {
    animation: land 0.5s cubic-bezier(0.2, 0.9, 0.3, 1.25) backwards;
  }
  .now.lands .owner {
    animation: appear var(--calm) 0.2s ease-out backwards;
  }
  @keyframes land {
    from {
      opacity: 0;
      transform: translateY(-26px) rotate(-70deg) scale(0.7);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .summary {
    display: grid;
    gap: 3px;
  }
  summary .icon {
    color: var(--soft);
  }
  .bar {
    flex: 1 1 60px;
    width: 60px;
    height: 8px;
    border-radius: 4px;
  }
  .bar rect {
    fill: var(--side);
  }
  .line {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 20px;
    font-size: var(--size-less);
  }
  .line .icon {
    margin-inline: -3px;
  }
  .shares {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 10px;
    min-width: 0;
    font-size: var(--size-less);
  }
  .share {
    max-width: 100%;
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-width: 0;
  }
  .share .side {
    min-width: 18px;
    height: 18px;
    font-size: 10px;
  }
  .share .whose {
    flex: 0 1 auto;
    font-weight: 500;
  }
  .share b {
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    margin-top: 8px;
    border-collapse: collapse;
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 2px;
    color: var(--soft);
    text-align: left;
  }
  th,
  td {
    padding: 3px 1px;
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  th[scope="col"] {
    color: var(--soft);
    font-weight: 600;
  }
  th[scope="row"] {
    width: 26px;
    text-align: left;
  }
  th .toned {
    font-size: var(--size-name);
    vertical-align: -2px;
  }
  tr + tr > * {
    border-top: 1px solid var(--line);
  }
  .others {
    margin-top: 8px;
    font-size: var(--size-less);
  }
`;
