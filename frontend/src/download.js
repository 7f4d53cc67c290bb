// Files that the overlay makes for whoever uses it.

const UNFIT = /[^\p{L}\p{N}]+/gu; // for the name of a file
const KEPT = 60_000; // milliseconds

/**
 * Hands over a file.
 * @param {string} name what it is about
 * @param {string} ending
 * @param {string} type
 * @param {string} content
 */
export function download(name, ending, type, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `${name.replace(UNFIT, "-").replace(/^-|-$/g, "") || "rondel"}.${ending}`;
  link.click();
  // Some browsers only begin to read it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
