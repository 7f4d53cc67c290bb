// Browser storage as a favour: inside a cross-site frame it may throw, and then memory has to do.

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * Reading the property alone may throw.
 * @returns {Storage | undefined}
 */
function session() {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @returns {string | undefined}
 */
export function recall(key) {
  try {
    return session()?.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/**
 * Whether *key* is still there when this page is loaded anew.
 * @param {string} key
 */
export function lasts(key) {
  try {
    return session()?.getItem(key) != null;
  } catch {
    return false;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function keep(key, value) {
  memory.set(key, value);
  try {
    session()?.setItem(key, value);
  } catch {
    // Kept for as long as the page lives.
  }
}

/** @param {string} key */
export function forget(key) {
  memory.delete(key);
  try {
    session()?.removeItem(key);
  } catch {
    // It was never there.
  }
}

/**
 * What is kept on this machine, for the next evening too; without storage, for this page only.
 * @returns {Storage | undefined}
 */
function local() {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @returns {string | undefined}
 */
export function remembered(key) {
  try {
    return local()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {string} value "" to forget it
 */
export function remember(key, value) {
  try {
    if (value) local()?.setItem(key, value);
    else local()?.removeItem(key);
  } catch {
    // It is asked again next time.
  }
}
