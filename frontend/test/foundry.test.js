// The module for Foundry VTT, as far as it needs no Foundry: addresses, ranks, who is brought.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  panelAddress,
  roomLinkOf,
  serverBehind,
  serverOf,
  tabAddress,
  trouble,
} from "../foundry/scripts/addresses.mjs";
import { ofCombat, ofTokens } from "../foundry/scripts/importing.mjs";
import { keysOf, matched, rankUpdates, shownOf, turnOf } from "../foundry/scripts/ranks.mjs";

const MODULE = new URL("../foundry/", import.meta.url);
const SERVER = "https://play.example";
const LINK = /** @type {const} */ ({ v: 1, server: SERVER, table: "t1", invite: "knock" });

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(new URL(path, MODULE), "utf8"));

// --- addresses ---------------------------------------------------------------------------------

test("a server is found in whatever somebody pastes, without what opens a seat", () => {
  for (const said of [
    "https://play.example",
    " https://play.example/ ",
    "play.example",
    "https://play.example/t/t1#secret",
    "https://play.example/t/t1?host=port#secret",
    "https://play.example/lobby",
    "https://play.example/foundry/module.json",
    "https://me:secret@play.example/",
  ]) {
    assert.equal(serverOf(said), SERVER, said);
  }
  assert.equal(serverOf("http://127.0.0.1:8000/"), "http://127.0.0.1:8000");
  assert.equal(serverOf("https://play.example/rondel/t/t1"), `${SERVER}/rondel`);
});

test("what is no address is no server", () => {
  for (const said of [
    "",
    "  ",
    "a b",
    "javascript:alert(1)",
    "ftp://play.example",
    7,
    null,
    "x".repeat(301),
  ]) {
    assert.equal(serverOf(said), "", String(said));
  }
});

test("a module knows the server that it came from, and takes no other file's for it", () => {
  assert.equal(serverBehind(`${SERVER}/foundry/module.json`), SERVER);
  assert.equal(serverBehind(`${SERVER}/rondel/foundry/module.json`), `${SERVER}/rondel`);
  assert.equal(serverBehind("https://elsewhere.example/rondel/module.json"), "");
  assert.equal(serverBehind(undefined), "");
});

test("of what a world holds only a link to a table of the same server counts", () => {
  assert.deepEqual(roomLinkOf(LINK, SERVER), LINK);
  for (const held of [
    undefined,
    {},
    "https://play.example/t/t1",
    { ...LINK, v: 2 },
    { ...LINK, server: "https://evil.example" },
    { ...LINK, table: "../x" },
    { ...LINK, invite: "" },
    { ...LINK, invite: 7 },
  ]) {
    assert.equal(roomLinkOf(held, SERVER), undefined, JSON.stringify(held));
  }
  assert.equal(roomLinkOf(LINK, ""), undefined);
});

test("nothing goes into a world's link but what belongs there", () => {
  assert.deepEqual(roomLinkOf({ ...LINK, token: "secret" }, SERVER), LINK);
});

test("the window holds the table, or the lobby while there is none, and no address has a secret", () => {
  assert.equal(panelAddress(SERVER, LINK), `${SERVER}/t/t1?host=port`);
  assert.equal(panelAddress(SERVER, undefined), `${SERVER}/lobby/?host=port`);
  assert.equal(tabAddress(SERVER, LINK), `${SERVER}/j/t1#knock`);
  assert.equal(tabAddress(SERVER, undefined), `${SERVER}/`);
});

test("what keeps a page away is told apart", () => {
  assert.equal(trouble("https://game.example/game", "http://play.example"), "mixed");
  assert.equal(trouble("https://game.example/game", "http://localhost:8000"), "local");
  assert.equal(trouble("http://192.168.1.5:30000/game", "http://127.0.0.1:8000"), "local");
  assert.equal(trouble("http://localhost:30000/game", "http://127.0.0.1:8000"), "framing");
  assert.equal(trouble("https://game.example/game", SERVER), "framing");
});

// --- ranks -------------------------------------------------------------------------------------

const ORCS = [
  { id: "a", tokenId: "ta", sceneId: "s1", initiative: null },
  { id: "b", tokenId: "tb", sceneId: "s1", initiative: 17 },
];
const shown = (/** @type {string[]} */ keys, /** @type {string[]} */ ...active) => ({
  round: 1,
  order: keys.map((key) => ({ key, active: active.includes(key) })),
});

