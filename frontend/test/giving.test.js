import assert from "node:assert/strict";
import { test } from "node:test";
import { giveAll, inOnePress } from "../src/giving.js";

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

test("what one press gives is known by it, and no other press is", async () => {
  /** @type {[string, string | undefined][]} */
  const given = [];
  /** @param {string} key @param {Draft} draft @returns {Promise<Answer>} */
  const give = async (key, { press }) => {
    given.push([key, press]);
    return { ok: true, id: "1" };
  };
  const app = { session: { give } };
  const [one, other] = [inOnePress(app), inOnePress(app)];

  for (const [key, by] of Object.entries({ a: one, b: one, c: other }))
    await by(key, { ...DRAFT, fields: {} });

  const [[, first], [, second], [, third]] = given;
  assert.deepEqual(
    given.map(([key]) => key),
    ["a", "b", "c"],
  );
  assert.match(`${first}`, /^\w{1,64}$/);
  assert.equal(second, first);
  assert.notEqual(third, first);
});

test("after one that is refused none is given", async () => {
  const { give, given } = server("Bruno");
  const { answer, done } = await giveAll(give, DRAFT, ALL);

  assert.equal(answer?.ok, false);
  assert.equal(done, 1);
  assert.deepEqual(given, ["Mira", "Bruno"]);
});
