// A seat that was taken: the words it speaks, one connection to its table, and the overlay.

/** @import { App } from "./elements/piece.js" */
/** @import { Host } from "./hosts/host.js" */
/** @import { Wishes } from "./languages.js" */
/** @import { Seat } from "./link.js" */
/** @import { Looks } from "./page.js" */
/** @import { Texts } from "./text.js" */

import { ahead, PARTS } from "./ahead.js";
import { hasBag } from "./bag.js";
import { shut } from "./blocked.js";
import { RondelOverlay } from "./elements/overlay.js";
import { bring, brought } from "./faces.js";
import { firstLook } from "./first-look.js";
import { ALONE } from "./hosts/host.js";
import { after, surely } from "./later.js";
import { dropLink, lastsFor } from "./link.js";
import { newId } from "./new-id.js";
import { recalled } from "./preferences.js";
import { heedRenewal } from "./renewed.js";
import { Session } from "./session.js";
import { connect } from "./socket.js";
import { Speech } from "./speech.js";
import { Store } from "./state.js";
import { keep, recall } from "./storage.js";
import { expectTexts, fetchAllWords, fetchPanelWords, fetchTexts, fetchWords } from "./texts.js";
import { choose, chosen, keepLanguageOf, languageOf, wishes } from "./wishes.js";

const SLEPT = 15_000; // milliseconds without a word from the server after which we doubt our board
const TOUCHES = ["pointerdown", "keydown"];
const AGAIN_IN = 3000; // milliseconds until parts that did not come are asked for again
const PLAYED = "rondel.system"; // where it is kept what is played at a table

/** What the first look does not need. */
const furtherParts = () => surely(() => import("./elements/panels.js"));
const gmParts = () => surely(() => import("./elements/gm-panels.js"));

/**
 * Takes a seat. A stage has all its words at once, and no panels.
 * @param {Looks} looks
 * @param {Seat} seat
 * @param {Host | Promise<Host | undefined> | undefined} coming
 * @param {() => void} [again] leaves it, for where seats are got
 * @returns {() => void} how to leave it
 */
