// "Add to Rondel" in the menu of Owlbear's tokens: what a GM chooses there is handed to the panel,
// which may not be loaded before it is opened.

/** @import { KeyFilter } from "@owlbear-rodeo/sdk" */
/** @import { After, Owlbear } from "./owlbear-asking.js" */

import { perhaps } from "./owlbear-asking.js";
import { OURS } from "./owlbear-room.js";
import { CHOSEN, chosen, readSeen, SEEN } from "./owlbear-tokens.js";

const PATIENCE = 25_000; // milliseconds until we say that the panel has not taken it
const LOCAL = /** @type {const} */ ({ destination: "LOCAL" }); // to our other pages here

/**
 * @typedef {object} Menu
 * @property {string} icon its address
 * @property {(key: string) => string} say
 * @property {After} after
 */

/**
 * Listens for what is chosen from now on; returns how to offer it, and to offer it again.
 * @param {Owlbear} OBR ready
 * @param {Menu} menu
 */
export function tokenMenu(OBR, { icon, say, after }) {
  let given = Date.now(); // unlike the number of any choice before this page was loaded
  /** @type {string[] | undefined} what the panel has not seen yet */
  let waiting;

  const lost = () => {
    waiting = undefined;
    perhaps(() => OBR.notification.show(say("ui-owlbear-not-added"), "ERROR"), after);
  };
  const tell = () => {
    const told = chosen(given, waiting ?? []);
    perhaps(() => OBR.broadcast.sendMessage(CHOSEN, told, LOCAL), after);
  };
  OBR.broadcast.onMessage(SEEN, ({ data }) => {
    const seen = readSeen(data);
    if (!seen || !waiting) return;
    if (seen.n === 0) tell();
    else if (seen.n !== given) return;
    else if (seen.ok) waiting = undefined;
    else lost();
  });
  const every = /** @type {KeyFilter[]} */ ([
    { key: "layer", value: "CHARACTER", coordinator: "||" },
    { key: "layer", value: "MOUNT" },
    { key: "type", value: "IMAGE" },
  ]);
  return () =>
    OBR.contextMenu.create({
      id: `${OURS}/add`,
      icons: [{ icon, label: say("ui-owlbear-add"), filter: { roles: ["GM"], every } }],
      onClick({ items }) {
        given += 1;
        const now = given;
        waiting = items.map(({ id }) => id);
        perhaps(() => OBR.action.open(), after);
        tell();
        after(PATIENCE, () => {
          if (waiting && now === given) lost();
        });
      },
    });
}
