import assert from "node:assert/strict";
import { test } from "node:test";
import { heedRenewal, isRenewed } from "../src/renewed.js";
import { Store } from "../src/state.js";

const SCRIPT = "https://rondel.example/static/overlay-0badcafe.js";

/** @param {number} status */
const server = (status) => async () => ({ status });
const settle = async () => {
  for (let n = 0; n < 9; n++) await Promise.resolve();
};

/** A page that stands there with a board, and how often it was told. */
function page({ renewed = true } = {}) {
  const store = new Store();
  const there = { store, told: 0 };
  const tell = () => {
    there.told += 1;
  };
  heedRenewal(store, tell, async () => renewed);
  store.change({ is: "connected" });
  const doc = { table: { name: "Tuesday", people: {} }, encounter: null };
  const answer = { ok: true, stream: "s", aseq: 1, doc, me: { seat: "a", name: "", role: "gm" } };
  store.change({ is: "synced", answer: /** @type {never} */ (answer) });
  return there;
}

/** @param {{ store: Store }} there */
async function lostAndBack({ store }) {
  store.change({ is: "lost" });
  assert.equal(store.state.connection, "reconnecting");
  store.change({ is: "connected" });
  await settle();
}

test("a server that has our script no more was renewed", async () => {
  assert.equal(await isRenewed(SCRIPT, server(404)), true);
});

test("a server that has our script, or trouble of its own, was not", async () => {
  assert.equal(await isRenewed(SCRIPT, server(200)), false);
  assert.equal(await isRenewed(SCRIPT, server(502)), false);
});

test("a server that cannot be asked tells nothing", async () => {
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  assert.equal(await isRenewed(SCRIPT, away), false);
});

test("whoever comes back to another server is told once", async () => {
  const there = page();
  await lostAndBack(there);
  await lostAndBack(there);
  assert.equal(there.told, 1);
});

test("whoever comes back to the same server is told nothing", async () => {
  const there = page({ renewed: false });
  await lostAndBack(there);
  assert.equal(there.told, 0);
});

test("coming for the first time is no coming back", async () => {
  const there = page();
  await settle();
  assert.equal(there.told, 0);
});
