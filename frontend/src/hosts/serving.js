// What passes between a host and the overlay in it.

/** @import { RondelOverlay } from "../elements/overlay.js" */
/** @import { App } from "../elements/piece.js" */
/** @import { Wishes } from "../languages.js" */
/** @import { Looks } from "../page.js" */
/** @import { State } from "../state.js" */
/** @import { Host } from "./host.js" */

import { tendRoom } from "../door.js";
import "../elements/host-switches.js";
import { wear } from "../page.js";
import { ALONE } from "./host.js";
import { badgeOf, shownOf } from "./mirror.js";
import { proposeReveals } from "./revealing.js";
import { heightOf } from "./size.js";

/**
 * @typedef {object} Served
 * @property {Host} host
 * @property {App} app
 * @property {RondelOverlay} overlay
 * @property {Looks} looks
 * @property {(wish: Partial<Wishes>) => void} speak
 */

/**
 * From here on the overlay follows its host, and tells it what it may know.
 * @param {Served} served
 * @returns {() => void} how to end it
 */
export function serve({ host, app, overlay, looks, speak }) {
  const { store } = app;
  app.host = host;

  const heed = () => {
    const { locale, theme } = host.hello;
    const scheme = theme || looks.scheme;
    if (scheme !== overlay.scheme) {
      overlay.scheme = scheme;
      wear(scheme, Boolean(looks.stage?.clear));
    }
    speak({ host: locale });
    store.change({ is: "hosted" });
  };

  let badge = "";
  let mirrored = "";
  const tend = tendRoom(app);
  /** @param {State} state */
  const tell = (state) => {
    if (host.can.has("badge") && badge !== badgeOf(state)) {
      badge = badgeOf(state);
      host.badge(badge);
    }
    const shown = host.can.has("mirror") ? shownOf(state.doc, app.text) : undefined;
    if (shown && mirrored !== JSON.stringify(shown)) {
      mirrored = JSON.stringify(shown);
      host.mirror(shown);
    }
    if (state.closed && host.discreet) host.keep("seat", "");
    if (state.doc && host.can.has("room") && state.me?.role === "gm") tend();
  };

  const measure = () => {
    const height = heightOf(overlay);
    if (height !== measured) host.size(height);
    measured = height;
  };
  let measured = 0;
  const sizes = new ResizeObserver(measure);
  if (host.can.has("size")) sizes.observe(overlay);

  const stops = [
    host.listen(heed),
    proposeReveals(host, app),
    host.bring((text) => store.change({ is: "brought", text })),
    store.listen((state) => {
      tell(state);
      if (host.can.has("size")) overlay.updateComplete.then(() => requestAnimationFrame(measure));
    }),
  ];
  // Where the browser forgets what somebody chose, the host may not.
  const recallLanguage = async () => {
    const own = await host.recall("lang");
    if (!own || app.language) return;
    app.language = own;
    speak({ kept: own });
  };
  if (host.can.has("keep")) recallLanguage();
  heed();
  tell(store.state);
  return () => {
    for (const stop of stops) stop();
    sizes.disconnect();
    app.host = ALONE;
  };
}
