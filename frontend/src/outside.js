// Pages that belong in a virtual tabletop, opened where that is not, or is late.

/** @import { Host } from "./hosts/host.js" */

import { surely } from "./later.js";

/**
 * Says what the page is until *stop* is called, if that is not soon.
 * @param {string} kind of the tabletop
 * @param {() => void} [go] goes on without it
 * @returns {() => void} *stop*
 */
function say(kind, go) {
  let stop = () => {};
  let stopped = false;
  surely(() => import("./elements/outside.js")).then(({ showOutside }) => {
    const query = new URLSearchParams(location.search);
    const base = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
    if (!stopped) stop = showOutside({ kind, base, query, go });
  });
  return () => {
    stopped = true;
    stop();
  };
}

/**
 * The host, while it is waited for in words; undefined also when somebody goes on without it.
 * @param {string} kind
 * @param {Promise<Host | undefined>} host
 * @returns {Promise<Host | undefined>}
 */
export function awaited(kind, host) {
  return new Promise((resolve) => {
    const stop = say(kind, () => resolve(undefined));
    host.then(resolve);
    host.finally(stop);
  });
}

/**
 * Says what a page is that works out of sight in Owlbear Rodeo, if it is on top: nobody has it
 * within themselves there.
 * @param {boolean} available whether Owlbear has it, as far as its SDK knows
 */
export function heedOutside(available) {
  if (!available || window.parent === window) say("owlbear");
}
