// A link that somebody pastes to come in by it: one of ours, with its secret still in it.

/** @typedef {{ page: "t" | "j", table: string, token: string }} Pasted */

const ADDRESS = /^(.*)\/([twj])\/([\w-]+)\/?$/;
const SECRET = /^#([\w-]+)$/;

/**
 * What a pasted link opens, or why it does not.
 * @param {string} text
 * @param {string} server ours, with its path
 * @returns {Pasted | { refused: "no-link" | "other-server" | "link-cut-off" }}
 */
export function readPasted(text, server) {
  const typed = text.trim();
  if (!URL.canParse(typed)) return { refused: "no-link" };
  const { origin, pathname, hash } = new URL(typed);
  const [, where, page, table] = ADDRESS.exec(origin + pathname) ?? [];
  if (!page) return { refused: "no-link" };
  if (where !== server) return { refused: "other-server" };
  const [, token] = SECRET.exec(hash) ?? [];
  if (!token) return { refused: "link-cut-off" };
  return { page: page === "j" ? "j" : "t", table, token };
}
