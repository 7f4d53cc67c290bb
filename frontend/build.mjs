// Bundles src/ into the files that the Python package ships: what the first look needs, what comes
// after it, the pages, and the words of each language in a file of its own.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// fileURLToPath, not .pathname: the folder may hold spaces, or stand on Windows.
const frontend = fileURLToPath(new URL(".", import.meta.url));
const source = join(frontend, "src");
const target = join(frontend, "rondel_overlay", "static");

/**
 * What in a sheet of styles is for those who read it stays at home.
 * @param {string} sheet
 */
const tight = (sheet) =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*([{},;])\s+/g, "$1")
    .replace(/;\}/g, "}")
    .replace(/: /g, ":");

/** Indentation inside templates is for those who read them; in other than styles, line breaks stay. */
const unindented = {
  name: "unindented",
  /** @param {import("esbuild").PluginBuild} bundler */
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]src[\\/].*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replace(/\n[ \t]+/g, "\n")
        .replace(/(?<=\bcss`)[^`]*/g, tight),
    }));
  },
};

/** We speak over WebSockets alone: the other ways to carry Socket.IO's packets stay at home. */
const webSocketAlone = {
  name: "web-socket-alone",
  /** @param {import("esbuild").PluginBuild} bundler */
  setup(bundler) {
    const unused = /[\\/](polling-xhr\.node|webtransport)\.js$/;
    bundler.onResolve({ filter: unused }, ({ importer, path }) =>
      importer.includes("engine.io-client") ? { path, namespace: "unused" } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: "unused" }, () => ({
      contents: "export const XHR = undefined; export const WT = undefined;",
    }));
  },
};

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: frontend,
  outdir: target,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: "linked",
  legalComments: "linked",
  plugins: [unindented, webSocketAlone],
  logLevel: "warning",
  metafile: true,
  // Written below, once all is well: a mistake in the sources leaves the last good overlay in place.
  write: false,
};
const bundles = await Promise.all([
  build({
    ...common,
    entryPoints: { overlay: join(source, "main.js") },
    splitting: true,
    chunkNames: "[name]-[hash]",
  }),
  build({ ...common, entryPoints: { landing: join(source, "landing.js") } }),
]).catch(() => process.exit(1));

/** The parts that the overlay begins with: named by its page, they need not wait for each other. */
const outputs = Object.entries(bundles[0].metafile?.outputs ?? {});
const [, overlay] = outputs.find(([path]) => basename(path) === "overlay.js") ?? [];
const parts = (overlay?.imports ?? [])
  .filter(({ kind }) => kind === "import-statement")
  .map(({ path }) => `<link rel="modulepreload" href="../static/${basename(path)}">`);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { outputFiles } of bundles) {
  for (const file of outputFiles ?? []) writeFileSync(file.path, file.contents);
}
for (const page of ["index.html", "landing.html"]) {
  if (!existsSync(join(source, page))) continue;
  const html = readFileSync(join(source, page), "utf8");
  writeFileSync(join(target, page), html.replace("<!-- parts -->", parts.join("\n    ")));
}

// Of the words of a language, those of a timing system come when it is played, and those of what is
// not seen at the first look after that.
const LATER = new Set(["panels", "ways-in"]);
const SYSTEM = /^(dice-bag|speed-rounds|time-plan)(?=-|$)/;

/** @type {Map<string, string[]>} */
const words = new Map();
const locales = join(source, "locales");
for (const name of readdirSync(locales).sort()) {
  const [, language, topic = ""] = /^([a-z]+)(?:-([a-z-]+))?\.ftl$/.exec(name) ?? [];
  if (!language) continue;
  const part = LATER.has(topic) ? "panels" : SYSTEM.exec(topic)?.[0];
  const file = part ? `${language}-${part}` : language;
  // What is for those who write texts stays with them.
  const lines = readFileSync(join(locales, name), "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith("#"));
  words.set(file, [...(words.get(file) ?? []), ...lines]);
}
mkdirSync(join(target, "words"));
for (const [file, lines] of words) {
  writeFileSync(join(target, "words", `${file}.ftl`), `${lines.join("\n")}\n`);
}
