import assert from "node:assert/strict";
import { test } from "node:test";
import { actWords } from "../src/acts.js";
import { Texts } from "../src/text.js";

const WORDS = "core-hide = Hide\nui-many = { $count } combatants";
const text = new Texts("en", { en: [WORDS] });
const label = { key: "core-hide" };

test("an act is told by its words, one of several with their names, of many with how many", () => {
  assert.equal(actWords({ act: 1, label }, text), "Hide");
  assert.equal(actWords({ act: 1, label, names: [] }, text), "Hide");
  assert.equal(actWords({ act: 1, label, names: ["Rat", "Bat"] }, text), "Hide: Rat, Bat");
  assert.equal(actWords({ act: 1, label, names: [..."abcde"] }, text), "Hide: 5 combatants");
});
