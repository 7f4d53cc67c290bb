import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, NO_WISHES } from "../src/languages.js";
import { Speech } from "../src/speech.js";
import { choose as chooses, chosen, wishes } from "../src/wishes.js";

/** @param {Partial<import("../src/languages.js").Wishes>} wishes */
const choose = (wishes) => chooseLanguage({ ...NO_WISHES, ...wishes });

/** Words that come when they are let. */
function library() {
  /** @type {Map<string, (words: string | undefined) => void>} */
  const asked = new Map();
  return {
    asked,
    load: (/** @type {string} */ language) =>
      /** @type {Promise<string | undefined>} */ (new Promise((give) => asked.set(language, give))),
  };
}

test("the link goes before the host, the table and the browser", () => {
  const all = { link: "fi", host: "cs", table: "de", browser: ["en-GB"] };

  assert.equal(choose(all), "fi");
  assert.equal(choose({ ...all, link: "" }), "cs");
  assert.equal(choose({ ...all, link: "", host: "" }), "de");
  assert.equal(choose({ browser: ["cs-CZ", "en"] }), "cs");
});

test("who chooses here and now is spoken to so, whatever the link says", () => {
  assert.equal(choose({ own: "de", link: "fi" }), "de");
  assert.equal(choose({ kept: "de", link: "fi" }), "fi");
  assert.equal(choose({ kept: "de", table: "fi" }), "de");
});

test("a link that names another language goes before what was chosen in that tab", () => {
  /** @param {string} query */
  const at = (query) =>
    /** @type {const} */ ({ query: new URLSearchParams(query), stage: undefined, scheme: "" });
  /** @param {string} query */
  const speaks = (query) => choose({ ...wishes(at(query), "t"), browser: [] });

  const navigator = { value: { languages: [] }, configurable: true };
  Object.defineProperty(globalThis, "navigator", navigator);

  chooses("de", at(""));
  assert.deepEqual(["", "lang=en"].map(speaks), ["de", "en"]);
  assert.equal(chosen(at("lang=en")), "");

  chooses("cs", at("lang=en"));
  assert.deepEqual(["lang=en", "", "lang=fi"].map(speaks), ["cs", "cs", "fi"]);
  assert.equal(chosen(at("lang=en")), "cs");
});

test("a language that we do not have is passed over, a region is not minded", () => {
  assert.equal(choose({ link: "tlh", browser: ["pt-BR", "de-AT", "cs"] }), "de");
  assert.equal(choose({ link: "FI_fi" }), "fi");
  assert.equal(choose({ link: "constructor" }), "en");
  assert.equal(choose({}), "en");
});

test("the pseudo-locale is spoken only when it is asked for by its whole name", () => {
  assert.equal(choose({ link: "en-xa" }), "en-XA");
  assert.equal(choose({ link: "en-AU" }), "en");
});

test("another language is spoken once its words have come", async () => {
  const { asked, load } = library();
  const speech = new Speech(load);
  const first = speech.wish({ browser: ["en"] });
  asked.get("en")?.("ui-yes = Yes");
  assert.equal(await first, true);
  const second = speech.wish({ own: "cs" });
  assert.equal(speech.text.say("ui-yes"), "Yes");
  asked.get("cs")?.("ui-yes = Ano");

  assert.equal(await second, true);
  assert.equal(speech.text.say("ui-yes"), "Ano");
  assert.equal(speech.text.lang, "cs");
});

test("words that come too late are not spoken", async () => {
  const { asked, load } = library();
  const speech = new Speech(load);
  const czech = speech.wish({ own: "cs" });
  const german = speech.wish({ own: "de" });
  asked.get("de")?.("ui-yes = Ja");
  asked.get("cs")?.("ui-yes = Ano");

  assert.deepEqual([await czech, await german], [false, true]);
  assert.equal(speech.text.say("ui-yes"), "Ja");
});

test("of words that do not come the old ones stay, and they can be asked for again", async () => {
  const { asked, load } = library();
  const speech = new Speech(load);
  const lost = speech.wish({ table: "fi" });
  asked.get("fi")?.(undefined);
  assert.equal(await lost, false);
  const again = speech.wish({});
  asked.get("fi")?.("ui-yes = Kyllä");

  assert.equal(await again, true);
  assert.equal(speech.text.say("ui-yes"), "Kyllä");
});
