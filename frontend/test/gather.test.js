import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  allOf,
  canChoose,
  differences,
  grouped,
  isByHand,
  knownAs,
  leaning,
  PROGRAMS,
  renewed,
  sidesFor,
  tally,
  textIn,
  wanted,
  wantsSide,
} from "../src/gather.js";
import { LANGUAGES } from "../src/languages.js";
import { Texts } from "../src/text.js";
import { files } from "./locale.js";

/** @import { Encounter, Preview, PreviewRow } from "../src/messages.d.ts" */

const INTAKE = new URL("../../backend/rondel/intake/", import.meta.url);

/** @param {Partial<PreviewRow>} more @returns {PreviewRow} */
const row = (more) => ({
  n: 1,
  name: "Orc",
  count: 1,
  conditions: [],
  becomes: "added",
  added: [],
  changes: [],
  ...more,
});

const ORCS = row({ n: 1, count: 2, added: ["Orc 1", "Orc 2"], joins: "Heroes" });
const MIRA = row({ n: 2, name: "Mira", side: "Heroes", added: ["Mira"] });
const HURT = { who: "w", what: /** @type {const} */ ("hp"), before: 9, after: 4 };
const WOLF = row({ n: 3, name: "Wolf", becomes: "updated", changes: [HURT] });
const BEAR = row({ n: 4, name: "Bear", becomes: "unchanged" });
const RATS = row({ n: 5, name: "Rat", becomes: "left_out", why: "encounter-full" });
const TWICE = row({ n: 6, name: "Mira", becomes: "left_out", why: "listed-twice" });
const ROWS = [ORCS, MIRA, WOLF, BEAR, RATS, TWICE];

/** @param {string} text @param {BufferEncoding} how */
const bytes = (text, how) => new Uint8Array(Buffer.from(text, how));

test("what people write themselves is to be seen, what programs write is not", () => {
  assert.deepEqual(["", "list", "spreadsheet", "owlbear", "roll20"].map(isByHand), [
    true,
    true,
    true,
    false,
    false,
  ]);
});

// --- what is in a file -------------------------------------------------------------------------

test("a text comes out of a file in whatever way it is written", () => {
  const text = "Jméno;Životy\nMíra;9\n";

  assert.equal(textIn(bytes(text, "utf-8"), "cs"), text);
  assert.equal(textIn(bytes(`\ufeff${text}`, "utf-8"), "en"), text);
  assert.equal(textIn(bytes(`\ufeff${text}`, "utf-16le"), "en"), text);
  assert.equal(textIn(bytes("Mörkö;7", "latin1"), "fi"), "Mörkö;7");
  assert.equal(textIn(new Uint8Array([0x4d, 0xed, 0x9a, 0x61]), "cs"), "Míša");
  assert.equal(textIn(new Uint8Array(), "en"), "");
});

test("what is no text is none", () => {
  assert.equal(textIn(bytes("PK\x03\x04\0\0", "latin1"), "en"), undefined);
  assert.equal(textIn(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), "cs"), undefined);
  assert.equal(textIn(new Uint8Array([0xff, 0xfe, 0x00]), "en"), undefined);
});

// --- choosing ----------------------------------------------------------------------------------

test("rows stand in groups, what comes first", () => {
  assert.deepEqual(
    grouped(ROWS).map(([becomes, some]) => [becomes, some.map(({ n }) => n)]),
    [
      ["added", [1, 2]],
      ["updated", [3]],
      ["left_out", [5, 6]],
      ["unchanged", [4]],
    ],
  );
  assert.deepEqual(grouped([]), []);
});

test("all that makes a difference is chosen at first", () => {
  assert.deepEqual([...allOf(ROWS)], [1, 2, 3, 5]);
  assert.deepEqual(ROWS.filter(canChoose), [ORCS, MIRA, WOLF, RATS]);
});

test("what would come of a choice is counted in combatants", () => {
  const twice = row({ n: 7, becomes: "updated", changes: [HURT, { ...HURT, what: "max_hp" }] });

  assert.deepEqual(tally(ROWS, allOf(ROWS)), { added: 3, updated: 1 });
  assert.deepEqual(tally(ROWS, new Set([1])), { added: 2, updated: 0 });
  assert.deepEqual(tally([...ROWS, twice], new Set([3, 7])), { added: 0, updated: 1 });
  assert.deepEqual(tally(ROWS, new Set()), { added: 0, updated: 0 });
});

test("who finds room once others stay out is told anew, the others are as they were", () => {
  const now = [row({ n: 1, becomes: "left_out", why: "not-chosen" }), { ...RATS, added: ["Rat"] }];

  assert.deepEqual(renewed([ORCS, RATS], now), [ORCS, now[1]]);
});

