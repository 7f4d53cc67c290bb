// The wheel of turns as pictures of points, for those who take no SVG. Drawn here, so that no
// picture is kept that nobody can change.

import { deflateSync } from "node:zlib";

const CENTRE = 24; // of the 48 units of icon.svg, which this follows
const RIM = 20;
const HUB = 7;
const SPOKES = [-90, 30, 150]; // degrees
const FINE = 4; // looks in each direction at a point, for smooth edges

/** @typedef {[red: number, green: number, blue: number]} Colour */
/**
 * @typedef {object} Look
 * @property {Colour} line
 * @property {Colour} lit   the turn that is on
 * @property {Colour} [ground]   none: see-through
 * @property {number} stroke   in units
 */

/**
 * What of the wheel is at a place: 2 a line, 1 the turn that is on, 0 nothing.
 * @param {number} x
 * @param {number} y
 * @param {number} stroke
 */
function at(x, y, stroke) {
  const far = Math.hypot(x, y);
  const half = stroke / 2;
  if (Math.abs(far - RIM) <= half || Math.abs(far - HUB) <= half) return 2;
  if (far < HUB || far > RIM) return 0;
  for (const degrees of SPOKES) {
    const along = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(along), Math.sin(along)];
    if (x * dx + y * dy > 0 && Math.abs(x * dy - y * dx) <= half) return 2;
  }
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return degrees > SPOKES[0] && degrees < SPOKES[1] ? 1 : 0;
}

/** @type {Look} */
const COLOURED = {
  ground: [12, 102, 96],
  line: [255, 255, 255],
  lit: [255, 214, 102],
  stroke: 2.5,
};
/** @type {Look} */
const WHITE = { line: [255, 255, 255], lit: [255, 255, 255], stroke: 4 };

/** The pictures that the server gives to hosts, by the names of their files. */
export const logos = () => ({
  "logo.png": logo(256, COLOURED),
  "logo-64.png": logo(64, COLOURED),
  "logo-24.png": logo(24, WHITE),
});

/**
 * A PNG of *size* points in each direction.
 * @param {number} size
 * @param {Look} look
 * @returns {Buffer}
 */
function logo(size, { line, lit, ground, stroke }) {
  const rows = Buffer.alloc(size * (1 + size * 4)); // each row begins with 0: as it is
  const colours = [ground ?? line, lit, line];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const seen = [0, 0, 0];
      for (let n = 0; n < FINE * FINE; n++) {
        const x = ((column + ((n % FINE) + 0.5) / FINE) * 48) / size - CENTRE;
        const y = ((row + (Math.floor(n / FINE) + 0.5) / FINE) * 48) / size - CENTRE;
        seen[at(x, y, stroke)] += 1;
      }
      const shown = ground ? FINE * FINE : seen[1] + seen[2];
      const weights = ground ? seen : [0, seen[1], seen[2]];
      const mixed = [0, 1, 2].map((c) =>
        Math.round(colours.reduce((sum, of, n) => sum + of[c] * weights[n], 0) / (shown || 1)),
      );
      const alpha = Math.round((255 * shown) / (FINE * FINE));
      rows.set([...mixed, alpha], row * (1 + size * 4) + 1 + column * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} kind
 * @param {Buffer} data
 */
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(checksum(body), body.length + 4);
  return out;
}

/**
 * The CRC-32 of *data*; Node has had one of its own since 20.15 only.
 * @param {Buffer} data
 */
function checksum(data) {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
