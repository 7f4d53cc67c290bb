import assert from "node:assert/strict";
import { test } from "node:test";
import { token } from "../../e2e/hosts/owlbear.js";
import { owlbear } from "../src/hosts/owlbear.js";
import { tokenMenu } from "../src/hosts/owlbear-menu.js";
import { arrive, heard, panel } from "./rodeo.js";

/**
 * The page in the background, beside a panel.
 * @param {Awaited<ReturnType<typeof panel>> | ReturnType<typeof arrive>} there
 */
async function menu({ open, clock }) {
  const OBR = open();
  await heard();
  const offer = tokenMenu(OBR, {
    icon: "https://rondel.example/icon.svg",
    say: (key) => key,
    after: clock.after,
  });
  await offer();
  await heard();
}

test("several tokens are added at once from their menu, a hidden one as hidden", async () => {
  const there = await panel();
  await menu(there);
  there.rodeo.turn(false);
  /** @type {string[]} */
  const brought = [];
  there.host.bring((text) => brought.push(text));

  there.rodeo.choose("ui-owlbear-add", "t3", "t2");
  await heard();

  assert.equal(brought.length, 1);
  assert.deepEqual(
    JSON.parse(brought[0]).map((/** @type {any} */ { id, visible }) => [id, visible]),
    [
      ["t2", false],
      ["t3", true],
    ],
  );
  assert.equal(there.rodeo.open, true);
});

test("only a GM is offered it, and only for characters and mounts", async () => {
  const there = await panel();
  await menu(there);
  const { rodeo } = there;
  rodeo.items.push(token("m1", "Map", { layer: "MAP" }), token("h1", "Horse", { layer: "MOUNT" }));

  assert.deepEqual(rodeo.offered("t1", "h1"), ["ui-owlbear-add"]);
  assert.deepEqual(rodeo.offered("t1", "m1"), []);
  rodeo.become("PLAYER");
  assert.deepEqual(rodeo.offered("t1"), []);
});

test("what was chosen waits for a panel that is not loaded yet, and comes once", async () => {
  const there = arrive();
  there.rodeo.items = [token("t1", "Mira")];
  await menu(there);
  there.rodeo.choose("ui-owlbear-add", "t1");
  await heard();

  const OBR = there.open();
  await heard();
  const coming = owlbear(OBR, {
    after: there.clock.after,
    wished: () => false,
    wish() {},
    banner() {},
  });
  await heard();
  const host = await coming;
  await heard();
  /** @type {string[]} */
  const brought = [];
  host.bring((text) => brought.push(text));
  there.clock.pass(60_000);
  await heard();

  assert.equal(brought.length, 1);
  assert.deepEqual(there.rodeo.told, []);
});

test("so many tokens that their ids do not fit into a message come all the same", async () => {
  const there = await panel();
  await menu(there);
  const ids = Array.from({ length: 350 }, (_, n) => `${crypto.randomUUID()}-${n}`);
  there.rodeo.items = ids.map((id) => token(id, "Rat"));
  /** @type {string[]} */
  const brought = [];
  there.host.bring((text) => brought.push(text));

  there.rodeo.choose("ui-owlbear-add", ...ids);
  await heard();

  assert.equal(JSON.parse(brought[0]).length, 350);
});

test("whoever chose is told when nothing came of it", async () => {
  const there = arrive();
  there.rodeo.items = [token("t1", "Mira")];
  await menu(there);

  there.rodeo.choose("ui-owlbear-add", "t1");
  await heard();
  there.clock.pass(25_000);
  await heard();

  assert.deepEqual(there.rodeo.told, ["ui-owlbear-not-added"]);
});

test("nonsense on our channel brings nothing", async () => {
  const there = await panel();
  /** @type {string[]} */
  const brought = [];
  there.host.bring((text) => brought.push(text));
  const other = there.open();
  await heard();

  for (const data of [null, "x", { n: "1", ids: ["t1"] }, { n: 1, ids: 5 }, { n: 2, ids: [7] }]) {
    other.broadcast.sendMessage("org.rondel/chosen", data, { destination: "ALL" });
    await heard();
  }

  assert.deepEqual(brought, []);
});
