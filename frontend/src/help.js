// The page that tells how Rondel is set up where people play, in the language of whoever reads it.

import { RondelHelp } from "./elements/help.js";
import { isPlace } from "./help-places.js";
import { page } from "./page.js";
import { Speech } from "./speech.js";
import { fetchAllWords } from "./texts.js";
import { choose, wishes } from "./wishes.js";

const query = new URLSearchParams(location.search);
const looks = { query, stage: undefined, scheme: page(query) };
// Its words name buttons, those about lists too.
const speech = new Speech((language) => fetchAllWords(language, "gather", "help"));
const named = location.pathname.split("/").at(-1) ?? "";
const said = document.querySelector('meta[name="rondel-address"]')?.getAttribute("content");

const help = Object.assign(new RondelHelp(), {
  scheme: looks.scheme,
  place: isPlace(named) ? named : "",
  address: said || new URL("..", import.meta.url).href.replace(/\/$/, ""),
});

/** @param {Parameters<Speech["wish"]>[0]} wish */
async function speak(wish) {
  await speech.wish(wish);
  document.documentElement.lang = speech.text.lang;
  help.text = speech.text;
}

help.speak = (own) => {
  choose(own, looks);
  speak({ own, kept: own });
};

await speak(wishes(looks, ""));
document.body.replaceChildren(help);
