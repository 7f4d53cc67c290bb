// All that the overlay knows, and the one function that changes it. No DOM, no wire, no clock.

/** @import { Filter } from "./log.js" */
/** @import { Beat, Doc, Line, Me, PaceAnswer, Synced, Update } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { Keys } from "./shortcuts.js" */

import { digest, merge } from "./document.js";
import { usual } from "./preferences.js";
import { aheadOf } from "./turn-timer.js";

/**
 * @typedef {object} Notice
 * @property {number} id
 * @property {"quiet" | "refused" | "good"} tone
 * @property {string} key of its text; what is refused has a code instead
 * @property {Record<string, string | number>} [params]
 * @property {"undo" | "redo"} [way] what may be done about it, as long as that is about *act*
 * @property {number} [act]
 * @property {View["dialog"]} [opens] where there is more about it
 * @property {{ key: string, run: () => void }} [does] what can be done about it, by its words; it
 *   stays until that is decided
 * @property {{ id: string, admit: Drawn }} [knock] of whoever waits to be let in, and how that is done
 */
/**
 * @typedef {object} Issued a link that is shown once
 * @property {string} seat
 * @property {string} name
 * @property {string} url
 */
/**
 * @typedef {object} View what this person looks at; nobody else's business
 * @property {string} tab
 * @property {string} open the id of the row whose details are open
 * @property {Filter} [log] which lines of the log are looked for
 * @property {"" | "times" | "preferences" | "palette" | "keys"} dialog that stands before everything
 *   else, and has the keys while it does
 * @property {boolean} keys whether single letters are shortcuts
 * @property {Keys} own keys that were changed
 * @property {boolean} door whether those who knock are in sight
 * @property {string} entry of the palette that is being filled in, "" for none
 * @property {{ what: string }} [did] what this person did last with a button that went with it
 * @property {readonly string[] | undefined} picked combatants picked to do something to all of them;
 *   undefined while nobody picks
 */
/**
 * @typedef {object} State
 * @property {"connecting" | "online" | "reconnecting" | "closed"} connection
 * @property {string} closed why there is no way back in
 * @property {"none" | "wanted" | "asked"} sync
 * @property {Me | undefined} me
 * @property {Doc | undefined} doc
 * @property {string} stream
 * @property {string} epoch
 * @property {number} aseq the number of the last update that is in *doc*
 * @property {Update[]} held updates that came while a sync was on its way
 * @property {Record<string, Line>} earlier lines of the log that *doc* no longer carries
 * @property {Record<string, string>} busy commands on their way: key to id
 * @property {Notice[]} notices
 * @property {number} told how many notices there were so far
 * @property {Issued[]} issued
 * @property {number} texts how often further texts have come
 * @property {View} view
 * @property {number} ahead milliseconds by which the server's clock is ahead of ours
 * @property {Preferences} preferences
 * @property {{ encounter: string, answer: PaceAnswer } | undefined} pace how long turns took
 * @property {number} hosted how often the host has told, or been told, something new
 * @property {number} reminded how often a GM has reminded us
 * @property {string} brought a text with combatants that is to be looked at, "" for none
 * @property {readonly string[]} beneath those that were there before it, which come after it
 */
/**
 * @typedef {{ is: "connected" } | { is: "lost" } | { is: "closed", code: string }
 *   | { is: "asked" } | { is: "synced", answer: Synced, at?: number } | { is: "doubted" }
 *   | { is: "updated", update: Update } | { is: "beat", beat: Beat }
 *   | { is: "earlier", lines: Record<string, Line> }
 *   | { is: "busy", busy: Record<string, string> }
 *   | { is: "noticed", notice: Omit<Notice, "id"> } | { is: "dismissed", id: number }
 *   | { is: "issued", issued: Issued } | { is: "put-away", seat: string }
 *   | { is: "preferred", preferences: Partial<Preferences> } | { is: "reminded" }
 *   | { is: "paced", encounter: string, answer: PaceAnswer }
 *   | { is: "brought", text: string } | { is: "written", text: string } | { is: "put-by" }
 *   | { is: "texts" } | { is: "hosted" } | { is: "viewed", view: Partial<View> }} News
 */

