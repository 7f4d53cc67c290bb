// The way in: who we are, which words we speak, and one connection to the table.

import "./elements/overlay.js";
import { dropLink, readLink } from "./link.js";
import { page } from "./page.js";
import { Session } from "./session.js";
import { connect } from "./socket.js";
import { Store } from "./state.js";
import { Texts } from "./text.js";
import { chooseLanguage, fetchTexts, SOURCES } from "./texts.js";

const query = new URLSearchParams(location.search);
const language = chooseLanguage(query, navigator.languages);
const scheme = page(query, language);

const ID_BYTES = 16;
const SLEPT = 15_000; // milliseconds without a word from the server after which we doubt our board

/** Not `randomUUID`: that is missing on plain http. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** @param {number} ms @param {() => void} then */
function after(ms, then) {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** Takes the seat that the address names. Returns how to leave it. */
function sitDown() {
  const seat = readLink(location, history);
  const store = new Store();
  const text = new Texts(language, SOURCES);
  const session = new Session({ store, table: seat.table, after, newId });
  const app = { store, session, text, seat, origin: location.origin, opened: undefined };
  const overlay = Object.assign(document.createElement("rondel-overlay"), { app, scheme });

  let system = "";
  let heard = Date.now();
  const stop = store.listen(({ doc, closed }) => {
    heard = Date.now();
    if (closed) dropLink(seat.table);
    const slug = doc?.encounter?.system ?? "";
    if (slug === system) return;
    system = slug;
    if (slug)
      fetchTexts(seat.base, slug, text).then((more) => more && store.change({ is: "texts" }));
  });
  const woke = () => {
    if (document.visibilityState === "visible" && Date.now() - heard > SLEPT) session.doubt();
  };

  document.body.replaceChildren(overlay);
  document.addEventListener("visibilitychange", woke);
  if (!seat.table || !seat.token) store.change({ is: "closed", code: "no-link" });
  const wire = seat.table && seat.token ? connect(seat, session) : undefined;

  return () => {
    stop();
    document.removeEventListener("visibilitychange", woke);
    wire?.close();
  };
}

let leave = sitDown();
// Another link to the same table, pasted over this one, changes the fragment only.
addEventListener("hashchange", () => {
  if (location.hash.length < 2) return;
  leave();
  leave = sitDown();
});
