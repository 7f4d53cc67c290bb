import assert from "node:assert/strict";
import { test } from "node:test";
import { noting, withNext } from "../src/together.js";

/** @import { Encounter } from "../src/messages.d.ts" */

/** @param {number} undo @param {number} [redo] @returns {Encounter} */
const at = (undo, redo = 0) =>
  /** @type {Encounter} */ (
    /** @type {unknown} */ ({ id: "e", undo: { act: undo }, redo: { act: redo } })
  );
const DRAFT = { encounter: "e", kind: "Hide", expect: "", fields: {} };

test("the acts that came of a press are noted, but not what changed nothing or was refused", async () => {
  let last = 4;
  const steps = [true, false, true];
  const { give, acts } = noting(
    async () => {
      const changes = steps.shift();
      if (changes) last += 1;
      return changes === false
        ? { ok: false, id: "", code: "x", message: "" }
        : { ok: true, id: "" };
    },
    () => at(last),
  );

  for (const _ of [1, 2, 3, 4]) await give("k", DRAFT);

  assert.deepEqual(acts, [5, 6]);
});

test("one of them stands for all, on the way back and on the way forth", () => {
  const three = { encounter: "e", acts: [5, 6, 7], what: "Hide: 3 combatants" };
  const all = [{ encounter: "e", acts: [2, 3], what: "before" }, three];

  assert.equal(withNext(all, at(7), "undo"), three);
  assert.equal(withNext(all, at(4, 5), "redo"), three);
  assert.equal(withNext(all, at(4, 5), "undo"), undefined);
  assert.equal(withNext(all, { ...at(7), id: "other" }, "undo"), undefined);
  assert.equal(withNext(all, undefined, "undo"), undefined);
});
