// What the title of the page says, for whoever has it open behind another.

/** @import { Preferences } from "./preferences.js" */
/** @import { State } from "./state.js" */
/** @import { Texts } from "./text.js" */

import { callsIn } from "./cues.js";
import { deciding } from "./figures.js";

const MARKS = { turn: "\u25cf", asked: "\u25cf", next: "\u25cb" }; // a full and an empty disc

/**
 * @param {Pick<State, "doc" | "preferences">} state
 * @param {Texts} text
 * @returns {string}
 */
export function titleOf({ doc, preferences }, text) {
  const { encounter } = doc ?? {};
  const called = preferences.badge ? calledIn(encounter, preferences) : undefined;
  if (called) {
    const name = encounter?.figures[called.who].name ?? "";
    return `${MARKS[called.kind]} ${text.say(`ui-called-${called.kind}`, { name })} \u00b7 Rondel`;
  }
  return encounter ? `${text.label(encounter.board.headline)} \u00b7 Rondel` : "Rondel";
}

/**
 * @param {Parameters<typeof callsIn>[0]} encounter
 * @param {Preferences} preferences whom they do not want to be called for is not marked either
 */
function calledIn(encounter, preferences) {
  const calls = callsIn(encounter);
  if (encounter) calls.turn = calls.turn.filter((who) => deciding(encounter).includes(who));
  const kind = /** @type {const} */ (["turn", "asked", "next"]).find(
    (k) => preferences[k] && calls[k].length,
  );
  return kind && { kind, who: calls[kind][0] };
}
