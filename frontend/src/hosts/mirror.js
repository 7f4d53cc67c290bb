// What a host may show of the fight on its own map. A GM's document alone is mirrored: whoever else
// sees less of it, and two writers would undo each other's work.

/** @import { Doc, Encounter } from "../messages.d.ts" */
/** @import { State } from "../state.js" */
/** @import { Texts } from "../text.js" */
/** @import { Mark, Shown } from "./host.js" */

import { callsIn } from "../cues.js";
import { rowIds } from "../figures.js";

const MINE = "!"; // on the badge: it is my turn, or I am asked
/** @type {Shown} */
const NOTHING = { round: 0, headline: "", order: [] };

/**
 * The fight that everybody sees, as this GM sees it.
 * @param {Doc | undefined} doc
 * @param {Texts} text
 * @returns {Shown | undefined} undefined where it is not ours to tell, or is not looked at just now
 */
export function shownOf(doc, text) {
  if (doc?.table.role !== "gm") return undefined;
  const { encounter, table } = doc;
  const isShown = encounter && table.encounters[encounter.id]?.shown;
  if (!isShown) return Object.values(table.encounters).some((e) => e.shown) ? undefined : NOTHING;
  return {
    round: encounter.round,
    headline: text.label(encounter.board.headline),
    order: orderOf(encounter),
  };
}

/**
 * @param {Encounter} encounter
 * @returns {Mark[]}
 */
function orderOf({ board, figures, ...rest }) {
  const { order, slots } = board;
  const acting = new Set(order.filter((id) => slots[id]?.active).map((id) => slots[id].who));
  const ids = rowIds({ board, figures, ...rest }).map((id) => slots[id]?.who ?? id);
  return [...new Set(ids)]
    .filter((id) => id in figures)
    .map((id) => {
      const { key = "", name, hidden = false, fallen = false } = figures[id];
      return { id, key, name, active: acting.has(id), hidden, fallen };
    });
}

/**
 * What stands on the button that opens us there: how many wait to be let in or that I am waited
 * for, else the round.
 * @param {Pick<State, "doc">} state
 * @returns {string} "" for nothing
 */
export function badgeOf({ doc }) {
  const { encounter } = doc ?? {};
  // Only GMs are told who knocks, and nothing else tells them while we are shut.
  const knocks = Object.keys(doc?.table.knocks ?? {}).length;
  if (knocks) return `+${knocks}`;
  const { turn, asked } = callsIn(encounter);
  if (doc?.table.role === "player" && turn.length + asked.length) return MINE;
  return encounter?.stage === "running" && encounter.round ? String(encounter.round) : "";
}
