import assert from "node:assert/strict";
import { test } from "node:test";
import { digest } from "../src/document.js";
import { change, nothingYet, Store } from "../src/state.js";

/** @import { Beat, Doc, Synced, Update } from "../src/messages.d.ts" */
/** @import { News, State } from "../src/state.js" */

const STREAM = { stream: "t/gm/e", epoch: "one" };

/** @param {object} [encounter] @returns {Doc} */
const doc = (encounter = {}) =>
  /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { id: "t", name: "T", role: "gm", people: {}, encounters: {} },
      encounter: { id: "e", round: 1, log: { told: 0, lines: {} }, ...encounter },
    })
  );

/** @param {Partial<Synced>} [more] @returns {News} */
const synced = (more = {}) => ({
  is: "synced",
  answer: {
    ok: true,
    ...STREAM,
    aseq: 5,
    doc: doc(),
    me: { seat: "s", name: "S", role: "gm", owner: true },
    now: "2031-05-04T20:00:00Z",
    ...more,
  },
});

/** @param {number} aseq @param {number} round @param {object} [more] @returns {News} */
const updated = (aseq, round, more = {}) => ({
  is: "updated",
  update: /** @type {Update} */ ({ ...STREAM, aseq, patch: { encounter: { round } }, ...more }),
});

/** @param {Partial<Beat>} more @returns {News} */
const beat = (more) => ({
  is: "beat",
  beat: { ...STREAM, aseq: 5, hash: digest(doc()), ...more },
});

/** @type {News} */
const NOTICE = { is: "noticed", notice: { tone: "quiet", key: "ui-reminded" } };

/** @param {...News} news @returns {State} */
const after = (...news) => news.reduce(change, nothingYet());

/** @param {State} state */
const round = (state) => state.doc?.encounter?.round;

test("the next update is taken in", () => {
  const state = after(synced(), updated(6, 2));

  assert.equal(round(state), 2);
  assert.equal(state.aseq, 6);
  assert.equal(state.sync, "none");
});

test("an update that comes twice is taken in once", () => {
  const state = after(synced(), updated(6, 2), updated(6, 9));

  assert.equal(round(state), 2);
  assert.equal(state.sync, "none");
});

test("a gap asks for everything and takes nothing in", () => {
  const state = after(synced(), updated(7, 3));

  assert.equal(round(state), 1);
  assert.equal(state.sync, "wanted");
});

test("an update of another epoch asks for everything", () => {
  assert.equal(after(synced(), updated(6, 2, { epoch: "two" })).sync, "wanted");
});

test("an update of another stream asks for everything", () => {
  assert.equal(after(synced(), updated(6, 2, { stream: "t/gm/f" })).sync, "wanted");
});

test("what comes while everything is asked for is taken in after it, where it fits", () => {
  const held = [updated(5, 4), updated(6, 2), updated(7, 3), updated(8, 8, { epoch: "old" })];

  const state = after({ is: "asked" }, ...held, synced());

  assert.equal(round(state), 3);
  assert.equal(state.aseq, 7);
  assert.equal(state.sync, "none");
});

test("a heartbeat with our hash changes nothing", () => {
  const state = after(synced());

  assert.equal(change(state, beat({})), state);
});

test("a heartbeat with another hash asks for everything", () => {
  assert.equal(after(synced(), beat({ hash: "00000000" })).sync, "wanted");
});

test("a heartbeat that is ahead of us tells of a lost update", () => {
  assert.equal(after(synced(), beat({ aseq: 6 })).sync, "wanted");
});

test("a heartbeat from before our document says nothing", () => {
  assert.equal(after(synced(), beat({ aseq: 4, hash: "00000000" })).sync, "none");
});

test("lines that leave the document stay in the log", () => {
  const lines = { 1: { label: { key: "core-log-begun" }, round: 0, about: [] } };
  const news = synced({ doc: doc({ log: { told: 1, lines } }) });

  const state = after(
    news,
    updated(6, 1, { patch: { encounter: { log: { told: 2, lines: { 1: null, 2: lines[1] } } } } }),
  );

  assert.deepEqual(Object.keys(state.earlier), ["1"]);
  assert.deepEqual(Object.keys(state.doc?.encounter?.log.lines ?? {}), ["2"]);
});

test("lines that are withheld again are forgotten, with the numbers that they had", () => {
  const line = { label: { key: "core-log-begun" }, round: 0, about: [] };
  const news = synced({ doc: doc({ log: { told: 4, lines: { 3: line, 4: line } } }) });

  const state = after(
    news,
    { is: "earlier", lines: { 1: line, 2: line } },
    updated(6, 1, {
      patch: { encounter: { log: { told: 2, lines: { 1: line, 2: line, 3: null, 4: null } } } },
    }),
  );

  assert.deepEqual(state.earlier, {});
  assert.deepEqual(Object.keys(state.doc?.encounter?.log.lines ?? {}), ["1", "2"]);
});

