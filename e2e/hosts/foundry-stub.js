// Plays Foundry's part as far as our module asks for it (see frontend/foundry/CONTRACT.md): it loads
// the module as it was unpacked, from modules/rondel/. Nothing here is Foundry's; it was made from
// the public types. `?user=` says who sits here: gm, or the name of a player.

import { Combat, makeHooks, makeScene } from "./foundry-world.js";

const MODULE = "modules/rondel";
const name = new URLSearchParams(location.search).get("user") ?? "gm";
const lang = new URLSearchParams(location.search).get("lang") ?? "en";
const fetched = async (path) => (await fetch(`${MODULE}/${path}`)).json();
const manifest = await fetched("module.json");
const words = await fetched(manifest.languages.find((one) => one.lang === lang).path);

const at = (tree, key) => key.split(".").reduce((here, step) => here?.[step], tree);

// --- settings ----------------------------------------------------------------------------------

class StringField {
  constructor(options) {
    this.options = options;
  }
  _cast(value) {
    return String(value);
  }
  _validateType() {}
  clean(value) {
    return this._cast(value);
  }
}

/** What the world's server keeps: all can read it, and each change of it comes to all. */
const settings = {
  settings: new Map([["core.uiConfig", { scope: "client", type: Object }]]),
  values: new Map([
    ["core.uiConfig", { colorScheme: { applications: "dark", interface: "dark" } }],
  ]),
  register(space, key, said) {
    settings.settings.set(`${space}.${key}`, said);
  },
  get(space, key) {
    const id = `${space}.${key}`;
    if (!settings.settings.has(id)) throw new Error(`${id} is no registered setting`);
    return structuredClone(settings.values.get(id) ?? settings.settings.get(id).default);
  },
  async set(space, key, value) {
    const { scope, type } = settings.settings.get(`${space}.${key}`);
    if (scope === "world" && !user.isGM) throw new Error("only the GM may");
    let kept = value;
    if (type instanceof StringField) {
      kept = type.clean(value);
      type._validateType(kept);
    }
    await null;
    settings.take(`${space}.${key}`, kept);
    return kept;
  },
  /** A change that came from the world's server. */
  take(id, value) {
    settings.values.set(id, structuredClone(value));
    const said = settings.settings.get(id);
    said?.onChange?.(structuredClone(value));
    if (said?.scope !== "world") Hooks.callAll("clientSettingChanged", id, value, {});
  },
  sheet: {
    asked: 0,
    render() {
      settings.sheet.asked += 1;
    },
  },
};

// --- windows -----------------------------------------------------------------------------------

class ApplicationV2 {
  static DEFAULT_OPTIONS = {};
  element = undefined;
  minimized = false;

  get rendered() {
    return Boolean(this.element);
  }

  async render({ force = false } = {}) {
    if (!this.rendered && !force) return this;
    const result = await this._renderHTML({}, {});
    if (!this.rendered) this.#build();
    this._replaceHTML(result, this.element.querySelector(".window-content"), {});
    Hooks.callAll(`render${this.constructor.name}`, this, this.element, {}, {});
    return this;
  }

  #build() {
    const { id, classes, window: frame, position } = this.constructor.DEFAULT_OPTIONS;
    const element = document.createElement("div");
    element.id = id;
    element.className = ["application", ...classes].join(" ");
    Object.assign(element.style, { width: `${position.width}px`, height: `${position.height}px` });
    const header = document.createElement("header");
    header.className = "window-header";
    const title = document.createElement("h1");
    title.className = "window-title";
    title.textContent = game.i18n.localize(frame.title);
    const close = document.createElement("button");
    close.textContent = "Close";
    close.addEventListener("click", () => this.close());
    header.append(title, close);
    const content = document.createElement("section");
    content.className = "window-content";
    element.append(header, content);
    document.body.append(element);
    this.element = element;
    windows.set(id, this);
  }

  async close() {
    this.element.remove();
    this.element = undefined;
    this._onClose({});
    return this;
  }

  _onClose() {}
  bringToFront() {}
  async maximize() {
    this.minimized = false;
  }

  /** As version 14 takes a window out of the page. */
  detach() {
    const other = window.open("about:blank", "detached", "popup,width=440,height=680");
    other.document.body.style.margin = "0";
    other.document.body.append(other.document.adoptNode(this.element));
    return other;
  }
}

