// What a host is: the virtual tabletop, or any page, that has the overlay within itself. Each says
// what it can do; nothing that it says raises anybody's rights. Only the modules of this folder
// know a host by its kind.

/**
 * @typedef {object} RoomLink what a host's room holds for everybody in it: nothing that opens a seat
 * @property {1} v
 * @property {string} server where Rondel is, with its path and without a slash at the end
 * @property {string} table
 * @property {string} invite with which one may knock, and no more
 */
/**
 * @typedef {object} Hello what the host says about itself and its person; hints only
 * @property {string} kind "owlbear", "foundry", "talespire" or another name; "" for no host
 * @property {"gm" | "player" | "observer" | ""} role
 * @property {string} name of the person
 * @property {string} id of the person, there
 * @property {string} locale such as "de" or "pt-BR"
 * @property {"light" | "dark" | ""} theme
 * @property {RoomLink | undefined} room
 */
/**
 * @typedef {"room" | "tokens" | "mirror" | "badge" | "size" | "keep" | "switches"} Power
 *   "room": has a place that everybody in it can read; "tokens": can tell who stands on its map
 */
/**
 * @typedef {object} Mark one combatant, for the host to show
 * @property {string} id
 * @property {string} key such as "owlbear:…" or "foundry:…"; "" for one who came from nowhere
 * @property {string} name
 * @property {boolean} active
 * @property {boolean} hidden whether players do not know of them
 * @property {boolean} fallen
 */
/**
 * @typedef {object} Shown
 * @property {number} round 0 before the first
 * @property {string} headline in the reader's language
 * @property {Mark[]} order as it stands, the first first; each combatant once
 */
/** @typedef {{ name: string, on: boolean }} Switch something of the host's that a GM may wish */
/**
 * @typedef {object} Host
 * @property {ReadonlySet<Power>} can what is not among it is never asked for
 * @property {Hello} hello as it is now
 * @property {readonly string[]} origins of the pages around us, as far as they are known
 * @property {boolean} discreet whether what is kept here is read by nobody but this person and us:
 *   only then is a seat kept here. Never so for a page around us
 * @property {(heard: () => void) => () => void} listen to *hello* or *switches* having changed;
 *   returns how to stop
 * @property {(heard: (text: string) => void) => () => void} bring the person picked some on the
 *   map: *text* is JSON that the gathering of texts reads
 * @property {(heard: (keys: string[]) => void) => () => void} sight tokens that were hidden on the
 *   map, to players, can be seen now; told to GMs only
 * @property {() => Promise<string>} tokens all that could come, as such a text; "" for none
 * @property {(link: RoomLink) => Promise<void>} setRoom rejects when the room would not take it
 * @property {(shown: Shown) => void} mirror only ever called with what a GM sees
 * @property {(text: string) => void} badge "" takes it away
 * @property {(height: number) => void} size how high all would be that there is, in pixels
 * @property {(key: string, value: string) => Promise<void>} keep "" to forget it
 * @property {(key: string) => Promise<string>} recall "" when nothing was kept
 * @property {readonly Switch[]} switches
 * @property {(name: string, on: boolean) => void} flip
 */

/** @type {Hello} */
export const NO_HELLO = {
  kind: "",
  role: "",
  name: "",
  id: "",
  locale: "",
  theme: "",
  room: undefined,
};

/**
 * A host that does what *some* of it does, and nothing beyond that.
 * @param {Partial<Host>} some
 * @returns {Host}
 */
export function hostOf(some) {
  const quiet = () => () => {};
  /** @type {Host} */
  const none = {
    can: new Set(),
    hello: NO_HELLO,
    origins: [],
    discreet: false,
    listen: quiet,
    bring: quiet,
    sight: quiet,
    tokens: async () => "",
    setRoom: async () => {},
    mirror() {},
    badge() {},
    size() {},
    keep: async () => {},
    recall: async () => "",
    switches: [],
    flip() {},
  };
  // Getters stay getters: what a host says now may change.
  return Object.defineProperties(none, Object.getOwnPropertyDescriptors(some));
}

/** The overlay stands alone. */
export const ALONE = hostOf({});
