// The banner over Owlbear's map: who acts, as everybody may know it, whoever has it before them.

/** @import { Hello, Host } from "./hosts/host.js" */

import OBR from "@owlbear-rodeo/sdk";
import "./elements/stage.js";
import { helloOf } from "./hosts/hello.js";
import { hostOf } from "./hosts/host.js";
import { themeOf } from "./hosts/owlbear.js";
import { perhaps } from "./hosts/owlbear-asking.js";
import { watchSeat } from "./hosts/owlbear-banner.js";
import { after } from "./later.js";
import { heedOutside } from "./outside.js";
import { page } from "./page.js";
import { sitDown } from "./sitting.js";

/** As small as a banner is, a headline of two lines fits in. */
const stage = /** @type {const} */ ({ layout: "bar", clear: true, scale: 80, rows: 0 });
const query = new URLSearchParams(location.search);
const looks = { query, stage, scheme: page(query, true) };

/** Owlbear as far as a banner has to do with it: its colours. @returns {Host} */
function colours() {
  let hello = helloOf({ kind: "owlbear" });
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @param {unknown} theme */
  const wear = (theme) => {
    hello = helloOf({ ...hello, theme: themeOf(theme) });
    for (const heard of [...listeners]) heard();
  };
  OBR.theme.onChange(wear);
  perhaps(() => OBR.theme.getTheme(), after).then((theme) => theme && wear(theme));
  return hostOf({
    get hello() {
      return hello;
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  });
}

heedOutside(OBR.isAvailable);
OBR.onReady(() => {
  const host = colours();
  let leave = () => {};
  watchSeat(
    OBR,
    (seat) => {
      leave();
      leave = sitDown(looks, seat, host);
    },
    after,
  );
});
