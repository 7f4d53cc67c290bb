// Pictures, drawn here: fonts differ, and some have none of these.

import { html, svg } from "lit";

const PATHS = {
  undo: "M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H9",
  redo: "m12 4 4 4-4 4m4-4H8a4 4 0 0 0 0 8h3",
  order: "M4 5h12M4 10h8M4 15h5",
  log: "M5 3h10v14H5zM8 7h4M8 10h4M8 13h2",
  add: "M8 9.5a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8M2.5 16.5c0-2.9 2.3-4.7 5.5-4.7 1.2 0 2.3.3 3.2.7M15 11.5v6M12 14.5h6",
  rules:
    "M3 6h7M15 6h2M3 14h2M10 14h7M12.5 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M7.5 16.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4",
  table:
    "M7 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4M2 16.5c0-2.7 2-4.5 5-4.5s5 1.8 5 4.5M13 4.4a2.7 2.7 0 0 1 0 4.9M14.5 12.2c2.1.5 3.5 2.1 3.5 4.3",
  person: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 16.5c0-2.9 2.5-4.7 6-4.7s6 1.8 6 4.7",
  down: "m5.5 8 4.5 4.5L14.5 8",
  up: "M10 16V4.5M5 9.5l5-5 5 5",
  check: "m4.5 10.5 3.7 3.7 7.3-8",
  cross: "m5 5 10 10M15 5 5 15",
  plus: "M10 4.5v11M4.5 10h11",
  minus: "M4.5 10h11",
  eye: "M2 10s3-5.2 8-5.2 8 5.2 8 5.2-3 5.2-8 5.2S2 10 2 10M10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6",
  hidden:
    "M3 3l14 14M8 5c.6-.1 1.3-.2 2-.2 5 0 8 5.2 8 5.2s-.8 1.4-2.3 2.8M5.2 6.6C3.1 8 2 10 2 10s3 5.2 8 5.2c1.3 0 2.4-.3 3.4-.8",
  tune: "M4 7h6M14 7h2M4 13h2M10 13h6M12 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8 15a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  die: "M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3M7 7v.01M13 13v.01M10 10v.01M13 7v.01M7 13v.01",
  wait: "M6 3h8M6 17h8M7 3c0 4 6 4 6 7s-6 3-6 7M13 3c0 4-6 4-6 7s6 3 6 7",
  hold: "M7 5v10M13 5v10",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 6v4l2.7 2",
  bell: "M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.5H3.8zM8.4 17.2h3.2",
  door: "M3.5 17h13M6 17V4.2L13.5 3v14M11 10.2v.01",
  copy: "M7 7h9v9H7zM4 13V4h9",
  info: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 9.5v4M10 6.6v.01",
  alert: "M10 3.5 17.5 16h-15zM10 8.5v3.5M10 14v.01",
  lock: "M5 9h10v7H5zM7 9V7a3 3 0 0 1 6 0v2",
  flag: "M5 17V3.5M5 4h9l-2 3.5 2 3.5H5",
  note: "M4 4h12v8l-4 4H4zM12 16v-4h4",
  fallen: "M10 3v14M6 7h8",
  more: "M5 10v.01M10 10v.01M15 10v.01",
  grip: "M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13.2 13.2 17 17",
  keys: "M2.5 5h15v10h-15zM5.5 8v.01M8.5 8v.01M11.5 8v.01M14.5 8v.01M6.5 12h7",
  several: "M3 5.5 4.5 7 7.5 3.8M3 13.5 4.5 15l3-3.2M10.5 5.5H17M10.5 13.5H17",
  download: "M10 4v8M6.5 9l3.5 3.5L13.5 9M4 16h12",
  upload: "M10 12.5v-8M6.5 8 10 4.5 13.5 8M4 16h12",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false" fill="none"
    stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"
  ><path d=${PATHS[name]}></path></svg>`;
}

/** Where the dots of a six-sided die are, by face, on a field of 20. */
const DOTS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [6, 6],
    [10, 10],
    [14, 14],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [6, 6],
    [14, 6],
    [10, 10],
    [6, 14],
    [14, 14],
  ],
  6: [
    [6, 5.5],
    [14, 5.5],
    [6, 10],
    [14, 10],
    [6, 14.5],
    [14, 14.5],
  ],
});

/**
 * @param {number} face
 * @param {number} sides
 */
function die(face, sides) {
  const dots = sides === 6 ? DOTS[face] : undefined;
  const shown = dots
    ? dots.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.7"></circle>`)
    : svg`<text x="10" y="14" text-anchor="middle" font-size="11" font-weight="600">${face}</text>`;
  return html`<svg class="die" viewBox="0 0 20 20" aria-hidden="true" focusable="false"
    ><rect x="1" y="1" width="18" height="18" rx="4"></rect>${shown}</svg>`;
}

/**
 * Dice as they fell; the numbers are there for those who do not see them.
 * @param {readonly number[]} faces
 * @param {number} [sides]
 * @param {string} [called] as tables write them, such as "2d6"; those without dots are called so
 */
export function dice(faces, sides = 6, called = "") {
  const plain = sides === 6 && faces.every((face) => face in DOTS) ? 6 : 0;
  const name = called && !plain ? html`<small aria-hidden="true">${called}</small>` : "";
  return html`<span class="dice" title=${called}>${name}${faces.map((face) => die(face, plain))}<span class="sr"
      >${called ? `${called}: ` : ""}${faces.join(", ")}</span
    ></span>`;
}
