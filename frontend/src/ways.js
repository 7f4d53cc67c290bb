// Where else a press leads: what the panels hold beside what is on offer. So that all of it is found
// by its words, too, and can have a key.

/** @import { Doc, Me } from "./messages.d.ts" */
/** @import { Host } from "./hosts/host.js" */
/** @import { View } from "./state.js" */

import { knowsTimes } from "./attention.js";
import { rowIds, waitedFor } from "./figures.js";
import { hostName } from "./hosts/names.js";
import { EVERYTHING } from "./log.js";

/** @typedef {"log" | "setup" | "rules" | "table" | "order"} Tab */
/**
 * @typedef {object} Way
 * @property {string} deed for its key: "way/" and the keys of its words
 * @property {[key: string, params?: Record<string, string>][]} words
 * @property {string} [about] the name of whom or what it is about
 * @property {string} [id] tells it from others of its deed
 * @property {boolean} [spread] one of many that differ by what they are about only
 * @property {Partial<View>} [look]
 * @property {Tab} [tab] where *path* is
 * @property {readonly string[]} [path] selectors, each within what the one before it found
 * @property {boolean} [press] else it gets the focus
 * @property {string} [managed] the encounter about which more is to be seen
 * @property {string} [flips] a switch of the host's
 * @property {boolean} [help] whether it opens the pages about how Rondel comes to where one plays
 * @property {boolean} [letters] whether it switches the single letters
 */

/**
 * @param {string[]} keys
 * @param {Partial<Way>} how
 * @returns {Way}
 */
const way = (keys, how) => ({
  deed: ["way", ...keys].join("/"),
  words: keys.map((key) => [key]),
  ...how,
});

/**
 * @typedef {object} Where
 * @property {Doc} doc
 * @property {Me | undefined} me
 * @property {View} view
 * @property {Host} host
 * @property {string} brought a list that waits to be looked at
 * @property {boolean} invites whether the link to join is known here
 * @property {boolean} leads whether the host's room leads here
 */

/**
 * All ways that there are now.
 * @param {Where} where
 * @returns {Way[]}
 */
export const ways = (where) => [
  ...ofLog(where),
  ...ofOwn(where),
  ...(where.me?.role === "gm" ? [...ofLists(where), ...ofTable(where), ...ofDoor(where)] : []),
];

/** @param {Where} where @returns {Way[]} */
function ofLog({ doc: { encounter } }) {
  if (!encounter) return [];
  const tab = /** @type {const} */ ("log");
  /** @param {string} name */
  const pressed = (name) => ({ tab, path: ["rondel-log", `[data-does=${name}]`], press: true });
  const first = Math.min(...Object.keys(encounter.log.lines).map(Number));
  const rows = new Set(rowIds(encounter).map((id) => encounter.board.slots[id]?.who ?? id));
  return [
    way(["ui-log-search"], { tab, path: ["rondel-log", "[type=search]"] }),
    ...(first > 1 ? [way(["ui-log", "ui-log-earlier"], pressed("earlier"))] : []),
    way(["ui-log", "ui-log-as-text"], pressed("text")),
    way(["ui-log", "ui-log-as-json"], pressed("json")),
    ...[...rows].flatMap((who) => {
      const about = encounter.figures[who]?.name;
      const look = { tab, log: { ...EVERYTHING, who } };
      return about ? [way(["ui-in-the-log"], { about, id: who, spread: true, look })] : [];
    }),
    ...(encounter.board.moment
      ? [
          way(["ui-plan-list"], {
            tab: "order",
            path: ["rondel-plan", ".listing"],
            press: true,
          }),
        ]
      : []),
  ];
}

/** What is everybody's own affair. @param {Where} where @returns {Way[]} */
function ofOwn({ doc, me, view, host }) {
  const timed = knowsTimes(doc);
  const called = me?.role === "player" || timed;
  return [
    ...(timed ? [way(["ui-time"], { look: { dialog: "times" } })] : []),
    ...(called ? [way(["ui-preferences"], { look: { dialog: "preferences" } })] : []),
    way(["ui-language"], { tab: "rules", path: ["rondel-language", "#language"] }),
    way(["ui-keys-on"], { letters: !view.keys }),
    ...(host.can.has("switches") ? host.switches : []).map(({ name }) => {
      const words = /** @type {Way["words"]} */ ([
        ["ui-host-switches", { host: hostName(host.hello.kind) }],
        [`host-switch-${name}`],
      ]);
      return { deed: `way/ui-host-switches/host-switch-${name}`, words, flips: name };
    }),
  ];
}

