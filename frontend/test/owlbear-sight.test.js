import assert from "node:assert/strict";
import { test } from "node:test";
import { token } from "../../e2e/hosts/owlbear.js";
import { heard, panel } from "./rodeo.js";

/** @param {Parameters<typeof panel>[0]} [person] */
async function watching(person) {
  const there = await panel(person);
  /** @type {string[][]} */
  const told = [];
  there.host.sight((keys) => told.push(keys));
  await heard();
  const settle = async () => {
    await heard();
    there.clock.pass(600);
    await heard();
  };
  return { ...there, told, settle };
}

test("tokens that were hidden and are seen now are told, several at once, and once", async () => {
  const { rodeo, told, settle } = await watching();
  rodeo.take({ items: [...rodeo.items, token("t4", "Ash", { visible: false })] });
  await settle();
  assert.deepEqual(told, []);

  rodeo.change("t2", { visible: true });
  rodeo.change("t4", { visible: true });
  await settle();
  rodeo.change("t4", { position: { x: 1, y: 1 } });
  await settle();

  assert.deepEqual(told, [["owlbear:t2", "owlbear:t4"]]);
});

test("who was only uncovered for a moment, is deleted, or stands in another scene is not told of", async () => {
  const { rodeo, told, settle } = await watching();

  rodeo.change("t2", { visible: true });
  rodeo.change("t2", { visible: false });
  await settle();
  rodeo.show([token("t2", "Grak"), token("t3", "Bo", { visible: false })]);
  await settle();
  rodeo.take({ items: [] });
  await settle();

  assert.deepEqual(told, []);
});

test("players are told nothing of it", async () => {
  const { rodeo, told, settle } = await watching({ role: "PLAYER" });

  rodeo.change("t2", { visible: true });
  await settle();

  assert.deepEqual(told, []);
});
