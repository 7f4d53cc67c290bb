// Files that somebody chose or dropped: the texts in them are brought to be looked at.

/** @import { Piece } from "./piece.js" */

import { LARGEST, textIn } from "../gather.js";

const MEGABYTE = 1_000_000; // bytes

/**
 * Brings the texts in *files*, the first to be looked at first. What is none is told, and by which
 * way it could be one.
 * @param {Piece} piece
 * @param {readonly File[]} files
 */
export async function bring(piece, files) {
  for (const file of [...files].reverse()) {
    const { name, size } = file;
    if (size > LARGEST) {
      piece.notice("refused", "gather-too-large", { name, most: LARGEST / MEGABYTE });
      continue;
    }
    const text = textIn(new Uint8Array(await file.arrayBuffer()), piece.app.text.lang);
    if (text === undefined) piece.notice("refused", "gather-no-text", { name });
    else if (!text.trim()) piece.notice("refused", "gather-empty", { name });
    else piece.app.store.change({ is: "brought", text });
  }
}
