import assert from "node:assert/strict";
import { test } from "node:test";
import { attend, knowsTimes } from "../src/attention.js";
import { Store } from "../src/state.js";

/** @import { Doc, Me, PaceAnswer } from "../src/messages.d.ts" */
/** @import { Preferences } from "../src/preferences.js" */

/**
 * @param {string[]} turn
 * @param {{ round?: number, role?: string, timer?: boolean, stage?: string, undone?: boolean }} [more]
 * @returns {Doc}
 */
function table(
  turn,
  { round = 1, role = "player", timer = false, stage = "running", undone } = {},
) {
  const order = ["grak", "mira"];
  const slots = Object.fromEntries(
    order.map((who) => [who, { who, at: 9, pip: "waiting", active: turn.includes(who) }]),
  );
  return /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { role, people: {} },
      encounter: {
        id: "e",
        stage,
        round,
        figures: { grak: {}, mira: role === "player" ? { mine: true } : {} },
        board: { order, slots, prompts: [] },
        log: { told: 1, lines: { 1: undone ? { undone } : {} } },
        ...(timer ? { timer: { mode: "up", seconds: 60 } } : {}),
      },
    })
  );
}

/** @type {PaceAnswer} */
const PACE = {
  ok: true,
  played: 300,
  rounds: { 1: 125 },
  combatants: {},
  players: {},
};

/**
 * @param {Doc} first
 * @param {Partial<Preferences>} [preferences]
 */
function setUp(first, preferences = {}) {
  const store = new Store();
  /** @type {string[]} */
  const heard = [];
  let asked = 0;
  store.change({ is: "preferred", preferences });
  const end = attend({
    store,
    ring: (kind) => heard.push(`ring ${kind}`),
    buzz: (kind) => heard.push(`buzz ${kind}`),
    pace: async () => {
      asked += 1;
      store.change({ is: "paced", encounter: "e", answer: PACE });
      return PACE;
    },
  });
  let aseq = 0;
  /** @param {Doc} doc */
  const come = (doc) => {
    aseq += 1;
    const me = /** @type {Me} */ ({});
    const now = "2031-05-04T20:00:00Z";
    const answer = { ok: /** @type {true} */ (true), stream: "s", epoch: "e", aseq, doc, me, now };
    store.change({ is: "synced", answer });
  };
  const notices = () => store.state.notices.map(({ key, params }) => ({ key, ...params }));
  come(first);
  return { store, heard, come, end, notices, asked: () => asked };
}

/** What was promised is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the turn that comes is heard and felt", () => {
  const { heard, come } = setUp(table(["grak"]));

  come(table(["mira"]));
  assert.deepEqual(heard, ["ring turn", "buzz turn"]);
});

test("each can be switched off", () => {
  for (const [off, left] of /** @type {[Partial<Preferences>, string[]][]} */ ([
    [{ sound: false }, ["buzz turn"]],
    [{ vibration: false }, ["ring turn"]],
    [{ turn: false }, []],
    [{ next: false }, ["ring turn", "buzz turn"]],
  ])) {
    const { heard, come } = setUp(table([]), off);
    come(table(["mira"]));
    assert.deepEqual(heard, left);
  }
});

test("whoever comes in during their turn is not called", () => {
  assert.deepEqual(setUp(table(["mira"])).heard, []);
});

test("undo is silent", () => {
  const { heard, come } = setUp(table(["grak"]));

  come(table(["mira"], { undone: true }));
  assert.deepEqual(heard, []);
});

test("a GM's reminder is told, heard and felt, once", () => {
  const { store, heard, notices } = setUp(table(["mira"]));

  store.change({ is: "reminded" });
  store.change({ is: "viewed", view: { tab: "log" } });
  assert.deepEqual(heard, ["ring reminder", "buzz reminder"]);
  assert.deepEqual(notices(), [{ key: "ui-reminded" }]);
});

test("a reminder without sound is still told", () => {
  const { store, heard, notices } = setUp(table(["mira"]), { reminder: false });

  store.change({ is: "reminded" });
  assert.deepEqual(heard, []);
  assert.deepEqual(notices(), [{ key: "ui-reminded" }]);
});

test("a GM is told how long the round took", async () => {
  const { come, notices } = setUp(table([], { role: "gm" }));

  come(table([], { role: "gm", round: 2 }));
  await settled();
  assert.deepEqual(notices(), [{ key: "ui-round-took", round: 1, time: "2:05" }]);
});

test("and how long the fight took", async () => {
  const { come, notices } = setUp(table([], { role: "gm" }));

  come(table([], { role: "gm", stage: "ended" }));
  await settled();
  assert.deepEqual(notices(), [{ key: "ui-fight-took", time: "5:00" }]);
});

test("a player is told only where they see the timer", async () => {
  for (const [timer, told] of /** @type {[boolean, number][]} */ ([
    [true, 1],
    [false, 0],
  ])) {
    const { come, notices, asked } = setUp(table([], { timer }));
    come(table([], { timer, round: 2 }));
    await settled();
    assert.equal(asked(), told);
    assert.equal(notices().length, told);
  }
});

test("whoever does not want to know is not told", async () => {
  const { come, notices, asked } = setUp(table([], { role: "gm" }), { rounds: false });

  come(table([], { role: "gm", round: 2 }));
  await settled();
  assert.deepEqual([notices(), asked()], [[], 0]);
});

test("times are for GMs and for whoever sees the timer", () => {
  assert.ok(knowsTimes(table([], { role: "gm" })));
  assert.ok(knowsTimes(table([], { timer: true })));
  assert.ok(!knowsTimes(table([])));
});

test("after the end nobody is called", () => {
  const { heard, come, end } = setUp(table([]));

  end();
  come(table(["mira"]));
  assert.deepEqual(heard, []);
});
