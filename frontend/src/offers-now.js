// What this seat can choose from now, as it stands above the order: by combatant, and the rest.

/** @import { Encounter } from "./messages.d.ts" */
/** @import { Drawn } from "./offers.js" */

import { active, mine } from "./figures.js";
import { drawn, idsOf, isAbout, isNext } from "./offers.js";

const MOST_SEEN = 8; // offers on a card; the rest is asked for
const MOST_IDLE = 3; // cards of those who wait; all others stand in the order
const MOST_BESIDE = 2; // of them about something else than the turn; more than that are in the way

/**
 * @typedef {object} Card what a combatant can do now
 * @property {string} who
 * @property {Drawn[]} own
 * @property {number} seen how many of them are seen at once
 */

/**
 * @param {Encounter} encounter
 * @param {boolean} player whether this seat is a player's: they see all of theirs, the GM whoever acts
 * @returns {{ cards: Card[], others: Drawn[], idle: string[] }} *idle*: the player's own who wait
 */
export function choicesNow(encounter, player) {
  const offers = drawn(encounter).filter(({ offer }) => !isBig(offer, encounter));
  const people = player ? mine(encounter) : [...new Set([...active(encounter), ...due(encounter)])];
  const cards = people
    .map((who) => cardOf(encounter, offers, who, player))
    .filter(({ seen }) => seen);
  const others = offers.filter(({ offer }) => {
    const about = idsOf(offer.fields.who, encounter);
    if (!about.length) return !offer.fields.who && isNext(offer);
    const next = offer.group === "turn" && !offer.main;
    return next && !cards.some(({ who }) => about.includes(who));
  });
  const running = player && encounter.stage === "running";
  const waiting = running ? people.filter((who) => !cards.some((card) => card.who === who)) : [];
  return {
    cards,
    others,
    idle: waiting.filter((who) => waits(encounter, who)).slice(0, MOST_IDLE),
  };
}

/**
 * Whether *who* will come to act, as far as the order says.
 * @param {Encounter} encounter
 * @param {string} who
 */
function waits({ board, figures }, who) {
  const slots = Object.values(board.slots).filter((slot) => slot.who === who);
  return !figures[who].fallen && slots.some(({ pip }) => pip !== "out");
}

/**
 * Those whom the current item of the checklist is about.
 * @param {Encounter} encounter
 * @returns {string[]}
 */
function due({ board }) {
  const now = (board.checklist ?? []).filter(({ state }) => state === "now");
  return now.flatMap(({ about }) => about);
}

/**
 * What *who* can do, that of their turn first.
 * @param {Encounter} encounter
 * @param {Drawn[]} offers
 * @param {string} who
 * @param {boolean} player
 * @returns {Card}
 */
function cardOf(encounter, offers, who, player) {
  const about = offers.filter(({ offer }) => isAbout(offer, who, encounter));
  const turn = about.filter(({ offer }) => offer.group === "turn");
  const beside = player ? about.filter(({ offer }) => isSystems(offer)) : [];
  const most = beside.length > MOST_BESIDE ? turn.length : turn.length + beside.length;
  return { who, own: [...turn, ...beside], seen: Math.min(MOST_SEEN, most) };
}

/**
 * Whether the big button says it all; one that has to ask "who" also stands with each of them.
 * @param {Drawn["offer"]} offer
 * @param {Encounter} encounter
 */
const isBig = (offer, encounter) => offer.main && idsOf(offer.fields.who, encounter).length < 2;

/**
 * What a system offers about a combatant beside its turn, such as a reaction; the roster's own
 * commands stay in the row.
 * @param {Drawn["offer"]} offer
 */
const isSystems = (offer) => offer.group === "combatant" && !offer.label.key.startsWith("core-");
