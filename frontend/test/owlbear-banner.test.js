import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { watchSeat } from "../src/hosts/owlbear-banner.js";

const OBR = /** @type {never} */ ({ room: { id: "room-1" }, player: { id: "p-1" } });
const SEAT = { base: "/rondel", table: "t1", token: "secret" };
const CHANNEL = globalThis.BroadcastChannel;

/** @type {Map<string, Set<(event: { data: unknown }) => void>>} who hears, by channel */
let heard = new Map();

/** Node's own would keep the tests from ending. */
class Channel {
  /** @param {string} name */
  constructor(name) {
    this.all = heard.get(name) ?? new Set();
    heard.set(name, this.all);
  }

  /** @param {string} _kind @param {(event: { data: unknown }) => void} hear */
  addEventListener(_kind, hear) {
    this.all.add(hear);
  }

  /** @param {unknown} data */
  postMessage(data) {
    for (const hear of this.all) hear({ data });
  }
}

beforeEach(() => {
  heard = new Map();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel: CHANNEL });
});

test("a banner only watches, whatever seat it hears of, and hears of none that makes no sense", () => {
  /** @type {object[]} */
  const seats = [];
  watchSeat(
    OBR,
    (seat) => seats.push(seat),
    () => () => {},
  );
  const [name] = heard.keys();
  const panel = new Channel(name);

  for (const said of [
    undefined,
    "asking",
    3,
    { ...SEAT, token: 3 },
    { ...SEAT, base: undefined },
  ]) {
    panel.postMessage(said);
  }
  assert.deepEqual(seats, []);

  panel.postMessage({ ...SEAT, watch: false, more: "x" });
  panel.postMessage(SEAT);
  assert.deepEqual(seats, [{ ...SEAT, watch: true }]);
});
