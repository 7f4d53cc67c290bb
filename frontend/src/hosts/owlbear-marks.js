// Who acts, shown in the scene by the wish of a GM: a mark in the metadata of their tokens, their
// tokens selected, the view gone to them. What is hidden leaves no trace there: a scene is told to
// everybody.

/** @import { Item } from "@owlbear-rodeo/sdk" */
/** @import { After, Owlbear } from "./owlbear-asking.js" */
/** @import { Shown } from "./host.js" */

import { perhaps } from "./owlbear-asking.js";
import { OURS } from "./owlbear-room.js";
import { PREFIX } from "./owlbear-tokens.js";

const KEY = `${OURS}/turn`;
const STILL = 500; // milliseconds without a change of the scene after which it is looked at

/** @typedef {"marker" | "select" | "follow"} Wish */

export class Marks {
  /** @type {Set<Wish>} */
  #wishes = new Set();
  /** @type {string[]} ids of the tokens of those who act, hidden ones left out */
  #acting = [];
  /** @type {ReadonlySet<string>} */
  #marked = new Set();
  #known = false; // whether anybody has told us who acts
  #scene = false;
  #stirred = 0;
  #unwatch = () => {};

  /**
   * @param {Owlbear} OBR
   * @param {After} after
   */
  constructor(OBR, after) {
    this.OBR = OBR;
    this.after = after;
  }

  /** @param {boolean} open whether a scene is */
  scene(open) {
    this.#scene = open;
    this.#remark();
  }

  /** @param {Shown} shown */
  show({ order }) {
    const acting = order
      .filter(({ active, hidden, key }) => active && !hidden && key.startsWith(PREFIX))
      .map(({ key }) => key.slice(PREFIX.length));
    const same = this.#known && acting.join() === this.#acting.join();
    this.#acting = [...new Set(acting)];
    this.#known = true;
    if (same) return;
    this.#remark();
    this.#turn();
  }

  /** @param {ReadonlySet<string>} wishes those that hold from now on */
  wish(wishes) {
    const had = this.#wishes;
    this.#wishes = new Set(
      /** @type {Wish[]} */ (["marker", "select", "follow"]).filter((w) => wishes.has(w)),
    );
    const marking = this.#wishes.has("marker");
    if (had.has("marker") === marking) return;
    this.#watch(marking);
    this.#mark(marking ? this.#acting : []);
  }

  /**
   * A copy of a marked token is marked, and another scene holds other tokens.
   * @param {boolean} on
   */
  #watch(on) {
    this.#unwatch();
    this.#unwatch = on ? this.OBR.scene.items.onChange(() => this.#stir()) : () => {};
  }

  #stir() {
    this.#stirred += 1;
    const stirred = this.#stirred;
    this.after(STILL, () => {
      if (stirred === this.#stirred) this.#remark();
    });
  }

  #remark() {
    if (this.#wishes.has("marker")) this.#mark(this.#acting);
  }

  /**
   * Sends only what differs; what somebody else has marked right already is left alone.
   * @param {string[]} ids of all that are to be marked
   */
  async #mark(ids) {
    if (!this.#scene || !this.#known) return;
    this.#marked = new Set(ids);
    /** Asked again, it is about who acts by then. @param {Item} item */
    const wrong = ({ id, visible, metadata }) =>
      KEY in metadata !== (visible && this.#marked.has(id));
    await perhaps(
      () =>
        this.OBR.scene.items.updateItems(wrong, (items) => {
          for (const item of items) {
            if (KEY in item.metadata) delete item.metadata[KEY];
            else item.metadata[KEY] = { v: 1, active: true };
          }
        }),
      this.after,
    );
  }

  async #turn() {
    const { OBR, after } = this;
    const ids = this.#acting;
    if (!this.#scene || !ids.length) return;
    if (!this.#wishes.has("select") && !this.#wishes.has("follow")) return;
    const items = await perhaps(() => OBR.scene.items.getItems(ids), after);
    const there = (items ?? []).filter(({ visible }) => visible).map(({ id }) => id);
    if (!there.length || ids !== this.#acting) return;
    if (this.#wishes.has("select")) perhaps(() => OBR.player.select(there, true), after);
    if (this.#wishes.has("follow")) perhaps(() => this.#goTo(there), after);
  }

  /** @param {string[]} ids */
  async #goTo(ids) {
    const { viewport, scene } = this.OBR;
    const [{ center }, scale, width, height] = await Promise.all([
      scene.items.getItemBounds(ids),
      viewport.getScale(),
      viewport.getWidth(),
      viewport.getHeight(),
    ]);
    const position = { x: width / 2 - center.x * scale, y: height / 2 - center.y * scale };
    await viewport.animateTo({ position, scale });
  }
}
