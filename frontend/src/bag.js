// A bag as it is drawn: its dice by side, what has come out of it, how likely what comes next is.

/** @import { Board, Chance, Encounter, Pool, Token } from "./messages.d.ts" */

/**
 * @typedef {object} Lot the pools of one side
 * @property {string} side "" where nobody owns them
 * @property {Pool[]} pools
 * @property {number} left
 * @property {number} of
 */
/**
 * @typedef {object} Prospect the chances of one side
 * @property {string} side
 * @property {Chance | undefined} next
 * @property {Map<number, Chance>} within by how many draws
 * @property {Map<string, Chance>} tones the next one's, by colour
 */
/**
 * @typedef {object} Odds
 * @property {Prospect[]} sides
 * @property {number[]} draws for which there are chances, more than one each
 * @property {string[]} tones
 * @property {Chance[]} others that belong to no side
 */

/**
 * @param {readonly Pool[]} pools
 * @returns {Lot[]}
 */
export function lots(pools) {
  /** @type {Map<string, Lot>} */
  const bySide = new Map();
  for (const pool of pools) {
    const { side = "", left, of } = pool;
    const lot = bySide.get(side) ?? { side, pools: [], left: 0, of: 0 };
    bySide.set(side, { side, pools: [...lot.pools, pool], left: lot.left + left, of: lot.of + of });
  }
  return [...bySide.values()];
}

/**
 * @param {readonly Chance[]} chances
 * @returns {Odds}
 */
export function odds(chances) {
  /** @type {Map<string, Prospect>} */
  const sides = new Map();
  /** @type {Chance[]} */
  const others = [];
  for (const chance of chances) {
    const { side, tone, draws = 1 } = chance;
    if (!side) {
      others.push(chance);
      continue;
    }
    const one = sides.get(side) ?? { side, next: undefined, within: new Map(), tones: new Map() };
    sides.set(side, one);
    if (tone) one.tones.set(tone, chance);
    else one.within.set(draws, chance);
    if (!tone && draws === 1) one.next ??= chance;
  }
  const all = [...sides.values()];
  /** @template T @param {(one: Prospect) => Iterable<T>} keys */
  const every = (keys) => [...new Set(all.flatMap((one) => [...keys(one)]))];
  const draws = every((one) => one.within.keys()).sort((a, b) => a - b);
  return { sides: all, draws, tones: every((one) => one.tones.keys()), others };
}

/**
 * What has come out for *who*.
 * @param {Encounter} encounter
 * @param {string} who
 * @returns {Token[]}
 */
export const tokensOf = ({ board }, who) =>
  who ? (board.tokens ?? []).filter((token) => token.who === who) : [];

/**
 * Whether there is anything in, of or about a bag.
 * @param {Board} board
 */
export const hasBag = ({ pools, tokens, chances }) =>
  pools.length + tokens.length + ofDraws(chances).length > 0;

/**
 * The chances of what comes next; those of somebody stand with them.
 * @param {readonly Chance[]} chances
 */
export const ofDraws = (chances) => chances.filter(({ who }) => !who);
