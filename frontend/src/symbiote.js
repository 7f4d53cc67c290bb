// The panel in TaleSpire, whose manifest names the functions that hear of things: they have to be
// global, and to be here before TaleSpire is ready.

/** @import { Host } from "./hosts/host.js" */
/** @import { TaleSpire, TaleSpireEvent } from "./hosts/talespire.js" */

import { Symbiote } from "./hosts/talespire.js";
import { after } from "./later.js";
import { awaited } from "./outside.js";
import { start } from "./start.js";

const PATIENCE = 12_000; // milliseconds until we go on without TaleSpire, which may take 10 s

/** @typedef {(event: TaleSpireEvent) => void} Hears */
/** @type {typeof globalThis & { TS?: TaleSpire } & Record<string, unknown>} */
const here = globalThis;
/** @type {Symbiote | undefined} */
let symbiote;

/** @type {Promise<Host | undefined>} */
const host = new Promise((resolve) => {
  const begin = () => {
    if (symbiote) return;
    if (!here.TS) return resolve(undefined);
    symbiote = new Symbiote(here.TS, navigator.language);
    symbiote.meet().then(({ face }) => resolve(face));
  };
  here.rondelState = /** @type {Hears} */ (({ kind }) => kind === "hasInitialized" && begin());
  here.rondelPlayers = /** @type {Hears} */ ((event) => symbiote?.players(event));
  here.rondelMessage = /** @type {Hears} */ ((event) => symbiote?.message(event));
  here.rondelClients = /** @type {Hears} */ ((event) => symbiote?.clients(event));
  after(PATIENCE, begin);
});
const kind = "talespire";
start({ host: here.TS ? host : awaited(kind, host), kind });
