// The only module that knows Socket.IO.

/** @import { Beat, Update } from "./messages.d.ts" */
/** @import { Seat } from "./link.js" */
/** @import { Session, Wire } from "./session.js" */

import { io } from "socket.io-client";

const AGAIN_IN = 3000; // milliseconds until we knock again at a door that said "slow down"

/**
 * Connects *session* to its table and keeps it connected.
 * @param {Seat} seat
 * @param {Session} session
 * @returns {Wire & { close: () => void }}
 */
export function connect(seat, session) {
  const socket = io(location.origin, {
    path: `${seat.base}/socket.io`,
    transports: ["websocket"],
    auth: {
      ...{ v: 1, table: seat.table, token: seat.token },
      ...(seat.watch ? { watch: true } : {}),
    },
    reconnectionDelay: 300,
    reconnectionDelayMax: 4000,
    timeout: 8000,
    autoConnect: false,
  });
  socket.on("connect", () => session.connected());
  socket.on("disconnect", (reason) => {
    session.lost();
    // The server closed it without a goodbye, as when it stops: it will not come back by itself.
    if (reason === "io server disconnect") setTimeout(() => socket.connect(), AGAIN_IN);
  });
  socket.on("connect_error", (/** @type {Error & { data?: { code?: string } }} */ error) => {
    session.lost();
    if (socket.active) return;
    const again = session.refused(error.data?.code ?? "");
    if (again) setTimeout(() => socket.connect(), AGAIN_IN);
  });
  socket.on("update", (/** @type {Update} */ update) => session.updated(update));
  socket.on("beat", (/** @type {Beat} */ beat) => session.beat(beat));
  socket.on("nudged", () => session.reminded());
  socket.on("bye", (/** @type {{ code: string }} */ { code }) => {
    session.closed(code);
    socket.close();
  });
  /** @type {Wire & { close: () => void }} */
  const wire = {
    send(event, body, answered) {
      if (!socket.connected) return false;
      socket.emit(event, body, answered);
      return true;
    },
    close() {
      socket.off();
      socket.close();
    },
  };
  session.use(wire);
  socket.connect();
  return wire;
}
