// Builds what the Python package ships out of src/: the scripts, the pages, and the words of each
// language; all of it packed, and what never changes under names that say so.

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundled } from "./building/bundling.mjs";
import { licences } from "./building/licences.mjs";
import { pack } from "./building/packing.mjs";
import { page, whole } from "./building/pages.mjs";
import { words } from "./building/words.mjs";
import { logos } from "./logo.mjs";
import { PARTS } from "./src/ahead.js";

// fileURLToPath, not .pathname: the folder may hold spaces, or stand on Windows.
const frontend = fileURLToPath(new URL(".", import.meta.url));
const source = join(frontend, "src");
const target = join(frontend, "rondel_overlay", "static");

/** The pages inside virtual tabletops, which share their parts with each other. */
const HOSTS = ["obr-panel", "obr-background", "obr-banner", "symbiote"];
/** The pages by name, with their source: those in tabletops differ only by their script. */
const PAGES = {
  ...{ index: "index", landing: "landing", help: "help" },
  ...Object.fromEntries(HOSTS.map((name) => [name, "host"])),
};
/** What comes after the first look, the first before the others. The log is on stages, too. */
const IN_A_FIGHT = ["log", "panels", "gm-panels"];
const HELP = "help"; // its pictures
const FOUNDRY = "foundry"; // modules that are not bundled; the server makes one file of them
const FOR_DEVELOPERS = /[\\/](?:jsconfig\.json|types\.d\.ts|CONTRACT\.md)$/; // of it

/** @param {string} name */
const script = (name) => join(source, `${name}.js`);

const { folder, languages, files } = words(join(source, "locales"));
const instead = { "src/carried.js": `export const WORDS = "${folder}";` };
const outputs = await Promise.all([
  bundled({ entries: { overlay: script("main") }, instead, maps: true, parts: IN_A_FIGHT }),
  bundled({ entries: Object.fromEntries(HOSTS.map((name) => [name, script(name)])), instead }),
  bundled({ entries: { landing: script("landing") }, instead, maps: true }),
  bundled({ entries: { help: script("help") }, instead }),
  bundled({ entries: { embed: script("embed") }, plain: true }),
]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const all = outputs.flat().filter((one) => one.type === "chunk");
const chunks = new Map(all.map((one) => [one.fileName, one]));
const begun = whole(all[0], chunks);

/**
 * The files of a part that come after those that the overlay begins with.
 * @param {string} name of one of our elements
 */
function further(name) {
  const path = join(source, "elements", `${name}.js`);
  const part = all.find(({ moduleIds }) => moduleIds.includes(path));
  if (!part) throw new Error(`there is no part ${name}`);
  return [...whole(part, chunks)].filter((file) => !begun.has(file));
}

/** What the server names in the page of a table, by what is played there. */
const ahead = {
  words: folder,
  languages,
  parts: Object.fromEntries(
    Object.entries(PARTS).map(([slug, names]) => [slug, [...new Set(names.flatMap(further))]]),
  ),
};

// Built elsewhere and put in place as a whole: a mistake in the sources, or a page that is asked
// for meanwhile, finds the last good overlay.
const fresh = join(frontend, "rondel_overlay", `.static-${process.pid}`);
/** @param {string} name @param {string | Uint8Array} content */
const write = (name, content) => writeFileSync(join(fresh, name), content);

rmSync(fresh, { recursive: true, force: true });
mkdirSync(join(fresh, folder), { recursive: true });
for (const one of outputs.flat()) write(one.fileName, one.type === "chunk" ? one.code : one.source);
for (const [name, from] of Object.entries(PAGES)) {
  const html = readFileSync(join(source, `${from}.html`), "utf8");
  write(`${name}.html`, page(html.replace("static/host.js", `static/${name}.js`), chunks));
}
for (const [name, content] of files) write(join(folder, name), content);
write("ahead.json", JSON.stringify(ahead));
write("LEGAL.txt", licences(all.flatMap(({ moduleIds }) => moduleIds)));
copyFileSync(join(source, "icon.svg"), join(fresh, "icon.svg"));
for (const [name, picture] of Object.entries(logos())) write(name, picture);
cpSync(join(frontend, "pictures", HELP), join(fresh, HELP), { recursive: true });
cpSync(join(frontend, FOUNDRY), join(fresh, FOUNDRY), {
  recursive: true,
  filter: (path) => !FOR_DEVELOPERS.test(path),
});
// Whoever is at a table fetches of these.
const often = ["index.html", ...[...files.keys()].map((name) => join(folder, name))];
for (const { type, fileName } of outputs[0]) if (type === "chunk") often.push(fileName);
await pack(fresh, { except: [FOUNDRY], often });

const old = `${fresh}-old`;
if (existsSync(target)) renameSync(target, old);
renameSync(fresh, target);
rmSync(old, { recursive: true, force: true });
