import assert from "node:assert/strict";
import { test } from "node:test";
import { creating, delaying, showing, withTable } from "../src/table-offers.js";

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
