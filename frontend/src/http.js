// What goes over plain HTTP: new tables, knocks at their doors, and encounters as files.

/** @import { Seat } from "./link.js" */
/** @import { AskPreview, Gather, Gathered, Preview } from "./messages.d.ts" */

/** @typedef {{ ok: true, result: Record<string, string> } | { ok: false, code: string }} Reply */

/**
 * @param {Response} answer
 * @returns {Promise<Reply>}
 */
async function reply(answer) {
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return { ok: true, result: body };
  return { ok: false, code: typeof body.code === "string" ? body.code : "internal" };
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<Reply>}
 */
async function ask(url, init) {
  try {
    return await reply(await fetch(url, { credentials: "omit", ...init }));
  } catch {
    return { ok: false, code: "offline" };
  }
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** @param {Seat} seat */
const bearer = ({ token }) => ({ Authorization: `Bearer ${token}` });

/** @param {Seat} seat */
const encounters = ({ base, table }) => `${base}/api/tables/${table}/encounters`;

/**
 * @param {string} base
 * @param {string} name
 * @param {readonly string[]} [frames] origins of the pages that may frame it
 */
export function createTable(base, name, frames = []) {
  return ask(`${base}/api/tables`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(frames.length ? { name, frames } : { name }),
  });
}

/**
 * @typedef {object} Knock what somebody says who wants to be let in
 * @property {string} invite
 * @property {string} name
 * @property {string} [kind] of the host, and who they are there
 * @property {string} [claim]
 * @property {string} [role]
 */

/**
 * Waits at a table's door from now on; the answer has the token that opens a seat once a GM says so.
 * @param {string} base
 * @param {string} table
 * @param {Knock} knock
 */
export function knockAt(base, table, knock) {
  return ask(`${base}/api/tables/${table}/knocks`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(knock),
  });
}

/**
 * What became of the knock with that token.
 * @param {Seat} seat
 */
export function askAtDoor(seat) {
  const url = `${seat.base}/api/tables/${seat.table}/knocks/mine`;
  return ask(url, { headers: bearer(seat) });
}

/**
 * The encounter as one JSON document.
 * @param {Seat} seat
 * @param {string} encounter
 */
export function exportEncounter(seat, encounter) {
  return ask(`${encounters(seat)}/${encounter}`, { headers: bearer(seat) });
}

/**
 * @param {Seat} seat
 * @param {string} document as it was exported
 */
export function importEncounter(seat, document) {
  return ask(encounters(seat), {
    method: "POST",
    headers: { ...JSON_TYPE, ...bearer(seat) },
    body: document,
  });
}

/**
 * @template T
 * @typedef {{ ok: true, result: T } | { ok: false, code: string }} Told
 */

/**
 * What a text would become in the encounter; nobody comes in yet.
 * @param {Seat} seat
 * @param {string} encounter
 * @param {AskPreview} body
 */
export async function previewText(seat, encounter, body) {
  const answer = await ask(`${encounters(seat)}/${encounter}/preview`, {
    method: "POST",
    headers: { ...JSON_TYPE, ...bearer(seat) },
    body: JSON.stringify(body),
  });
  return /** @type {Told<Preview>} */ (/** @type {unknown} */ (answer));
}

/**
 * Brings in what is chosen of a text. Asking again by the same *id* does it once.
 * @param {Seat} seat
 * @param {string} encounter
 * @param {Gather} body
 * @param {string} id
 */
export async function gatherText(seat, encounter, body, id) {
  const answer = await ask(`${encounters(seat)}/${encounter}/gather`, {
    method: "POST",
    headers: { ...JSON_TYPE, ...bearer(seat), "Idempotency-Key": id },
    body: JSON.stringify(body),
  });
  return /** @type {Told<Gathered>} */ (/** @type {unknown} */ (answer));
}

/**
 * The order of an encounter as a file for other programs.
 * @param {Seat} seat
 * @param {string} encounter
 * @param {"csv" | "json" | "txt"} form
 * @param {Record<string, string>} query
 * @returns {Promise<Told<string>>}
 */
export async function orderFile(seat, encounter, form, query) {
  const url = `${encounters(seat)}/${encounter}/order.${form}?${new URLSearchParams(query)}`;
  try {
    const answer = await fetch(url, { credentials: "omit", headers: bearer(seat) });
    if (!answer.ok) return /** @type {{ ok: false, code: string }} */ (await reply(answer));
    return { ok: true, result: await answer.text() };
  } catch {
    return { ok: false, code: "offline" };
  }
}
