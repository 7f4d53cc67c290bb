import assert from "node:assert/strict";
import { test } from "node:test";
import { callsIn, cueFor, endedIn, wentBack } from "../src/cues.js";

/** @import { Doc, Encounter, Figure } from "../src/messages.d.ts" */

/**
 * A player's table: Mira is theirs; Grak and Brun are not.
 * @param {{ turn?: string[], asked?: string[], pips?: Record<string, string>, role?: string,
 *   figures?: Record<string, Partial<Figure>>, more?: object, numbered?: boolean }} [is]
 * @returns {Doc}
 */
function table({
  turn = [],
  asked = [],
  pips = {},
  role = "player",
  figures = {},
  more = {},
  numbered = true,
} = {}) {
  const order = ["grak", "mira", "brun"];
  const slots = Object.fromEntries(
    order.map((who, i) => {
      const acts = turn.includes(who) ? { active: true } : {};
      const place = numbered ? { at: 20 - i } : {};
      const pip = pips[who] ?? (turn.includes(who) ? "now" : "waiting");
      return [who, { who, pip, ...place, ...acts }];
    }),
  );
  return /** @type {Doc} */ (
    /** @type {unknown} */ ({
      table: { role, people: {} },
      encounter: {
        id: "e",
        stage: "running",
        round: 1,
        figures: { grak: {}, mira: { mine: true }, brun: {}, ...figures },
        board: {
          order,
          slots,
          prompts: asked.length ? [{ label: { key: "x" }, about: asked }] : [],
        },
        log: { told: 1, lines: { 1: {} } },
        ...more,
      },
    })
  );
}

/** @param {Doc} doc */
const calls = (doc) => callsIn(doc.encounter);

test("whoever acts is called for the turn, whoever follows for being next", () => {
  assert.deepEqual(calls(table({ turn: ["mira"] })), { turn: ["mira"], asked: [], next: [] });
  assert.deepEqual(calls(table({ turn: ["grak"] })), { turn: [], asked: [], next: ["mira"] });
});

test("nobody is next while nobody acts, or where places have no numbers", () => {
  assert.deepEqual(calls(table()).next, []);
  assert.deepEqual(calls(table({ turn: ["grak"], numbered: false })).next, []);
});

test("those who have acted or are out are passed over", () => {
  const doc = table({ turn: ["grak"], pips: { mira: "done" } });

  assert.deepEqual(calls(doc).next, []);
  assert.deepEqual(calls(table({ turn: ["brun"] })).next, [], "the round ends first");
});

test("nobody is called before the fight or after it", () => {
  const nobody = { turn: [], asked: [], next: [] };
  for (const stage of ["setup", "ended"]) {
    assert.deepEqual(calls(table({ turn: ["mira"], more: { stage } })), nobody);
  }
});

test("nobody is called for the sake of one who is hidden", () => {
  const figures = { mira: { mine: true, hidden: true } };

  for (const now of [{ turn: ["mira"] }, { turn: ["grak"] }, { asked: ["mira"] }]) {
    const doc = table({ ...now, figures: /** @type {never} */ (figures) });
    assert.deepEqual(calls(doc), { turn: [], asked: [], next: [] });
  }
});

test("the turn calls once, when it comes", () => {
  const [before, during] = [table({ turn: ["grak"] }), table({ turn: ["mira"] })];

  assert.deepEqual(cueFor(before, during), { kind: "turn", who: "mira" });
  assert.equal(cueFor(during, during), undefined);
  assert.equal(cueFor(during, table({ turn: ["brun"] })), undefined);
});

test("being next calls once, and the turn after it again", () => {
  const rolling = table({ asked: [] });

  assert.deepEqual(cueFor(rolling, table({ turn: ["grak"] })), { kind: "next", who: "mira" });
  assert.equal(cueFor(table({ turn: ["grak"] }), table({ turn: ["grak"] })), undefined);
});

test("a question that is not the turn's calls too", () => {
  const doc = table({ turn: ["grak"], asked: ["mira"] });

  assert.deepEqual(cueFor(table({ turn: ["grak"] }), doc), { kind: "asked", who: "mira" });
});

/** @param {string} key @param {string[]} about @param {object} [more] */
const asking = (key, about, more = {}) => {
  const doc = table();
  const prompts = [{ label: { key }, about, ...more }];
  if (doc.encounter) doc.encounter.board.prompts = prompts;
  return doc;
};

