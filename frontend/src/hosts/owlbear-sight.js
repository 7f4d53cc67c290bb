// Which tokens of a scene come to be seen that were hidden until now. What is deleted is only gone.

/** @import { Item } from "@owlbear-rodeo/sdk" */
/** @import { After, Owlbear } from "./owlbear-asking.js" */

import { perhaps } from "./owlbear-asking.js";
import { isPerson, PREFIX } from "./owlbear-tokens.js";

const STILL = 500; // milliseconds without a change of the scene after which it is told

export class Sight {
  /** @type {ReadonlyMap<string, boolean> | undefined} whether each is seen; undefined: not known */
  #seen;
  /** @type {Set<string>} ids that were hidden before all this stirring */
  #came = new Set();
  #stirred = 0;
  #scene = 0; // counts how often another one was opened or closed
  #open = false;
  #watching = false;
  #unwatch = () => {};

  /**
   * @param {Owlbear} OBR
   * @param {After} after
   * @param {(keys: string[]) => void} tell
   */
  constructor(OBR, after, tell) {
    this.OBR = OBR;
    this.after = after;
    this.tell = tell;
  }

  /** @param {boolean} on whether anybody wants to know: a GM does */
  watch(on) {
    if (on === this.#watching) return;
    this.#watching = on;
    this.#unwatch();
    this.#unwatch = on ? this.OBR.scene.items.onChange((items) => this.#look(items)) : () => {};
    this.#begin();
  }

  /** @param {boolean} open whether a scene is */
  scene(open) {
    this.#open = open;
    this.#begin();
  }

  /** From how it is now on: another scene has other tokens. */
  async #begin() {
    this.#scene += 1;
    this.#seen = undefined;
    this.#came.clear();
    if (!this.#open || !this.#watching) return;
    const scene = this.#scene;
    const items = await perhaps(() => this.OBR.scene.items.getItems(), this.after);
    if (items && scene === this.#scene) this.#seen ??= seenIn(items);
  }

  /** @param {Item[]} items */
  #look(items) {
    if (!this.#open) return;
    const before = this.#seen;
    this.#seen = seenIn(items);
    for (const [id, visible] of this.#seen) {
      if (visible && before?.get(id) === false) this.#came.add(id);
    }
    if (!this.#came.size) return;
    this.#stirred += 1;
    const stirred = this.#stirred;
    this.after(STILL, () => {
      if (stirred === this.#stirred) this.#settle();
    });
  }

  /** Who is hidden again by then was only uncovered by mistake. */
  #settle() {
    const ids = [...this.#came].filter((id) => this.#seen?.get(id));
    this.#came.clear();
    if (ids.length) this.tell(ids.map((id) => PREFIX + id));
  }
}

/** @param {Item[]} items */
const seenIn = (items) => new Map(items.filter(isPerson).map(({ id, visible }) => [id, visible]));
