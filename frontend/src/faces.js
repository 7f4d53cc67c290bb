// What only some systems have a use for: it comes with the first board that has it, or sooner.

const AGAIN_IN = 3000; // milliseconds until a part that did not come is asked for again

const FACES = {
  bag: () => import("./elements/bag.js"),
  checklist: () => import("./elements/checklist.js"),
  plan: () => import("./elements/plan.js"),
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

/** When all that was to be brought is here, or was lost and will be asked for again. */
export const brought = () => Promise.all(faces.values());
