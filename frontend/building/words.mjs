// Of the words of a language, those of a timing system come when it is played, those of what is not
// seen at the first look after that, and those of what only some people use once they do.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LATER = new Set(["door", "hosts", "panels", "ways-in"]);
const APART = new Set(["gather", "help"]);
const SYSTEM = /^(dice-bag|speed-rounds|time-plan)(?=-|$)/;
const HASH = 8; // characters

/**
 * @param {string} locales the folder of texts, by language and topic
 * @returns {{ folder: string, languages: string[], files: Map<string, string> }} the folder's name
 *   changes with any of the words, so that they can be kept for good
 */
export function words(locales) {
  /** @type {Map<string, string[]>} */
  const gathered = new Map();
  for (const name of readdirSync(locales).sort()) {
    const [, language, topic = ""] = /^([a-z]+)(?:-([a-z-]+))?\.ftl$/.exec(name) ?? [];
    if (!language) continue;
    const part = LATER.has(topic) ? "panels" : APART.has(topic) ? topic : SYSTEM.exec(topic)?.[0];
    const file = `${language}${part ? `-${part}` : ""}.ftl`;
    // What is for those who write texts stays with them.
    const lines = readFileSync(join(locales, name), "utf8")
      .split(/\r?\n/)
      .filter((line) => line.trim() && !line.startsWith("#"));
    gathered.set(file, [...(gathered.get(file) ?? []), ...lines]);
  }
  const files = new Map([...gathered].map(([file, lines]) => [file, `${lines.join("\n")}\n`]));
  const hash = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex");
  const languages = [...files.keys()].filter((file) => !file.includes("-"));
  return {
    folder: `words-${hash.slice(0, HASH)}`,
    languages: languages.map((file) => file.replace(".ftl", "")),
    files,
  };
}