const windows = new Map();

// --- the world ---------------------------------------------------------------------------------

const user = {
  id: `User${name}`,
  name: name === "gm" ? "Gamemaster" : name,
  isGM: name === "gm",
  can: () => name === "gm",
};
const Hooks = makeHooks();
const { scene, tokens } = makeScene();
const placeables = tokens.map((document) => ({ document }));
const game = {
  version: "13.351",
  user,
  users: { activeGM: name === "gm" ? user : { id: "Usergm" } },
  settings,
  combat: null,
  combats: [],
  modules: new Map([[manifest.id, { ...manifest, active: true }]]),
  i18n: {
    lang,
    localize: (key) => at(words, key) ?? key,
    format: (key, given) =>
      game.i18n.localize(key).replace(/\{(\w+)\}/g, (_, word) => String(given[word])),
  },
};
const canvas = { tokens: { placeables, controlled: [] } };
const hud = { object: placeables[0] }; // one display for all tokens
Object.assign(globalThis, {
  Hooks,
  game,
  canvas,
  foundry: { applications: { api: { ApplicationV2 } }, data: { fields: { StringField } } },
});

/** For the test: what a person, or the rest of Foundry, would do. */
globalThis.world = {
  windows,
  /** A combat with the tokens of these names. */
  fight(...names) {
    const there = tokens.filter((token) => names.includes(token.name));
    game.combat = new Combat(scene, there, Hooks);
    game.combats = [game.combat];
    drawTracker();
  },
  token: (wanted) => tokens.find((token) => token.name === wanted),
  /** Foundry draws its own parts, as it does whenever it likes. */
  draw() {
    const controls = { tokens: { name: "tokens", tools: {} } };
    Hooks.callAll("getSceneControlButtons", controls);
    Hooks.callAll("getSceneControlButtons", controls);
    const tools = Object.values(controls.tokens.tools).map((tool) => {
      const button = document.createElement("button");
      button.textContent = game.i18n.localize(tool.title);
      button.addEventListener("click", (event) => tool.onChange(event, true));
      return button;
    });
    document.getElementById("scene-controls").replaceChildren(...tools);
    world.pointAt("Orc");
    drawTracker();
  },
  /** The GM right-clicks a token. */
  pointAt(wanted) {
    hud.object = placeables.find(({ document: { name } }) => name === wanted);
    Hooks.callAll("renderTokenHUD", hud, document.getElementById("token-hud"));
  },
};

/** Only a part of it is drawn anew; the hook fires all the same. */
function drawTracker() {
  const tracker = document.getElementById("combat");
  const list = tracker.querySelector("ol") ?? document.createElement("ol");
  const { turns = [], turn = null, round = 0 } = game.combat ?? {};
  const rows = turns.map(({ name, initiative }, n) => {
    const row = document.createElement("li");
    row.textContent = `${n === turn ? "\u25b6 " : ""}${name}: ${initiative ?? "\u2013"}`;
    return row;
  });
  list.replaceChildren(...rows);
  const title = document.createElement("p");
  title.textContent = game.combat ? `Round ${round}` : "No combat";
  tracker.querySelector("p")?.remove();
  tracker.append(title, list);
  Hooks.callAll("renderCombatTracker", {}, tracker, {}, {});
}
for (const happened of ["createCombatant", "updateCombatant", "updateCombat"]) {
  Hooks.on(happened, drawTracker);
}

for (const path of manifest.styles) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: `${MODULE}/${path}` });
  document.head.append(link);
}
for (const path of manifest.esmodules) await import(`./${MODULE}/${path}`);
Hooks.callAll("init");
Hooks.callAll("ready");
world.draw();
world.draw();
document.body.dataset.ready = "";
