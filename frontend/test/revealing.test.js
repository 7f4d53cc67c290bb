import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_HELLO } from "../src/hosts/host.js";
import { proposeReveals } from "../src/hosts/revealing.js";
import { Store } from "../src/state.js";

/** @import { Answer, Figure, Synced } from "../src/messages.d.ts" */
/** @import { Draft } from "../src/outbox.js" */

const HIDDEN = /** @type {const} */ ({ hidden: true });
/** @type {Record<string, Partial<Figure>>} */
const FIGURES = {
  a: { name: "Goblin 1", key: "owlbear:t1", ...HIDDEN },
  b: { name: "Goblin 2", key: "owlbear:t2", ...HIDDEN },
  c: { name: "Mira", key: "owlbear:t3" },
};

/** @param {"gm" | "player"} role */
function sitting(role) {
  const store = new Store();
  /** @type {Draft[]} */
  const given = [];
  /** @param {Record<string, Partial<Figure>>} figures */
  const stand = (figures) => {
    const offers = role === "gm" ? { R: { kind: "Reveal", fields: {} } } : {};
    const encounter = { id: "e", figures, offers, undo: { act: 7 }, log: { lines: {} } };
    const doc = { table: { role, encounters: {} }, encounter };
    const answer = { ok: true, stream: "s", epoch: "e", aseq: 0, hash: "", me: { role }, doc };
    store.change({ is: "asked" });
    store.change({ is: "synced", answer: /** @type {Synced} */ (/** @type {unknown} */ (answer)) });
  };
  stand(FIGURES);
  /** @type {(keys: string[]) => void} */
  let see = () => {};
  let watches = false;
  const app = {
    store,
    text: { say: (/** @type {string} */ key) => key },
    session: {
      give: async (/** @type {string} */ _, /** @type {Draft} */ draft) => {
        given.push(draft);
        return /** @type {Answer} */ ({ ok: true, id: "1" });
      },
    },
  };
  const sight = (/** @type {typeof see} */ heard) => {
    see = heard;
    watches = true;
    return () => {
      watches = false;
    };
  };
  proposeReveals(
    { sight, hello: { ...NO_HELLO, kind: "owlbear" } },
    /** @type {Parameters<typeof proposeReveals>[1]} */ (/** @type {unknown} */ (app)),
  );
  const told = () => store.state.notices.map(({ key, params }) => [key, params?.names]);
  const watched = () => watches;
  return {
    store,
    given,
    stand,
    watched,
    see: (/** @type {string[]} */ ...keys) => see(keys),
    told,
  };
}

test("a GM is asked about those who are hidden here, and one press reveals them all", async () => {
  const { store, given, see, told } = sitting("gm");

  see("owlbear:t1", "owlbear:t2", "owlbear:t3", "owlbear:t9");

  assert.deepEqual(told(), [["ui-seen-on-map", "Goblin 1, Goblin 2"]]);
  assert.deepEqual(given, []);
  await store.state.notices[0].does?.run();
  const press = /** @type {Draft} */ (given[0]).press;
  assert.ok(press);
  assert.deepEqual(given, [
    { encounter: "e", kind: "Reveal", expect: "", fields: { who: "a" }, press },
    { encounter: "e", kind: "Reveal", expect: "", fields: { who: "b" }, press },
  ]);
  const { key, params, way, act } = store.state.notices.at(-1) ?? {};
  assert.deepEqual(
    [key, params, way, act],
    ["ui-did-many", { what: "core-reveal", who: "Goblin 1, Goblin 2" }, "undo", 7],
  );
});

test("who comes while that is asked stands in the same notice", () => {
  const { see, told } = sitting("gm");

  see("owlbear:t1");
  see("owlbear:t2");

  assert.deepEqual(told(), [["ui-seen-on-map", "Goblin 1, Goblin 2"]]);
});

test("nobody is asked about who is not hidden here, or whom this seat does not reveal", () => {
  const gm = sitting("gm");
  const player = sitting("player");

  gm.see("owlbear:t3", "foundry:t1");
  player.see("owlbear:t1");

  assert.deepEqual(gm.told(), []);
  assert.deepEqual(player.told(), []);
});

test("a map is looked at only while somebody from there is hidden here", () => {
  const { stand, watched } = sitting("gm");
  const { hidden: _, ...shown } = FIGURES.a;

  assert.equal(watched(), true);
  stand({ a: shown, c: FIGURES.c, d: { name: "Spy", ...HIDDEN } });
  assert.equal(watched(), false);
  stand(FIGURES);
  assert.equal(watched(), true);
  assert.equal(sitting("player").watched(), false);
});

test("who was revealed meanwhile is not revealed again", async () => {
  const { store, given, stand, see } = sitting("gm");
  see("owlbear:t1", "owlbear:t2");
  stand({ ...FIGURES, a: { ...FIGURES.a, hidden: undefined } });

  await store.state.notices[0].does?.run();

  assert.deepEqual(
    given.map((draft) => /** @type {{ fields: object }} */ (draft).fields),
    [{ who: "b" }],
  );
});
