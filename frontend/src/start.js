// Who comes in, and where to: to the overlay with a seat, else to the lobby, where seats are got.

/** @import { Host } from "./hosts/host.js" */
/** @import { Seat } from "./link.js" */

import { ALONE } from "./hosts/host.js";
import { surely } from "./later.js";
import { readLink } from "./link.js";
import { page } from "./page.js";
import { sitDown } from "./sitting.js";
import { stageOf } from "./stage.js";

/** The path under which Rondel is: our files lie in a folder below it. */
const home = () => new URL("..", import.meta.url).pathname.replace(/\/$/, "");

const stageParts = () => surely(() => import("./elements/stage.js"));
const lobby = () => surely(() => import("./elements/lobby.js"));

/**
 * Begins. What opens a seat is in the fragment, or was kept; without it there is the lobby, in a
 * host (which may have a link for us), on a join page, and where there is no table in the address.
 *
 * Pages that anybody may frame (`/lobby`) hold no seat: from there it goes on to the table's own,
 * which only those may frame whom its GM knows.
 * @param {{ host?: Host | Promise<Host | undefined>, kind?: string }} [given] a promise is waited for
 *   by the lobby only: a board does not wait for a host; undefined and what it may resolve to stand
 *   for none. A page that belongs in a host of that *kind* says so where it is not in it
 */
export function start({ host, kind } = {}) {
  const query = new URLSearchParams(location.search);
  const stage = stageOf(query);
  const looks = { query, stage, scheme: page(query, Boolean(stage?.clear)) };
  if (stage) stageParts();
  let leave = () => {};

  const arrive = () => {
    leave();
    const arrival = readLink(location, history, home());
    const { page: where, table, token, base } = arrival;
    const atTable = where === "t" || where === "w";
    if (atTable && (token || !host)) {
      leave = sitDown(looks, arrival, host, arrive);
      return;
    }
    let left = false;
    leave = () => {
      left = true;
    };
    /** @param {Seat} seat @param {Host} known */
    const seated = (seat, known) => {
      if (left) return;
      leave();
      // Elsewhere than on that table's page, or one that belongs to a host, others might frame it.
      const stays = !where || (where === "t" && seat.table === table);
      if (stays) leave = sitDown(looks, seat, known, arrive);
      else location.replace(`${base}/t/${seat.table}${location.search}#${seat.token}`);
    };
    Promise.all([lobby(), host]).then(([{ receive }, known = ALONE]) => {
      if (left) return;
      const outsideOf = known === ALONE ? kind : "";
      const seats = (/** @type {Seat} */ seat) => seated(seat, known);
      leave = receive({ looks, arrival, host: known, outsideOf, seated: seats });
    });
  };
  arrive();
  // Another link to the same table, pasted over this one, changes the fragment only.
  addEventListener("hashchange", () => {
    if (location.hash.length > 1) arrive();
  });
}
