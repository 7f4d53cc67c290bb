// Asking Owlbear Rodeo: it may be busy, may not answer for seconds, or may answer with an error.

const PAUSES = [400, 2000]; // milliseconds before asking again

/** @typedef {typeof import("@owlbear-rodeo/sdk").default} Owlbear */
/** @typedef {(ms: number, then: () => void) => () => void} After a clock; returns how to stop it */

/**
 * The answer to *ask*, which is asked again quietly. Rejects with what went wrong last.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {After} after
 * @returns {Promise<T>}
 */
export async function surely(ask, after) {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch {
      await new Promise((wake) => after(pause, () => wake(undefined)));
    }
  }
  return ask();
}

/**
 * The same for what nobody waits for: undefined where it does not come.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {After} after
 * @returns {Promise<T | undefined>}
 */
export const perhaps = (ask, after) => surely(ask, after).catch(() => undefined);
