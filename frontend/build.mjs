// Bundles src/ into the files that the Python package ships: one module, its map, the pages.

import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// fileURLToPath, not .pathname: the folder may hold spaces, or stand on Windows.
const frontend = fileURLToPath(new URL(".", import.meta.url));
const source = join(frontend, "src");
const target = join(frontend, "rondel_overlay", "static");

const bundle = await build({
  absWorkingDir: frontend,
  entryPoints: { overlay: join(source, "main.js"), landing: join(source, "landing.js") },
  outdir: target,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: "linked",
  legalComments: "linked",
  loader: { ".ftl": "text" },
  logLevel: "warning",
  // Written below, once all is well: a mistake in the sources leaves the last good overlay in place.
  write: false,
}).catch(() => process.exit(1));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const file of bundle.outputFiles) writeFileSync(file.path, file.contents);
for (const page of ["index.html", "landing.html"]) {
  if (existsSync(join(source, page))) copyFileSync(join(source, page), join(target, page));
}
