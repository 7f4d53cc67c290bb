// What the palette lists beside what is on offer in an encounter: the table's own, and where the
// panels hold something. Such a panel comes to be seen, and what is looked for there gets the focus,
// or is pressed as by hand.

/** @import { Doc, Me } from "../messages.d.ts" */
/** @import { Entry } from "../palette.js" */
/** @import { App } from "./piece.js" */
/** @import { Way } from "../ways.js" */
/** @import { RondelEncounters } from "./encounters.js" */
/** @import { RondelOverlay } from "./overlay.js" */

import { linkToJoin, roomLeads } from "../door.js";
import { GATHER, hasWords } from "../gather-texts.js";
import { after } from "../later.js";
import { helpAt } from "../link.js";
import { tabled } from "../tabled.js";
import { fetchPart } from "../texts.js";
import { ways } from "../ways.js";
import { keepKeys } from "./keyboard.js";

const PAUSE = 50; // milliseconds between looks for a part that is still on its way
const MOST_LOOKS = 80;

/**
 * Fetches the words that only GMs need.
 * @param {App} app
 */
export async function prepare({ store, text }) {
  if (store.state.me?.role === "gm") await fetchPart(text, GATHER);
}

/**
 * All ways as entries of the palette, as soon as there are words for them.
 * @param {RondelOverlay} overlay
 * @returns {Entry[]}
 */
export function waysOf(overlay) {
  const { doc, me } = overlay.app.store.state;
  if (me?.role !== "gm") return all(overlay);
  const ways = hasWords(overlay.app) ? all(overlay) : [];
  return doc ? [...ways, ...ofTable(overlay.app, doc, me)] : ways;
}

/**
 * The other encounters, and what may be done with the table.
 * @param {App} app
 * @param {Doc} doc
 * @param {Me} me
 * @returns {Entry[]}
 */
function ofTable({ text }, doc, me) {
  const others = Object.entries(doc.table.encounters)
    .filter(([id]) => id !== doc.encounter?.id)
    .map(([id, { name }]) => ({
      id: `open/${id}`,
      deed: "open",
      words: text.say("ui-open-encounter", { name }),
      opens: id,
    }));
  const table = tabled(doc, me, (one, about) => {
    const what = text.label(one.offer.label);
    return about ? text.say("ui-for-whom", { name: about, what }) : what;
  });
  return [...others, ...table];
}

/**
 * @param {RondelOverlay} overlay
 * @returns {Entry[]}
 */
function all(overlay) {
  const { app } = overlay;
  const { doc, me, view, brought } = app.store.state;
  if (!doc) return [];
  const where = {
    ...{ doc, me, view, brought, host: app.host },
    invites: Boolean(linkToJoin(app)),
    leads: roomLeads(app) === "here",
  };
  return ways(where).map((one) => {
    const { deed, id = "", about, spread } = one;
    const what = one.words.map(([key, params]) => app.text.say(key, params)).join(": ");
    const words = about ? app.text.say("ui-for-whom", { name: about, what }) : what;
    return { id: `${deed}@${id}`, deed, words, what, spread, go: () => go(overlay, one) };
  });
}

/**
 * @param {RondelOverlay} overlay
 * @param {Way} way
 */
async function go(overlay, { look, tab, path, press, managed, flips, help, letters }) {
  const { app } = overlay;
  if (help) {
    const { host, seat, text } = app;
    open(helpAt(seat.base, text.lang, host.hello.kind), "_blank", "noopener");
  }
  if (look || tab) app.store.change({ is: "viewed", view: look ?? { tab } });
  if (letters !== undefined) keepKeys(app, { keys: letters });
  if (flips !== undefined) {
    const now = app.host.switches.find(({ name }) => name === flips);
    app.host.flip(flips, !now?.on);
    app.store.change({ is: "hosted" });
  }
  if (managed) {
    // It is the GMs' part, and so is no class to be known by here.
    const part = await found(overlay, ["rondel-encounters"]);
    /** @type {RondelEncounters | undefined} */ (part)?.manage(managed);
  }
  const target = path && (await found(overlay, path));
  if (!target) return;
  // A heading is no place for the focus but when somebody is led there.
  if (target.matches("h2")) target.tabIndex = -1;
  target.scrollIntoView({ block: press ? "nearest" : "start" });
  target.focus();
  if (press) target.click();
}

/**
 * What *path* leads to, once it is there.
 * @param {RondelOverlay} overlay
 * @param {readonly string[]} path
 * @returns {Promise<HTMLElement | undefined>}
 */
async function found(overlay, path) {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await overlay.updateComplete;
    const target = within(overlay, path);
    // Part of a panel that is still being fetched cannot do anything yet.
    if (target?.matches(":defined")) return target;
    await new Promise((wake) => after(PAUSE, () => wake(undefined)));
  }
  return undefined;
}

/**
 * @param {HTMLElement} whole
 * @param {readonly string[]} path
 * @returns {HTMLElement | null | undefined}
 */
function within(whole, path) {
  /** @type {HTMLElement | null | undefined} */
  let target = whole;
  for (const selector of path) target = target?.shadowRoot?.querySelector(selector);
  return target;
}
