// Whose libraries are in the scripts, and on what terms: those want to be told along.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * @param {Iterable<string>} modules paths of all that was bundled
 * @returns {string}
 */
export function licences(modules) {
  const folders = new Set([...modules].map((path) => PACKAGE.exec(path)?.[0] ?? ""));
  const told = [...folders].filter(existsSync).map((folder) => {
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const terms = file ? `\n${readFileSync(join(folder, file), "utf8").trim()}\n` : "";
    return `${about.name} ${about.version} (${about.license})\n${terms}`;
  });
  return told.sort().join("\n---\n\n");
}
