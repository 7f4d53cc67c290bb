// Words for labels: Fluent messages in the reader's language, English behind them, and for keys
// that nobody translated the key itself, made readable.

/** @import { Label, Offer, Refused, Value } from "./messages.d.ts" */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number>} Params */

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const PATH = /^fields\.\w+ /; // how the server names a field; the person sees which it is
const ISOLATE = "\u2068"; // FSI … PDI keep a name from turning the sentence around it
const POP = "\u2069";

/**
 * @param {string} key lower-case words joined by hyphens (or, in names of fields, underscores)
 * @returns {string} "Name next" for `name-next`
 */
export function readable(key) {
  const words = key.replace(/[-_.]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * How each text of a language is made of another's, where it is.
 * @type {Map<string, (text: string) => string>}
 */
export const MADE = new Map();

/** A number below zero, with the sign that looks like one. */
class Negative extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    return super.toString(scope).replace("-", "\u2212");
  }
}

/**
 * What stands in a text for *value*.
 * @param {string | number} value
 */
function placed(value) {
  if (typeof value === "number") return value < 0 ? new Negative(value) : value;
  return RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${POP}` : value;
}

export class Texts {
  /** @type {FluentBundle[]} */
  #bundles;
  /** @type {Set<string>} */
  #slugs = new Set(["core", "ui", "setting", "field"]);
  /**
   * The slug of the rules being played. They may say any text in their own way: what is a scene
   * elsewhere is a fight in `speed-rounds-core-end-encounter`.
   */
  played = "";
  #numbers;
  #signed;
  #seconds;
  #shares;
  #times;
  #days;

  /**
   * @param {string} lang
   * @param {Record<string, string[]>} sources Fluent texts by language
   */
  constructor(lang, sources) {
    this.lang = lang;
    const languages = lang === "en" ? ["en"] : [lang, "en"];
    this.#bundles = languages.map((l) => {
      return new FluentBundle(l, { useIsolating: false, transform: MADE.get(l) });
    });
    for (const [language, texts] of Object.entries(sources)) {
      for (const text of texts) this.add(text, language);
    }
    this.#numbers = new Intl.NumberFormat(lang);
    this.#signed = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
    this.#seconds = new Intl.NumberFormat(lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
    });
    this.#shares = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 });
    this.#times = new Intl.DateTimeFormat(lang, { timeStyle: "short" });
    this.#days = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  }

  /**
   * Takes in further texts; what is there already keeps its words.
   * @param {string} source
   * @param {string} language
   */
  add(source, language) {
    const bundle = this.#bundles.find((b) => b.locales[0] === language);
    bundle?.addResource(new FluentResource(source));
  }

  /**
   * A system whose keys begin with *slug* is being played.
   * @param {string} slug
   */
  know(slug) {
    this.#slugs.add(slug);
  }

  /**
   * Whether the words of that system have come, if there are any.
   * @param {string} slug
   */
  knows(slug) {
    return this.#slugs.has(slug);
  }

  /** @param {string} key */
  has(key) {
    return this.#bundles.some((b) => b.getMessage(key)?.value);
  }

  /**
   * @param {string} key
   * @param {Params} [params]
   * @returns {string}
   */
  say(key, params = {}) {
    return this.#find(key, undefined, params) ?? this.#fallback(key, params);
  }

  /**
   * A word of the overlay's own, unless the rules being played call it something else.
   * @param {string} slug of those rules
   * @param {string} name
   * @param {Params} [params]
   */
  own(slug, name, params) {
    return this.say(this.has(`${slug}-${name}`) ? `${slug}-${name}` : `ui-${name}`, params);
  }

  /**
   * @param {Label} label
   * @returns {string}
   */
  label({ key, params = {} }) {
    if (key !== "core-log-setting") return this.say(key, params);
    // The only label that speaks of a house rule by its name in the rules.
    const name = String(params.name);
    return this.say(key, { name: this.setting(name), value: this.value(name, params.value) });
  }

  /**
   * What the rules are called in this language, or as they call themselves.
   * @param {string} slug
   * @param {string} name
   */
  system(slug, name) {
    return this.has(`${slug}-name`) ? this.say(`${slug}-name`) : name;
  }

  /** @param {string} name of a house rule */
  setting(name) {
    return this.say(`setting-${name}`);
  }

  /**
   * @param {string} name of a house rule
   * @param {Value} value
   * @returns {string}
   */
  value(name, value) {
    if (value === true || value === "on") return this.say("ui-on");
    if (value === false || value === "off") return this.say("ui-off");
    if (typeof value === "number") return this.number(value);
    const names = [name.replaceAll("_", "-"), name.replaceAll("_", "")];
    const keys = [...this.#slugs].flatMap((slug) =>
      names.map((one) => `${slug}-${one}-${value.replaceAll("_", "-")}`),
    );
    const known = keys.find((key) => this.has(key));
    return known ? this.say(known) : readable(value);
  }

  /**
   * Dice as they are written at tables of this language, such as "2d6".
   * @param {number} count
   * @param {number} sides
   * @param {number} [lowest] what their lowest face counts
   */
  dice(count, sides, lowest = 1) {
    return this.say("ui-dice", { count, sides, lowest });
  }

  /**
   * What a field of a form is called: an attribute of the offer's message, of its kind's, or a
   * word that all forms share.
   * @param {Offer} offer
   * @param {string} name
   * @returns {string}
   */
  field(offer, name) {
    const attribute = name.replaceAll("_", "-");
    const kind = offer.kind.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
    const keys = [offer.label.key, ...[...this.#slugs].map((slug) => `${slug}-${kind}`)];
    for (const key of keys) {
      const text = this.#find(key, attribute, offer.label.params ?? {});
      if (text !== undefined) return text;
    }
    return this.say(`field-${attribute}`);
  }

  /** @param {number} value */
  number(value) {
    return this.#numbers.format(value).replace("-", "\u2212");
  }

  /** @param {number} value */
  signed(value) {
    return this.#signed.format(value).replace("-", "\u2212");
  }

  /** @param {number} n */
  seconds(n) {
    return this.say("ui-seconds", { n: this.#seconds.format(n) });
  }

  /** @param {number} permille */
  share(permille) {
    return this.#shares.format(permille / 1000);
  }

  /**
   * Why something was refused. A code without a text of ours is told in the server's words.
   * @param {string} code
   * @param {Record<string, string | number | undefined>} [params]
   */
  refusal(code, { message, ...params } = {}) {
    const key = `refused-${code}`;
    const ours = this.has(key) && !(code === "invalid" && message);
    if (ours || !message) return this.say(key, /** @type {Params} */ (params));
    const words = String(message).replace(PATH, "");
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  /** @param {Pick<Refused, "code" | "params" | "message">} answer */
  why({ code, params, message }) {
    return this.refusal(code, { ...params, message });
  }

  /**
   * The time of a moment of today, the day of an earlier one.
   * @param {string} iso a moment as the server writes it
   * @param {Date} [now]
   */
  moment(iso, now = new Date()) {
    const at = new Date(iso);
    const today = at.toDateString() === now.toDateString();
    return (today ? this.#times : this.#days).format(at);
  }

  /**
   * @param {string} key
   * @param {string | undefined} attribute
   * @param {Params} params
   * @returns {string | undefined}
   */
  #find(key, attribute, params) {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(`${this.played}-${key}`) ?? bundle.getMessage(key);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (!pattern) continue;
      const values = Object.entries(params).map(([name, value]) => [name, placed(value)]);
      // With a list of errors given, a missing parameter is shown by its name and does not throw.
      /** @type {Error[]} */
      const errors = [];
      const said = bundle.formatPattern(pattern, Object.fromEntries(values), errors);
      if (errors[0]) globalThis.reportError?.(errors[0]);
      return said;
    }
    return undefined;
  }

  /**
   * @param {string} key
   * @param {Params} params
   * @returns {string}
   */
  #fallback(key, params) {
    const slug = [...this.#slugs].find((s) => key.startsWith(`${s}-`)) ?? "";
    const words = readable(slug ? key.slice(slug.length + 1) : key);
    const values = Object.values(params).map(String);
    return values.length ? `${words}: ${values.join(", ")}` : words;
  }
}
