// Whom a host shows on its map from now on, though they are hidden here: a GM is asked whether they
// are to be revealed here too. Nobody is by itself, and nobody else hears of it.

/** @import { App } from "../elements/piece.js" */
/** @import { Encounter } from "../messages.d.ts" */
/** @import { Host } from "./host.js" */

import { inOnePress } from "../giving.js";
import { whom } from "../picking.js";

/**
 * @param {Encounter | undefined} encounter
 * @param {readonly string[]} keys
 * @returns {string[]} ids of those hidden ones who go by one of these
 */
export function hiddenBy(encounter, keys) {
  return Object.entries(encounter?.figures ?? {}).flatMap(([id, { hidden, key }]) =>
    hidden && key && keys.includes(key) ? [id] : [],
  );
}

/**
 * Asks from now on.
 * @param {Pick<Host, "hello" | "sight">} host
 * @param {Pick<App, "store" | "session" | "text">} app
 * @returns {() => void} how to stop
 */
export function proposeReveals(host, app) {
  const { store } = app;
  let notice = 0;
  /** @type {string[]} */
  let proposed = [];

  /** Those who are still to be revealed, and may be. */
  const still = () => {
    const { doc } = store.state;
    const keys = doc?.table.role === "gm" ? proposed : [];
    return hiddenBy(doc?.encounter, keys);
  };

  const reveal = async () => {
    const { encounter } = store.state.doc ?? {};
    const ids = still();
    proposed = [];
    if (!encounter) return;
    const give = inOnePress(app);
    /** @type {string[]} */
    const done = [];
    for (const who of ids) {
      const offers = Object.values(store.state.doc?.encounter?.offers ?? {});
      const { kind, expect = "" } = offers.find((offer) => offer.kind === "Reveal") ?? {};
      if (!kind) break;
      const draft = { encounter: encounter.id, kind, expect, fields: { who } };
      if (!(await give(`Reveal/${who}`, draft))?.ok) break;
      done.push(who);
    }
    if (!done.length) return;
    const act = store.state.doc?.encounter?.undo?.act;
    const params = { what: app.text.say("core-reveal"), who: whom(done, encounter, app.text) };
    store.change({
      is: "noticed",
      notice: { tone: "good", key: "ui-did-many", params, way: "undo", act },
    });
  };

  /** @param {string[]} keys */
  const see = (keys) => {
    // A notice that was not answered yet goes on with those who come now.
    const open = store.state.notices.some(({ id }) => id === notice);
    proposed = [...new Set([...(open ? proposed : []), ...keys])];
    const ids = still();
    const figures = store.state.doc?.encounter?.figures ?? {};
    if (!hiddenBy(store.state.doc?.encounter, keys).some((id) => ids.includes(id))) return;
    if (open) store.change({ is: "dismissed", id: notice });
    const names = ids.map((id) => figures[id].name).join(", ");
    const does = { key: "core-reveal", run: reveal };
    const params = { names };
    store.change({ is: "noticed", notice: { tone: "quiet", key: "ui-seen-on-map", params, does } });
    notice = store.state.told;
  };

  /** @type {(() => void) | undefined} */
  let stop;
  // The map is not looked at as long as nobody could come of it.
  const heed = () => {
    const { doc } = store.state;
    const here = `${host.hello.kind}:`;
    const figures = doc?.table.role === "gm" ? Object.values(doc.encounter?.figures ?? {}) : [];
    const wanted = figures.some(({ hidden, key }) => hidden && key?.startsWith(here));
    if (wanted === Boolean(stop)) return;
    stop?.();
    stop = wanted ? host.sight(see) : undefined;
  };
  heed();
  const unheed = store.listen(heed);
  return () => {
    unheed();
    stop?.();
  };
}
