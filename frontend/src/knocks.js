// Tells a GM that somebody knocks, for as long as they wait.

/** @import { Store } from "./state.js" */

import { withKnock } from "./table-offers.js";

/**
 * @param {Store} store
 * @returns {() => void} how to end it
 */
export function heedKnocks(store) {
  /** @type {Set<string>} those who were told */
  let told = new Set();
  const heed = () => {
    const { doc, notices } = store.state;
    if (!doc) return;
    const knocks = doc.table.knocks ?? {};
    const fresh = Object.entries(knocks).filter(([id]) => !told.has(id));
    const over = notices.filter(({ knock }) => knock && !(knock.id in knocks));
    // Set first: what is changed below comes back here.
    told = new Set(Object.keys(knocks));
    for (const { id } of over) store.change({ is: "dismissed", id });
    for (const [id, { name }] of fresh) {
      const notice = { tone: /** @type {const} */ ("quiet"), key: "ui-knock", params: { name } };
      const [admit] = withKnock(doc, id);
      store.change({ is: "noticed", notice: { ...notice, knock: { id, admit } } });
    }
  };
  heed();
  return store.listen(heed);
}
