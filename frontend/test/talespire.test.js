// TaleSpire as our host, with a stand-in for its API.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Symbiote } from "../src/hosts/talespire.js";

/** @import { TaleSpireEvent } from "../src/hosts/talespire.js" */

const LINK = /** @type {const} */ ({
  v: 1,
  server: "https://rondel.example",
  table: "abc",
  invite: "knock-knock",
});
const GM = { isOwner: false, canPlay: true, canGm: true };
const PLAYER = { isOwner: false, canPlay: true, canGm: false };
const WATCHER = { isOwner: false, canPlay: false, canGm: false };

/**
 * One campaign on one machine: what it holds, what was sent, and who is there.
 * @param {Record<string, object>} people rights by id
 * @param {string} me
 */
function campaign(people, me) {
  const state = {
    blob: "",
    sent: /** @type {[string, string][]} */ ([]),
    queue: /** @type {object} */ ({ items: [], activeItemIndex: 0 }),
    creatures: /** @type {{ id: string }[]} */ ([]),
  };
  const ts = {
    players: {
      whoAmI: async () => ({ id: me, name: `${me}’s player` }),
      getMoreInfo: async (/** @type {string[]} */ [id]) => [{ id, rights: people[id] }],
    },
    initiative: { getQueue: async () => state.queue },
    creatures: {
      getMoreInfo: async (/** @type {string[]} */ ids) =>
        state.creatures.filter(({ id }) => ids.includes(id)),
    },
    localStorage: {
      campaign: {
        getBlob: async () => state.blob,
        setBlob: async (/** @type {string} */ text) => {
          state.blob = text;
        },
      },
    },
    sync: {
      send: async (/** @type {string} */ message, /** @type {string} */ to) => {
        state.sent.push([message, to]);
      },
    },
  };
  return { state, ts };
}

/** @param {string} str @param {string} id @returns {TaleSpireEvent} */
const message = (str, id) => ({
  kind: "syncMessageReceived",
  payload: { str, fromClient: { id: `client-${id}`, player: { id, name: id } } },
});

test("who the person is and may be comes from TaleSpire", async () => {
  for (const [rights, role] of /** @type {const} */ ([
    [GM, "gm"],
    [PLAYER, "player"],
    [WATCHER, "observer"],
  ])) {
    const { ts } = campaign({ mira: rights }, "mira");
    const { face } = await new Symbiote(ts, "de").meet();

    const { kind, id, name, locale, theme } = face.hello;
    assert.deepEqual([kind, id, name], ["talespire", "mira", "mira’s player"]);
    assert.deepEqual([face.hello.role, locale, theme], [role, "de", "dark"]);
  }
});

test("where TaleSpire tells nothing, nobody is anything", async () => {
  const { ts } = campaign({}, "mira");
  ts.players.whoAmI = () => Promise.reject({ cause: "unknown" });
  ts.localStorage.campaign.getBlob = async () => /** @type {never} */ ({ cause: "notInCampaign" });
  const { face } = await new Symbiote(ts, "en").meet();

  assert.deepEqual([face.hello.role, face.hello.id, face.hello.room], ["", "", undefined]);
  assert.equal(await face.recall("seat"), "");
});

test("the queue comes as a text with what is hidden in it, in its order", async () => {
  const { ts, state } = campaign({ mira: GM }, "mira");
  const { face } = await new Symbiote(ts, "en").meet();
  assert.equal(await face.tokens(), "");

  const items = ["ork", "elf"].map((id) => ({ id, name: id, kind: "creature" }));
  state.queue = { items, activeItemIndex: 1 };
  const hp = { name: "HP", value: 7, max: 12 };
  const creature = { hp, isExplicitlyHidden: true, stats: [], ownerIds: [] };
  state.creatures = [{ id: "ork", ...creature }];

  assert.deepEqual(JSON.parse(await face.tokens()), {
    items: [{ ...items[0], hp, isExplicitlyHidden: true }, items[1]],
    activeItemIndex: 1,
  });
});

test("a queue that cannot be had is none", async () => {
  const { ts } = campaign({ mira: GM }, "mira");
  ts.initiative.getQueue = () => Promise.reject({ cause: "notInBoard" });
  const { face } = await new Symbiote(ts, "en").meet();

  assert.equal(await face.tokens(), "");
});

test("what is kept is there again the next evening, and two things do not lose each other", async () => {
  const { ts } = campaign({ mira: PLAYER }, "mira");
  const { face } = await new Symbiote(ts, "en").meet();
  await Promise.all([face.keep("seat", "abc#secret"), face.keep("other", "x")]);

  const { face: again } = await new Symbiote(ts, "en").meet();
  assert.equal(await again.recall("seat"), "abc#secret");
  assert.equal(await again.recall("other"), "x");
  await again.keep("seat", "");
  assert.equal(await again.recall("seat"), "");
});

test("the room is told to all on the board, and to whoever opens the Symbiote later", async () => {
  const { ts, state } = campaign({ mira: GM }, "mira");
  const symbiote = await new Symbiote(ts, "en").meet();
  await symbiote.face.setRoom(LINK);
  assert.deepEqual(
    state.sent.map(([, to]) => to),
    ["board"],
  );

  const client = { id: "client-9", player: { id: "bruno", name: "Bruno" } };
  await symbiote.clients({ kind: "clientConnected", payload: { client } });
  const [text, to] = state.sent[1];
  assert.equal(to, "client-9");
  assert.ok(text.length <= 500);
  assert.deepEqual(JSON.parse(text), { rondel: LINK });
  const own = { client: { id: "client-1", player: { id: "mira", name: "Mira" } } };
  await symbiote.clients({ kind: "clientConnected", payload: own });
  assert.equal(state.sent.length, 2);
});

test("a room is believed from a GM and from nobody else, and is there the next evening", async () => {
  const { ts, state } = campaign({ bruno: PLAYER, mira: GM, eve: PLAYER }, "bruno");
  const symbiote = await new Symbiote(ts, "en").meet();
  let heard = 0;
  symbiote.face.listen(() => {
    heard += 1;
  });
  const said = JSON.stringify({ rondel: LINK });

  await symbiote.message(message(said, "eve"));
  await symbiote.message(message("no room", "mira"));
  await symbiote.message(message(JSON.stringify({ rondel: { ...LINK, table: "../x" } }), "mira"));
  assert.deepEqual([symbiote.face.hello.room, heard], [undefined, 0]);

  await symbiote.message(message(said, "mira"));
  assert.deepEqual([symbiote.face.hello.room, heard], [LINK, 1]);
  assert.deepEqual((await new Symbiote(ts, "en").meet()).face.hello.room, LINK);
  assert.equal(state.sent.length, 0);
});

test("a room link that no message holds is refused", async () => {
  const { ts, state } = campaign({ mira: GM }, "mira");
  const { face } = await new Symbiote(ts, "en").meet();
  const long = { ...LINK, server: `https://rondel.example/${"x".repeat(500)}` };

  await assert.rejects(face.setRoom(long), { code: "room-full" });
  assert.deepEqual([face.hello.room, state.sent], [undefined, []]);
});

test("rights that change are heard of, other people’s are not", async () => {
  const { ts } = campaign({ bruno: PLAYER }, "bruno");
  const symbiote = await new Symbiote(ts, "en").meet();
  const changed = (/** @type {string} */ id, /** @type {object} */ rights) =>
    symbiote.players({ kind: "playerRightsChanged", payload: { player: { id }, rights } });

  changed("eve", GM);
  assert.equal(symbiote.face.hello.role, "player");
  changed("bruno", GM);
  assert.equal(symbiote.face.hello.role, "gm");
});
