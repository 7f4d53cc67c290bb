// Makes few small scripts of many modules: what is for those who read the sources stays at home.

import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";

const TARGET = "es2022";
const LIBRARY = /[\\/]node_modules[\\/]/;
const HASH = 8; // characters of a file's hash in its name, by which the server knows it for good

/**
 * What in a sheet of styles is for those who read it.
 * @param {string} sheet
 */
const tight = (sheet) =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*([{},;])\s+/g, "$1")
    .replace(/;\}/g, "}")
    .replace(/: /g, ":");

/** Indentation inside templates; in other than styles, line breaks stay: they may be spaces. */
const unindented = {
  name: "unindented",
  load: {
    filter: { id: /[\\/]src[\\/].*\.js$/ },
    /** @param {string} id */
    handler: (id) =>
      readFileSync(id, "utf8")
        .replace(/\n[ \t]+/g, "\n")
        .replace(/(?<=\bcss`)[^`]*/g, tight),
  },
};

/** We speak over WebSockets alone: the other ways to carry Socket.IO's packets stay at home. */
const webSocketAlone = {
  name: "web-socket-alone",
  load: {
    filter: { id: /engine\.io-client[\\/].*[\\/](polling-\w+(\.node)?|webtransport)\.js$/ },
    handler: () => ({
      code: "export const Fetch = undefined, XHR = undefined, WT = undefined;",
      moduleSideEffects: false,
    }),
  },
};

/**
 * What a module of ours says, said otherwise.
 * @param {Record<string, string>} instead by how their paths end
 */
const saidOtherwise = (instead) => ({
  name: "said-otherwise",
  /** @param {string} id */
  load(id) {
    const path = id.replaceAll("\\", "/");
    return Object.entries(instead).find(([end]) => path.endsWith(end))?.[1];
  },
});

/**
 * The scripts that begin with *entries*, and the parts that they fetch later.
 * @param {object} wanted
 * @param {Record<string, string>} wanted.entries paths by name
 * @param {Record<string, string>} [wanted.instead] what modules of ours say, by how they end
 * @param {boolean} [wanted.plain] under the entries' own names
 * @param {boolean} [wanted.maps] with maps for those who look for a mistake
 * @returns {Promise<(import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]>}
 */
export async function bundled({ entries, instead = {}, plain = false, maps = false }) {
  const names = plain ? "[name].js" : `[name]-[hash:${HASH}].js`;
  const bundle = await rolldown({
    input: entries,
    platform: "browser",
    transform: { target: TARGET },
    plugins: [saidOtherwise(instead), unindented, webSocketAlone],
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    comments: false,
    entryFileNames: names,
    chunkFileNames: names,
    hashCharacters: "hex",
    sourcemap: maps,
    postBanner: ({ moduleIds }) =>
      moduleIds.some((id) => LIBRARY.test(id)) ? "/*! licences: LEGAL.txt */" : "",
  });
  await bundle.close();
  return output;
}
