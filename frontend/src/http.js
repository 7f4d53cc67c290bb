// What goes over plain HTTP: new tables, and encounters as files.

/** @import { Seat } from "./link.js" */

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
 */
export function createTable(base, name) {
  return ask(`${base}/api/tables`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ name }),
  });
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
