// What Foundry keeps for us. World settings can be read by everybody in the world and by each of
// its modules, client settings by each module: so nothing that opens a seat is ever kept there.

/** @import { RoomLink } from "./addresses.mjs" */

import { roomLinkOf, serverBehind, serverOf } from "./addresses.mjs";

export const ID = "rondel";

/**
 * An address, cleaned before it is kept: what opened a seat in a pasted link is never kept at all.
 * @extends {foundry.data.fields.StringField<{ required: true, blank: true, initial: "" }>}
 */
class ServerField extends foundry.data.fields.StringField {
  /** @override */
  _cast(/** @type {unknown} */ value) {
    return serverOf(value) || String(value ?? "").split(/[?#]/)[0];
  }

  /** @override */
  _validateType(/** @type {string} */ value) {
    if (value && !serverOf(value)) throw new Error(game.i18n.localize("RONDEL.Settings.BadServer"));
  }

  /** @override */
  clean(/** @type {string} */ value) {
    return this._cast(value);
  }
}

/**
 * @param {object} heard
 * @param {() => void} heard.server another server, or another room of it
 * @param {() => void} heard.switches something that a GM may wish was switched
 */
export function register(heard) {
  game.settings.register(ID, "server", {
    name: "RONDEL.Settings.Server",
    hint: "RONDEL.Settings.ServerHint",
    scope: "world",
    config: true,
    type: new ServerField({ required: true, blank: true, initial: "" }),
    default: "",
    onChange: heard.server,
  });
  game.settings.register(ID, "room", {
    scope: "world",
    config: false,
    type: Object,
    default: {},
    onChange: heard.server,
  });
  game.settings.register(ID, "mirror", {
    name: "RONDEL.Settings.Mirror",
    hint: "RONDEL.Settings.MirrorHint",
    scope: "world",
    config: true,
    type: Boolean,
    default: false,
    onChange: heard.switches,
  });
  game.settings.register(ID, "open", {
    name: "RONDEL.Settings.Open",
    hint: "RONDEL.Settings.OpenHint",
    scope: "client",
    config: true,
    type: Boolean,
    default: false,
  });
}

/** The server that was set, or else the one that this module came from; "" if neither is known. */
export const server = () =>
  serverOf(game.settings.get(ID, "server")) || serverBehind(game.modules.get(ID)?.manifest);

/** @returns {RoomLink | undefined} the table of this world, on that server */
export const room = () => roomLinkOf(game.settings.get(ID, "room"), server());

/** Foundry lets nobody else change what the world keeps. */
const mayChange = () => game.user.isGM && game.user.can("SETTINGS_MODIFY");

/**
 * Everybody in this world finds *said* from now on, if it is a link to a table of our server.
 * @param {unknown} said
 */
export async function setRoom(said) {
  const link = roomLinkOf(said, server());
  if (link && mayChange()) await game.settings.set(ID, "room", link);
}

export const mirrors = () => game.settings.get(ID, "mirror");

/** @param {boolean} on */
export async function setMirror(on) {
  if (mayChange()) await game.settings.set(ID, "mirror", on);
}

export const opensByItself = () => game.settings.get(ID, "open");
