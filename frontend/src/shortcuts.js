// Keys that do something: what they are by default, what somebody made of them, and which of it is
// meant by a key that is pressed. No DOM; an event is whatever looks like one.

/** @typedef {Record<string, string>} Keys key combinations by what they do; "" for none */
/**
 * @typedef {object} Press a key as the browser tells of it
 * @property {string} key
 * @property {boolean} [ctrlKey]
 * @property {boolean} [metaKey]
 * @property {boolean} [altKey]
 * @property {boolean} [shiftKey]
 * @property {boolean} [repeat]
 * @property {boolean} [isComposing]
 * @property {boolean} [defaultPrevented]
 * @property {(name: string) => boolean} [getModifierState]
 */

/** What the overlay itself does, in the order in which it is listed. */
export const DEEDS = /** @type {const} */ ([
  "palette",
  "help",
  "next",
  "undo",
  "redo",
  "order",
  "log",
  "setup",
  "rules",
  "table",
  "row-down",
  "row-up",
  "hp",
  "select",
]);

/** @typedef {(typeof DEEDS)[number]} Deed */

/** What is on offer goes by its kind and its words, whoever it is about. */
export const DEFAULTS = /** @type {Keys} */ ({
  palette: "mod+k",
  help: "?",
  next: "n",
  undo: "u",
  redo: "r",
  order: "o",
  log: "l",
  setup: "s",
  rules: "h",
  table: "t",
  "row-down": "j",
  "row-up": "k",
  hp: "p",
  select: "x",
  "ChangeHp/core-damage": "d",
  "ChangeHp/core-heal": "e",
  "AddCondition/core-add-condition-endless": "c",
  "Hide/core-hide": "v",
  "Reveal/core-reveal": "shift+v",
  "MarkFallen/core-mark-fallen": "f",
});

/** Keys that move about, or write, and so are nobody's to take. */
const TAKEN = new Set(["escape", "tab", "enter", " ", "backspace", "delete"]);
const ALONE = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "Dead", "Unidentified"]);
const ARROWS = /^(arrow|page|home|end)/;

/**
 * The combination that is pressed, such as `mod+k`, `shift+v` or `?`; "" for a mere Shift or Ctrl.
 * Signs go by what they print, so that `?` is the same key on every keyboard.
 * @param {Press} press
 * @returns {string}
 */
export function chordOf(press) {
  const { key } = press;
  if (ALONE.has(key) || !key) return "";
  const prints = [...key].length === 1;
  const graph = prints && Boolean(press.getModifierState?.("AltGraph"));
  const letter = prints && key.toLowerCase() !== key.toUpperCase();
  const parts = [
    (press.ctrlKey || press.metaKey) && !graph ? "mod" : "",
    press.altKey && !graph ? "alt" : "",
    press.shiftKey && (letter || !prints) ? "shift" : "",
    key.toLowerCase(),
  ];
  return parts.filter(Boolean).join("+");
}

/**
 * Its modifiers and its key apart, for whoever writes it.
 * @param {string} chord
 * @returns {string[]}
 */
export function partsOf(chord) {
  const parts = [];
  let rest = chord;
  for (const modifier of ["mod", "alt", "shift"]) {
    if (!rest.startsWith(`${modifier}+`)) continue;
    parts.push(modifier);
    rest = rest.slice(modifier.length + 1);
  }
  return rest ? [...parts, rest] : parts;
}

/**
 * Whether a combination may be given to something.
 * @param {string} chord
 */
export function isFree(chord) {
  const key = partsOf(chord).at(-1) ?? "";
  return chord !== "" && !TAKEN.has(key) && !(ARROWS.test(key) && chord === key);
}

/** @param {string} chord */
const writes = (chord) => !/^(mod|alt)\+/.test(chord);

/**
 * All keys, with what somebody changed.
 * @param {Keys} own
 * @returns {Keys}
 */
export const keysOf = (own) => ({ ...DEFAULTS, ...own });

/**
 * What somebody changed, once *chord* is given to *deed*; whatever had it is left without one.
 * @param {Keys} own
 * @param {string} deed
 * @param {string} chord
 * @returns {{ own: Keys, lost: string }} *lost*: what had it before
 */
export function bound(own, deed, chord) {
  const now = keysOf(own);
  const lost = chord
    ? (Object.keys(now).find((other) => other !== deed && now[other] === chord) ?? "")
    : "";
  const next = { ...own, [deed]: chord, ...(lost ? { [lost]: "" } : {}) };
  const changed = Object.entries(next).filter(([name, key]) => key !== (DEFAULTS[name] ?? ""));
  return { own: Object.fromEntries(changed), lost };
}

/**
 * @typedef {object} Where
 * @property {boolean} typing whether what is pressed is being written somewhere
 * @property {boolean} dialog whether a dialog is open
 * @property {boolean} letters whether keys without Ctrl do anything
 */

/**
 * What is meant by a key, "" for nothing of ours. While somebody types, only what cannot be typing
 * is a shortcut; in a dialog, nothing is.
 * @param {Press} press
 * @param {Keys} keys
 * @param {Where} where
 * @returns {string}
 */
export function meant(press, keys, { typing, dialog, letters }) {
  if (press.repeat || press.isComposing || press.defaultPrevented || dialog) return "";
  const chord = chordOf(press);
  if (!chord || (writes(chord) && (typing || !letters))) return "";
  return Object.keys(keys).find((deed) => keys[deed] === chord) ?? "";
}

/**
 * What was kept, if it is what we keep: text by text.
 * @param {string | undefined} kept
 * @returns {Keys}
 */
export function readKeys(kept) {
  try {
    const read = JSON.parse(kept ?? "{}");
    if (!read || typeof read !== "object" || Array.isArray(read)) return {};
    const pairs = Object.entries(read).filter(
      ([, chord]) => typeof chord === "string" && (chord === "" || isFree(chord)),
    );
    return /** @type {Keys} */ (Object.fromEntries(pairs));
  } catch {
    return {};
  }
}
