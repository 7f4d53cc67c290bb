// Packs what is served, once and well, so that the server has only to hand it out.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import zopfli from "@gfx/zopfli";

const PACKED = /\.(css|ftl|html|js|json|map|svg|txt)$/;
const RARE = /\.map$/; // asked for by those who look for a mistake: one kind of packing will do
const THOROUGH = { numiterations: 5 }; // more of them save no hundredth of a percent

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} by how a packed file's name ends */
const WAYS = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
/** The same as gzip, a twenty-fifth smaller, and a hundred times as slow. */
const thoroughly = (/** @type {Buffer} */ content) => zopfli.gzipAsync(content, THOROUGH);

/**
 * Beside each file of *folder* lie its packed forms, unless they are no smaller.
 * @param {string} folder
 * @param {object} which
 * @param {string[]} which.except what lies in these folders of it
 * @param {string[]} which.often files that are worth the time to pack them as small as can be
 */
export async function pack(folder, { except, often }) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => PACKED.test(name) && !except.some((one) => name.startsWith(one)),
  );
  await Promise.all(
    files.flatMap((name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      return Object.entries(WAYS).map(async ([end, packed]) => {
        if (end === ".br" && RARE.test(name)) return;
        const thorough = end === ".gz" && often.includes(name);
        const small = await (thorough ? thoroughly : packed)(content);
        if (small.length < content.length) writeFileSync(path + end, small);
      });
    }),
  );
}
