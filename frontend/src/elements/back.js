// Taking back and doing again, told by name and with the way to the contrary.

/** @import { App, Piece } from "./piece.js" */

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
  return others
    .slice(0, MOST_LINES)
    .map(([, { label }]) => piece.l(label))
    .join(" ");
}

/** @type {WeakMap<App, Promise<void>>} what is being taken back at each table */
const going = new WeakMap();

/**
 * Takes back the last acts, or does them again, one after the other. Pressed again before the
 * answer has come, it goes on from there.
 * @param {Piece} piece
 * @param {Way} way
 * @param {number} [count]
 */
export function back(piece, way, count = 1) {
  const { app } = piece;
  const go = () => goBack(piece, way, count);
  const next = (going.get(app) ?? Promise.resolve()).then(go, go);
  going.set(app, next);
  return next;
}

/**
 * @param {Piece} piece
 * @param {Way} way
 * @param {number} count
 */
async function goBack(piece, way, count) {
  const contrary = way === "undo" ? "redo" : "undo";
  const kind = way === "undo" ? "Undo" : "Redo";
  const before = undoneLines(piece);
  let done = 0;
  let what = "";
  for (let last = 0; done < count; done += 1) {
    const act = actOf(piece, way);
    if (!act || act.act === last) break;
    last = act.act;
    if (!(await piece.send(way, { kind }, { act: act.act }))) break;
    what = piece.l(act.label);
  }
  if (!done) return;
  if (done === 1) what = changed(piece, before) || what;
  tell(piece, `ui-did-${way}`, { what, count: done }, contrary);
}

/**
 * Tells what was done where it is not seen by itself, with the way back.
 * @param {Piece} piece
 * @param {string} key
 * @param {Record<string, string | number>} params with how many acts it was
 * @param {Way} [way]
 */
export function tell(piece, key, params, way = "undo") {
  const act = actOf(piece, way)?.act;
  const notice = { tone: /** @type {const} */ ("good"), key, params, way, act };
  piece.app.store.change({ is: "noticed", notice });
}
