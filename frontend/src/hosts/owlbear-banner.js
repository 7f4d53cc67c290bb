// The banner that floats over Owlbear's map, between the panel, which opens it, and its own page,
// which watches the table by itself: so it goes on when the panel is closed. The seat that it
// watches from goes from page to page of ours and never through Owlbear, whose messages others read.

/** @import { Seat } from "../link.js" */
/** @import { After, Owlbear } from "./owlbear-asking.js" */

import { record } from "./hello.js";
import { perhaps } from "./owlbear-asking.js";
import { OURS } from "./owlbear-room.js";

const ID = `${OURS}/banner`;
const SIZE = { width: 420, height: 76 }; // pixels
const GAP = 16; // pixels to the edge of the map
const NARROW = 820; // pixels of a map that has no room for both the panel and the banner
const ASKING = "asking"; // what the banner says
const AGAIN_IN = 1000; // milliseconds until it does so again

/**
 * Whom the pages of one person in one room speak to; they are of one origin. Nobody, where the
 * browser does not let them.
 * @param {Owlbear} OBR
 * @returns {{ post: (said: unknown) => void, hear: (heard: (said: unknown) => void) => void }}
 */
function siblings({ room, player }) {
  try {
    const channel = new BroadcastChannel(`${ID}/${room.id}/${player.id}`);
    return {
      post: (said) => channel.postMessage(said),
      hear: (heard) => channel.addEventListener("message", ({ data }) => heard(data)),
    };
  } catch {
    return { post() {}, hear() {} };
  }
}

/** The panel's side. */
export class Banner {
  /** @type {Seat | undefined} */
  #seat;
  #wanted = false;
  #open = false;
  #panel = true; // whether that is open, and takes its room
  #room = false; // for the banner

  /**
   * @param {Owlbear} OBR ready
   * @param {string} url of the banner's page
   * @param {After} after
   */
  constructor(OBR, url, after) {
    this.OBR = OBR;
    this.url = url;
    this.after = after;
    this.others = siblings(OBR);
    this.others.hear((said) => {
      if (said === ASKING) this.#tell();
    });
    OBR.action.onOpenChange((open) => this.#look(open));
    perhaps(() => OBR.action.isOpen(), after).then((open) => this.#look(open ?? true));
  }

  /** @param {boolean} panel whether it is open */
  async #look(panel) {
    this.#panel = panel;
    const width = await perhaps(() => this.OBR.viewport.getWidth(), this.after);
    this.#room = !this.#panel || (width ?? 0) >= NARROW;
    this.#show();
  }

  /** @param {boolean} on */
  want(on) {
    this.#wanted = on;
    this.#show();
  }

  /** @param {Seat | undefined} seat that was taken */
  seat(seat) {
    this.#seat = seat;
    this.#tell();
    this.#show();
  }

  #tell() {
    if (this.#seat) this.others.post({ ...this.#seat, watch: true });
  }

  #show() {
    const open = this.#wanted && this.#room && this.#seat !== undefined;
    if (open === this.#open) return;
    this.#open = open;
    const { popover } = this.OBR;
    perhaps(() => (open ? this.#place() : popover.close(ID)), this.after);
  }

  /** In the middle below, where nothing of Owlbear's own stands. */
  async #place() {
    const { popover, viewport } = this.OBR;
    const [left, top] = await Promise.all([viewport.getWidth(), viewport.getHeight()]);
    await popover.open({
      id: ID,
      url: this.url,
      width: Math.min(SIZE.width, left - 2 * GAP),
      height: SIZE.height,
      anchorReference: "POSITION",
      anchorPosition: { left: Math.round(left / 2), top: top - GAP },
      transformOrigin: { horizontal: "CENTER", vertical: "BOTTOM" },
      hidePaper: true,
      disableClickAway: true,
    });
  }
}

/**
 * The banner's side: hears which seat to watch from, now and whenever it is another.
 * @param {Owlbear} OBR ready
 * @param {(seat: Seat) => void} sit
 * @param {After} after
 */
export function watchSeat(OBR, sit, after) {
  const others = siblings(OBR);
  let known = "";
  others.hear((said) => {
    const { base, table, token } = record(said);
    if (typeof base !== "string" || typeof table !== "string" || typeof token !== "string") return;
    if (known === token) return;
    known = token;
    sit({ base, table, token, watch: true });
  });
  const ask = () => {
    if (known) return;
    others.post(ASKING);
    after(AGAIN_IN, ask);
  };
  ask();
}
