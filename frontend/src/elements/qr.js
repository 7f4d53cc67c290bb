// A link as a QR code, for phones.

import { css, html, LitElement, nothing, svg } from "lit";
import { encode } from "uqr";

const QUIET = 4; // modules of white around it, without which phones do not find it

/**
 * Its dark modules as one path.
 * @param {boolean[][]} rows
 */
const drawnOf = (rows) =>
  rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");

export class RondelQr extends LitElement {
  static properties = { text: { attribute: false }, label: { attribute: false } };
  static styles = css`
    :host {
      display: block;
    }
    /* Dark on light in every theme: not all phones read it the other way round. */
    svg {
      display: block;
      width: 100%;
      border-radius: 8px;
      background: #ffffff;
      forced-color-adjust: none;
    }
  `;

  constructor() {
    super();
    this.text = "";
    this.label = "";
  }

  render() {
    if (!this.text) return nothing;
    const { data, size } = encode(this.text, { ecc: "M", border: 0 });
    const wide = size + 2 * QUIET;
    return html`<svg
      role="img"
      aria-label=${this.label}
      viewBox="0 0 ${wide} ${wide}"
      shape-rendering="crispEdges"
    >${svg`<path fill="#000000" d=${drawnOf(data)}></path>`}</svg>`;
  }
}

customElements.define("rondel-qr", RondelQr);
