import assert from "node:assert/strict";
import { test } from "node:test";
import { token } from "../../e2e/hosts/owlbear.js";
import { heard, panel } from "./rodeo.js";

/** @import { Mark, RoomLink } from "../src/hosts/host.js" */

const SERVER = "https://rondel.example/vtt";
const KEY = "org.rondel/room";
/** @type {RoomLink} */
const LINK = { v: 1, server: SERVER, table: "table_1", invite: "invite_1" };
const MARK = "org.rondel/turn";

/**
 * @param {string} id of a token
 * @param {Partial<Mark>} [more]
 * @returns {Mark}
 */
const mark = (id, more) => ({
  id: `c-${id}`,
  key: `owlbear:${id}`,
  name: id,
  active: false,
  hidden: false,
  fallen: false,
  ...more,
});

/** @param {Mark[]} order */
const shown = (...order) => ({ round: 1, headline: "Round 1", order });

/** @param {{ items: { id: string, metadata: object }[] }} rodeo */
const marked = ({ items }) => items.filter(({ metadata }) => MARK in metadata).map(({ id }) => id);

/** @param {{ wire: { id: string, data: any }[] }} rodeo @param {string} id */
const said = ({ wire }, id) => wire.filter((message) => message.id === id);

test("Owlbear says who is there, and what changes", async () => {
  const { host, rodeo } = await panel({ id: "p-7", name: "Gerda\u202e", role: "GM" });
  const heardOf = [];
  host.listen(() => heardOf.push(host.hello));

  assert.deepEqual(host.hello, {
    kind: "owlbear",
    role: "gm",
    name: "Gerda",
    id: "p-7",
    locale: "",
    theme: "dark",
    room: undefined,
  });
  rodeo.become("PLAYER");
  rodeo.paint("LIGHT");
  await heard();
  assert.equal(host.hello.role, "player");
  assert.equal(host.hello.theme, "light");
  assert.equal(heardOf.length, 2);
});

test("the room holds the link for everybody, and what others keep there stays", async () => {
  const { host, rodeo } = await panel(undefined, {
    before: (there) => {
      there.rodeo.metadata = { "com.example/dice": { n: 3 } };
    },
  });

  const set = host.setRoom(LINK);
  await heard();
  await set;

  assert.deepEqual(rodeo.metadata, { "com.example/dice": { n: 3 }, [KEY]: LINK });
  assert.deepEqual(host.hello.room, LINK);
});

for (const [what, held] of Object.entries({
  "to what is no web page": { ...LINK, server: "javascript:alert(1)" },
  "of another version": { ...LINK, v: 2 },
  "with something in it that is no name": { ...LINK, table: "../../x" },
  "that is a text": "rondel",
  "that is nothing": null,
})) {
  test(`a link ${what} is none`, async () => {
    const { host, rodeo } = await panel();

    rodeo.take({ metadata: { [KEY]: held } });
    await heard();

    assert.equal(host.hello.room, undefined);
  });
}

test("a room that others have filled up takes no link, and what is there stays", async () => {
  const full = { "com.example/notes": "x".repeat(15_900) };
  const { host, rodeo } = await panel(undefined, {
    before: (there) => {
      there.rodeo.metadata = full;
    },
  });

  const refused = assert.rejects(host.setRoom(LINK), { code: "room-full" });
  await heard();
  await refused;

  assert.deepEqual(rodeo.metadata, full);
  assert.equal(said(rodeo, "OBR_ROOM_SET_METADATA").length, 0);
});

test("whoever gets no answer goes on with what is known, and hears the rest later", async () => {
  const { host, rodeo, clock } = await panel(undefined, {
    before: ({ rodeo }) => {
      rodeo.mute.add("OBR_PLAYER_GET_ROLE");
      rodeo.failing.add("OBR_PLAYER_GET_NAME");
    },
  });

  assert.equal(host.hello.role, "");
  assert.equal(host.hello.theme, "dark");
  rodeo.mute.clear();
  rodeo.failing.clear();
  for (let second = 0; second < 8; second += 1) {
    clock.pass(1000);
    await heard();
  }
  assert.equal(host.hello.role, "gm");
  assert.equal(host.hello.name, "Gerda");
});

test("tokens come as a text with only what is read of them", async () => {
  const { host, rodeo } = await panel();
  rodeo.items.push(token("m1", "Map", { layer: "MAP" }), token("r1", "Ring", { type: "SHAPE" }));

  const tokens = host.tokens();
  await heard();

  assert.deepEqual(JSON.parse(await tokens)[1], {
    id: "t2",
    type: "IMAGE",
    layer: "CHARACTER",
    name: "Grak.png",
    visible: false,
    text: { plainText: "Grak" },
  });
  assert.equal(JSON.parse(await tokens).length, 3);
});

test("a GM's panel tells which tokens players have put there, and nobody's id", async () => {
  const { host, rodeo } = await panel();
  rodeo.show([
    token("t1", "Mira", { createdUserId: "somebody" }),
    token("t2", "Grak", { createdUserId: rodeo.person.id }),
  ]);

  const tokens = host.tokens();
  await heard();

  const by = JSON.parse(await tokens).map((/** @type {{ by?: string }} */ one) => one.by);
  assert.deepEqual(by, ["player", "gm"]);
  assert.ok(!(await tokens).includes("somebody"));
});

test("a player's tokens are those that can be seen", async () => {
  const { host } = await panel({ role: "PLAYER" });

  const tokens = host.tokens();
  await heard();

  assert.ok(!(await tokens).includes("Grak"));
  assert.ok((await tokens).includes("Mira"));
});

