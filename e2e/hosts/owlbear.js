// Plays Owlbear Rodeo's part towards one extension, for one person: the answers that its SDK waits
// for, as the sources of @owlbear-rodeo/sdk 3.1.0 speak them. No DOM: the page around it, or a test
// without one, carries the messages.

/** @typedef {{ id: string, data: any, ref?: string, nonce?: string }} Message */
/** @typedef {{ ref: string, post: (message: { id: string, data: unknown }) => void }} Frame */
/** @typedef {{ id: string, type: string, layer: string, visible: boolean, metadata: Record<string, unknown>, [key: string]: unknown }} Item */

const MOST = 16 * 1024; // bytes of a room's metadata, and of a broadcast

/** @param {string} name @param {string} message */
const wrong = (name, message) => ({ error: { name, message } });

/** @param {unknown} value */
const bytes = (value) => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * A token as Owlbear has them.
 * @param {string} id
 * @param {string} name
 * @param {Partial<Item>} [more]
 * @returns {Item}
 */
export const token = (id, name, more = {}) => ({
  id,
  type: "IMAGE",
  layer: "CHARACTER",
  name: `${name}.png`,
  text: { plainText: name, richText: [], type: "PLAIN" },
  image: { url: `https://images.example/${id}.png`, mime: "image/png", width: 300, height: 300 },
  visible: true,
  locked: false,
  position: { x: 0, y: 0 },
  metadata: {},
  ...more,
});

export class Rodeo {
  /** @type {Record<string, unknown>} what the room remembers, for all extensions together */
  metadata = {};
  /** @type {Item[]} */
  items = [];
  scene = true; // whether one is open
  mode = "DARK";
  badge = "";
  open = true; // whether the panel is
  size = { width: 800, height: 600 }; // of the map, in pixels
  /** @type {string[]} what players may do */
  permissions = ["CHARACTER_UPDATE"];
  /** @type {string[]} */
  selection = [];
  /** @type {unknown[]} where the view went */
  views = [];
  /** @type {Record<string, any>} */
  menus = {};
  /** @type {Record<string, any>} */
  popovers = {};
  /** @type {string[]} what was shown to the person */
  told = [];
  /** @type {Message[]} all that the extension ever said */
  wire = [];
  /** @type {Set<string>} requests that go wrong */
  failing = new Set();
  /** @type {Set<string>} requests that are never answered */
  mute = new Set();
  changed = () => {};
  /** @type {Map<Frame, Set<string>>} and what each wants to hear of */
  #frames = new Map();

  /** @param {{ id: string, name: string, role: "GM" | "PLAYER" }} person */
  constructor(person) {
    this.person = { ...person, connectionId: `c-${person.id}`, color: "#88aaff", syncView: false };
  }

  /** @param {Frame} frame one of the extension's own, loaded */
  meet(frame) {
    this.#frames.set(frame, new Set());
    frame.post({ id: "OBR_READY", data: { ref: frame.ref, userId: this.person.id } });
  }

  /** @param {Frame} frame */
  part(frame) {
    this.#frames.delete(frame);
  }

  /** @param {Frame} frame @param {Message} message */
  hear(frame, message) {
    this.wire.push(message);
    if (message.ref !== frame.ref) return;
    const { id, data, nonce } = message;
    const wants = this.#frames.get(frame);
    const channel = data?.channel ?? "";
    if (id.endsWith("_UNSUBSCRIBE")) wants?.delete(id.replace("_UNSUBSCRIBE", channel));
    else if (id.endsWith("_SUBSCRIBE")) wants?.add(id.replace("_SUBSCRIBE", channel));
    if (nonce === undefined || this.mute.has(id)) return;
    try {
      if (this.failing.has(id)) throw wrong("Error", "told to fail");
      const answer = this.#answers[id];
      if (!answer) throw wrong("Error", `nobody answers ${id}`);
      frame.post({ id: `${id}_RESPONSE${nonce}`, data: answer(data) ?? {} });
      this.changed();
    } catch (error) {
      frame.post({ id: `${id}_ERROR${nonce}`, data: error });
    }
  }

  // --- what people do in Owlbear itself -----------------------------------------------------

  /** @param {"GM" | "PLAYER"} role */
  become(role) {
    this.person.role = role;
    this.#tell("OBR_PLAYER", "OBR_PLAYER_EVENT_CHANGE", { player: this.#player() });
  }

