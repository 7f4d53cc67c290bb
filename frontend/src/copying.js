// Copying, also where the clipboard is closed to us, as it may be to a page in a frame.

/**
 * Copies *text*; if that is not allowed, marks it in *field*, from where it can be copied by hand.
 * @param {string} text
 * @param {() => HTMLElement | null} field that selects what is in it when it gets the focus
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copyOrMark(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field()?.focus();
    return false;
  }
}
