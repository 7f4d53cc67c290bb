import assert from "node:assert/strict";
import { test } from "node:test";
import {
  creating,
  delaying,
  showing,
  withDoor,
  withKnock,
  withTable,
} from "../src/table-offers.js";

/** @import { Doc, Me } from "../src/messages.d.ts" */

const DOC = /** @type {Doc} */ ({
  table: {
    id: "t",
    name: "Tuesday",
    role: "gm",
    people: {},
    encounters: {},
    systems: { "dice-bag": { name: "Dice bag", source: "seed" } },
    lang: "fi",
    delay: 20,
  },
});
const OWNER = /** @type {Me} */ ({ seat: "s", name: "S", role: "gm", owner: true });

test("the table's language is one that we speak, or each reader's own", () => {
  const speaking = withTable(DOC, OWNER).find(({ offer }) => offer.kind === "SetLanguage");
  const { lang } = speaking?.offer.fields ?? {};

  assert.equal(lang?.type, "one_of");
  assert.deepEqual(lang?.type === "one_of" && lang.values, ["", "en", "fi", "cs", "de"]);
  assert.equal(lang?.type === "one_of" && lang.default, "fi");
});

test("observers may be kept up to two minutes behind", () => {
  const { seconds } = delaying(DOC).offer.fields;

  assert.deepEqual(seconds, { type: "range", low: 0, high: 120, default: 20 });
});

test("a page that only shows has an observer's seat", () => {
  const { kind, fields } = showing("Stream").offer;

  assert.equal(kind, "InviteSeat");
  assert.deepEqual(
    Object.values(fields).map((domain) => domain.type === "one_of" && domain.values),
    [["Stream"], ["observer"]],
  );
});

test("systems are called as the reader calls them", () => {
  const { name, system } = creating(DOC, "Fight 1", (slug) => slug.toUpperCase()).offer.fields;

  assert.equal(name.type === "text" && name.default, "Fight 1");
  assert.deepEqual(system.type === "one_of" && system.labels?.[0].params, { name: "DICE-BAG" });
});

test("a new encounter keeps to the system of the one before", () => {
  const entry = (/** @type {string} */ system) => ({ name: system, system, shown: false });
  /** @param {Record<string, unknown>} encounters @param {string} [open] */
  const proposed = (encounters, open) => {
    const systems = { "dice-bag": {}, "speed-rounds": {}, "time-plan": {} };
    const encounter = open && { system: open };
    const doc = { table: { ...DOC.table, systems, encounters }, encounter };
    const { system } = creating(/** @type {Doc} */ (/** @type {unknown} */ (doc))).offer.fields;
    return system.type === "one_of" && system.default;
  };
  const both = { one: entry("speed-rounds"), two: entry("time-plan") };

  assert.equal(proposed({}), "dice-bag");
  assert.equal(proposed(both), "time-plan");
  assert.equal(proposed(both, "speed-rounds"), "speed-rounds");
  assert.equal(proposed({ old: entry("no-longer-installed") }), "dice-bag");
});

const AT_THE_DOOR = /** @type {Doc} */ (
  /** @type {unknown} */ ({
    table: {
      ...DOC.table,
      door: "inv-1",
      seats: {
        own: { name: "Petra", role: "gm", owner: true },
        anna: { name: "Anna", role: "player" },
        bela: { name: "Bela", role: "observer" },
        gone: { name: "Gone", role: "player", revoked: true },
      },
      knocks: {
        new: { name: "Cid", kind: "", claim: "", role: "observer", at: "" },
        known: {
          name: "Anča",
          kind: "owlbear",
          claim: "p1",
          role: "player",
          at: "",
          before: "anna",
        },
        cut: { name: "X", kind: "owlbear", claim: "p2", role: "player", at: "", before: "gone" },
      },
    },
  })
);

/** @param {string} knock what it would be sent with, the likeliest first */
const admitted = (knock) =>
  withKnock(AT_THE_DOOR, knock).map(({ offer: { kind, fields } }) => [
    kind,
    ...Object.values(fields).map((domain) => domain.type === "one_of" && domain.values.join("/")),
  ]);

test("whoever knocks is let in as what they would like to be first, else as another, or not", () => {
  assert.deepEqual(admitted("new"), [
    ["AdmitKnock", "new", "observer", ""],
    ["AdmitKnock", "new", "player", ""],
    ["AdmitKnock", "new", "player", "anna/bela"],
    ["TurnAway", "new"],
  ]);
});

test("who was here before is offered that seat first, unless it was closed", () => {
  assert.deepEqual(admitted("known")[0], ["AdmitKnock", "known", "player", "anna"]);
  assert.deepEqual(admitted("cut")[0], ["AdmitKnock", "cut", "player", ""]);
});

test("nobody is put out of their seat by the first thing that is offered", () => {
  const { anna } = AT_THE_DOOR.table.seats ?? {};
  anna.online = true;
  try {
    assert.deepEqual(admitted("known").slice(0, 3), [
      ["AdmitKnock", "known", "player", ""],
      ["AdmitKnock", "known", "observer", ""],
      ["AdmitKnock", "known", "player", "anna"],
    ]);
  } finally {
    anna.online = false;
  }
});

test("a door that is shut can be opened, an open one be shut or get another link", () => {
  const kinds = (/** @type {Doc} */ doc) =>
    withDoor(doc).map(({ offer }) => [offer.kind, Boolean(offer.confirm)]);

  assert.deepEqual(kinds(DOC), [["OpenDoor", false]]);
  assert.deepEqual(kinds(AT_THE_DOOR), [
    ["OpenDoor", true],
    ["CloseDoor", true],
  ]);
});