const MOST_HELD = 100; // updates; with more than that waiting, the next sync will tell
const MOST_NOTICES = 4;
const MOST_BENEATH = 20; // texts that wait to be looked at

/** @returns {State} */
export function nothingYet() {
  return {
    connection: "connecting",
    closed: "",
    sync: "wanted",
    me: undefined,
    doc: undefined,
    stream: "",
    epoch: "",
    aseq: 0,
    held: [],
    earlier: {},
    busy: {},
    notices: [],
    told: 0,
    issued: [],
    texts: 0,
    ahead: 0,
    preferences: usual(),
    pace: undefined,
    hosted: 0,
    reminded: 0,
    brought: "",
    beneath: [],
    view: {
      tab: "order",
      open: "",
      dialog: "",
      keys: true,
      own: {},
      door: false,
      entry: "",
      picked: undefined,
    },
  };
}

/**
 * The state after *news*.
 * @param {State} state
 * @param {News} news
 * @returns {State}
 */
export function change(state, news) {
  switch (news.is) {
    case "connected":
      return { ...state, connection: "online", closed: "", sync: "wanted", held: [] };
    case "lost":
      if (state.connection === "closed") return state;
      return { ...state, connection: state.doc ? "reconnecting" : "connecting", sync: "wanted" };
    case "closed":
      return {
        ...nothingYet(),
        ...{ connection: "closed", closed: news.code },
        ...{ view: { ...state.view, dialog: "" }, preferences: state.preferences },
      };
    case "doubted":
      return state.sync === "none" ? { ...state, sync: "wanted" } : state;
    case "asked":
      return { ...state, sync: "asked" };
    case "synced":
      return synced(state, news.answer, news.at);
    case "updated":
      return updated(state, news.update);
    case "beat":
      return heard(state, news.beat);
    case "preferred":
      return { ...state, preferences: { ...state.preferences, ...news.preferences } };
    case "reminded":
      return { ...state, reminded: state.reminded + 1 };
    case "paced":
      return { ...state, pace: { encounter: news.encounter, answer: news.answer } };
    case "brought":
      return brought(state, news.text);
    case "written":
      return { ...state, brought: news.text };
    case "put-by":
      return { ...state, brought: state.beneath[0] ?? "", beneath: state.beneath.slice(1) };
    case "earlier":
      return { ...state, earlier: { ...state.earlier, ...news.lines } };
    case "busy":
      return { ...state, busy: news.busy };
    case "noticed": {
      const told = state.told + 1;
      // Of what can be taken back, only the last is offered.
      const before = state.notices.filter(({ way }) => !way || !news.notice.way);
      const notices = fewest([...before, { ...news.notice, id: told }]);
      return { ...state, told, notices };
    }
    case "dismissed":
      return { ...state, notices: state.notices.filter((n) => n.id !== news.id) };
    case "issued": {
      const others = state.issued.filter((i) => i.seat !== news.issued.seat);
      return { ...state, issued: [...others, news.issued] };
    }
    case "put-away":
      return { ...state, issued: state.issued.filter((i) => i.seat !== news.seat) };
    case "texts":
      return { ...state, texts: state.texts + 1 };
    case "hosted":
      return { ...state, hosted: state.hosted + 1 };
    case "viewed":
      return { ...state, view: { ...state.view, ...news.view } };
  }
}

/**
 * As many as can be looked at: the oldest goes, but nobody who waits for an answer.
 * @param {readonly Notice[]} notices
 * @returns {Notice[]}
 */
function fewest(notices) {
  const over = notices.length - MOST_NOTICES;
  const gone = over > 0 ? notices.filter(({ knock }) => !knock).slice(0, over) : [];
  return notices.filter((one) => !gone.includes(one));
}

