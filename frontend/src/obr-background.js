// The page that Owlbear Rodeo keeps loaded out of sight, wherever the panel is.

import OBR from "@owlbear-rodeo/sdk";
import { tokenMenu } from "./hosts/owlbear-menu.js";
import { after } from "./later.js";
import { heedOutside } from "./outside.js";
import { Speech } from "./speech.js";
import { fetchPanelWords } from "./texts.js";
import { wishes } from "./wishes.js";

const AGAIN_IN = 3000; // milliseconds until what did not come is asked for again
const MOST_TRIES = 3;

const speech = new Speech(fetchPanelWords);

async function begin() {
  await speech.wish(wishes({ query: new URLSearchParams(), stage: undefined, scheme: "" }, ""));
  if (!speech.speaks) {
    after(AGAIN_IN, begin);
    return;
  }
  const icon = new URL("icon.svg", location.href).href;
  const offer = tokenMenu(OBR, { icon, say: (key) => speech.text.say(key), after });
  let tries = 1;
  // The SDK drops the promise with which Owlbear answers a menu.
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    tries += 1;
    if (tries <= MOST_TRIES) after(AGAIN_IN, offer);
  });
  offer();
}

OBR.onReady(() => begin());
heedOutside(OBR.isAvailable);
