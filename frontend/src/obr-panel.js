// The panel in Owlbear Rodeo. Its SDK has to be here when the page is loaded: Owlbear says once that
// it is ready, and not again.

import OBR from "@owlbear-rodeo/sdk";
import { RondelOverlay } from "./elements/overlay.js";
import { owlbear } from "./hosts/owlbear.js";
import { Banner } from "./hosts/owlbear-banner.js";
import { after } from "./later.js";
import { awaited } from "./outside.js";
import { start } from "./start.js";
import { remember, remembered } from "./storage.js";

const PATIENCE = 8000; // milliseconds until we go on without Owlbear
const KEPT = "rondel.owlbear."; // how it begins where a switch is kept

/** @returns {Promise<import("./hosts/host.js").Host>} */
function met() {
  const banner = new Banner(OBR, new URL("banner", location.href).href, after);
  const sat = () => {
    const [overlay] = [...document.body.children].filter((one) => one instanceof RondelOverlay);
    banner.seat(overlay?.app.seat);
  };
  new MutationObserver(sat).observe(document.body, { childList: true });
  return owlbear(OBR, {
    after,
    wished: (name) => remembered(KEPT + name) === "on",
    wish: (name, on) => remember(KEPT + name, on ? "on" : ""),
    banner: (on) => banner.want(on),
  });
}

/** @type {Promise<import("./hosts/host.js").Host | undefined>} */
const host = new Promise((resolve) => {
  // On top nobody has us within themselves: whoever opened this window could say to be Owlbear, for
  // the SDK believes what our own address says about where that is.
  const inside = OBR.isAvailable && window.parent !== window;
  if (inside) OBR.onReady(() => resolve(met()));
  after(inside ? PATIENCE : 0, () => resolve(undefined));
});
const kind = "owlbear";
start({ host: awaited(kind, host), kind });