test("a combatant is known by its token, never by actor or name", () => {
  assert.deepEqual(keysOf(ORCS[0], "s9"), ["foundry:s1:ta", "foundry:combatant:a"]);
  assert.deepEqual(keysOf({ ...ORCS[0], sceneId: null }, "s9")[0], "foundry:s9:ta");
  assert.deepEqual(keysOf({ ...ORCS[0], sceneId: null }, null)[0], "foundry:-:ta");
  assert.deepEqual(keysOf({ id: "c", initiative: 1 }, "s9"), ["foundry:combatant:c"]);
});

test("places in the order become ranks, the first the highest, and only where they differ", () => {
  const first = matched(shown(["foundry:s1:tb", "foundry:s1:ta"]), ORCS, "s1");
  assert.deepEqual(rankUpdates(first.order), [
    { _id: "b", initiative: 2 },
    { _id: "a", initiative: 1 },
  ]);

  const ranked = [
    { ...ORCS[0], initiative: 1 },
    { ...ORCS[1], initiative: 2 },
  ];
  const again = matched(shown(["foundry:s1:tb", "foundry:s1:ta"]), ranked, "s1");
  assert.deepEqual(rankUpdates(again.order), []);
});

test("no gap in the ranks tells players that somebody is hidden", () => {
  const fighters = [..."hVhhVh"].map((kind, n) => ({
    ...{ id: `${n}`, initiative: null, hidden: kind === "h" },
  }));

  const ranks = rankUpdates(fighters).map(({ initiative }) => initiative);

  assert.deepEqual([ranks[1], ranks[4]], [2, 1]);
  assert.deepEqual(
    [...ranks].sort((a, b) => b - a),
    ranks,
  );
  assert.equal(new Set(ranks).size, ranks.length);
});

test("who is not in Foundry's combat has no rank, and whoever stands twice has one", () => {
  const { order } = matched(
    shown(["", "foundry:s1:ta", "foundry:s2:tb", "foundry:s1:ta"]),
    ORCS,
    "s1",
  );

  assert.deepEqual(rankUpdates(order), [{ _id: "a", initiative: 1 }]);
});

test("it is one combatant's turn, or nobody's", () => {
  const keys = ["foundry:s1:ta", "foundry:s1:tb"];
  const turn = (/** @type {string[]} */ ...active) =>
    turnOf(ORCS, matched(shown(keys, ...active), ORCS, "s1").acting);

  assert.equal(turn(), null);
  assert.equal(turn("foundry:s1:tb"), 1);
  assert.equal(turn(...keys), null);
});

test("it is nobody's turn while somebody acts whom Foundry does not know", () => {
  const { acting } = matched(shown(["foundry:s1:ta", ""], ""), ORCS, "s1");

  assert.equal(turnOf(ORCS, acting), null);
});

test("whom Rondel hides and Foundry does not has neither rank nor turn there", () => {
  const [mine, theirs] = ["foundry:s1:ta", "foundry:s1:tb"];
  const order = [
    { key: theirs, active: true, hidden: true },
    { key: mine, active: false, hidden: false },
  ];
  const match = (/** @type {object[]} */ ...marks) =>
    matched(shownOf({ round: 1, order: marks }) ?? shown([]), ORCS, "s1");

  assert.deepEqual(match(...order).order, [ORCS[0]]);
  assert.equal(match(...order).unseen, true);
  // Beside somebody whom all see, nothing tells that a hidden one acts as well.
  const both = match({ ...order[0] }, { ...order[1], active: true });
  assert.deepEqual([both.acting, both.unseen], [ORCS[0], false]);
});

test("whom both hide keeps rank and turn, which Foundry itself hides", () => {
  const [a, b] = ORCS;
  const order = ["foundry:s1:tb", "foundry:s1:ta"].map((key, n) => ({
    ...{ key, active: n === 0, hidden: n === 0 },
  }));

  const hidden = { ...b, hidden: true };
  const there = matched({ round: 1, order }, [a, hidden], "s1");

  assert.deepEqual(
    there.order.map(({ id }) => id),
    ["b", "a"],
  );
  assert.deepEqual([there.acting, there.unseen], [hidden, false]);
});

