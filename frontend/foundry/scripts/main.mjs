// Rondel in Foundry VTT: a window with the overlay in it, and what ties it to this world.

import { amongControls, inTracker, onToken, setBadge } from "./buttons.mjs";
import { mirror } from "./host.mjs";
import { ofTokens } from "./importing.mjs";
import { RondelPanel } from "./panel.mjs";
import { ID, opensByItself, register } from "./settings.mjs";

/** @type {RondelPanel | undefined} */
let panel;

/** The window is there and in front. */
function open() {
  panel ??= new RondelPanel(setBadge);
  if (!panel.rendered) return panel.render({ force: true });
  if (panel.minimized) panel.maximize();
  panel.bringToFront();
}

/** @param {foundry.canvas.placeables.Token | undefined} token one that the GM points at */
function add(token) {
  const chosen = canvas.tokens?.controlled ?? [];
  const all = token && !chosen.includes(token) ? [token] : chosen;
  const text = ofTokens(all.map(({ document }) => document));
  open();
  if (text) panel?.bring(text);
}

Hooks.once("init", () => {
  register({
    server: () => panel?.settle(),
    switches: () => {
      panel?.greet();
      mirror.again();
    },
  });
});

Hooks.once("ready", () => {
  const module = game.modules.get(ID);
  if (module) module.api = { open };
  if (opensByItself()) open();
});

Hooks.on("getSceneControlButtons", (controls) => amongControls(controls, open));
Hooks.on("renderCombatTracker", (_tracker, element) => inTracker(element, open));
Hooks.on("renderTokenHUD", (hud, element) => {
  if (game.user.isGM) onToken(element, () => add(hud.object));
});

// Who comes into a combat takes their place in it, and whoever is hidden or seen from now on takes
// another. What else others change there stays as they left it until Rondel's order is another.
Hooks.on("createCombatant", () => mirror.again());
Hooks.on("updateCombatant", (_one, change, options) => {
  if (!options.rondel && "hidden" in change) mirror.again();
});

Hooks.on("clientSettingChanged", (key) => {
  if (key === "core.uiConfig") panel?.greet();
});
Hooks.on("updateUser", (user) => {
  if (user === game.user) panel?.greet();
});