test("while no scene is open, nothing is asked of it", async () => {
  const { host, rodeo } = await panel(undefined, {
    wished: ["marker", "select", "follow"],
    before: ({ rodeo }) => rodeo.show(undefined),
  });
  host.mirror(shown(mark("t1", { active: true })));
  const tokens = host.tokens();
  await heard();
  const asked = rodeo.wire.filter(
    ({ id }) => /^OBR_SCENE_(?!IS_READY)/.test(id) && !/SUBSCRIBE/.test(id),
  );

  assert.equal(await tokens, "");
  assert.deepEqual(asked, []);
});

test("a scene that is opened later gets its mark", async () => {
  const { host, rodeo } = await panel(undefined, {
    wished: ["marker"],
    before: ({ rodeo }) => rodeo.show(undefined),
  });
  host.mirror(shown(mark("t1", { active: true })));

  rodeo.show([token("t1", "Mira")]);
  await heard();

  assert.deepEqual(marked(rodeo), ["t1"]);
});

test("the mark goes from one to the next, by their ids, and what is right stays untouched", async () => {
  const { host, rodeo } = await panel(undefined, { wished: ["marker"] });
  host.mirror(shown(mark("t3", { active: true }), mark("t1")));
  await heard();
  assert.deepEqual(marked(rodeo), ["t3"]);

  host.mirror(shown(mark("t3"), mark("t1", { active: true })));
  await heard();
  assert.deepEqual(marked(rodeo), ["t1"]);
  host.mirror(shown(mark("t3"), mark("t1", { active: true })));
  await heard();

  const updates = said(rodeo, "OBR_SCENE_ITEMS_UPDATE_ITEMS");
  assert.equal(updates.length, 2);
  assert.deepEqual(
    updates[1].data.updates.map((/** @type {object} */ one) => Object.keys(one)),
    [
      ["id", "type", "metadata"],
      ["id", "type", "metadata"],
    ],
  );
});

test("what is hidden at the table or on the map leaves no trace in the scene", async () => {
  const { host, rodeo } = await panel(undefined, { wished: ["marker", "select", "follow"] });

  host.mirror(shown(mark("t2", { active: true }), mark("t3", { active: true, hidden: true })));
  await heard();

  assert.deepEqual(marked(rodeo), []);
  assert.deepEqual(rodeo.selection, []);
  assert.deepEqual(rodeo.views, []);
});

test("a copy of a marked token loses the mark once the scene is still", async () => {
  const { host, rodeo, clock } = await panel(undefined, { wished: ["marker"] });
  host.mirror(shown(mark("t1", { active: true })));
  await heard();
  const asked = said(rodeo, "OBR_SCENE_ITEMS_GET_ALL_ITEMS").length;

  for (const x of [1, 2, 3]) rodeo.change("t1", { position: { x, y: 0 } });
  rodeo.take({ items: [...rodeo.items, { ...rodeo.items[0], id: "t9" }] });
  await heard();
  clock.pass(500);
  await heard();

  assert.deepEqual(marked(rodeo), ["t1"]);
  assert.equal(said(rodeo, "OBR_SCENE_ITEMS_GET_ALL_ITEMS").length, asked + 1);
});

test("who acts is selected and looked at by wish, once", async () => {
  const { host, rodeo, kept } = await panel();
  host.flip("select", true);
  host.flip("follow", true);
  host.mirror(shown(mark("t1", { active: true })));
  await heard();
  host.mirror(shown(mark("t1", { active: true })));
  await heard();

  assert.deepEqual(rodeo.selection, ["t1"]);
  assert.deepEqual(rodeo.views, [{ position: { x: 325, y: 225 }, scale: 1 }]);
  assert.deepEqual(kept, ["select true", "follow true"]);
});

test("the mark goes when it is not wished for any more, and with the role of a GM", async () => {
  const { host, rodeo } = await panel(undefined, { wished: ["marker"] });
  host.mirror(shown(mark("t1", { active: true })));
  await heard();
  assert.deepEqual(marked(rodeo), ["t1"]);

  rodeo.become("PLAYER");
  await heard();

  assert.deepEqual(marked(rodeo), []);
  assert.deepEqual(
    host.switches.map(({ name }) => name),
    ["banner"],
  );
});

test("a player may wish for the banner, and for nothing on the map", async () => {
  const { host, rodeo, banners } = await panel({ role: "PLAYER" });

  host.flip("marker", true);
  host.flip("banner", true);
  host.mirror(shown(mark("t1", { active: true })));
  await heard();

  assert.deepEqual(host.switches, [{ name: "banner", on: true }]);
  assert.equal(banners.at(-1), true);
  assert.deepEqual(marked(rodeo), []);
});

test("an Owlbear that only fails breaks nothing", async () => {
  const { host, rodeo, clock } = await panel(undefined, { wished: ["marker", "select"] });
  for (const id of ["ACTION_SET_BADGE_TEXT", "SCENE_ITEMS_GET_ALL_ITEMS", "PLAYER_SELECT"]) {
    rodeo.failing.add(`OBR_${id}`);
  }

  host.badge("●");
  host.mirror(shown(mark("t1", { active: true })));
  const tokens = host.tokens();
  for (let second = 0; second < 8; second += 1) {
    await heard();
    clock.pass(1000);
  }

  assert.equal(await tokens, "");
  assert.equal(said(rodeo, "OBR_ACTION_SET_BADGE_TEXT").length, 3);
});
