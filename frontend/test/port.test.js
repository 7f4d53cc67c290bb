import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { meet } from "../src/hosts/port.js";
import { Clock } from "./clock.js";

/** @typedef {{ data: unknown, source: unknown, origin: string, ports: MessagePort[] }} Posted */

const PAGE = "https://vtt.example";
const HELLO = { kind: "tavern", role: "gm", name: "Petra", id: "p1", locale: "fi", theme: "dark" };
const INIT = { ns: "rondel", v: 1, type: "init", hello: HELLO, can: ["room", "tokens", "fly"] };

/** @type {MessagePort[]} */
let open = [];
afterEach(() => {
  for (const port of open) port.close();
  open = [];
});

/** A page that is in another, as far as windows can be had here. */
function framed() {
  /** @type {object[]} */
  const said = [];
  const other = { postMessage: () => {} };
  const parent = { postMessage: (/** @type {object} */ one) => said.push(one), opener: other };
  /** @type {((event: Posted) => void)[]} */
  const listeners = [];
  const here = {
    parent,
    location: { ancestorOrigins: [PAGE] },
    document: { referrer: "" },
    addEventListener: (/** @type {string} */ _, /** @type {never} */ heard) =>
      listeners.push(heard),
  };
  const clock = new Clock();
  const host = meet(/** @type {never} */ (here), clock.after);
  /** @param {unknown} data @param {Partial<Posted>} [from] */
  const post = (data, from = {}) => {
    const event = { data, source: parent, origin: PAGE, ports: [], ...from };
    for (const heard of listeners) heard(event);
  };
  /** @param {unknown} data @param {Partial<Posted>} [from] */
  const init = (data = INIT, from = {}) => {
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    post(data, { ports: [port2], ...from });
    return port1;
  };
  return { clock, host, init, other, post, said };
}

/** What comes next over a port. @param {MessagePort} port */
const next = (port) =>
  new Promise((resolve) => {
    port.addEventListener("message", ({ data }) => resolve(data), { once: true });
    port.start();
  });

test("a page on its own has no host, whoever opened it", async () => {
  const here = { addEventListener: () => assert.fail("nobody is listened to") };

  assert.equal(
    await meet(/** @type {never} */ ({ ...here, parent: undefined }), () => () => {}),
    undefined,
  );
  const top = /** @type {any} */ ({ ...here, opener: { postMessage: assert.fail } });
  top.parent = top;
  assert.equal(await meet(top, () => () => {}), undefined);
});

test("it says that it is ready, and says it again to a host that comes later", () => {
  const { post, said } = framed();
  assert.deepEqual(said, [{ ns: "rondel", v: 1, type: "ready" }]);

  post({ ns: "rondel", v: 1, type: "host-ready" });

  assert.equal(said.length, 2);
});

test("a host that says who it is, is known by that, and by what we understand of it", async () => {
  const { host, init } = framed();
  init();

  const known = await host;
  assert.deepEqual(known?.hello, { ...HELLO, room: undefined });
  assert.deepEqual([...(known?.can ?? [])], ["room", "tokens"]);
  assert.deepEqual(known?.origins, [PAGE]);
  assert.equal(known?.discreet, false);
});

test("whoever is not around us is not listened to", async () => {
  const { clock, host, init, other } = framed();
  init(INIT, { source: {} });
  init(INIT, { source: null });
  init(INIT, { source: other, origin: "https://evil.example" });
  init({ ...INIT, v: 2 });
  init({ ...INIT, ns: "other" });
  init("init");

  clock.pass(2500);

  assert.equal(await host, undefined);
});

test("a frame that was moved into a window of its own hears the page that moved it", async () => {
  const { host, init, other } = framed();
  init(INIT, { source: other, origin: PAGE });

  assert.equal((await host)?.hello.name, "Petra");
});

test("what changes there is told, and the newest port is the one that counts", async () => {
  const { host, init } = framed();
  const first = init();
  const known = await host;
  const heard = new Promise((resolve) => known?.listen(() => resolve(known.hello.theme)));
  first.postMessage({ type: "hello", hello: { ...HELLO, theme: "light" } });
  assert.equal(await heard, "light");

  const second = init({ ...INIT, hello: { ...HELLO, name: "Otto" } });
  assert.equal(known?.hello.name, "Otto");
  const said = next(second);
  known?.badge("3");

  assert.deepEqual(await said, { type: "badge", text: "3" });
});

test("a question is answered by its own answer, or by nothing in the end", async () => {
  const { clock, host, init } = framed();
  const port = init();
  const known = await host;
  const question = next(port);
  const answer = known?.tokens();
  const { id } = /** @type {{ id: number }} */ (await question);
  port.postMessage({ type: "tokens", id: id + 1, text: "another's" });
  port.postMessage({ type: "tokens", id, text: "[]" });
  assert.equal(await answer, "[]");

  const late = known?.recall("x");
  clock.pass(8000);

  assert.equal(await late, "");
});

test("what the person picked comes as a text, and nothing else does", async () => {
  const { host, init } = framed();
  const port = init();
  const known = await host;
  /** @type {string[]} */
  const brought = [];
  const came = new Promise((resolve) =>
    known?.bring((text) => {
      brought.push(text);
      resolve(undefined);
    }),
  );
  for (const text of [5, "", "x".repeat(1_000_001), "[1]"])
    port.postMessage({ type: "bring", text });
  for (const said of [null, 7, [], {}, { type: "x" }]) port.postMessage(said);
  await came;

  assert.deepEqual(brought, ["[1]"]);
});
