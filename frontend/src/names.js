// Several combatants typed at once: "Mira, Bruno HP 9, 3x Goblin".

/** @import { Offer } from "./messages.d.ts" */
/** @import { Fields } from "./offers.js" */

import { counted } from "./offers.js";

const BETWEEN = /\s*[,;\n]+\s*/;

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The commands that a form with a name, a count and hit points gives: one for each name in it.
 * What is said beside a name goes before what the other fields say.
 * @param {Offer} offer
 * @param {Fields} fields
 * @param {string} [hp] what hit points are called in short, beside "HP"
 * @returns {Fields[]} one at least
 */
export function several(offer, fields, hp = "HP") {
  const { name } = fields;
  const many = offer.fields.count?.type === "range" && typeof name === "string";
  if (!many) return [counted(offer, fields)];
  const names = name.split(BETWEEN).filter(Boolean);
  if (!names.length) return [counted(offer, fields)];
  return names.map((one) => withPoints(offer, counted(offer, { ...fields, name: one }), hp));
}

/**
 * @param {Offer} offer
 * @param {Fields} fields
 * @param {string} hp
 * @returns {Fields}
 */
function withPoints(offer, fields, hp) {
  const word = `(?:HP|${escaped(hp)})`;
  const pattern = new RegExp(`^(.+?)\\s+\\(?(?:${word}\\s*(\\d+)|(\\d+)\\s*${word})\\)?$`, "iu");
  const [, name, after, before] = pattern.exec(String(fields.name)) ?? [];
  if (!name || offer.fields.hp?.type !== "range") return fields;
  return { ...fields, name, hp: Number(after ?? before) };
}

/**
 * The names in *typed* from the *from*th on, as they would be typed again.
 * @param {string} typed
 * @param {number} from
 */
export function rest(typed, from) {
  return typed.split(BETWEEN).filter(Boolean).slice(from).join(", ");
}
