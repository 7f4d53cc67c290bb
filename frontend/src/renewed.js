// A server that was renewed under an open page: parts that the page has not fetched yet are gone.

/** @import { Store } from "./state.js" */

/**
 * Whether the server has another overlay by now. Our scripts are named by what is in them, so ours
 * is gone then; a server that cannot be asked has none that we know of.
 * @param {string} script
 * @param {(url: string, init: RequestInit) => Promise<{ status: number }>} [ask]
 */
export async function isRenewed(script, ask = fetch) {
  try {
    return (await ask(script, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Calls *renewed*, once, when the server came back as another one.
 * @param {Store} store
 * @param {() => void} renewed
 * @param {() => Promise<boolean>} [asked]
 * @returns {() => void} how to stop it
 */
export function heedRenewal(store, renewed, asked = () => isRenewed(import.meta.url)) {
  let before = store.state.connection;
  let told = false;
  return store.listen(async ({ connection }) => {
    const back = before === "reconnecting" && connection === "online";
    before = connection;
    if (!back || told || !(await asked()) || told) return;
    told = true;
    renewed();
  });
}
