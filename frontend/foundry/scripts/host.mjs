// What Foundry is to the page in our window: who sits here, and what is done when the page asks for
// something. The page asks only for what it was told that we can do, and of others we do nothing.

/** @import { Message } from "./line.mjs" */

import { ofCombat, ofTokens } from "./importing.mjs";
import { Mirror } from "./mirroring.mjs";
import { shownOf } from "./ranks.mjs";
import { mirrors, room, setMirror, setRoom } from "./settings.mjs";

const LONGEST_BADGE = 20; // characters

export const mirror = new Mirror();

/** The rights that count are those of one's seat; these are hints for what to offer. */
export const hello = () => ({
  kind: "foundry",
  role: game.user.isGM ? "gm" : "player",
  name: game.user.name,
  id: game.user.id,
  locale: game.i18n.lang,
  theme: theme(),
  room: room(),
});

/** As applications are drawn; "" where the browser decides, or a later Foundry keeps it elsewhere. */
function theme() {
  if (!game.settings.settings.has("core.uiConfig")) return "";
  const chosen = game.settings.get("core", "uiConfig")?.colorScheme?.applications;
  return chosen === "dark" || chosen === "light" ? chosen : "";
}

// "keep" is not among them: what Foundry stores, every module here can read.
export const powers = () => [
  ...["room", "badge"],
  ...(game.user.isGM ? ["tokens", "mirror", "switches"] : []),
];

export const switches = () => (game.user.isGM ? [{ name: "mirror", on: mirrors() }] : []);

/**
 * Does what the page asks for.
 * @param {Message} message
 * @param {(answer: object) => void} answer
 * @param {(text: string) => void} badge
 */
export function heard(message, answer, badge) {
  switch (message.type) {
    case "badge":
      return badge(String(message.text ?? "").slice(0, LONGEST_BADGE));
    case "set-room":
      return setRoom(message.room);
    case "tokens":
      return answer({ type: "tokens", id: message.id, text: everybody() });
    case "mirror":
      return mirror.show(shownOf(message.shown));
    case "flip":
      return message.name === "mirror" ? setMirror(message.on === true) : undefined;
  }
}

/** All that could come: those in the combat; without one, the tokens selected, or else all. */
function everybody() {
  if (!game.user.isGM) return "";
  const { combat } = game;
  if (combat?.combatants.size) {
    return ofCombat(combat.combatants, combat.scene?.id, { ranked: mirrors() });
  }
  const layer = canvas.tokens;
  const chosen = layer?.controlled.length ? layer.controlled : layer?.placeables;
  return ofTokens((chosen ?? []).map(({ document }) => document));
}
