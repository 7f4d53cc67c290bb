// What a combat of Foundry's lacks to stand as Rondel does. Foundry sorts by initiative, the highest
// first; so ranks are written there, whatever the order was made from.

/**
 * @typedef {object} Mark one combatant of Rondel's, as the panel tells of them
 * @property {string} key
 * @property {boolean} active
 * @property {boolean} [hidden] from Rondel's players
 */
/** @typedef {{ round: number, order: readonly Mark[] }} Shown */
/**
 * @typedef {object} Fighter a combatant of Foundry's, as much as is read of it here
 * @property {string | null} id
 * @property {string | null} [tokenId]
 * @property {string | null} [sceneId]
 * @property {number | null} initiative
 * @property {boolean} [hidden] from Foundry's players
 */

const MOST = 1000; // combatants
const LONGEST = 300; // characters of a key

/**
 * What a panel told, as far as it makes sense; undefined if it does not.
 * @param {unknown} said
 * @returns {Shown | undefined}
 */
export function shownOf(said) {
  if (!said || typeof said !== "object") return undefined;
  const { round, order } = /** @type {Record<string, unknown>} */ (said);
  if (!Number.isSafeInteger(round) || !Array.isArray(order) || order.length > MOST) return;
  return { round: Number(round), order: order.flatMap(markOf) };
}

/**
 * @param {unknown} said
 * @returns {Mark[]} none for what is no mark
 */
function markOf(said) {
  if (!said || typeof said !== "object") return [];
  const { key, active, hidden } = /** @type {Record<string, unknown>} */ (said);
  if (typeof key !== "string" || key.length > LONGEST) return [];
  return [{ key, active: active === true, hidden: hidden === true }];
}

/**
 * The keys by which Rondel may know *fighter*. Never by actor or name: two tokens of one actor are
 * two who fight.
 * @param {Fighter} fighter
 * @param {string | null | undefined} scene of the combat
 */
export function keysOf({ id, tokenId, sceneId }, scene) {
  const byToken = tokenId ? [`foundry:${sceneId || scene || "-"}:${tokenId}`] : [];
  return [...byToken, `foundry:combatant:${id}`];
}

/**
 * Those of *fighters* that Rondel knows, in its order, each once; and who of them acts. Whom only
 * Rondel hides is not among them, for Foundry's players see what is written about them; *unseen*
 * says that such a one acts, and nobody whom all see.
 * @param {Shown} shown
 * @param {Iterable<Fighter>} fighters
 * @param {string | null | undefined} scene of the combat
 */
export function matched({ order }, fighters, scene) {
  /** @type {Map<string, Fighter>} */
  const byKey = new Map();
  for (const fighter of fighters) {
    for (const key of keysOf(fighter, scene)) byKey.set(key, fighter);
  }
  const tells = (/** @type {Mark} */ { key, hidden }) => !hidden || byKey.get(key)?.hidden;
  const there = new Set(order.filter(tells).flatMap(({ key }) => byKey.get(key) ?? []));
  const active = order.filter((mark) => mark.active);
  const seen = active.filter(({ hidden }) => !hidden);
  const acting = new Set((seen.length ? seen : active).map(({ key }) => key));
  const [only] = acting;
  return {
    order: [...there],
    acting: acting.size === 1 ? byKey.get(only ?? "") : undefined,
    unseen: !seen.length && !active.every(tells),
  };
}

/**
 * The updates after which *order*, as Foundry sorts, stands as given. Whoever has the right rank
 * already is not among them.
 * @param {readonly Fighter[]} order
 */
export const rankUpdates = (order) =>
  ranksOf(order).flatMap((rank, n) => {
    const { id, initiative } = order[n];
    return id && initiative !== rank ? [{ _id: id, initiative: rank }] : [];
  });

/**
 * Those whom players see count down to 1 without a gap, from which they could tell that somebody is
 * hidden; the hidden ones stand between.
 * @param {readonly Fighter[]} order
 */
function ranksOf(order) {
  let rank = order.filter(({ hidden }) => !hidden).length + 1;
  let since = 0; // hidden ones since the last that was none
  return order.map(({ hidden }, n) => {
    if (!hidden) {
      since = 0;
      rank -= 1;
      return rank;
    }
    since += 1;
    const seen = order.slice(n).findIndex((one) => !one.hidden);
    const more = seen < 0 ? order.length - n : seen; // this one and those hidden next to it
    return rank - since / (since + more);
  });
}

/**
 * Whose turn it is, as a place in *turns*; null when it is nobody's or several act at once.
 * @param {readonly { id: string | null }[]} turns
 * @param {Fighter | undefined} acting
 */
export function turnOf(turns, acting) {
  const place = acting ? turns.findIndex(({ id }) => id === acting.id) : -1;
  return place < 0 ? null : place;
}
