// What may be pasted or dropped: an example, and the programs whose lists are understood.

/** @import { Piece } from "./piece.js" */

import { html } from "lit";

/** @param {Piece} piece */
export function drawHint(piece) {
  return html`<p class="soft small">
      ${piece.t("ui-gather-what")} <code>Mira, Bruno, 3x Goblin HP 6</code>
    </p>
    <details class="small">
      <summary>${piece.t("ui-gather-knows")}</summary>
      <ul>
        <li>
          ${piece.t("ui-gather-knows-list")}
          <code>3x Goblin HP 7 (${piece.t("ui-hidden")})</code>
        </li>
        <li>${piece.t("ui-gather-knows-sheet")}</li>
        <li>${piece.t("ui-gather-knows-exports")}</li>
      </ul>
    </details>`;
}
