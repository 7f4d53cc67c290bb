// The front door: a new table, and the link that opens its GM's seat.

import "./elements/landing.js";
import { page } from "./page.js";
import { Texts } from "./text.js";
import { chooseLanguage, SOURCES } from "./texts.js";

const query = new URLSearchParams(location.search);
const language = chooseLanguage(query, navigator.languages);
const scheme = page(query, language);
const text = new Texts(language, SOURCES);
const base = location.pathname.replace(/\/$/, "");

document.body.replaceChildren(
  Object.assign(document.createElement("rondel-landing"), { text, base, scheme }),
);
