// Tells a GM that somebody knocks, for as long as they wait.

/** @import { Store } from "./state.js" */

import { withKnock } from "./table-offers.js";

const MOST = 3; // are told of at once; the next is when one of them has an answer

/**
 * @param {Store} store
 * @returns {() => void} how to end it
 */
export function heedKnocks(store) {
  /** @type {Set<string>} those who were told */
  const told = new Set();
  // One thing at a time: what is changed here comes back here.
  const heed = () => {
    const { doc, notices } = store.state;
    if (!doc) return;
    const knocks = doc.table.knocks ?? {};
    const waiting = notices.filter(({ knock }) => knock);
    const over = waiting.find(({ knock }) => knock && !(knock.id in knocks));
    if (over) {
      store.change({ is: "dismissed", id: over.id });
      return;
    }
    for (const id of told) if (!(id in knocks)) told.delete(id);
    const id = Object.keys(knocks).find((one) => !told.has(one));
    if (!id || waiting.length >= MOST) return;
    told.add(id);
    const notice = {
      tone: /** @type {const} */ ("quiet"),
      key: "ui-knock",
      params: { name: knocks[id].name },
    };
    const [admit] = withKnock(doc, id);
    store.change({ is: "noticed", notice: { ...notice, knock: { id, admit } } });
  };
  const stop = store.listen(heed);
  heed();
  return stop;
}
