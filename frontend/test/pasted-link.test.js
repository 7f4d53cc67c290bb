import assert from "node:assert/strict";
import { test } from "node:test";
import { readPasted } from "../src/pasted-link.js";

const SERVER = "https://host.example/rondel";

test("a seat's link and a link to join are read, however they were copied", () => {
  const seat = { page: "t", table: "abc", token: "se-cr_et" };

  assert.deepEqual(readPasted(` ${SERVER}/t/abc#se-cr_et\n`, SERVER), seat);
  assert.deepEqual(readPasted(`${SERVER}/t/abc?lang=fi#se-cr_et`, SERVER), seat);
  assert.deepEqual(readPasted(`${SERVER}/w/abc#se-cr_et`, SERVER), seat);
  assert.deepEqual(readPasted(`${SERVER}/j/abc#x`, SERVER), {
    page: "j",
    table: "abc",
    token: "x",
  });
});

test("what is no link of ours is refused, and says why", () => {
  const why = (/** @type {string} */ text) => readPasted(text, SERVER);

  assert.deepEqual(why("hello"), { refused: "no-link" });
  assert.deepEqual(why(`${SERVER}/`), { refused: "no-link" });
  assert.deepEqual(why(`${SERVER}/t/abc`), { refused: "link-cut-off" });
  assert.deepEqual(why(`${SERVER}/t/abc#a b`), { refused: "link-cut-off" });
  assert.deepEqual(why("https://host.example/t/abc#x"), { refused: "other-server" });
  assert.deepEqual(why("https://evil.example/rondel/t/abc#x"), { refused: "other-server" });
});
