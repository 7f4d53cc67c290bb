// What keys and the palette do: the overlay's own deeds, and whatever is on offer.

/** @import { Label } from "../messages.d.ts" */
/** @import { Entry } from "../palette.js" */
/** @import { Deed } from "../shortcuts.js" */
/** @import { RondelOverlay } from "./overlay.js" */
/** @import { RondelPicked } from "./picked.js" */

import { surely } from "../later.js";
import { busyKey, isQuick, NO_ENCOUNTER, unasked } from "../offers.js";
import { done, isAboutSomebody, meantBy, offered, readLately } from "../palette.js";
import { canPick } from "../picking.js";
import { DEEDS } from "../shortcuts.js";
import { remember, remembered } from "../storage.js";
import { tell } from "./back.js";
import { RondelHead } from "./head.js";
import { RondelOffer } from "./offer.js";
import { wordsFor } from "./offer-words.js";
import { RondelOrder } from "./order.js";

const LATELY = "rondel.lately";
const OTHERWISE = { die: "ui-dice-on-table", tune: "ui-other-numbers" };
const PANELS = /** @type {readonly string[]} */ (["order", "log", "setup", "rules", "table"]);

/** @param {string} deed @returns {deed is Deed} */
const isOwn = (deed) => DEEDS.some((own) => own === deed);

export class Hands {
  /** @param {RondelOverlay} overlay */
  constructor(overlay) {
    this.overlay = overlay;
    this.lately = readLately(remembered(LATELY));
    this.looked = ""; // the row that had the focus when a key was pressed
    /** @type {typeof import("./going.js") | undefined} where else one can go, once that is asked */
    this.going = undefined;
    /** @type {Promise<void> | undefined} */
    this.coming = undefined;
  }

