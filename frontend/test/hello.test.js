import assert from "node:assert/strict";
import { test } from "node:test";
import { helloOf, powersOf, roomOf, switchesOf } from "../src/hosts/hello.js";
import { ALONE, hostOf, NO_HELLO } from "../src/hosts/host.js";

const ROOM = { v: 1, server: "https://rondel.example/r", table: "ab12", invite: "Zm9v-_x" };

test("of what a host says only that is believed which makes sense", () => {
  assert.deepEqual(helloOf(undefined), NO_HELLO);
  assert.deepEqual(helloOf([]), NO_HELLO);
  const odd = {
    kind: 5,
    role: "owner",
    name: {},
    id: null,
    locale: ["en"],
    theme: "blue",
    room: 1,
  };
  assert.deepEqual(helloOf(odd), NO_HELLO);
  const { role, name, theme } = helloOf({ role: "gm", name: " Á\u202Enna\n", theme: "dark" });
  assert.deepEqual([role, name, theme], ["gm", "Ánna", "dark"]);
});

test("names are cut, between letters", () => {
  const { name, kind } = helloOf({ name: "🐉".repeat(100), kind: "k".repeat(100) });

  assert.equal(name, "🐉".repeat(64));
  assert.equal(kind.length, 40);
});

test("a room link is whole, or is none", () => {
  assert.deepEqual(roomOf(ROOM), ROOM);
  assert.deepEqual(roomOf({ ...ROOM, server: "https://Rondel.example/r/?x#y", more: 1 }), ROOM);
  for (const bad of [
    ...[null, "x", {}, { ...ROOM, v: 2 }, { ...ROOM, table: "../a" }, { ...ROOM, invite: "" }],
    ...[
      { ...ROOM, server: "javascript:alert(1)" },
      { ...ROOM, server: "rondel.example" },
    ],
    { ...ROOM, server: `https://x.example/${"y".repeat(300)}` },
  ]) {
    assert.equal(roomOf(bad), undefined);
  }
});

test("powers and switches that we do not know are left out", () => {
  assert.deepEqual([...powersOf(["size", "fly", 3])], ["size"]);
  assert.deepEqual([...powersOf("size")], []);
  assert.deepEqual(
    switchesOf([{ name: "banner", on: true }, { name: "" }, 5, { name: "x", on: 1 }]),
    [
      { name: "banner", on: true },
      { name: "x", on: false },
    ],
  );
  assert.equal(switchesOf(Array(50).fill({ name: "x" })).length, 20);
  assert.deepEqual(switchesOf("x"), []);
});

test("a host does what it says that it does, and the rest is nothing", async () => {
  let name = "Petra";
  const host = hostOf({
    get hello() {
      return { ...NO_HELLO, name };
    },
  });
  name = "Otto";

  assert.equal(host.hello.name, "Otto");
  assert.equal(await host.tokens(), "");
  host.listen(() => {})();
  assert.equal(ALONE.can.size, 0);
});
