// Each language says all that English says, in words, forms and dice of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../src/accents.js";
import { LANGUAGES, PSEUDO } from "../src/languages.js";
import { Texts } from "../src/text.js";
import { faults, files } from "./locale.js";

const LONGEST_FILE = 400; // lines

/** Where the same word is the right one. */
const SAME = /** @type {Record<string, string[]>} */ ({
  fi: [
    ...["dice-bag-hint-xp", "dice-bag-check-side", "dice-bag-log-xp", "dice-bag-set-xp-of.xp"],
    ...["speed-rounds-add-bonus.name", "speed-rounds-drop-bonus.bonus", "speed-rounds-cost-bonus"],
    ...["amount-bonus", "ui-cap-ctrl", "ui-cap-alt", "ui-hp-short", "ui-demo-heroes"],
  ],
  cs: [
    ...["ui-online", "ui-offline", "ui-here", "dice-bag-set-xp-of.xp"],
    ...["speed-rounds-add-bonus.name", "speed-rounds-drop-bonus.bonus"],
    ...["ui-cap-ctrl", "ui-cap-alt", "ui-cap-shift"],
  ],
  de: [
    ...["ui-online", "ui-offline", "ui-here", "ui-tab-details", "ui-link-for"],
    ...["core-pause-encounter", "core-log-paused", "dice-bag-log-rolled-regenerate"],
    ...["dice-bag-call-wanderer.wanderer", "speed-rounds-add-bonus.name"],
    ...["speed-rounds-drop-bonus.bonus", "time-plan-unit", "time-plan-why-cost"],
    ...["time-plan-declare-preset", "table-create-encounter.name", "table-invite-seat.name"],
    ...["field-name", "ui-cap-alt", "ui-watch-layout", "ui-watch-seat", "time-plan-parry.cost"],
    ...["time-plan-delay-action.by", "time-plan-shorten-action.by"],
    ...["help-owlbear", "help-foundry", "help-talespire"],
  ],
});

/** @param {string} language */
const texts = (language) => new Texts(language, { [language]: [...files(language).values()] });

for (const language of Object.keys(LANGUAGES)) {
  test(`nothing is missing, left over, untranslated or wrongly formed in ${language}`, () => {
    assert.deepEqual(faults(language, new Set(SAME[language])), []);
  });

  test(`the files of ${language} are short enough to be read`, () => {
    for (const [name, source] of files(language)) {
      assert.ok(source.split("\n").length <= LONGEST_FILE + 1, `${language} ${name}`);
    }
  });
}

test("every language's files stand among those that are spoken", () => {
  for (const language of Object.keys(LANGUAGES)) assert.ok(files(language).size > 0, language);
});

test("dice are written as they are at tables of that language", () => {
  /** @param {string} language @param {[count: number, sides: number, lowest?: number][]} all */
  const dice = (language, ...all) => all.map((one) => texts(language).dice(...one));

  assert.deepEqual(dice("en", [2, 6], [1, 12], [1, 10, 0]), ["2d6", "d12", "d10"]);
  assert.deepEqual(dice("fi", [2, 6], [1, 12], [1, 10, 0]), ["2d6", "d12", "d10"]);
  assert.deepEqual(dice("cs", [2, 6], [1, 12], [1, 10, 0]), ["2k6", "k12", "k10"]);
  assert.deepEqual(dice("de", [2, 6], [1, 12], [1, 10, 0]), ["2W6", "W12", "W0"]);
});

test("Czech bends what is counted by its number", () => {
  const czech = texts("cs");
  /** @param {number} rounds */
  const said = (rounds) => czech.say("ui-until-rounds", { rounds });

  assert.deepEqual(
    [2, 4, 5, 21, 1.5].map((n) => said(n).match(/\p{L}+$/u)?.[0]),
    ["kola", "kola", "kol", "kol", "kola"],
  );
});

test("the pseudo-locale is longer by two fifths and keeps names and numbers", () => {
  const pseudo = new Texts(PSEUDO, { [PSEUDO]: [...files("en").values()] });
  const english = texts("en");
  const plain = english.say("ui-nothing-to-decide");

  assert.ok(pseudo.say("ui-nothing-to-decide").length >= 1.3 * plain.length);
  assert.doesNotMatch(pseudo.say("ui-nothing-to-decide"), /[aeiou]/);
  assert.match(pseudo.say("ui-round", { round: 3 }), / 3$/);
  assert.match(pseudo.say("core-log-fell", { who: "Grak" }), /^Grak /);
});
