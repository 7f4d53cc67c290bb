// Several combatants typed at once: "Mira, Bruno HP 9, Foes: 3x Goblin (hidden)".

/** @import { Offer } from "./messages.d.ts" */
/** @import { Fields } from "./offers.js" */

import { counted } from "./offers.js";
import { plain } from "./plain.js";

const BETWEEN = /\s*[,;\n]+\s*/;
const SIDED = /^([^:]+):\s+(\S.*)$/; // "Foes: Goblin", and whoever comes after that
const REMARKS = /\s*[([]([^()[\]]*)[)\]]/g;

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The commands that a form with a name, a count and hit points gives: one for each name in it.
 * What is said beside a name goes before what the other fields say.
 * @param {Offer} offer
 * @param {Fields} fields
 * @param {string} [hp] what hit points are called in short, beside "HP"
 * @param {string} [hidden] what it is called, beside "hidden", that nobody else may see somebody
 * @returns {Fields[]} one at least
 */
export function several(offer, fields, hp = "HP", hidden = "hidden") {
  const { name } = fields;
  const many = offer.fields.count?.type === "range" && typeof name === "string";
  if (!many) return [counted(offer, fields)];
  const names = name.split(BETWEEN).filter(Boolean);
  if (!names.length) return [counted(offer, fields)];
  let { side } = fields;
  return names.map((one) => {
    const [, said, rest] = (offer.fields.side && SIDED.exec(one)) || [];
    side = said?.trim() ?? side;
    const told = unseen(offer, { ...fields, side, name: rest ?? one }, hidden);
    return withPoints(offer, counted(offer, told), hp);
  });
}

/**
 * @param {Offer} offer
 * @param {Fields} fields
 * @param {string} hidden
 * @returns {Fields}
 */
function unseen(offer, fields, hidden) {
  // The last letter may tell of the gender.
  /** @param {string} word */
  const stem = (word) => plain(word.trim()).slice(0, -1);
  const words = ["hidden", hidden].map(stem);
  const name = String(fields.name);
  const seen = name.replace(REMARKS, (all, remark) => (words.includes(stem(remark)) ? "" : all));
  if (seen === name || !offer.fields.hidden) return fields;
  return { ...fields, hidden: true, name: seen.trim() };
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
  const names = typed.split(BETWEEN).filter(Boolean);
  let side = "";
  for (const one of names.slice(0, from)) side = SIDED.exec(one)?.[1] ?? side;
  const left = names.slice(from).join(", ");
  return side && left && !SIDED.test(left) ? `${side}: ${left}` : left;
}
