// The browser's clock, as those take it who are handed one, and what is asked for until it comes.

const AGAIN_IN = 3000; // milliseconds until a part that did not come is asked for again

/**
 * @param {number} ms
 * @param {() => void} then
 * @returns {() => void} how to stop it
 */
export function after(ms, then) {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/**
 * A part that is not needed at once; lost on the way, it is asked for again.
 * @template T
 * @param {() => Promise<T>} fetched
 * @returns {Promise<T>}
 */
export const surely = (fetched) =>
  fetched().catch(() => new Promise((resolve) => after(AGAIN_IN, () => resolve(surely(fetched)))));
