import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readable, Texts } from "../src/text.js";

/** @import { Offer } from "../src/messages.d.ts" */

const LOCALES = new URL("../src/locales/", import.meta.url);

const texts = readdirSync(LOCALES)
  .filter((name) => /^en[-.]/.test(name))
  .map((name) => readFileSync(new URL(name, LOCALES), "utf8"));

const english = () => new Texts("en", { en: texts });

/** @param {Partial<Offer>} more @returns {Offer} */
const offer = (more) => ({ kind: "X", label: { key: "x" }, group: "turn", fields: {}, ...more });

test("a key that nobody translated is said as it reads, with its values", () => {
  const text = english();
  text.know("popcorn");

  assert.equal(text.say("popcorn-name-next"), "Name next");
  assert.equal(text.say("popcorn-named", { by: "Anna", next: "Grak" }), "Named: Anna, Grak");
});

test("a third party's words are taken in, and cannot replace ours", () => {
  const text = english();
  text.add("popcorn-name-next = Who is next?\n    .who = Next\nui-cancel = Nope", "en");
  const naming = offer({ kind: "NameNext", label: { key: "popcorn-name-next" } });

  assert.equal(text.say("popcorn-name-next"), "Who is next?");
  assert.equal(text.field(naming, "who"), "Next");
  assert.equal(text.say("ui-cancel"), "Cancel");
});

test("what is being played may say a thing in its own way, in the languages that it does", () => {
  const cs = ["ui-yes = Ano\nui-no = Ne\nfight-ui-no = Ani náhodou"];
  const text = new Texts("cs", { cs, en: ["ui-yes = Yes\nfight-ui-yes = Aye"] });
  assert.equal(text.say("ui-no"), "Ne");
  text.played = "fight";

  assert.deepEqual([text.say("ui-yes"), text.say("ui-no")], ["Ano", "Ani náhodou"]);
  text.played = "";
  assert.equal(text.say("ui-no"), "Ne");
});

test("a field is called as its offer says, else as its kind does, else as fields are called", () => {
  const text = english();
  const own = offer({ kind: "AddCondition", label: { key: "core-add-condition-turn" } });
  const kind = offer({ kind: "ChangeHp", label: { key: "unknown" } });

  assert.equal(text.field(own, "until"), "Until their turn");
  assert.equal(text.field(kind, "by"), "Hit points (damage is negative)");
  assert.equal(text.field(kind, "max_hp"), "At most");
  assert.equal(text.field(kind, "left_hand"), "Left hand");
});

test("a language that lacks a word borrows the English one", () => {
  const text = new Texts("cs", { en: ["ui-yes = Yes\nui-no = No"], cs: ["ui-yes = Ano"] });

  assert.equal(text.say("ui-yes"), "Ano");
  assert.equal(text.say("ui-no"), "No");
});

test("a missing value is no error", () => {
  assert.match(english().say("core-log-hp-lost", { who: "Grak" }), /^Grak loses/);
});

test("names from right to left are kept apart from the sentence, others are left alone", () => {
  const text = english();

  assert.equal(text.say("core-log-fell", { who: "Grak" }), "Grak falls.");
  assert.equal(text.say("core-log-fell", { who: "גרק" }), "\u2068גרק\u2069 falls.");
});

test("a house rule in the log is called by its name", () => {
  const label = { key: "core-log-setting", params: { name: "tie_by", value: "lot" } };
  const text = english();
  text.know("speed-rounds");

  assert.equal(text.label(label), "House rule “Ties are decided by”: a lot.");
  assert.equal(text.value("rounding", "half_up"), "from a half up");
});

test("a refusal that we have no words for is told in the server's", () => {
  const text = english();

  assert.equal(text.refusal("not-yours", { message: "no" }), "That is another player’s.");
  assert.equal(text.refusal("popcorn-no", { message: "Not twice." }), "Not twice.");
  assert.equal(text.refusal("invalid", { message: "fields.name is too long." }), "Is too long.");
  assert.equal(text.refusal("odd-code"), "Refused odd code");
});

test("a minus is a minus", () => {
  assert.equal(english().signed(-10), "\u221210");
  assert.equal(english().signed(7), "+7");
  assert.equal(english().number(1234), "1,234");
});

test("keys read as words", () => {
  assert.equal(readable("left_hand-side"), "Left hand side");
});

test("a moment of today is told by its time, an earlier one by its day", () => {
  const text = english();
  const now = new Date(2026, 4, 6, 21, 30);

  assert.equal(
    text.moment(new Date(2026, 4, 6, 19, 5).toISOString(), now).replace("\u202f", " "),
    "7:05 PM",
  );
  assert.equal(text.moment(new Date(2026, 4, 5, 19, 5).toISOString(), now), "May 5, 2026");
});

test("rules are called as this language calls them, a third party's as it calls itself", () => {
  assert.equal(english().system("speed-rounds", "Rychlost"), "Speed rounds");
  assert.equal(english().system("popcorn", "Popcorn"), "Popcorn");
});

test("the words of rules are known once they have been taken in", () => {
  const text = english();
  assert.equal(text.knows("popcorn"), false);
  text.know("popcorn");

  assert.equal(text.knows("popcorn"), true);
});

test("a number below zero has a real minus, and still chooses its form", () => {
  const text = new Texts("cs", {
    cs: ["by = { $n ->\n    [few] { $n } body\n   *[other] { $n } bodů\n}"],
  });

  assert.equal(text.say("by", { n: -3 }), "\u22123 body");
  assert.equal(text.say("by", { n: -7 }), "\u22127 bodů");
});