  get #app() {
    return this.overlay.app;
  }

  get #state() {
    return this.#app.store.state;
  }

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} kind
   */
  #part(selector, kind) {
    const part = this.overlay.renderRoot.querySelector(selector);
    return part instanceof kind ? part : undefined;
  }

  // --- what there is ----------------------------------------------------------------------------

  /**
   * Which of the overlay's own deeds make sense now.
   * @param {Deed} deed
   */
  #makesSense(deed) {
    const { doc, view } = this.#state;
    const { encounter } = doc ?? {};
    if (PANELS.includes(deed)) return this.hasPanel(deed);
    switch (deed) {
      case "next":
        return Boolean(this.#part("rondel-offer[big]", RondelOffer));
      case "undo":
      case "redo":
        return Boolean(encounter?.[deed]);
      case "select":
        return Boolean(view.picked || (encounter && canPick(encounter)));
      case "hp":
        return Object.values(encounter?.offers ?? {}).some(({ kind }) => kind === "ChangeHp");
      case "row-up":
      case "row-down":
        return Boolean(encounter);
      default:
        return true;
    }
  }

  /**
   * Whether there is such a panel here, if *deed* opens one.
   * @param {Deed} deed
   */
  hasPanel(deed) {
    return !PANELS.includes(deed) || this.overlay.tabs.some(({ name }) => name === deed);
  }

  /** Everything that can be done now. @returns {Entry[]} */
  get entries() {
    const { doc, view } = this.#state;
    const { text } = this.#app;
    if (!doc) return [];
    const { encounter } = doc;
    const offers = encounter
      ? offered(encounter, this.looked || view.open, ({ offer }, who, how) => {
          const what = wordsFor(offer, who, { encounter, people: doc.table.people, text });
          return how ? text.say(OTHERWISE[how], { what }) : what;
        })
      : [];
    const own = DEEDS.filter((deed) => deed !== "palette" && this.#makesSense(deed)).map(
      (deed) => ({ id: deed, deed, words: text.say(`ui-key-${deed}`) }),
    );
    return [...offers, ...own, ...this.#ways()];
  }

  /** What is not of the encounter; it is fetched when it is asked for. @returns {Entry[]} */
  #ways() {
    if (!this.going) this.bring();
    return this.going?.waysOf(this.overlay) ?? [];
  }

  /** All entries are there, once this is done. */
  bring() {
    this.coming ??= surely(() => import("./going.js")).then(async (going) => {
      await going.prepare(this.#app);
      this.going = going;
      this.#app.store.change({ is: "texts" });
    });
    return this.coming;
  }

  // --- doing it ---------------------------------------------------------------------------------

  /** @param {string} deed that a key stands for */
  do(deed) {
    this.looked = this.#part("rondel-order", RondelOrder)?.focusedRow ?? "";
    // It comes once it is opened, and so is no class to be known by here.
    const bar = /** @type {RondelPicked | null} */ (
      this.overlay.renderRoot.querySelector("rondel-picked")
    );
    const { doc, view } = this.#state;
    const { length: picked = 0 } = view.picked ?? [];
    if (picked && bar) {
      if (!bar.takes) {
        customElements.whenDefined("rondel-picked").then(() => this.do(deed));
        return;
      }
      if (bar.takes(deed)) return;
    }
    if (isOwn(deed)) {
      if (this.#makesSense(deed)) this.#own(deed);
      return;
    }
    const { entries } = this;
    const encounter = doc?.encounter ?? NO_ENCOUNTER;
    const known = entries.find((one) => one.deed === deed);
    if (!known && !this.going) {
      this.bring().then(() => this.do(deed));
      return;
    }
    const label = known?.drawn?.offer.label ?? { key: deed.split("/")[1] };
    if (picked && known && isAboutSomebody(known)) {
      const name = this.#app.text.say("ui-picked", { count: picked });
      return this.#not("ui-not-with", label, name);
    }
    const { entry, why, who } = meantBy(entries, deed, encounter, this.looked || view.open);
    if (why === "which") return this.#own("palette");
    // Whoever leads no fight is offered little, and need not know of the rest.
    if (!entry) {
      if (known || deed in view.own || this.#state.me?.role === "gm")
        this.#not(why, label, encounter.figures[who]?.name);
      return;
    }
    if (this.asks(entry))
      this.#app.store.change({ is: "viewed", view: { dialog: "palette", entry: entry.id } });
    else this.run(entry);
  }

  /**
   * A key did nothing: that is said, or it would be pressed again.
   * @param {string} why
   * @param {Label} label of what it stands for
   * @param {string} [name] of whom it cannot be about
   */
  #not(why, label, name = "") {
    const what = this.#app.text.label(label);
    this.#part("rondel-head", RondelHead)?.notice("quiet", why, { name, what });
  }

  /**
   * Whether something is to be filled in or confirmed first.
   * @param {Entry} entry
   */
  asks({ drawn, who, how, table }) {
    if (!drawn || how) return Boolean(how);
    const encounter = (!table && this.#state.doc?.encounter) || NO_ENCOUNTER;
    return !isQuick(drawn.offer, encounter, who) || Boolean(table && drawn.offer.confirm);
  }

  /**
   * What needs no asking.
   * @param {Entry} entry
   */
  async run(entry) {
    const { deed, drawn, who = "", opens, go, table } = entry;
    this.remember(deed);
    if (go) return go();
    if (opens) return this.#app.session.open(opens);
    if (isOwn(deed)) return this.#own(deed);
    if (!drawn) return;
    const { offer, key } = drawn;
    const encounter = (!table && this.#state.doc?.encounter) || NO_ENCOUNTER;
    const { kind, expect = "" } = offer;
    const fields = unasked(offer, encounter, who);
    const draft = { encounter: encounter.id, kind, expect, fields };
    const answer = await this.#app.session.give(busyKey(key, who), draft);
    const head = this.#part("rondel-head", RondelHead);
    if (!answer || !head) return;
    if (!answer.ok) head.refused(answer);
    else if (!table) tell(head, "ui-did", { what: entry.words });
  }

  /** @param {string} deed */
  remember(deed) {
    if (deed === "palette" || deed === "help") return;
    this.lately = done(this.lately, deed);
    remember(LATELY, JSON.stringify(this.lately));
  }

  /** @param {Deed} deed */
  #own(deed) {
    const { view } = this.#state;
    if (PANELS.includes(deed)) {
      const { tab } = this.overlay;
      return this.#look({ tab: tab === deed && deed === "log" ? "order" : deed });
    }
    switch (deed) {
      case "palette":
        return this.#look({ dialog: "palette", entry: "" });
      case "help":
        return this.#look({ dialog: "keys" });
      case "next":
        return this.#part("rondel-offer[big]", RondelOffer)?.press();
      case "undo":
      case "redo":
        return this.#part("rondel-head", RondelHead)?.step(deed);
      case "select":
        this.#look({ picked: view.picked ? undefined : [], open: "" });
        return this.toRows();
      case "row-down":
        return this.#inOrder((order) => order.walk(1));
      case "row-up":
        return this.#inOrder((order) => order.walk(-1));
      case "hp":
        return this.#inOrder((order) => {
          const who = order.reckon();
          if (who === undefined) return;
          const name = this.#state.doc?.encounter?.figures[who]?.name;
          this.#not(name ? "ui-not-with" : "ui-with-whom", { key: "ui-key-hp" }, name);
        });
    }
  }

  /** The focus goes back among the rows. */
  toRows() {
    this.#inOrder((order) => order.walk(0));
  }

  /** @param {Partial<import("../state.js").View>} view */
  #look(view) {
    this.#app.store.change({ is: "viewed", view });
  }

  /**
   * The order comes to be seen first.
   * @param {(order: RondelOrder) => void} then
   */
  async #inOrder(then) {
    if (!this.overlay.wide) this.#look({ tab: "order" });
    await this.overlay.updateComplete;
    const order = this.#part("rondel-order", RondelOrder);
    await order?.updateComplete;
    if (order) then(order);
  }
}
