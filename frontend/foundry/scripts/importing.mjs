// Who stands in Foundry, as a text that Rondel's server reads: the form of a combat's own data, cut
// down to what is asked for.

/** @typedef {{ type?: string, system?: object } | null | undefined} ActorLike */
/**
 * @typedef {object} TokenLike
 * @property {string | null} id
 * @property {string} name
 * @property {boolean} hidden
 * @property {number} disposition
 * @property {{ id: string | null } | null} parent the scene
 * @property {ActorLike} actor that of this token alone, where it is not linked
 */
/**
 * @typedef {object} CombatantLike
 * @property {string | null} id
 * @property {string | undefined} name
 * @property {string | null} [tokenId]
 * @property {string | null} [sceneId]
 * @property {boolean} hidden
 * @property {boolean} isDefeated
 * @property {boolean} isNPC
 * @property {number | null} initiative
 * @property {{ name: string, hidden: boolean, disposition: number } | null} token
 * @property {ActorLike} actor
 */

const LONGEST = 1_000_000; // characters that a panel takes
const HIT_POINTS = [["attributes", "hp"], ["hp"], ["health"]]; // of systems that have such

/**
 * Those who are in a combat. *ranked* says that their initiative is what we wrote there ourselves,
 * which is nothing to bring back.
 * @param {Iterable<CombatantLike>} combatants
 * @param {string | null | undefined} scene of the combat
 * @param {{ ranked: boolean }} how
 */
export function ofCombat(combatants, scene, { ranked }) {
  return textOf(scene, [...combatants], (one) => ({
    _id: one.id,
    name: one.name,
    tokenId: one.tokenId,
    sceneId: one.sceneId,
    // Hidden in either place is hidden: nothing comes out that Foundry's players do not see.
    hidden: one.hidden || (one.token?.hidden ?? false),
    defeated: one.isDefeated,
    isNPC: one.isNPC,
    ...(ranked || typeof one.initiative !== "number" ? {} : { initiative: one.initiative }),
    ...(one.token ? { token: { disposition: one.token.disposition } } : {}),
    actor: actorOf(one.actor),
  }));
}

/**
 * Those tokens.
 * @param {Iterable<TokenLike>} tokens
 */
export function ofTokens(tokens) {
  return textOf(undefined, [...tokens], (token) => ({
    name: token.name,
    tokenId: token.id,
    sceneId: token.parent?.id,
    hidden: token.hidden,
    defeated: false,
    token: { disposition: token.disposition },
    actor: actorOf(token.actor),
  }));
}

/**
 * @template T
 * @param {string | null | undefined} scene
 * @param {T[]} all
 * @param {(one: T) => object} told
 */
function textOf(scene, all, told) {
  if (!all.length) return "";
  const text = JSON.stringify({ ...(scene ? { scene } : {}), combatants: all.map(told) });
  return text.length <= LONGEST ? text : "";
}

/** @param {ActorLike} actor */
function actorOf(actor) {
  const system = actor?.system;
  const points = HIT_POINTS.map((path) => inner(system, path)).find((found) => isObject(found));
  const { value, max } = /** @type {Record<string, unknown>} */ (points ?? {});
  const known = { ...(isNumber(value) ? { value } : {}), ...(isNumber(max) ? { max } : {}) };
  return {
    ...(actor?.type ? { type: actor.type } : {}),
    ...(Object.keys(known).length ? { system: { attributes: { hp: known } } } : {}),
  };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;

/** @param {unknown} value */
const isNumber = (value) => typeof value === "number" && Number.isFinite(value);

/**
 * @param {unknown} value
 * @param {readonly string[]} path
 * @returns {unknown}
 */
const inner = (value, path) =>
  path.reduce((/** @type {unknown} */ at, step) => (isObject(at) ? at[step] : undefined), value);
