// How long the turns took, by person and by combatant, as the panel of times shows them.

/** @import { Doc, PaceAnswer, Times } from "./messages.d.ts" */

/**
 * @typedef {object} Line
 * @property {string} id of a combatant or a seat
 * @property {string} name "" for the GM
 * @property {number} turns
 * @property {number} seconds in all
 * @property {number} longest
 * @property {number} waited the longest wait
 * @property {number} permille of the time that turns took
 * @property {number} bar the same, so that the longest bar is 1000
 */
/** @typedef {{ round: number, seconds: number, bar: number }} Round */

const WHOLE = 1000;

/**
 * @param {Record<string, Times>} times
 * @param {(id: string) => string | undefined} nameOf undefined for whom we no longer know
 * @returns {Line[]} those who took longest first
 */
function lines(times, nameOf) {
  const known = Object.entries(times).flatMap(([id, one]) => {
    const name = nameOf(id);
    return name === undefined ? [] : [{ id, name, ...one }];
  });
  const all = known.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(1, ...known.map(({ seconds }) => seconds));
  return known
    .map(({ id, name, turns, seconds, longest, waited }) => {
      const permille = all ? Math.round((WHOLE * seconds) / all) : 0;
      const bar = Math.round((WHOLE * seconds) / most);
      return { id, name, turns, seconds, longest, waited, permille, bar };
    })
    .sort((a, b) => b.seconds - a.seconds);
}

/**
 * The times of *answer*, with the names that *doc* has for them.
 * @param {PaceAnswer} answer
 * @param {Doc} doc
 * @returns {{ played: number, rounds: Round[], combatants: Line[], players: Line[] }}
 */
export function pacesOf({ played, rounds, combatants, players }, { table, encounter }) {
  const byRound = Object.entries(rounds)
    .map(([round, seconds]) => ({ round: Number(round), seconds }))
    .filter(({ round }) => round > 0)
    .sort((a, b) => a.round - b.round);
  const most = Math.max(1, ...byRound.map(({ seconds }) => seconds));
  const seats = Object.keys(players);
  return {
    played,
    rounds: byRound.map((one) => ({ ...one, bar: Math.round((WHOLE * one.seconds) / most) })),
    combatants: lines(combatants, (id) => encounter?.figures[id]?.name),
    // One person alone takes all the time there is: nothing to compare.
    players:
      seats.length > 1 ? lines(players, (seat) => (seat ? (table.people[seat] ?? "?") : "")) : [],
  };
}
