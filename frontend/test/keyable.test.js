import assert from "node:assert/strict";
import { test } from "node:test";
import { keyable } from "../src/keyable.js";
import { DEFAULTS } from "../src/shortcuts.js";

/** @import { Entry } from "../src/palette.js" */
/** @import { Texts } from "../src/text.js" */

const TEXT = /** @type {Texts} */ (
  /** @type {unknown} */ ({
    label: (/** @type {{ key: string }} */ { key }) => key.replace(/^\w+-/, ""),
    has: (/** @type {string} */ key) => key !== "x-untold",
    say: (/** @type {string} */ key, /** @type {Record<string, string>} */ { name, what } = {}) =>
      name ? `${name}: ${what}` : key === "x-keep" ? "keep { $n }" : key.replace(/^\w+-/, ""),
  })
);

/** @param {string} deed @param {object} fields @param {boolean} [table] @returns {Entry} */
const entry = (deed, fields, table = false) => {
  const [kind, key] = deed.split("/");
  const offer = { kind, label: { key }, fields };
  return /** @type {Entry} */ (
    /** @type {unknown} */ ({ id: deed, deed, words: "", drawn: { offer }, table })
  );
};
const NOBODY = { entries: [], keys: {}, own: {}, all: {} };
/** @param {Partial<Parameters<typeof keyable>[0]>} known */
const words = (known) => keyable({ ...NOBODY, ...known }, TEXT).map(([, said]) => said);

test("what is said of several things says of which", () => {
  const entries = [
    entry("Rename/core-rename", { who: {} }),
    entry("RenameSeat/table-rename", { seat: {} }, true),
    entry("DeleteEncounter/table-delete", { encounter: {} }, true),
    entry("Hide/core-hide", { who: {} }),
    entry("Permit/core-permit-hp/core-permit-hp", { what: {} }),
  ];

  assert.deepEqual(words({ entries }), [
    "manage: rename",
    "seat: rename",
    "encounter: delete",
    "hide",
    "players-may: permit-hp",
  ]);
});

test("a GM can give a key to every command, also to what is not on offer yet", () => {
  const all = { EndTurn: "x-end-turn", Keep: "x-keep", Untold: "x-untold", Hide: "core-hidden" };
  const entries = [entry("Hide/core-hide", { who: {} })];

  assert.deepEqual(words({ entries, all }), ["hide", "end-turn", "keep …"]);
});

test("whoever leads no fight has keys for what they may ever do, and for what they gave some", () => {
  const entries = [entry("EndTurn/x-end-turn", { who: {} })];
  const all = { ChangeHp: "core-change-hp", EndTurn: "x-end", Wait: "x-wait" };
  const own = { "MarkFallen/core-mark-fallen": "g" };

  assert.deepEqual(words({ entries, all, keys: DEFAULTS }), ["damage", "heal", "end-turn", "wait"]);
  assert.deepEqual(words({ entries, keys: { ...DEFAULTS, ...own }, own }), [
    "mark-fallen",
    "end-turn",
  ]);
});

test("what lost the key that it has by default can be given another at any time", () => {
  const own = { "Hide/core-hide": "" };

  const said = words({ all: { Hide: "core-hide" }, keys: { ...DEFAULTS, ...own }, own });

  assert.deepEqual(said, ["hide"]);
});
