// What a world of our stand-in consists of: a scene with its tokens, and a combat that records what
// is written into it. It sorts and refuses as Foundry's public types and their comments say.

/** Hooks that may be called as often as Foundry likes. */
export function makeHooks() {
  const heard = new Map();
  const on = (name, then, once) => {
    heard.set(name, [...(heard.get(name) ?? []), { then, once }]);
  };
  return {
    on: (name, then) => on(name, then, false),
    once: (name, then) => on(name, then, true),
    callAll(name, ...given) {
      const all = heard.get(name) ?? [];
      heard.set(
        name,
        all.filter(({ once }) => !once),
      );
      for (const { then } of all) then(...given);
    },
  };
}

/** A list of documents, as far as anybody here asks. */
class Documents extends Map {
  /** As in Foundry, what comes out of it is documents, not pairs. */
  [Symbol.iterator]() {
    return this.values();
  }
  get contents() {
    return [...this.values()];
  }
}

const ORC = {
  type: "npc",
  system: { attributes: { hp: { value: 15, max: 15, formula: "2d8+6" } } },
};

/** Two orcs that share an actor without being linked to it, one who hides, and a hero. */
export function makeScene() {
  const scene = { id: "Scene0000000001" };
  const token = (id, name, more) => ({
    ...{ id, name, hidden: false, disposition: -1, actorLink: false, parent: scene, ...more },
  });
  const tokens = [
    token("TokenOrc1", "Orc", { actor: structuredClone(ORC) }),
    token("TokenOrc2", "Orc", { actor: structuredClone(ORC) }),
    token("TokenSneak", "Sneak", { hidden: true, actor: structuredClone(ORC) }),
    token("TokenGrak", "Grak", { disposition: 1, actorLink: true, actor: { type: "character" } }),
  ];
  tokens[1].actor.system.attributes.hp.value = 4; // wounded; the other is not
  return { scene, tokens };
}

/** An encounter of Foundry's with all *tokens* in it; *writes* is what others did to it. */
export class Combat {
  writes = [];
  round = 0;
  turn = null;

  constructor(scene, tokens, hooks) {
    this.scene = scene;
    this.hooks = hooks;
    this.combatants = new Documents(
      tokens.map((token, n) => {
        const id = `Combatant${n + 1}`;
        return [id, combatant(id, token)];
      }),
    );
    this.setupTurns();
  }

  /** The highest initiative first; equal ones, and those without, by their id. */
  setupTurns() {
    const number = ({ initiative }) => initiative ?? Number.NEGATIVE_INFINITY;
    this.turns = this.combatants.contents.sort(
      (a, b) => number(b) - number(a) || (a.id > b.id ? 1 : -1),
    );
  }

  async updateEmbeddedDocuments(type, updates, options) {
    await null;
    this.writes.push(["updateEmbeddedDocuments", type, structuredClone(updates), options]);
    for (const { _id, ...change } of updates) Object.assign(this.combatants.get(_id), change);
    this.setupTurns();
    for (const { _id } of updates) {
      this.hooks.callAll("updateCombatant", this.combatants.get(_id), {}, options);
    }
  }

  async update(change, options) {
    await null;
    this.writes.push(["update", structuredClone(change), options]);
    Object.assign(this, change);
    this.hooks.callAll("updateCombat", this, change, options);
  }

  /** Somebody comes into it, by another's hand. */
  add(token) {
    const id = `Combatant${this.combatants.size + 1}`;
    this.combatants.set(id, combatant(id, token));
    this.setupTurns();
    this.hooks.callAll("createCombatant", this.combatants.get(id), {}, "");
  }
}

function combatant(id, token) {
  return {
    ...{ id, name: token.name, tokenId: token.id, sceneId: token.parent.id, token },
    ...{ actor: token.actor, hidden: token.hidden, isDefeated: false, initiative: null },
    isNPC: token.disposition < 0,
  };
}
