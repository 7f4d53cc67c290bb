// Ways in: among the scene's controls, in the combat tracker, and on a token. Foundry draws these
// again and again, so whatever is there already stays.

const ICON = "fa-solid fa-hourglass-half";

let badge = "";

/**
 * @param {Record<string, foundry.applications.ui.SceneControls.Control>} controls
 * @param {() => void} open
 */
export function amongControls(controls, open) {
  const tools = controls.tokens?.tools;
  if (!tools) return;
  tools.rondel = {
    name: "rondel",
    title: "RONDEL.Open",
    icon: ICON,
    order: Object.keys(tools).length,
    button: true,
    visible: true,
    onChange: open,
  };
}

/**
 * @param {HTMLElement} tracker
 * @param {() => void} open
 */
export function inTracker(tracker, open) {
  if (tracker.querySelector(".rondel-open")) return;
  const button = buttonOf("rondel-open", "RONDEL.Open");
  const [said, worn] = [document.createElement("span"), document.createElement("span")];
  said.textContent = game.i18n.localize("RONDEL.Open");
  worn.className = "rondel-badge";
  worn.textContent = badge;
  button.append(said, worn);
  button.addEventListener("click", open);
  tracker.prepend(button);
}

/**
 * @param {HTMLElement} hud
 * @param {() => void} add
 */
export function onToken(hud, add) {
  const column = hud.querySelector(".col.right");
  if (!column || column.querySelector(".rondel-add")) return;
  const button = buttonOf("control-icon rondel-add", "RONDEL.Add");
  button.dataset.tooltip = "RONDEL.Add";
  button.setAttribute("aria-label", game.i18n.localize("RONDEL.Add"));
  button.addEventListener("click", add);
  column.append(button);
}

/**
 * Worn by every button in a combat tracker.
 * @param {string} text "" to wear nothing
 */
export function setBadge(text) {
  badge = text;
  for (const worn of document.querySelectorAll(".rondel-badge")) worn.textContent = badge;
}

/**
 * @param {string} classes
 * @param {string} title
 */
function buttonOf(classes, title) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = classes;
  button.title = game.i18n.localize(title);
  const icon = document.createElement("i");
  icon.className = ICON;
  icon.inert = true;
  button.append(icon);
  return button;
}
