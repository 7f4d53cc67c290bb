// Packs what is served, once and well, so that the server has only to hand it out.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const PACKED = /\.(css|ftl|html|js|json|map|svg|txt)$/;
const RARE = /\.map$/; // asked for by those who look for a mistake: one kind of packing will do

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} by how a packed file's name ends */
const WAYS = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Beside each file of *folder* lie its packed forms, unless they are no smaller.
 * @param {string} folder
 * @param {string[]} except what lies in these folders of it
 */
export async function pack(folder, except) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => PACKED.test(name) && !except.some((one) => name.startsWith(one)),
  );
  await Promise.all(
    files.flatMap((name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      return Object.entries(WAYS).map(async ([end, packed]) => {
        if (end === ".br" && RARE.test(name)) return;
        const small = await packed(content);
        if (small.length < content.length) writeFileSync(path + end, small);
      });
    }),
  );
}
