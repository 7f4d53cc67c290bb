import assert from "node:assert/strict";
import { test } from "node:test";
import { giveAll } from "../src/giving.js";

/** @import { Answer } from "../src/messages.d.ts" */
/** @import { Draft } from "../src/outbox.js" */

const DRAFT = { encounter: "e", kind: "AddCombatants", expect: "" };
const ALL = ["Mira", "Bruno", "Goblin"].map((name) => ({ name }));

/** @param {string} [unwanted] a name that is refused */
function server(unwanted = "") {
  /** @type {unknown[]} */
  const given = [];
  /** @param {Draft} draft @returns {Promise<Answer>} */
  const give = async ({ fields }) => {
    given.push(fields.name);
    const refused = /** @type {Answer} */ ({ ok: false, code: "name-taken" });
    return fields.name === unwanted ? refused : /** @type {Answer} */ ({ ok: true });
  };
  return { give, given };
}

test("all are given, one after the other", async () => {
  const { give, given } = server();

  assert.equal((await giveAll(give, DRAFT, ALL)).done, 3);
  assert.deepEqual(given, ["Mira", "Bruno", "Goblin"]);
});

test("after one that is refused none is given", async () => {
  const { give, given } = server("Bruno");
  const { answer, done } = await giveAll(give, DRAFT, ALL);

  assert.equal(answer?.ok, false);
  assert.equal(done, 1);
  assert.deepEqual(given, ["Mira", "Bruno"]);
});
