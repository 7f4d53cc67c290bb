// Rondel's order and turn written into a combat of Foundry's, if the GM wishes so: one way, by one
// writer, into a combat that is there already. Nobody is added and nobody taken away.

/** @import { Shown } from "./ranks.mjs" */

import { matched, rankUpdates, turnOf } from "./ranks.mjs";
import { ID, mirrors } from "./settings.mjs";

// Ranks are no initiative that was rolled, and nobody's turn begins by them. The mark is for hooks,
// ours and others', to tell what we wrote.
const OURS = /** @type {const} */ ({ turnEvents: false, [ID]: true });

/** Of several GMs one writes. */
const mayWrite = () => mirrors() && game.users.activeGM === game.user;

export class Mirror {
  /** @type {Shown | undefined} */
  #shown;
  #due = false;
  #busy = false;

  /** @param {Shown | undefined} shown what is to stand there from now on; nothing if undefined */
  show(shown) {
    this.#shown = shown;
    return this.again();
  }

  /** Foundry's combat is not what it was, or the GM has just switched us on. */
  async again() {
    this.#due = true;
    if (this.#busy) return; // whoever is writing now goes on with the newest
    this.#busy = true;
    try {
      while (this.#due) {
        this.#due = false;
        if (this.#shown && mayWrite()) await write(this.#shown);
      }
    } catch (error) {
      console.error("Rondel |", error);
    } finally {
      this.#busy = false;
    }
  }
}

/** @param {Shown} shown */
async function write(shown) {
  if (shown.round < 1) return; // still setting up: there is no order yet
  const combat = combatOf(shown);
  if (!combat) return;
  const { order, acting, unseen } = matched(shown, combat.combatants, combat.scene?.id);
  const updates = rankUpdates(order);
  if (updates.length) await combat.updateEmbeddedDocuments("Combatant", updates, OURS);
  const { round } = shown;
  // Of a turn that only Rondel hides there is no trace: to players the last one goes on.
  const turn = unseen ? combat.turn : turnOf(combat.turns, acting);
  if (combat.round !== round || combat.turn !== turn) await combat.update({ round, turn }, OURS);
}

/**
 * The combat with somebody whom Rondel knows, best the one that the GM looks at. Others are none of
 * our business.
 * @param {Shown} shown
 */
const combatOf = (shown) =>
  [game.combat, ...game.combats].find(
    (combat) => combat && matched(shown, combat.combatants, combat.scene?.id).order.length,
  );
