// The front door: a new table, and the link that opens its GM's seat.

import { RondelLanding } from "./elements/landing.js";
import { page } from "./page.js";
import { Speech } from "./speech.js";
import { keep, recall, remember, remembered } from "./storage.js";
import { fetchAllWords } from "./texts.js";

const SPOKEN = "rondel.lang"; // where the language that somebody chose is kept

const query = new URLSearchParams(location.search);
const scheme = page(query);
const speech = new Speech(fetchAllWords);
const base = location.pathname.replace(/\/$/, "");
const landing = new RondelLanding();
Object.assign(landing, { base, scheme });

/** @param {Parameters<Speech["wish"]>[0]} wish */
async function speak(wish) {
  await speech.wish(wish);
  document.documentElement.lang = speech.text.lang;
  landing.text = speech.text;
}

landing.speak = (own) => {
  keep(SPOKEN, own);
  remember(SPOKEN, own);
  speak({ own, kept: own });
};

await speak({
  own: recall(SPOKEN) ?? "",
  link: query.get("lang") ?? "",
  kept: remembered(SPOKEN) ?? "",
  browser: navigator.languages,
});
document.body.replaceChildren(landing);
