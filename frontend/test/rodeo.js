// A person in an Owlbear room: its real SDK in a page of ours, and the stand-in that plays Owlbear.

import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import { rolldown } from "rolldown";
import { Rodeo, token } from "../../e2e/hosts/owlbear.js";
import { owlbear } from "../src/hosts/owlbear.js";
import { Clock } from "./clock.js";

/** @typedef {typeof import("@owlbear-rodeo/sdk").default} Owlbear */

const ORIGIN = "https://owlbear.example";

const bundle = await rolldown({
  input: "@owlbear-rodeo/sdk",
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  platform: "browser",
});
const { output } = await bundle.generate({ format: "iife", name: "sdk", exports: "named" });
await bundle.close();
/** As often as pages of the extension are opened, each in a window of its own. */
const load = compileFunction(`${output[0].code}; return sdk.default;`, ["window"]);

/** Time for all that has been said to be heard. */
export async function heard() {
  for (let turn = 0; turn < 60; turn += 1) await undefined;
}

/**
 * @param {Partial<{ id: string, name: string, role: "GM" | "PLAYER" }>} [person]
 */
export function arrive(person) {
  const rodeo = new Rodeo({ id: "p-1", name: "Gerda", role: "GM", ...person });
  const clock = new Clock();

  /** Another page of the extension. @returns {Owlbear} */
  function open() {
    /** @type {(event: { origin: string, data: unknown }) => void} */
    let listener = () => {};
    const frame = {
      ref: crypto.randomUUID(),
      post: (/** @type {object} */ message) => {
        // As between pages: what arrives is a copy, and later.
        const data = structuredClone(message);
        queueMicrotask(() => listener({ origin: ORIGIN, data }));
      },
    };
    const OBR = load({
      location: {
        search: `?obrref=${encodeURIComponent(btoa(`${ORIGIN} room-1`))}`,
        origin: "https://rondel.example",
      },
      parent: {
        postMessage: (/** @type {any} */ message) => rodeo.hear(frame, structuredClone(message)),
      },
      addEventListener: (/** @type {string} */ _, /** @type {typeof listener} */ heard) => {
        listener = heard;
      },
      setTimeout: (/** @type {() => void} */ then, /** @type {number} */ ms) =>
        clock.after(ms, then),
    });
    rodeo.meet(frame);
    return OBR;
  }
  return { rodeo, clock, open };
}

/**
 * The panel of somebody, with what they wished when they were here last.
 * @param {Parameters<typeof arrive>[0]} [person]
 * @param {{ wished?: string[], before?: (there: ReturnType<typeof arrive>) => void }} [more]
 */
export async function panel(person, { wished = [], before } = {}) {
  const there = arrive(person);
  const { clock, rodeo } = there;
  rodeo.items = [token("t1", "Mira"), token("t2", "Grak", { visible: false }), token("t3", "Bo")];
  before?.(there);
  const OBR = there.open();
  await heard();
  /** @type {string[]} */
  const kept = [];
  /** @type {boolean[]} */
  const banners = [];
  const coming = owlbear(OBR, {
    after: clock.after,
    wished: (name) => wished.includes(name),
    wish: (name, on) => kept.push(`${name} ${on}`),
    banner: (on) => banners.push(on),
  });
  await heard();
  clock.pass(3000);
  const host = await coming;
  await heard();
  return { ...there, host, kept, banners };
}