  /** @param {"DARK" | "LIGHT"} mode */
  paint(mode) {
    this.mode = mode;
    this.#tell("OBR_THEME", "OBR_THEME_EVENT_CHANGE", { theme: { mode } });
  }

  /** @param {boolean} isOpen the panel, from now on */
  turn(isOpen) {
    this.open = isOpen;
    this.#tell("OBR_ACTION_IS_OPEN", "OBR_ACTION_IS_OPEN_EVENT_CHANGE", { isOpen });
  }

  /** @param {Item[] | undefined} items of the scene that is opened; undefined: it is closed */
  show(items) {
    this.scene = items !== undefined;
    this.items = items ?? [];
    this.#tell("OBR_SCENE_READY", "OBR_SCENE_EVENT_READY_CHANGE", { ready: this.scene });
    if (items) this.#moved();
  }

  /** What others changed. @param {{ metadata?: Record<string, unknown>, items?: Item[] }} theirs */
  take({ metadata, items }) {
    if (items) {
      this.items = items;
      this.#moved();
    }
    if (metadata) this.#remember(metadata);
  }

  /** @param {string} id @param {Partial<Item>} changes */
  change(id, changes) {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...changes } : item));
    this.#moved();
  }

  /** @param {...string} ids @returns {string[]} what can be chosen for those tokens */
  offered(...ids) {
    return this.#menu(ids).map(({ label }) => label);
  }

  /** @param {string} label @param {...string} ids */
  choose(label, ...ids) {
    this.selection = ids;
    const found = this.#menu(ids).find((one) => one.label === label);
    if (!found) throw new Error(`there is no ${label}`);
    const context = { items: this.#chosen(ids), selectionBounds: {} };
    const data = { id: found.id, context, elementId: "element" };
    for (const frame of this.#frames.keys()) {
      frame.post({ id: "OBR_CONTEXT_MENU_EVENT_CLICK", data });
    }
  }

  // --- how it answers -----------------------------------------------------------------------

  /** @type {Record<string, (data: any) => unknown>} */
  #answers = {
    OBR_PLAYER_GET_ROLE: () => ({ role: this.person.role }),
    OBR_PLAYER_GET_NAME: () => ({ name: this.person.name }),
    OBR_PLAYER_GET_SELECTION: () => ({ selection: this.selection }),
    OBR_PLAYER_SELECT: ({ items }) => {
      this.selection = items;
    },
    OBR_THEME_GET_THEME: () => ({ theme: { mode: this.mode } }),
    OBR_ROOM_GET_METADATA: () => ({ metadata: this.metadata }),
    OBR_ROOM_SET_METADATA: ({ update }) => {
      const metadata = { ...this.metadata, ...update };
      for (const key of Object.keys(update)) {
        if (update[key] === undefined) delete metadata[key];
      }
      if (bytes(metadata) > MOST) throw wrong("SizeLimitExceeded", "room metadata over 16 kB");
      this.#remember(metadata);
    },
    OBR_SCENE_IS_READY: () => ({ ready: this.scene }),
    OBR_SCENE_ITEMS_GET_ALL_ITEMS: () => ({ items: this.#all }),
    // In the order of the scene, whatever order was asked for.
    OBR_SCENE_ITEMS_GET_ITEMS: ({ ids }) => ({ items: this.#chosen(ids) }),
    OBR_SCENE_ITEMS_GET_ITEM_BOUNDS: ({ ids }) => ({ bounds: this.#boundsOf(ids) }),
    OBR_SCENE_ITEMS_UPDATE_ITEMS: ({ updates }) => {
      this.#may("CHARACTER_UPDATE");
      const changes = new Map(updates.map((/** @type {Item} */ one) => [one.id, one]));
      this.items = this.#all.map((item) => ({ ...item, ...changes.get(item.id) }));
      this.#moved();
    },
    OBR_VIEWPORT_ANIMATE_TO_BOUNDS: ({ bounds }) => {
      this.views.push(bounds);
    },
    OBR_VIEWPORT_GET_SCALE: () => ({ scale: 1 }),
    OBR_VIEWPORT_GET_WIDTH: () => ({ width: this.size.width }),
    OBR_VIEWPORT_GET_HEIGHT: () => ({ height: this.size.height }),
    OBR_VIEWPORT_ANIMATE_TO: ({ transform }) => {
      this.views.push(transform);
    },
    OBR_CONTEXT_MENU_CREATE: (menu) => {
      this.menus[menu.id] = menu;
    },
    OBR_CONTEXT_MENU_REMOVE: ({ id }) => {
      delete this.menus[id];
    },
    OBR_BROADCAST_SEND_MESSAGE: ({ channel, data, options }) => {
      if (bytes(data) > MOST) throw wrong("SizeLimitExceeded", "a broadcast over 16 kB");
      if ((options?.destination ?? "REMOTE") === "REMOTE") return;
      const event = { data, connectionId: this.person.connectionId };
      this.#tell(`OBR_BROADCAST${channel}`, `OBR_BROADCAST_MESSAGE_${channel}`, event);
    },
    OBR_ACTION_SET_BADGE_TEXT: ({ badgeText }) => {
      this.badge = badgeText ?? "";
    },
    OBR_ACTION_GET_IS_OPEN: () => ({ isOpen: this.open }),
    OBR_ACTION_OPEN: () => this.turn(true),
    OBR_NOTIFICATION_SHOW: ({ message }) => {
      this.told.push(message);
      return { id: String(this.told.length) };
    },
    OBR_POPOVER_OPEN: (popover) => {
      this.popovers[popover.id] = popover;
    },
    OBR_POPOVER_CLOSE: ({ id }) => {
      delete this.popovers[id];
    },
    OBR_POPOVER_SET_WIDTH: ({ id, width }) => {
      if (this.popovers[id]) this.popovers[id].width = width;
    },
    OBR_POPOVER_SET_HEIGHT: ({ id, height }) => {
      if (this.popovers[id]) this.popovers[id].height = height;
    },
  };

  get #all() {
    if (!this.scene) throw wrong("MissingDataError", "no scene is open");
    return this.items;
  }

  /** @param {string[]} ids */
  #chosen(ids) {
    return this.#all.filter(({ id }) => ids.includes(id));
  }

  /** @param {string[]} ids */
  #boundsOf(ids) {
    if (!this.#chosen(ids).length) throw wrong("MissingDataError", "no such item");
    const min = { x: 0, y: 0 };
    const max = { x: 150, y: 150 };
    return { min, max, width: 150, height: 150, center: { x: 75, y: 75 } };
  }

  /** @param {string} what */
  #may(what) {
    if (this.person.role === "GM" || this.permissions.includes(what)) return;
    throw wrong("PermissionError", `players have no ${what}`);
  }

  /** @param {Record<string, unknown>} metadata */
  #remember(metadata) {
    this.metadata = metadata;
    this.#tell("OBR_ROOM_METADATA", "OBR_ROOM_METADATA_EVENT_CHANGE", { metadata });
  }

  #moved() {
    this.#tell("OBR_SCENE_ITEMS", "OBR_SCENE_ITEMS_EVENT_CHANGE", { items: this.items });
  }

  #player() {
    return { ...this.person, metadata: {}, selection: this.selection };
  }

  /** @param {string} subject @param {string} id @param {unknown} data */
  #tell(subject, id, data) {
    for (const [frame, wants] of this.#frames) if (wants.has(subject)) frame.post({ id, data });
    this.changed();
  }

  /** @param {string[]} ids @returns {{ id: string, label: string }[]} */
  #menu(ids) {
    const items = this.#chosen(ids);
    return Object.values(this.menus).flatMap(({ id, icons }) =>
      icons
        .filter((/** @type {any} */ { filter = {} }) => this.#fits(filter, items))
        .slice(0, 1)
        .map((/** @type {any} */ { label }) => ({ id, label })),
    );
  }

  /** @param {any} filter @param {Item[]} items */
  #fits({ roles, min = 1, max = Infinity, every = [] }, items) {
    if (roles && !roles.includes(this.person.role)) return false;
    return items.length >= min && items.length <= max && items.every((item) => passes(item, every));
  }
}

/**
 * From left to right; each says how it goes together with the next.
 * @param {Item} item
 * @param {{ key: string, value: unknown, operator?: string, coordinator?: string }[]} tests
 */
function passes(item, tests) {
  let all = true;
  let joined = "&&";
  for (const { key, value, operator = "==", coordinator = "&&" } of tests) {
    const is = (item[key] === value) === (operator === "==");
    all = joined === "||" ? all || is : all && is;
    joined = coordinator;
  }
  return all;
}
