// The way in on our own pages, with the host that the address names.

import { after } from "./later.js";
import { start } from "./start.js";

/** A page around us that speaks our handshake (`?host=port`); it may be anybody's. */
const port = () => import("./hosts/port.js").then(({ meet }) => meet(window, after));

const named = new URLSearchParams(location.search).get("host");
start(named === "port" ? { host: port(), kind: named } : {});
