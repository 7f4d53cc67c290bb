// Taking back and doing again, told by name and with the way to the contrary.

/** @import { Fields } from "../offers.js" */
/** @import { Draft } from "../outbox.js" */
/** @import { App, Piece } from "./piece.js" */

import { actWords } from "../acts.js";
import { giveAll, inOnePress } from "../giving.js";

/** @typedef {"undo" | "redo"} Way */

const MOST_LINES = 2; // of the log, in a toast

/**
 * @param {Piece} piece
 * @param {Way} way
 */
const actOf = (piece, way) => piece.app.store.state.doc?.encounter?.[way];

/**
 * The lines of the log that are here, and whether they are taken back.
 * @param {Piece} piece
 */
const undoneLines = (piece) =>
  new Map(
    Object.entries(piece.app.store.state.doc?.encounter?.log.lines ?? {}).map(([n, line]) => [
      n,
      Boolean(line.undone),
    ]),
  );

/**
 * What the log tells of what is no longer as it was: that says more than what the command is called.
 * @param {Piece} piece
 * @param {Map<string, boolean>} before
 */
function changed(piece, before) {
  const lines = piece.app.store.state.doc?.encounter?.log.lines ?? {};
  const others = Object.entries(lines).filter(
    ([n, line]) => before.has(n) && before.get(n) !== Boolean(line.undone),
  );
  const said = others.slice(0, MOST_LINES).map(([, { label }]) => piece.l(label));
  const count = others.length - said.length;
  return [...said, ...(count ? [piece.t("ui-and-more", { count })] : [])].join(" ");
}

/** @type {WeakMap<App, Promise<void>>} what is being taken back at each table */
const going = new WeakMap();

/**
 * Takes back what was done with the last press, or does it again. Pressed again before the answer
 * has come, it goes on from there.
 * @param {Piece} piece
 * @param {Way} way
 */
export function back(piece, way) {
  const { app } = piece;
  const go = () => goBack(piece, way);
  const next = (going.get(app) ?? Promise.resolve()).then(go, go);
  going.set(app, next);
  return next;
}

/**
 * @param {Piece} piece
 * @param {Way} way
 */
async function goBack(piece, way) {
  const contrary = way === "undo" ? "redo" : "undo";
  const kind = way === "undo" ? "Undo" : "Redo";
  const act = actOf(piece, way);
  const before = undoneLines(piece);
  if (!act || !(await piece.send(way, { kind }, { act: act.act }))) return;
  const words = actWords(act, piece.app.text);
  const what = act.names ? words : changed(piece, before) || words;
  tell(piece, `ui-did-${way}`, { what }, contrary);
}

/**
 * Gives each of *all*, by one press.
 * @param {App} app
 * @param {string} key
 * @param {Omit<Draft, "fields">} draft
 * @param {Fields[]} all
 */
export function giveTogether(app, key, draft, all) {
  const give = inOnePress(app);
  return giveAll((one) => give(key, one), draft, all);
}

/**
 * Tells what was done where it is not seen by itself, with the way back.
 * @param {Piece} piece
 * @param {string} key
 * @param {Record<string, string | number>} params
 * @param {Way} [way]
 */
export function tell(piece, key, params, way = "undo") {
  const act = actOf(piece, way)?.act;
  const notice = { tone: /** @type {const} */ ("good"), key, params, way, act };
  piece.app.store.change({ is: "noticed", notice });
}
