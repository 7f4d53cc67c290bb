import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { firstLook } from "../src/first-look.js";
import { Store } from "../src/state.js";

/** @type {(() => void)[]} */
let frames = [];

beforeEach(() => {
  frames = [];
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ paint) => frames.push(paint),
  });
});
afterEach(() => mock.timers.reset());

const settle = async () => {
  for (let n = 0; n < 9; n++) await Promise.resolve();
};

/** Somebody who waits, and whether it is over. */
function waiting() {
  const store = new Store();
  const wait = { store, over: false };
  firstLook(store).then(() => {
    wait.over = true;
  });
  return wait;
}

test("it is over once what stands in a board's place was painted", async () => {
  const wait = waiting();
  await settle();
  assert.equal(frames.length, 0, "there is nothing to be painted yet");

  wait.store.change({ is: "closed", code: "revoked" });
  await settle();
  assert.equal(wait.over, false);
  for (const paint of frames) paint();
  mock.timers.tick(0);
  await settle();
  assert.equal(wait.over, true);
});

test("a page that nobody looks at is not waited for long", async () => {
  const wait = waiting();
  wait.store.change({ is: "closed", code: "revoked" });
  await settle();
  mock.timers.tick(499);
  await settle();
  assert.equal(wait.over, false);
  mock.timers.tick(1);
  await settle();
  assert.equal(wait.over, true);
});

test("a table that does not answer is not waited for long", async () => {
  const wait = waiting();
  mock.timers.tick(3000);
  await settle();
  mock.timers.tick(500);
  await settle();
  assert.equal(wait.over, true);
});