export function sitDown(looks, seat, coming, again = () => {}) {
  const { stage, scheme } = looks;
  let panels = Boolean(stage); // whether there are panels, which need words too
  const store = new Store();
  const session = new Session({ store, table: seat.table, after, newId, now: Date.now });
  const speech = new Speech((lang) => {
    if (system) expectTexts(seat.base, system, lang);
    return panels ? fetchAllWords(lang) : fetchWords(lang);
  });
  const said = ahead(document);
  if (said) {
    keep(`${PLAYED}.${seat.table}`, said.system);
    keepLanguageOf(seat.table, said.lang);
  }
  let system = recall(`${PLAYED}.${seat.table}`) ?? "";
  for (const name of PARTS[system] ?? []) bring(name);

  /** The words of the rules being played come in the language that is spoken. */
  const furtherWords = async () => {
    const { text } = app;
    text.played = system;
    if (!system || text.knows(system)) return;
    await Promise.all([fetchTexts(seat.base, system, text), brought()]);
    if (text === app.text) store.change({ is: "texts" });
  };
  /**
   * @param {Texts} text
   * @returns {Promise<boolean>} whether the words of the panels are in it
   */
  const addPanelWords = async (text) => {
    const words = await fetchPanelWords(text.lang);
    if (words !== undefined) text.add(words, text.lang);
    return words !== undefined;
  };
  /** @param {Partial<Wishes>} wish */
  const speak = async (wish) => {
    if (!(await speech.wish(wish))) return;
    const { text } = speech;
    if (system) await fetchTexts(seat.base, system, text);
    // When they were asked for there may have been no panels yet.
    if (panels && !(await addPanelWords(text))) after(AGAIN_IN, panelWords);
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
    language: chosen(looks),
    host: ALONE,
    again,
    speak(own) {
      app.language = own;
      choose(own, looks);
      if (app.host.can.has("keep")) app.host.keep("lang", own);
      speak({ own, kept: own });
    },
  };
  const overlay = Object.assign(new RondelOverlay(), { app, scheme });
  overlay.toggleAttribute("clear", Boolean(stage?.clear));

  store.change({ is: "preferred", preferences: recalled() });
  let unattend = () => {};
  let touched = () => {};
  let heard = Date.now();
  let spoken = languageOf(seat.table);
  const stop = store.listen(({ doc, closed }) => {
    heard = Date.now();
    if (closed) dropLink(seat);
    const lang = doc ? (doc.table.lang ?? "") : spoken;
    if (lang !== spoken) {
      spoken = lang;
      keepLanguageOf(seat.table, lang);
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
  /** Where nothing is kept, the link is put where it was when we came, so that it is found again. */
  const reload = () => {
    const where = seat.watch ? "w" : "t";
    const isOwn = location.pathname.endsWith(`/${where}/${seat.table}`);
    if (isOwn && !lastsFor(seat.table, where)) {
      history.replaceState(null, "", `${location.search}#${seat.token}`);
    }
    location.reload();
  };
  const renewed = () => {
    // Nobody presses anything on a stage.
    if (stage) reload();
    else {
      const does = { key: "ui-reload", run: reload };
      store.change({ is: "noticed", notice: { tone: "good", key: "ui-renewed", does } });
    }
  };
  const unheed = heedRenewal(store, renewed);
  const woke = () => {
    if (document.visibilityState === "visible" && Date.now() - heard > SLEPT) session.doubt();
  };

  let left = false;
  /** @type {() => Promise<void>} */
  const panelWords = async () => {
    const { text } = app;
    panels = true;
    const came = await addPanelWords(text);
    // A host may have said meanwhile which language it speaks.
    if (text !== app.text) return panelWords();
    if (!came) after(AGAIN_IN, panelWords);
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
    if (navigator.userActivation?.hasBeenActive) touched(); // before this had come
    equip(overlay);
    store.change({ is: "texts" }); // what is drawn already gets them, too
    const stops = [attend({ store, ring, buzz, pace: () => session.pace() })];
    let gm = false;
    const heedRole = () => {
      if (gm || store.state.me?.role !== "gm") return;
      gm = true;
      gmParts().then(({ heedDrops, heedKnocks }) => {
        if (!left) stops.push(heedKnocks(store), heedDrops(overlay));
      });
    };
    stops.push(store.listen(heedRole));
    heedRole();
    unattend = () => {
      for (const stop of stops) stop();
    };
  };

  // Nothing is drawn before there are words for it; the table is asked meanwhile.
  const begin = async (/** @type {Partial<Wishes>} */ wish) => {
    await speak(wish);
    if (!left && !speech.speaks) after(AGAIN_IN, () => begin({}));
  };
  const known = coming && "hello" in coming ? coming.hello.locale : "";
  Promise.all([begin(wishes(looks, seat.table, known)), brought()]).then(() => {
    if (left) return;
    document.body.replaceChildren(overlay);
    if (stage) return;
    // Words come before the panels: what a form proposes is said once, when it is first drawn.
    firstLook(store).then(panelWords).then(furtherParts).then(equipped);
  });
  document.addEventListener("visibilitychange", woke);
  const why = seat.table && seat.token ? shut(window) : "no-link";
  if (why) store.change({ is: "closed", code: why });
  const wire = why ? undefined : connect(seat, session);

  let unserve = () => {};
  const hosted = async () => {
    const host = await coming;
    if (!host) return;
    const { serve } = await surely(() => import("./hosts/serving.js"));
    if (!left) unserve = serve({ host, app, overlay, looks, speak });
  };
  hosted();

  return () => {
    left = true;
    unserve();
    unheed();
    stop();
    unattend();
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    document.removeEventListener("visibilitychange", woke);
    wire?.close();
  };
}
