// Makes few small scripts of many modules: what is for those who read the sources stays at home.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
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
    .replace(/ > /g, ">")
    .replace(/(?<=[ (:,-])0(?=\.\d)/g, "")
    .replace(/;\}/g, "}")
    .replace(/: /g, ":");

/**
 * Indentation inside templates; in other than styles, line breaks stay, as they may be spaces, but
 * for those within a tag: before an attribute and before its end. One word needs no quotes there.
 */
const unindented = {
  name: "unindented",
  load: {
    filter: { id: /[\\/]src[\\/].*\.js$/ },
    /** @param {string} id */
    handler: (id) =>
      readFileSync(id, "utf8")
        .replace(/\n[ \t]+/g, "\n")
        .replace(/\n(?=[@.?a-z][\w-]*=)/g, " ")
        .replace(/\n(?=\/?>)/g, "")
        .replace(/(?<=\s[\w-]+=)"([\w-]+)"(?=[\s>])/g, "$1")
        .replace(/(?<=\bcss`)[^`]*/g, tight),
  },
};

/**
 * We speak over WebSockets alone and in JSON alone: the other ways to carry Socket.IO's packets, and
 * what would carry bytes, stay at home. What browsers know to do by themselves, they do.
 * @type {Record<string, string>} what those modules say instead, by their names
 */
const UNSPOKEN = {
  "polling-fetch.js": "export const Fetch = undefined;",
  "polling-xhr.js": "export const XHR = undefined;",
  "webtransport.js": "export const WT = undefined;",
  "base64-arraybuffer.js": "export const decode = undefined;",
  "binary.js": "export const deconstructPacket = undefined, reconstructPacket = undefined;",
  "is-binary.js": "export const isBinary = () => false, hasBinary = () => false;",
  "encodePacket.browser.js": `import { PACKET_TYPES } from "./commons.js";
  export const encodePacketToBinary = undefined;
  export const encodePacket = ({ type, data }, _, send) => send(PACKET_TYPES[type] + (data || ""));`,
  "decodePacket.browser.js": `import { ERROR_PACKET, PACKET_TYPES_REVERSE } from "./commons.js";
  export const decodePacket = (packet) => {
    const type = PACKET_TYPES_REVERSE[packet[0]];
    return type ? { type, data: packet.slice(1) || undefined } : ERROR_PACKET;
  };`,
  // Of an address without a path, as ours is, nothing else is asked.
  "parseuri.js": `export const parse = (address) => {
    const { protocol, hostname, port } = new URL(address);
    return { protocol: protocol.slice(0, -1), host: hostname.replace(/[[\\]]/g, ""), port };
  };`,
};
const webSocketAlone = {
  name: "web-socket-alone",
  load: {
    filter: { id: /[\\/](engine|socket)\.io-(client|parser)[\\/]/ },
    /** @param {string} id */
    handler: (id) => {
      const code = UNSPOKEN[basename(id)];
      return code ? { code, moduleSideEffects: false } : undefined;
    },
  },
};

/**
 * What the entry begins with is one script, and each of *parts* with all that it needs beyond that
 * and beyond those before it: few scripts pack better than many.
 * @param {readonly string[]} parts names of our elements
 */
const grouped = (parts) => [
  { name: "begun", tags: /** @type {"$initial"[]} */ (["$initial"]) },
  ...parts.map((name) => ({ name, test: new RegExp(`[\\\\/]elements[\\\\/]${name}\\.js$`) })),
];

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
 * @param {readonly string[]} [wanted.parts] of one entry: elements that are scripts with all they need
 * @returns {Promise<(import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]>}
 */
export async function bundled({ entries, instead = {}, plain = false, maps = false, parts }) {
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
    codeSplitting: parts ? { groups: grouped(parts) } : true,
    postBanner: ({ moduleIds }) =>
      moduleIds.some((id) => LIBRARY.test(id)) ? "/*! licences: LEGAL.txt */" : "",
  });
  await bundle.close();
  return output;
}
