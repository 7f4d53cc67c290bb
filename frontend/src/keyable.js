// What can have a key, by names that tell one from another.

/** @import { Entry } from "./palette.js" */
/** @import { Keys } from "./shortcuts.js" */
/** @import { Texts } from "./text.js" */

import { DEFAULTS } from "./shortcuts.js";

const MISSING = /\{\s*\$[\w-]+\s*\}/g; // a number that only an offer has

/**
 * The words of every command that somebody may ever give under a system, as keys, by its kind.
 * @param {string} base
 * @param {string} slug
 * @param {boolean} gm
 * @returns {Promise<Record<string, string>>} without any, if they do not come
 */
export async function fetchCommands(base, slug, gm) {
  try {
    const whose = gm ? "" : "/player";
    const answer = await fetch(`${base}/commands/${encodeURIComponent(slug)}${whose}.json`);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/**
 * What an entry is about, where its words alone do not say it.
 * @param {Entry} entry
 * @returns {string} the key of its word
 */
function ofWhat({ drawn, table }) {
  const { fields = {}, kind = "" } = drawn?.offer ?? {};
  if (table) {
    if (fields.encounter) return "field-encounter";
    return fields.seat ? "field-seat" : fields.knock ? "ui-door" : "ui-tab-table";
  }
  return kind === "Permit" ? "ui-players-may" : fields.who ? "group-manage" : "";
}

/**
 * @param {Entry} entry
 * @param {Texts} text
 * @returns {string} "" for what has no words of its own
 */
function wordsOf({ deed, drawn, what = "" }, text) {
  if (!drawn) return what;
  const [, , ...fixed] = deed.split("/");
  const words = [text.label(drawn.offer.label), ...fixed.map((key) => text.say(key))];
  return [...new Set(words)].join(": ");
}

/**
 * @param {object} known
 * @param {readonly Entry[]} known.entries what can be done now
 * @param {Keys} known.keys
 * @param {Keys} known.own those that were changed
 * @param {Record<string, string>} known.all the words of every command that they may ever give, by
 *   its kind
 * @param {Texts} text
 * @returns {[deed: string, words: string][]} what has a key comes first
 */
export function keyable({ entries, keys, own, all }, text) {
  /** @type {Map<string, { words: string, of: string, always: boolean }>} */
  const named = new Map();
  for (const entry of entries) {
    const words = wordsOf(entry, text);
    const of = ofWhat(entry);
    const always = Boolean(entry.table) || of === "ui-players-may";
    if (words && !named.has(entry.deed)) named.set(entry.deed, { words, of, always });
  }
  /** @param {string} deed @param {string} key */
  const add = (deed, key) => {
    const words = text.say(key).replace(MISSING, "\u2026");
    if (!named.has(deed)) named.set(deed, { words, of: "", always: false });
  };
  // Also what has lost the key that it has by default: it may be given another.
  for (const deed of Object.keys(keys)) {
    const [kind, key] = deed.split("/");
    if (key && (kind in all || deed in own)) add(deed, key);
  }
  const kinds = new Set([...named.keys(), ...Object.keys(DEFAULTS)].map((d) => d.split("/")[0]));
  for (const [kind, key] of Object.entries(all)) {
    if (!kinds.has(kind) && text.has(key)) add(`${kind}/${key}`, key);
  }
  const said = [...named.values()].map(({ words }) => words);
  const twice = new Set(said.filter((words, i) => said.indexOf(words) !== i));
  /** @type {[string, string][]} */
  const list = [...named].map(([deed, { words, of, always }]) => [
    deed,
    of && (always || twice.has(words))
      ? text.say("ui-for-whom", { name: text.say(of), what: words })
      : words,
  ]);
  return list.sort(([a], [b]) => Number(Boolean(keys[b])) - Number(Boolean(keys[a])));
}