test("what is different in the same way for several stands once", () => {
  const others = [HURT, { ...HURT, who: "v" }, { who: "v", what: /** @type {const} */ ("fallen") }];

  assert.deepEqual(
    differences(row({ changes: others })).map(({ change, times }) => [change.what, times]),
    [
      ["hp", 2],
      ["fallen", 1],
    ],
  );
});

test("a side is asked for only where somebody comes and nothing says theirs", () => {
  assert.deepEqual(ROWS.filter(wantsSide), [ORCS]);
});

test("the sides that may be meant are those that are here, in the list, or usual, each once", () => {
  const figures = { a: { side: "Wolves" }, b: { side: "Heroes" } };
  const encounter = /** @type {Encounter} */ (/** @type {unknown} */ ({ figures }));

  assert.deepEqual(sidesFor(encounter, ROWS, ["Foes", "Wolves"]), ["Wolves", "Heroes", "Foes"]);
});

test("what is asked for names the chosen rows, and sides only where none is told", () => {
  const found = /** @type {Preview} */ ({ ok: true, format: "list", rows: ROWS, problems: [] });

  assert.deepEqual(
    wanted("text", found, new Set([3, 1, 2]), () => "Foes"),
    { text: "text", chosen: [1, 2, 3], sides: { 1: "Foes" } },
  );
});

// --- words -------------------------------------------------------------------------------------

const sources = readdirSync(INTAKE)
  .filter((name) => name.endsWith(".py"))
  .map((name) => readFileSync(new URL(name, INTAKE), "utf8"))
  .join("\n");

/** @param {RegExp} pattern */
const named = (pattern) => [...new Set([...sources.matchAll(pattern)].map(([, name]) => name))];

const PLACE = String.raw`(?:""|\w+|str\([\w.]+\))`;
const codes = [
  ...named(new RegExp(`roblem\\(${PLACE}, "([a-z-]+)"`, "g")),
  ...named(/NoJson\("([a-z-]+)"/g),
];
const formats = named(/^(?:NAME|ACTOR|COMBAT) = "([a-z0-9-]+)"/gm);

test("every code was found in the sources", () => {
  const calls = [...sources.matchAll(/\b(?:gathering|self|r)\.[pP]roblem\((.*)/g)].map(
    ([, rest]) => rest,
  );
  const told = calls.filter((rest) => !/error\.code|where, code/.test(rest));

  assert.ok(told.length > 10);
  assert.deepEqual(
    told.filter((rest) => !codes.some((code) => rest.includes(`"${code}"`))),
    [],
  );
  assert.ok(codes.includes("too-deep") && codes.includes("too-many-rows"));
  assert.equal(formats.length, 11);
});

for (const language of Object.keys(LANGUAGES)) {
  const texts = new Texts(language, { [language]: [...files(language).values()] });

  test(`why something of a list is not taken, can be said in ${language}`, () => {
    assert.deepEqual(
      codes.filter((code) => !texts.has(`ui-problem-${code}`)),
      [],
    );
  });

  test(`each kind of list has a name in ${language}`, () => {
    assert.deepEqual(
      formats.filter((format) => !(format in PROGRAMS || texts.has(`ui-format-${format}`))),
      [],
    );
  });

  test(`whatever becomes of a row can be said in ${language}`, () => {
    const changes = ["name", "side", "hp", "max-hp", "hidden", "seen", "fallen", "risen"];
    const groups = ["added", "updated", "unchanged", "left-out"];
    const whys = ["listed-twice", "encounter-full"];
    const keys = [
      ...[...changes, "condition"].map((what) => `ui-becomes-${what}`),
      ...groups.map((becomes) => `ui-gather-${becomes}`),
      ...whys.map((why) => `ui-gather-why-${why}`),
    ];
    assert.deepEqual(
      keys.filter((key) => !texts.has(key)),
      [],
    );
  });
}

test("friends join the usual side, and foes another one", () => {
  const sides = { first: "Heroes", all: ["Heroes", "Wolves", "Foes"] };

  assert.equal(leaning(row({ leans: "friends" }), sides), "Heroes");
  assert.equal(leaning(row({ leans: "foes" }), sides), "Wolves");
  assert.equal(leaning(row({}), sides), "");
});

test("who is here already is told by the name that they have here, if it is another", () => {
  const figures = /** @type {Encounter["figures"]} */ (
    /** @type {unknown} */ ({ a: { name: "Old Tom" }, b: { name: "Tom" } })
  );

  assert.deepEqual(knownAs(row({ name: "Tom", here: ["a", "b", "gone"] }), figures), ["Old Tom"]);
  assert.deepEqual(knownAs(row({ name: "Tom" }), figures), []);
});
