// What is wrong in a form, told beside each field and in the language of whoever reads it: browsers
// tell it in their own.

/** @import { Texts } from "../text.js" */

const DESCRIBED = "aria-describedby";

/**
 * @param {HTMLInputElement} control
 * @param {Texts} text
 */
function words({ validity, type, min, max }, text) {
  if (validity.valueMissing && !validity.badInput)
    return text.say(/^[rs]/.test(type) ? "ui-wrong-choose" : "ui-wrong-empty"); // radio, select
  return text.say("ui-wrong-range", { low: Number(min), high: Number(max) });
}

/**
 * Whether *form*, which is `novalidate`, is filled in as it must be. If not, each field that is not
 * says why until something is changed, and the first of them has the focus.
 * @param {HTMLFormElement} form
 * @param {Texts} text
 * @returns {boolean}
 */
export function isFilled(form, text) {
  /** @type {HTMLInputElement[]} */
  const wrong = [];
  const clear = () => {
    for (const said of form.querySelectorAll(".wrong")) said.remove();
    for (const control of wrong) {
      control.ariaInvalid = "false";
      control.removeAttribute(DESCRIBED);
    }
  };
  form.oninput?.(new InputEvent("input")); // what was said before is over
  for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
    const radio = control.type === "radio";
    // One of several to choose from speaks for all.
    if (control.validity.valid || (radio && wrong.at(-1)?.name === control.name)) continue;
    wrong.push(control);
    const said = document.createElement("p");
    said.className = "error wrong";
    said.id = `wrong-${wrong.length}`;
    said.textContent = words(control, text);
    const field = control.closest(".field");
    if (field) field.append(said);
    else (control.closest(".line") ?? control).after(said);
    if (!radio) control.ariaInvalid = "true";
    control.setAttribute(DESCRIBED, said.id);
  }
  form.oninput = clear;
  form.onclick = clear; // plus and minus change a number without a word
  wrong[0]?.focus();
  return !wrong.length;
}
