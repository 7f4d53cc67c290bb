// The way in: who we are, which words we speak, and one connection to the table.

/** @import { App } from "./elements/piece.js" */
/** @import { Wishes } from "./languages.js" */

import { hasBag } from "./bag.js";
import { RondelOverlay } from "./elements/overlay.js";
import { dropLink, readLink } from "./link.js";
import { page } from "./page.js";
import { recalled } from "./preferences.js";
import { Session } from "./session.js";
import { connect } from "./socket.js";
import { Speech } from "./speech.js";
import { stageOf } from "./stage.js";
import { Store } from "./state.js";
import { keep, recall, remember, remembered } from "./storage.js";
import { fetchAllWords, fetchPanelWords, fetchTexts, fetchWords } from "./texts.js";

const query = new URLSearchParams(location.search);
const stage = stageOf(query);
const scheme = page(query, Boolean(stage?.clear));

const ID_BYTES = 16;
const SLEPT = 15_000; // milliseconds without a word from the server after which we doubt our board
const TOUCHES = ["pointerdown", "keydown"];
const AGAIN_IN = 3000; // milliseconds until parts that did not come are asked for again
const PLAYED = "rondel.system"; // where it is kept what is played at a table
const SPOKEN = "rondel.lang"; // where the language that somebody chose is kept

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

/**
 * What was wished for before anybody said anything. A stage says what its address says, whatever
 * somebody chose for themselves on the same machine.
 * @param {string} table
 * @returns {Partial<Wishes>}
 */
function wishes(table) {
  return {
    own: stage ? "" : (recall(SPOKEN) ?? ""),
    link: query.get("lang") ?? "",
    kept: stage ? "" : (remembered(SPOKEN) ?? ""),
    table: recall(`${SPOKEN}.${table}`) ?? "",
    browser: navigator.languages,
  };
}

/**
 * What the first look does not need, and what is only watched; lost on the way, it is asked again.
 * @returns {Promise<typeof import("./elements/panels.js")>}
 */
const further = () =>
  import("./elements/panels.js").catch(
    () => new Promise((resolve) => after(AGAIN_IN, () => resolve(further()))),
  );
if (stage) further();

/** What only some systems have a use for comes with the first board that has it. */
const FACES = {
  bag: () => import("./elements/bag.js"),
  checklist: () => import("./elements/checklist.js"),
  plan: () => import("./elements/plan.js"),
};
/** @type {Map<string, Promise<unknown>>} */
const faces = new Map();
let panels = Boolean(stage); // whether there are panels, which need words too

/** @param {keyof typeof FACES} name */
function bring(name) {
  if (faces.has(name)) return;
  const lost = () =>
    setTimeout(() => {
      faces.delete(name);
      bring(name);
    }, AGAIN_IN);
  faces.set(name, FACES[name]().catch(lost));
}

/** Takes the seat that the address names. Returns how to leave it. */
function sitDown() {
  const seat = readLink(location, history);
  const store = new Store();
  const session = new Session({ store, table: seat.table, after, newId, now: Date.now });
  const speech = new Speech((lang) => (panels ? fetchAllWords(lang) : fetchWords(lang)));
  let system = recall(`${PLAYED}.${seat.table}`) ?? "";

  /** The words of the rules being played come in the language that is spoken. */
  const furtherWords = async () => {
    const { text } = app;
    if (!system || text.knows(system)) return;
    await Promise.all([fetchTexts(seat.base, system, text), ...faces.values()]);
    if (text === app.text) store.change({ is: "texts" });
  };
  /** @param {Partial<Wishes>} wish */
  const speak = async (wish) => {
    if (!(await speech.wish(wish))) return;
    const { text } = speech;
    if (system) await fetchTexts(seat.base, system, text);
    if (text !== speech.text) return;
    app.text = text;
    document.documentElement.lang = text.lang;
    store.change({ is: "texts" });
    furtherWords();
  };
  /** @type {App} */
  const app = {
    store,
    session,
    text: speech.text,
    seat,
    origin: location.origin,
    stage,
    opened: undefined,
    language: recall(SPOKEN) ?? (query.get("lang") ? "" : (remembered(SPOKEN) ?? "")),
    speak(own) {
      app.language = own;
      keep(SPOKEN, own);
      remember(SPOKEN, own);
      speak({ own, kept: own });
    },
  };
  const overlay = Object.assign(new RondelOverlay(), { app, scheme });
  overlay.toggleAttribute("clear", Boolean(stage?.clear));

  store.change({ is: "preferred", preferences: recalled() });
  let unattend = () => {};
  let touched = () => {};
  let heard = Date.now();
  let spoken = recall(`${SPOKEN}.${seat.table}`) ?? "";
  const stop = store.listen(({ doc, closed }) => {
    heard = Date.now();
    if (closed) dropLink(seat.table);
    const lang = doc ? (doc.table.lang ?? "") : spoken;
    if (lang !== spoken) {
      spoken = lang;
      keep(`${SPOKEN}.${seat.table}`, lang);
      speak({ table: lang });
    }
    const { board, system: slug = "" } = doc?.encounter ?? {};
    if (board?.moment) bring("plan");
    if (board && hasBag(board)) bring("bag");
    // Whoever draws from a bag has steps to tick off sooner or later: they then come at once.
    if (board && (board.checklist.length || hasBag(board))) bring("checklist");
    if (slug === system) return;
    system = slug;
    keep(`${PLAYED}.${seat.table}`, slug);
    furtherWords();
  });
  const woke = () => {
    if (document.visibilityState === "visible" && Date.now() - heard > SLEPT) session.doubt();
  };

  let left = false;
  const panelWords = async () => {
    const { text } = app;
    panels = true;
    const words = await fetchPanelWords(text.lang);
    if (text !== app.text) return; // another language came meanwhile, with all its words
    if (words === undefined) after(AGAIN_IN, panelWords);
    else text.add(words, text.lang);
    store.change({ is: "texts" });
  };
  /** @param {typeof import("./elements/panels.js")} parts */
  const equipped = ({ attend, buzz, equip, ring, wakeSound }) => {
    if (left) return;
    // Browsers let a page sound only once somebody has touched it.
    touched = () => {
      if (store.state.me?.role === "player" && store.state.preferences.sound) wakeSound();
    };
    for (const touch of TOUCHES) addEventListener(touch, touched, true);
    equip(overlay);
    unattend = attend({ store, ring, buzz, pace: () => session.pace() });
  };

  // Nothing is drawn before there are words for it; the table is asked meanwhile.
  const begin = async (/** @type {Partial<Wishes>} */ wish) => {
    await speak(wish);
    if (!left && !speech.speaks) after(AGAIN_IN, () => begin({}));
  };
  begin(wishes(seat.table)).then(() => {
    if (left) return;
    document.body.replaceChildren(overlay);
    // Words come before the panels: what a form proposes is said once, when it is first drawn.
    if (!stage) panelWords().then(further).then(equipped);
  });
  document.addEventListener("visibilitychange", woke);
  if (!seat.table || !seat.token) store.change({ is: "closed", code: "no-link" });
  const wire = seat.table && seat.token ? connect(seat, session) : undefined;

  return () => {
    left = true;
    stop();
    unattend();
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
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
