// What not everybody has a use for: it comes with the first board that has it, when it is opened, or
// sooner.

/** @import { View } from "./state.js" */

const AGAIN_IN = 3000; // milliseconds until a part that did not come is asked for again

const FACES = {
  bag: () => import("./elements/bag.js"),
  checklist: () => import("./elements/checklist.js"),
  picked: () => import("./elements/picked.js"),
  dialogs: () => import("./elements/dialogs.js"),
  plan: () => import("./elements/plan.js"),
  rules: () => import("./elements/rules.js"),
  setup: () => import("./elements/gm-panels.js"),
  table: () => import("./elements/table.js"),
};
/** @type {Map<string, Promise<unknown>>} */
const faces = new Map();

/** @param {keyof typeof FACES} name */
export function bring(name) {
  if (faces.has(name)) return;
  const lost = () =>
    setTimeout(() => {
      faces.delete(name);
      bring(name);
    }, AGAIN_IN);
  faces.set(name, FACES[name]().catch(lost));
}

/**
 * Brings what somebody looks at who has opened it.
 * @param {string} tab
 * @param {View} view
 */
export function bringOpened(tab, { dialog, picked }) {
  if (picked) bring("picked");
  if (tab === "rules" || tab === "setup" || tab === "table") bring(tab);
  if (isSeldom(dialog)) bring("dialogs");
}

/**
 * Whether *dialog* is one that comes only when it is opened.
 * @param {View["dialog"]} dialog
 */
export const isSeldom = (dialog) => dialog !== "" && dialog !== "palette";

/** When all that was to be brought is here, or was lost and will be asked for again. */
export const brought = () => Promise.all(faces.values());
