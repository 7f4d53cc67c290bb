// Who is in the encounter, as the overlay groups and marks them.

/** @import { Doc, Encounter, Figure, Label, Prompt } from "./messages.d.ts" */

const MOST_LETTERS = 3; // of a side in its mark
const TINTS = 6; // colours for sides; from the seventh on they come again, the letters do not

/** @typedef {{ tint: number, letters: string }} SideMark */

/**
 * A colour and letters for each side, in the order in which they joined; a side of which there are
 * dice only comes after them.
 * @param {Encounter} encounter
 * @returns {Map<string, SideMark>}
 */
export function sideMarks(encounter) {
  const figures = Object.values(encounter.figures).sort((a, b) => a.n - b.n);
  const owners = (encounter.board.pools ?? []).map(({ side = "" }) => side).filter(Boolean);
  const sides = [...new Set([...figures.map((figure) => figure.side), ...owners])];
  /** @param {string} side @param {number} count */
  const start = (side, count) => [...side].slice(0, count).join("").toUpperCase();
  return new Map(
    sides.map((side, i) => {
      const others = sides.filter((other) => other !== side);
      /** @param {number} count */
      const tells = (count) => others.every((other) => start(other, count) !== start(side, count));
      const count = [1, 2].find(tells) ?? MOST_LETTERS;
      return [side, { tint: i % TINTS, letters: start(side, count) }];
    }),
  );
}

/**
 * The rows of the order: the board's own, then those who have no place in it.
 * @param {Encounter} encounter
 * @returns {string[]} ids of slots and of combatants
 */
export function rowIds(encounter) {
  const { order, slots } = encounter.board;
  const placed = new Set(order.map((id) => slots[id]?.who ?? id));
  const rest = Object.entries(encounter.figures)
    .filter(([id]) => !placed.has(id))
    .sort(([, a], [, b]) => a.n - b.n)
    .map(([id]) => id);
  return [...order, ...rest];
}

/**
 * The combatants of this seat, in the order of the board.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function mine(encounter) {
  const rows = rowIds(encounter).map((id) => encounter.board.slots[id]?.who ?? id);
  return [...new Set(rows)].filter((id) => encounter.figures[id]?.mine);
}

/**
 * Those who act now, in the order of the board.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function active(encounter) {
  const { order, slots } = encounter.board;
  const ids = order.filter((id) => slots[id]?.active).map((id) => slots[id].who ?? "");
  return [...new Set(ids)].filter((id) => id in encounter.figures);
}

/**
 * Those of them who have something to do: others, or the GM, may have to do something first.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
export function deciding(encounter) {
  const { prompts } = encounter.board;
  const asked = prompts.flatMap(({ about }) => about);
  return active(encounter).filter((who) => !prompts.length || asked.includes(who));
}

/** @typedef {{ controller: string, figures: Figure[] }} Waited */

/**
 * The people whom the encounter waits for, "" among them for the GM.
 * @param {Doc} doc
 * @returns {Waited[]}
 */
export function waitedFor({ encounter }) {
  return encounter ? askedBy(encounter, encounter.board.prompts) : [];
}

/**
 * The same by what it waits for: whoever is asked something else is named apart.
 * @param {Doc} doc
 * @returns {{ label: Label, people: Waited[] }[]}
 */
export function askedIn({ encounter }) {
  if (!encounter) return [];
  /** @type {Map<string, Prompt[]>} */
  const questions = new Map();
  for (const prompt of encounter.board.prompts) {
    const said = JSON.stringify(prompt.label);
    questions.set(said, [...(questions.get(said) ?? []), prompt]);
  }
  return [...questions.values()].map((prompts) => ({
    label: prompts[0].label,
    people: askedBy(encounter, prompts),
  }));
}

/**
 * @param {Encounter} encounter
 * @param {readonly Prompt[]} prompts
 * @returns {Waited[]}
 */
function askedBy(encounter, prompts) {
  /** @type {Map<string, Figure[]>} */
  const people = new Map();
  for (const prompt of prompts) {
    const figures = prompt.about.map((id) => encounter.figures[id]).filter(Boolean);
    if (!prompt.about.length) people.set("", people.get("") ?? []);
    for (const figure of figures) {
      const controller = figure.controller ?? "";
      people.set(controller, [...(people.get(controller) ?? []), figure]);
    }
  }
  return [...people].map(([controller, figures]) => ({ controller, figures }));
}
