// When a player is called: their turn has come, they are asked something, they are next. Whoever
// else acts is no business of theirs, and what is undone calls nobody.

/** @import { Doc, Encounter } from "./messages.d.ts" */

/** @typedef {"turn" | "asked" | "next" | "reminder"} CueKind */
/** @typedef {{ kind: CueKind, who: string }} Cue */
/** @typedef {Record<"turn" | "asked" | "next", string[]>} Calls ids of combatants by what calls them */

const KINDS = /** @type {const} */ (["turn", "asked", "next"]); // what weighs most comes first

/**
 * Whom of this seat's own the encounter calls now. Nobody is called for the sake of one whom others
 * do not see: a sound at the table would tell of them.
 * @param {Encounter | undefined} encounter
 * @returns {Calls}
 */
export function callsIn(encounter) {
  if (encounter?.stage !== "running") return { turn: [], asked: [], next: [] };
  const { figures, board } = encounter;
  /** @param {string | undefined} who */
  const mine = (who) => Boolean(who && figures[who]?.mine && !figures[who].hidden);
  const turn = board.order.map((id) => board.slots[id]).filter((slot) => slot?.active);
  const acting = new Set(turn.map(({ who }) => who));
  // What any of them may do, such as drawing for all, nobody in particular has to do.
  const theirs = board.prompts.filter(({ anybody }) => !anybody);
  const asked = theirs.flatMap(({ about }) => about).filter((who) => !acting.has(who));
  const next = [nextIn(encounter)].filter((who) => !acting.has(who) && !asked.includes(who));
  return {
    turn: /** @type {string[]} */ ([...acting].filter(mine)),
    asked: [...new Set(asked.filter(mine))],
    next: next.filter(mine),
  };
}

/**
 * Who follows upon those who act; "" where nobody acts, or where places in the order have no
 * numbers and so do not say who comes next.
 * @param {Encounter} encounter
 * @returns {string}
 */
function nextIn({ board: { order, slots } }) {
  const last = order.map((id) => Boolean(slots[id]?.active)).lastIndexOf(true);
  if (last < 0) return "";
  const id = order.slice(last + 1).find((id) => slots[id]?.pip === "waiting");
  const slot = id === undefined ? undefined : slots[id];
  return slot?.at === undefined ? "" : (slot.who ?? "");
}

/**
 * Who is asked what.
 * @param {Encounter} encounter
 */
const questions = ({ board }) =>
  board.prompts.flatMap(({ about, anybody, label }) =>
    anybody ? [] : about.map((who) => who + JSON.stringify(label)),
  );

/**
 * The one call that *after* brings and *before* did not have.
 * @param {Doc | undefined} before
 * @param {Doc | undefined} after
 * @returns {Cue | undefined}
 */
export function cueFor(before, after) {
  const [was, is] = [before?.encounter, after?.encounter];
  if (after?.table.role !== "player" || !was || !is || was.id !== is.id) return undefined;
  if (wentBack(was, is)) return undefined;
  const [old, now] = [callsIn(was), callsIn(is)];
  const known = questions(was);
  const others = questions(is).filter((question) => !known.includes(question));
  for (const kind of KINDS) {
    const who = now[kind].find(
      (id) =>
        !old[kind].includes(id) ||
        (kind === "asked" && others.some((question) => question.startsWith(`${id}{`))),
    );
    if (who) return { kind, who };
  }
  return undefined;
}

/**
 * Whether something was undone or redone in between: it strikes lines of the log, or frees them, or
 * takes away what is no longer ours to read.
 * @param {Encounter} was
 * @param {Encounter} is
 */
export function wentBack(was, is) {
  if (is.log.told < was.log.told) return true;
  return Object.entries(is.log.lines).some(([n, { undone }]) => {
    const line = was.log.lines[n];
    return line && Boolean(line.undone) !== Boolean(undone);
  });
}

/**
 * The round that is over, "end" for the fight: what people may like to know the length of.
 * @param {Doc | undefined} before
 * @param {Doc | undefined} after
 * @returns {number | "end" | undefined}
 */
export function endedIn(before, after) {
  const [was, is] = [before?.encounter, after?.encounter];
  if (!was || !is || was.id !== is.id || was.stage !== "running") return undefined;
  if (wentBack(was, is)) return undefined;
  if (is.stage === "ended") return "end";
  return is.stage === "running" && was.round > 0 && is.round === was.round + 1
    ? was.round
    : undefined;
}
