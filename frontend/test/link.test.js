import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { dropLink, kept, linkOf, readLink, rememberLink } from "../src/link.js";
import { forget } from "../src/storage.js";

/** @param {string} pathname @param {string} [hash] */
const at = (pathname, hash = "") => ({ pathname, search: "?scheme=dark", hash });

/** @type {string[]} what stood in the address bar, one after the other */
let shown = [];
const history = {
  /** @param {unknown} _state @param {string} _unused @param {string} url */
  replaceState: (_state, _unused, url) => {
    shown.push(url);
  },
};

beforeEach(() => {
  shown = [];
  forget("rondel.token.abc");
});
afterEach(() => {
  for (const name of ["sessionStorage", "localStorage"]) Reflect.deleteProperty(globalThis, name);
});

test("the token leaves the address bar at once, the query stays", () => {
  const seat = readLink(at("/t/abc", "#secret"), history);

  assert.deepEqual(seat, { page: "t", base: "", table: "abc", token: "secret" });
  assert.deepEqual(shown, ["/t/abc?scheme=dark"]);
});

test("a reload finds the token again", () => {
  readLink(at("/t/abc", "#secret"), history);

  assert.equal(readLink(at("/t/abc"), history).token, "secret");
});

test("it works where the browser forbids storage", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new Error("SecurityError");
    },
  });

  assert.equal(readLink(at("/t/abc", "#secret"), history).token, "secret");
});

test("a link without its token has none, also if another table's is known", () => {
  readLink(at("/t/abc", "#secret"), history);

  assert.equal(readLink(at("/t/other"), history).token, "");
});

test("a seat that was closed is forgotten", () => {
  dropLink(readLink(at("/t/abc", "#secret"), history));

  assert.equal(readLink(at("/t/abc"), history).token, "");
});

test("a link that opens nothing takes from nobody the seat that this machine knows", () => {
  /** @type {Map<string, string>} */
  const machine = new Map();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (/** @type {string} */ key) => machine.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => machine.set(key, value),
      removeItem: (/** @type {string} */ key) => machine.delete(key),
    },
  });
  rememberLink("abc", "mine");

  dropLink(readLink(at("/t/abc", "#forged"), history));
  assert.equal(readLink(at("/t/abc"), history).token, "mine");

  dropLink(readLink(at("/t/abc", "#mine"), history));
  assert.equal(readLink(at("/t/abc"), history).token, "");
});

test("a server may live under a path of its own", () => {
  const seat = readLink(at("/rondel/t/abc", "#secret"), history);

  assert.equal(seat.base, "/rondel");
  assert.equal(linkOf("https://host", seat), "https://host/rondel/t/abc#secret");
});

test("a watch page knows its own token only, and says that it watches", () => {
  readLink(at("/t/abc", "#secret"), history);

  assert.equal(readLink(at("/w/abc"), history).token, "");
  const seat = readLink(at("/w/abc", "#other"), history);
  assert.equal(seat.watch, true);
  assert.equal(linkOf("https://host", seat, "?layout=bar"), "https://host/w/abc?layout=bar#other");
  assert.equal(readLink(at("/t/abc"), history).token, "secret");
  dropLink(seat);
  assert.equal(readLink(at("/w/abc"), history).token, "");
});

test("an invite is no seat, and leaves the address bar as well", () => {
  const arrival = readLink(at("/rondel/j/abc", "#invite"), history);

  assert.deepEqual(arrival, { page: "j", base: "/rondel", table: "abc", token: "invite" });
  assert.deepEqual(shown, ["/rondel/j/abc?scheme=dark"]);
  assert.equal(readLink(at("/rondel/j/abc"), history).token, "invite");
  assert.equal(kept("abc"), "");
});

test("where no table is in the address, nothing opens one", () => {
  assert.deepEqual(readLink(at("/rondel/lobby/"), history), {
    ...{ page: "lobby", base: "/rondel", table: "", token: "" },
  });
  assert.deepEqual(readLink(at("/rondel/obr/panel"), history, "/rondel"), {
    ...{ page: "", base: "/rondel", table: "", token: "" },
  });
});
