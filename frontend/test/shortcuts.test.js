import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bound,
  chordOf,
  DEFAULTS,
  isFree,
  keysOf,
  meant,
  partsOf,
  readKeys,
} from "../src/shortcuts.js";

const FREELY = { typing: false, dialog: false, letters: true };
const keys = keysOf({});

test("signs go by what they print, letters by what is held with them", () => {
  assert.equal(chordOf({ key: "?", shiftKey: true }), "?");
  assert.equal(chordOf({ key: "N" }), "n");
  assert.equal(chordOf({ key: "N", shiftKey: true }), "shift+n");
  assert.equal(chordOf({ key: "k", metaKey: true }), "mod+k");
  assert.equal(chordOf({ key: "ArrowUp", shiftKey: true, altKey: true }), "alt+shift+arrowup");
  assert.equal(chordOf({ key: "Shift", shiftKey: true }), "");
});

test("what AltGr prints is no Ctrl+Alt", () => {
  const press = { key: "@", ctrlKey: true, altKey: true };

  assert.equal(chordOf({ ...press, getModifierState: () => true }), "@");
});

test("a combination falls into its parts, a plus among them", () => {
  assert.deepEqual(partsOf("mod+shift+k"), ["mod", "shift", "k"]);
  assert.deepEqual(partsOf("mod++"), ["mod", "+"]);
  assert.deepEqual(partsOf("+"), ["+"]);
});

test("while somebody types only what cannot be typing is a shortcut", () => {
  const typing = { ...FREELY, typing: true };

  assert.equal(meant({ key: "n" }, keys, FREELY), "next");
  assert.equal(meant({ key: "n" }, keys, typing), "");
  assert.equal(meant({ key: "?" }, keys, typing), "");
  assert.equal(meant({ key: "k", ctrlKey: true }, keys, typing), "palette");
});

test("in a dialog, when held down, and while letters are composed nothing is", () => {
  const open = { ...FREELY, dialog: true };

  assert.equal(meant({ key: "k", ctrlKey: true }, keys, open), "");
  assert.equal(meant({ key: "n", repeat: true }, keys, FREELY), "");
  assert.equal(meant({ key: "n", isComposing: true }, keys, FREELY), "");
  assert.equal(meant({ key: "n", defaultPrevented: true }, keys, FREELY), "");
});

test("single letters can be switched off, the palette stays", () => {
  const quiet = { ...FREELY, letters: false };

  assert.equal(meant({ key: "n" }, keys, quiet), "");
  assert.equal(meant({ key: "k", metaKey: true }, keys, quiet), "palette");
});

test("no two of the defaults share a key, and none takes a key that moves about", () => {
  const all = Object.values(DEFAULTS);

  assert.equal(new Set(all).size, all.length);
  assert.deepEqual(
    all.filter((key) => !isFree(key)),
    [],
  );
});

test("whatever had a key is left without one when that is given away", () => {
  const { own, lost } = bound({}, "log", "n");

  assert.equal(lost, "next");
  assert.deepEqual(own, { log: "n", next: "" });
  assert.equal(meant({ key: "n" }, keysOf(own), FREELY), "log");
});

test("what is as it was at first is not kept", () => {
  const { own } = bound({}, "log", "g");

  assert.deepEqual(bound(own, "log", "l").own, {});
  assert.deepEqual(bound({}, "log", "").own, { log: "" });
  assert.deepEqual(bound({ "Rename/core-rename": "m" }, "Rename/core-rename", "").own, {});
});

test("Escape, Tab, Enter, the space bar and plain arrows are nobody's", () => {
  for (const key of ["escape", "shift+tab", "enter", " ", "arrowup", ""]) {
    assert.equal(isFree(key), false, key);
  }
  assert.equal(isFree("alt+arrowup"), true);
});

test("what was kept is taken as far as it makes sense", () => {
  assert.deepEqual(readKeys('{"log":"g","next":"","undo":"escape","redo":7}'), {
    log: "g",
    next: "",
  });
  assert.deepEqual(readKeys("nonsense"), {});
  assert.deepEqual(readKeys(undefined), {});
  assert.deepEqual(readKeys("[1]"), {});
});
