// The document of a stream: how a patch changes it, and the number that says two copies agree.

/** @import { Doc } from "./messages.d.ts" */

/** @typedef {Record<string, unknown>} Plain */

/**
 * @param {unknown} value
 * @returns {value is Plain}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * JSON Merge Patch (RFC 7396). What the patch does not touch stays the same object, so that
 * whoever draws it sees at once that it has not changed.
 * @param {unknown} target
 * @param {unknown} patch
 * @returns {unknown}
 */
export function merge(target, patch) {
  if (!isObject(patch)) return patch;
  /** @type {Plain} */
  const merged = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/**
 * JSON with sorted keys and no spaces: the same text for the same document on both sides.
 * @param {unknown} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(",")}}`;
}

const POLYNOMIAL = 0xedb88320; // CRC-32 as in zip files, bits reversed
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/**
 * @param {Uint8Array} bytes
 * @returns {number}
 */
function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff];
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * The hash that a heartbeat carries; the lines of the log are left out of it.
 * @param {Doc} doc
 * @returns {string} eight hex digits
 */
export function digest(doc) {
  const { encounter, ...rest } = doc;
  /** @type {Plain} */
  const counted = { ...rest };
  if (encounter) {
    const { lines: _, ...log } = encounter.log ?? {};
    counted.encounter = { ...encounter, ...(encounter.log ? { log } : {}) };
  }
  const sum = crc32(new TextEncoder().encode(canonical(counted)));
  return sum.toString(16).padStart(8, "0");
}