test("another question to the same one calls anew, the same one does not", () => {
  const [ready, die] = [asking("ready", ["mira"]), asking("your-die", ["mira"])];

  assert.deepEqual(cueFor(ready, die), { kind: "asked", who: "mira" });
  assert.equal(cueFor(die, asking("your-die", ["mira"])), undefined);
});

test("what anybody may do calls nobody, and what then is somebody's own does", () => {
  const draw = asking("draw", ["mira", "brun"], { anybody: true });

  assert.deepEqual(calls(draw).asked, []);
  assert.equal(cueFor(table(), draw), undefined);
  assert.deepEqual(cueFor(draw, asking("your-die", ["mira"])), { kind: "asked", who: "mira" });
});

test("a question that is undone, or found on coming back, calls nobody", () => {
  const struck = { log: { told: 1, lines: { 1: { undone: true } } } };
  const undone = asking("ready", ["mira"]);
  if (undone.encounter) Object.assign(undone.encounter, struck);

  assert.equal(cueFor(asking("your-die", ["mira"]), undone), undefined);
  assert.equal(cueFor(undefined, asking("ready", ["mira"])), undefined);
});

test("the one who acts is not asked and called at once", () => {
  const doc = table({ turn: ["mira"], asked: ["mira"] });

  assert.deepEqual(calls(doc).asked, []);
  assert.deepEqual(cueFor(table(), doc), { kind: "turn", who: "mira" });
});

test("somebody else's turn or question calls nobody", () => {
  assert.equal(cueFor(table(), table({ turn: ["brun"], asked: ["brun"] })), undefined);
});

test("GMs and observers are not called", () => {
  for (const role of ["gm", "observer"]) {
    assert.equal(cueFor(table({ role }), table({ role, turn: ["mira"] })), undefined);
  }
});

test("neither undo nor redo calls anybody", () => {
  const struck = { log: { told: 1, lines: { 1: { undone: true } } } };
  const [undone, done] = [table({ turn: ["mira"], more: struck }), table({ turn: ["grak"] })];

  assert.equal(cueFor(done, undone), undefined, "undo brought the turn back");
  const again = table({ turn: ["mira"] });
  assert.equal(cueFor(table({ turn: ["grak"], more: struck }), again), undefined, "redo");
});

test("an undo after which lines are withheld calls nobody either", () => {
  const before = table({ more: { log: { told: 3, lines: { 1: {}, 2: {}, 3: {} } } } });

  assert.equal(cueFor(before, table({ turn: ["mira"] })), undefined);
});

test("a line that was struck long ago does not silence what comes now", () => {
  const struck = { log: { told: 1, lines: { 1: { undone: true } } } };
  const [before, after] = [["grak"], ["mira"]].map((turn) => table({ turn, more: struck }));

  assert.deepEqual(cueFor(before, after), { kind: "turn", who: "mira" });
});

test("coming to the table or to another encounter calls nobody", () => {
  const there = table({ turn: ["mira"] });

  assert.equal(cueFor(undefined, there), undefined);
  assert.equal(cueFor(table({ more: { id: "other" } }), there), undefined);
});

test("a round that is over is told once, with the number it had", () => {
  const [one, two] = [table(), table({ more: { round: 2 } })];

  assert.equal(endedIn(one, two), 1);
  assert.equal(endedIn(two, two), undefined);
  assert.equal(endedIn(two, one), undefined, "a round that is undone is not over");
});

test("so is the end of the fight, but not its beginning", () => {
  const ended = table({ more: { stage: "ended" } });

  assert.equal(endedIn(table(), ended), "end");
  assert.equal(endedIn(ended, ended), undefined);
  assert.equal(endedIn(table({ more: { stage: "setup", round: 0 } }), table()), undefined);
});

test("an end that is redone is not told again", () => {
  const struck = table({ more: { log: { told: 1, lines: { 1: { undone: true } } } } });
  const redone = table({ more: { stage: "ended" } });

  assert.ok(
    wentBack(
      /** @type {Encounter} */ (struck.encounter),
      /** @type {Encounter} */ (redone.encounter),
    ),
  );
  assert.equal(endedIn(struck, redone), undefined);
});
