// The pages, which name the scripts that they begin with by what those are called this time.

/** @typedef {import("rolldown").OutputChunk} Chunk */

const SCRIPT = /(src="(?:\.\.\/)?static\/)([\w-]+)(\.js")/;

/**
 * The names of *chunk* and of all that it cannot begin without.
 * @param {Chunk} chunk
 * @param {Map<string, Chunk>} chunks by file name
 * @param {Set<string>} [found]
 */
export function whole(chunk, chunks, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const other = chunks.get(name);
    if (other) whole(other, chunks, found);
  }
  return found;
}

/**
 * *html* with the script it asks for by its real name, and with that script's parts, which need
 * not wait for each other then.
 * @param {string} html
 * @param {Map<string, Chunk>} chunks by file name
 */
export function page(html, chunks) {
  const [, , entry] = SCRIPT.exec(html) ?? [];
  const chunk = [...chunks.values()].find(({ name, isEntry }) => isEntry && name === entry);
  if (!chunk) throw new Error(`there is no script ${entry}`);
  const parts = [...whole(chunk, chunks)].filter((name) => name !== chunk.fileName);
  const links = parts.map((name) => `<link rel="modulepreload" href="../static/${name}">`);
  return html
    .replace(SCRIPT, (_all, before) => `${before}${chunk.fileName}"`)
    .replace("<!-- parts -->", links.join("\n    "));
}