/** Lists in, and out. @param {Where} where @returns {Way[]} */
function ofLists({ doc, brought, host }) {
  const { encounter, table } = doc;
  const tab = /** @type {const} */ ("setup");
  const empty = !brought.trim();
  /** @type {Way[]} */
  const all = [];
  if (encounter || !empty)
    all.push(way(["ui-gather"], { tab, path: ["rondel-setup", "rondel-gather", "#text"] }));
  if (encounter && empty) {
    const path = ["rondel-setup", "rondel-gather", "[data-does=file]"];
    all.push(way(["ui-gather", "ui-gather-file"], { tab, path, press: true }));
  }
  if (encounter && empty && host.can.has("tokens")) {
    const params = { host: hostName(host.hello.kind) };
    const path = ["rondel-setup", "rondel-gather", "rondel-from-host", "button"];
    all.push({
      ...way(["ui-from-host"], { tab, path, press: true }),
      words: [["ui-from-host", params]],
    });
  }
  if (encounter && !Object.keys(encounter.figures).length) {
    const path = ["rondel-setup", "rondel-demo", "button"];
    all.push(way(["ui-demo"], { tab, path, press: true }));
  }
  const path = ["rondel-encounters", "[data-does=import]"];
  all.push(way(["ui-import"], { tab: "table", path, press: true }));
  const ids = Object.keys(table.encounters);
  const looked = encounter?.id ?? ids[0];
  for (const id of ids) {
    const { name: about } = table.encounters[id];
    const more = {
      about,
      id,
      managed: id,
      tab: /** @type {const} */ ("table"),
      spread: id !== looked,
    };
    for (const one of ["roll20", "sheet", "list", "all"]) {
      const path = ["rondel-encounters", "rondel-outward", `[data-does=${one}]`];
      all.push(way(["ui-out", `ui-out-${one}`], { ...more, path, press: true }));
    }
    const path = ["rondel-encounters", "rondel-outward", "[type=checkbox]"];
    all.push(way(["ui-out", "ui-out-hidden"], { ...more, path }));
  }
  return all;
}

/** The other panels of the table. @param {Where} where @returns {Way[]} */
function ofTable({ doc }) {
  const { people, frames = [], seats = {} } = doc.table;
  const tab = /** @type {const} */ ("table");
  const waited = waitedFor(doc).filter(({ controller }) => seats[controller]?.online);
  return [
    ...waited.map(({ controller: id }) => {
      const path = ["rondel-head", "rondel-deciders", `[data-seat="${id}"]`];
      const name = people[id] ?? "";
      return { deed: "way/ui-remind", id, words: word("ui-remind", { name }), path, press: true };
    }),
    way(["ui-help"], { help: true }),
    way(["ui-encounters"], { tab, path: ["rondel-encounters", "h2"] }),
    way(["ui-people"], { tab, path: ["rondel-people", "h2"] }),
    way(["ui-watch"], { tab, path: ["rondel-watching", "h2"] }),
    way(["ui-frames"], { tab, path: ["rondel-door", "rondel-frames", "#origin"] }),
    ...frames.map((origin) => {
      const path = ["rondel-door", "rondel-frames", `[data-origin="${origin}"]`];
      const words = word("ui-frames-remove", { origin });
      return { deed: "way/ui-frames-remove", id: origin, words, tab, path, press: true };
    }),
  ];
}

/** @param {string} key @param {Record<string, string>} params @returns {Way["words"]} */
const word = (key, params) => [[key, params]];

/** @param {Where} where @returns {Way[]} */
function ofDoor({ doc, host, invites, leads }) {
  const tab = /** @type {const} */ ("table");
  const all = [way(["ui-door"], { tab, path: ["rondel-door", "h2"] })];
  if (doc.table.door && invites) {
    const copies = { tab, path: ["rondel-door", "rondel-link", "button"], press: true };
    all.push(way(["ui-join-link", "ui-copy"], copies));
    const code = { tab, path: ["rondel-door", "[data-does=code]"], press: true };
    all.push(way(["ui-door", "ui-join-qr"], code));
  }
  if (doc.table.door && host.can.has("room") && !leads) {
    const path = ["rondel-door", "[data-does=lead]"];
    all.push(way(["ui-room-lead-here"], { tab, path, press: true }));
  }
  return all;
}
