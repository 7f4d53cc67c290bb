// The words that the overlay speaks now: one language at a time, changed when somebody wishes so.

/** @import { Wishes } from "./languages.js" */

import { chooseLanguage, NO_WISHES } from "./languages.js";
import { Texts } from "./text.js";

/**
 * @callback Load
 * @param {string} language
 * @returns {Promise<string | undefined>} its texts; undefined when they do not come
 */

export class Speech {
  /** What there is to say before any words have come. */
  text = new Texts("en", {});
  #wishes = NO_WISHES;
  #load;
  #spoken = "";

  /** @param {Load} load */
  constructor(load) {
    this.#load = load;
  }

  /** Whether there have been words at all. */
  get speaks() {
    return this.#spoken !== "";
  }

  /**
   * Speaks what is wished for from now on. Of words that do not come, the old ones stay; the next
   * wish asks for them again.
   * @param {Partial<Wishes>} wishes
   * @returns {Promise<boolean>} whether other words are spoken now
   */
  async wish(wishes) {
    this.#wishes = { ...this.#wishes, ...wishes };
    const language = chooseLanguage(this.#wishes);
    if (language === this.#spoken) return false;
    const words = await this.#load(language);
    if (words === undefined || language === this.#spoken) return false;
    if (language !== chooseLanguage(this.#wishes)) return false; // another wish came meanwhile
    this.#spoken = language;
    this.text = new Texts(language, { [language]: [words] });
    return true;
  }
}