test("what a panel tells is looked at first", () => {
  assert.deepEqual(shownOf({ round: 2, order: [{ key: "k", active: 1 }, 3, { key: 4 }] }), {
    round: 2,
    order: [{ key: "k", active: false, hidden: false }],
  });
  for (const said of [null, 3, {}, { round: "1", order: [] }, { round: 1, order: {} }]) {
    assert.equal(shownOf(said), undefined);
  }
  assert.equal(shownOf({ round: 1, order: Array(1001).fill({ key: "" }) }), undefined);
});

// --- who is brought ----------------------------------------------------------------------------

const ORC = { type: "npc", system: { attributes: { hp: { value: 7, max: 15, formula: "2d8" } } } };
const token = (/** @type {string} */ id, more = {}) => ({
  ...{ id, name: "Orc", hidden: false, disposition: -1, parent: { id: "s1" }, actor: ORC, ...more },
});

test("tokens of one actor are brought apart, each with its own, and the hidden ones hidden", () => {
  const text = ofTokens([token("t1"), token("t2", { hidden: true, actor: null })]);

  const orc = { name: "Orc", sceneId: "s1", defeated: false, token: { disposition: -1 } };
  const points = { attributes: { hp: { value: 7, max: 15 } } };
  assert.deepEqual(JSON.parse(text), {
    combatants: [
      { ...orc, tokenId: "t1", hidden: false, actor: { type: "npc", system: points } },
      { ...orc, tokenId: "t2", hidden: true, actor: {} },
    ],
  });
});

const combatant = (more = {}) => ({
  ...{ id: "c1", name: "Orc", tokenId: "t1", sceneId: "s1", hidden: false, isDefeated: false },
  ...{ isNPC: true, initiative: 14, token: token("t1"), actor: ORC, ...more },
});

test("a combatant whose token alone is hidden is brought hidden", () => {
  const text = ofCombat([combatant({ token: token("t1", { hidden: true }) })], "s1", {
    ranked: false,
  });

  const { scene, combatants } = JSON.parse(text);
  assert.deepEqual([scene, combatants[0].hidden, combatants[0].initiative], ["s1", true, 14]);
});

test("the ranks that we wrote are not brought back as anybody's initiative", () => {
  const [one] = JSON.parse(ofCombat([combatant()], "s1", { ranked: true })).combatants;

  assert.equal("initiative" in one, false);
});

test("where nobody is, nothing is brought; nor what is too long to be read", () => {
  assert.equal(ofTokens([]), "");
  assert.equal(ofTokens(Array.from({ length: 20_000 }, (_, n) => token(`t${n}`))), "");
});

// --- the package -------------------------------------------------------------------------------

test("the manifest names files that are there, and says nothing that nobody has tried", () => {
  const manifest = read("module.json");

  assert.equal(manifest.id, "rondel");
  assert.deepEqual(manifest.compatibility, { minimum: "13" });
  const paths = [
    ...manifest.esmodules,
    ...manifest.styles,
    ...manifest.languages.map((/** @type {{ path: string }} */ { path }) => path),
    manifest.readme,
  ];
  assert.deepEqual(
    paths.filter((path) => !existsSync(new URL(path, MODULE))),
    [],
  );
});

test("all languages have the same words, none of them empty", () => {
  /** @type {(tree: object, at?: string) => string[]} */
  const keys = (tree, at = "") =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? (value ? [`${at}${key}`] : []) : keys(value, `${at}${key}.`),
    );
  const english = keys(read("lang/en.json"));
  for (const file of readdirSync(new URL("lang/", MODULE))) {
    assert.deepEqual(keys(read(`lang/${file}`)), english, file);
  }
});

test("every word that the module asks for is there", () => {
  const scripts = new URL("scripts/", MODULE);
  const source = readdirSync(scripts).map((name) => readFileSync(new URL(name, scripts), "utf8"));
  const asked = [...source.join("\n").matchAll(/["`](RONDEL\.[\w.]+)["`]/g)].map(([, key]) => key);
  const words = read("lang/en.json");

  assert.ok(asked.length > 5);
  const found = (/** @type {string} */ key) =>
    key.split(".").reduce((at, step) => at?.[step], words);
  assert.deepEqual(
    asked.filter((key) => typeof found(key) !== "string"),
    [],
  );
});