test("another encounter brings its own log and closes the open row", () => {
  const lines = { 1: { label: { key: "core-log-begun" }, round: 0, about: [] } };
  const state = after(
    synced(),
    { is: "earlier", lines },
    { is: "viewed", view: { open: "x" } },
    synced({ stream: "t/gm/f", doc: doc({ id: "f" }) }),
  );

  assert.deepEqual(state.earlier, {});
  assert.equal(state.view.open, "");
});

test("losing the line keeps the board, and the next connection asks anew", () => {
  const lost = after(synced(), { is: "lost" });
  const back = change(lost, { is: "connected" });

  assert.equal(lost.connection, "reconnecting");
  assert.equal(round(lost), 1);
  assert.equal(back.sync, "wanted");
});

test("a seat that was closed shows nothing of the table any more", () => {
  const state = after(synced(), { is: "closed", code: "revoked" }, { is: "lost" });

  assert.equal(state.connection, "closed");
  assert.equal(state.closed, "revoked");
  assert.equal(state.doc, undefined);
});

test("notices are few, and each can be put away", () => {
  const many = Array.from(
    { length: 6 },
    () =>
      /** @type {News} */ ({ is: "noticed", notice: { tone: "quiet", key: "ui-already-done" } }),
  );
  const state = after(...many);

  assert.deepEqual(
    state.notices.map(({ id }) => id),
    [3, 4, 5, 6],
  );
  assert.equal(change(state, { is: "dismissed", id: 4 }).notices.length, 3);
});

test("of many notices those stay that wait for an answer", () => {
  const knock = /** @type {News} */ (
    /** @type {unknown} */ ({
      is: "noticed",
      notice: { tone: "quiet", key: "k", knock: { id: "a" } },
    })
  );
  const state = after(knock, NOTICE, NOTICE, NOTICE, NOTICE);

  assert.deepEqual(
    state.notices.map(({ id }) => id),
    [1, 3, 4, 5],
  );
});

test("a store tells of a change, and of nothing else", () => {
  const store = new Store();
  let told = 0;
  const stop = store.listen(() => {
    told += 1;
  });

  store.change(synced());
  store.change(beat({}));
  stop();
  store.change({ is: "lost" });

  assert.equal(told, 1);
});

test("the server's clock is known from its answer, as far as our own time was told", () => {
  const at = Date.parse("2031-05-04T19:59:00Z");
  const first = synced();
  assert.equal(after(first).ahead, 0);
  assert.equal(after({ .../** @type {News & { is: "synced" }} */ (first), at }).ahead, 60_500);
});

test("what somebody prefers, and which window is open, is theirs whatever comes", () => {
  const state = after(
    { is: "preferred", preferences: { sound: false } },
    { is: "viewed", view: { dialog: "preferences" } },
    synced(),
  );

  assert.equal(state.preferences.sound, false);
  assert.equal(state.preferences.vibration, true);
  assert.equal(state.view.dialog, "preferences");
  const closed = change(state, { is: "closed", code: "revoked" });
  assert.deepEqual([closed.preferences.sound, closed.view.dialog], [false, ""]);
});

test("who listens later is not told of an older state than what a listener brought", () => {
  const store = new Store();
  /** @type {number[]} */
  const told = [];
  store.listen((state) => state.told < 1 && store.change(NOTICE));
  store.listen((state) => told.push(state.told));

  store.change({ is: "texts" });
  assert.equal(told.at(-1), 1);
});

test("a text that is brought is shown to a GM, and what lay there before comes after it", () => {
  const two = after(
    synced(),
    { is: "viewed", view: { tab: "log", dialog: "keys" } },
    { is: "written", text: "Mira" },
    { is: "brought", text: "Bruno" },
    { is: "brought", text: "Bruno" },
  );

  assert.deepEqual([two.brought, two.beneath], ["Bruno", ["Mira"]]);
  assert.deepEqual([two.view.tab, two.view.dialog], ["setup", ""]);
  const one = change(two, { is: "put-by" });
  assert.deepEqual([one.brought, one.beneath], ["Mira", []]);
  assert.equal(change(one, { is: "put-by" }).brought, "");
});

test("a text that is brought to anybody else is none of theirs", () => {
  const me = { seat: "s", name: "S", role: /** @type {const} */ ("player"), owner: false };
  const state = after(synced({ me }), { is: "brought", text: "Mira" });

  assert.equal(state.brought, "");
  assert.equal(state.view.tab, "order");
  assert.deepEqual(
    state.notices.map(({ tone, key }) => [tone, key]),
    [["refused", "only-the-gm"]],
  );
});