/**
 * A text with combatants is here, from a host or a file. It is shown where it can be looked at; what
 * lay there comes after it.
 * @param {State} state
 * @param {string} text
 * @returns {State}
 */
function brought(state, text) {
  if (state.me && state.me.role !== "gm") {
    return change(state, { is: "noticed", notice: { tone: "refused", key: "only-the-gm" } });
  }
  const before = state.brought.trim() && state.brought !== text ? [state.brought] : [];
  const beneath = [...before, ...state.beneath].slice(0, MOST_BENEATH);
  const view = { ...state.view, tab: "setup", dialog: /** @type {const} */ ("") };
  return { ...state, brought: text, beneath, view };
}

/**
 * @param {State} state
 * @param {Synced} answer
 * @param {number} [at] our own time when it came, in milliseconds
 * @returns {State}
 */
function synced(state, answer, at) {
  const { stream, epoch, aseq, doc, me, now } = answer;
  const ahead = at === undefined ? state.ahead : aheadOf(now, at, state.ahead);
  const view =
    stream !== state.stream ? { ...state.view, open: "", picked: undefined } : state.view;
  /** @type {State} */
  const fresh = {
    ...state,
    sync: "none",
    me,
    doc,
    stream,
    epoch,
    aseq,
    earlier: linesBefore(state, doc),
    view,
    ahead,
    held: [],
  };
  return state.held
    .filter((update) => update.stream === stream && update.epoch === epoch)
    .reduce(updated, fresh);
}

/**
 * Only the very next update of our own stream is taken in; a gap asks for everything.
 * @param {State} state
 * @param {Update} update
 * @returns {State}
 */
function updated(state, update) {
  if (state.sync !== "none") return { ...state, held: [...state.held, update].slice(-MOST_HELD) };
  if (update.stream !== state.stream || update.epoch !== state.epoch) return doubt(state);
  if (update.aseq <= state.aseq) return state;
  if (update.aseq !== state.aseq + 1) return doubt(state);
  const doc = /** @type {Doc} */ (merge(state.doc, update.patch));
  return { ...state, doc, aseq: update.aseq, earlier: linesBefore(state, doc) };
}

/**
 * A heartbeat: do both sides have the same document?
 * @param {State} state
 * @param {Beat} beat
 * @returns {State}
 */
function heard(state, beat) {
  if (state.sync !== "none" || !state.doc) return state;
  if (beat.stream !== state.stream || beat.epoch !== state.epoch) return doubt(state);
  if (beat.aseq < state.aseq) return state;
  const agree = beat.aseq === state.aseq && beat.hash === digest(state.doc);
  return agree ? state : doubt(state);
}

/**
 * @param {State} state
 * @returns {State}
 */
function doubt(state) {
  return { ...state, sync: "wanted" };
}

/**
 * The lines that *doc* does not carry: a document holds the last ones only. If there are fewer than
 * before, some were taken back that are no longer ours to read, and all may be numbered anew.
 * @param {State} before
 * @param {Doc} doc
 * @returns {Record<string, Line>}
 */
function linesBefore({ doc: old, earlier }, doc) {
  const [was, is] = [old?.encounter, doc.encounter];
  if (!was || was.id !== is?.id || is.log.told < was.log.told) return {};
  const all = Object.entries({ ...earlier, ...was.log.lines });
  return Object.fromEntries(all.filter(([n]) => !(n in is.log.lines)));
}

/** Holds the state and tells who listens; nothing else ever replaces it. */
export class Store {
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  #state = nothingYet();

  get state() {
    return this.#state;
  }

  /** @param {News} news */
  change(news) {
    const next = change(this.#state, news);
    if (next === this.#state) return;
    this.#state = next;
    // A listener may bring news itself: those after it are told how things stand by then.
    for (const listener of [...this.#listeners]) listener(this.#state);
  }

  /**
   * @param {(state: State) => void} listener
   * @returns {() => void} how to stop listening
   */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
