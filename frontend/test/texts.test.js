import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { Texts } from "../src/text.js";
import { expectTexts, fetchTexts, fetchWords } from "../src/texts.js";

/** @type {string[]} */
let asked = [];

/** @param {Record<string, string>} files what is there, by how its address ends */
function library(files) {
  asked = [];
  mock.method(globalThis, "fetch", async (/** @type {string} */ address) => {
    asked.push(address.replace(/^.*\/src\//, ""));
    const found = Object.entries(files).find(([end]) => address.endsWith(end));
    return found ? new Response(found[1]) : new Response("", { status: 404 });
  });
}

afterEach(() => mock.restoreAll());

test("one language is fetched, the pseudo-locale as English", async () => {
  library({ "words/fi.ftl": "ui-yes = Kyllä", "words/en.ftl": "ui-yes = Yes" });

  assert.equal(await fetchWords("fi"), "ui-yes = Kyllä");
  assert.equal(await fetchWords("en-XA"), "ui-yes = Yes");
  assert.deepEqual(asked, ["words/fi.ftl", "words/en.ftl"]);
});

test("the words of our systems come with the system, and once only", async () => {
  library({ "words/cs-dice-bag.ftl": "dice-bag-name = Pytlík" });
  const text = new Texts("cs", {});
  await fetchTexts("", "dice-bag", text);
  const another = new Texts("cs", {});
  await fetchTexts("", "dice-bag", another);

  assert.equal(text.say("dice-bag-name"), "Pytlík");
  assert.equal(another.say("dice-bag-name"), "Pytlík");
  assert.deepEqual(asked, ["words/cs-dice-bag.ftl"]);
});

test("a third party's words are asked for in the language and in English", async () => {
  library({ "/base/texts/popcorn/en.ftl": "popcorn-go = Go" });
  const text = new Texts("de", {});
  await fetchTexts("/base", "popcorn", text);

  assert.equal(text.say("popcorn-go"), "Go");
  assert.equal(text.say("popcorn-stop"), "Stop");
  assert.equal(text.knows("popcorn"), true);
  assert.deepEqual(asked, ["/base/texts/popcorn/de.ftl", "/base/texts/popcorn/en.ftl"]);
});

test("words that were expected are not asked for again by those who need them", async () => {
  library({ "words/fi-time-plan.ftl": "time-plan-name = Aikajana" });
  expectTexts("", "time-plan", "fi");
  const text = new Texts("fi", {});
  await fetchTexts("", "time-plan", text);

  assert.equal(text.say("time-plan-name"), "Aikajana");
  assert.deepEqual(asked, ["words/fi-time-plan.ftl"]);
});

test("words that were lost on the way are asked for again", async () => {
  library({});
  expectTexts("", "speed-rounds", "fi");
  await fetchTexts("", "speed-rounds", new Texts("fi", {}));
  library({ "words/fi-speed-rounds.ftl": "speed-rounds-name = Nopeus" });
  const text = new Texts("fi", {});
  await fetchTexts("", "speed-rounds", text);

  assert.equal(text.say("speed-rounds-name"), "Nopeus");
});
