// The pictures that hosts get: drawn alike each time, and readable by whoever reads PNG.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { logos } from "../logo.mjs";

/** @typedef {{ size: number, at: (x: number, y: number) => number[] }} Picture */

/**
 * @param {Buffer} png with a row's points as they are
 * @returns {Picture}
 */
function read(png) {
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  const kinds = [];
  let rows = Buffer.alloc(0);
  for (let n = 8; n < png.length; ) {
    const length = png.readUInt32BE(n);
    const kind = png.subarray(n + 4, n + 8).toString();
    if (kind === "IDAT") rows = inflateSync(png.subarray(n + 8, n + 8 + length));
    kinds.push(kind);
    n += length + 12;
  }
  assert.deepEqual(kinds, ["IHDR", "IDAT", "IEND"]);
  const size = png.readUInt32BE(16);
  assert.equal(rows.length, size * (1 + 4 * size));
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const start = y * (1 + 4 * size) + 1 + 4 * x;
    return [...rows.subarray(start, start + 4)];
  };
  return { size, at };
}

test("there is a wheel in each size that a host wants, the same each time", () => {
  const first = logos();
  const again = logos();
  const sizes = { "logo.png": 256, "logo-64.png": 64, "logo-24.png": 24 };

  assert.deepEqual(Object.keys(first), Object.keys(sizes));
  for (const [name, size] of Object.entries(sizes)) {
    const png = first[/** @type {keyof typeof first} */ (name)];
    assert.equal(read(png).size, size);
    assert.ok(png.equals(again[/** @type {keyof typeof first} */ (name)]));
  }
});

test("the logo has a ground, a rim and a turn that is on; the small one shines through", () => {
  const large = read(logos()["logo.png"]);
  const small = read(logos()["logo-24.png"]);

  assert.deepEqual(large.at(0, 0), [12, 102, 96, 255]);
  assert.deepEqual(large.at(128, 21), [255, 255, 255, 255]);
  assert.deepEqual(large.at(180, 90), [255, 214, 102, 255]);
  assert.deepEqual(large.at(70, 90), [12, 102, 96, 255]);
  assert.equal(small.at(0, 0)[3], 0);
  assert.equal(small.at(12, 2)[3], 255);
});
