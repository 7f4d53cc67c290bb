// Several acts that were one press: they are taken back, and done again, with one too.

/** @import { App } from "./elements/piece.js" */
/** @import { Answer, Encounter } from "./messages.d.ts" */
/** @import { Draft } from "./outbox.js" */

/** @typedef {{ encounter: string, acts: readonly number[], what: string }} Together */
/** @typedef {(key: string, draft: Draft) => Promise<Answer | undefined>} Give */

/**
 * The same *give*, and the numbers of the acts that came of it.
 * @param {Give} give
 * @param {() => Encounter | undefined} now
 * @returns {{ give: Give, acts: number[] }}
 */
export function noting(give, now) {
  /** @type {number[]} */
  const acts = [];
  return {
    acts,
    give: async (key, draft) => {
      const before = now()?.undo?.act;
      const answer = await give(key, draft);
      const act = now()?.undo?.act;
      // What changed nothing is no act.
      if (answer?.ok && act !== undefined && act !== before) acts.push(act);
      return answer;
    },
  };
}

/**
 * Those of which the next step back, or forth, is one.
 * @param {readonly Together[] | undefined} all
 * @param {Encounter | undefined} encounter
 * @param {"undo" | "redo"} way
 * @returns {Together | undefined}
 */
export function withNext(all, encounter, way) {
  const act = encounter?.[way]?.act;
  return all?.find((one) => one.encounter === encounter?.id && one.acts.includes(Number(act)));
}

/**
 * What *work* gives is one act to whoever takes it back.
 * @template T
 * @param {Pick<App, "session" | "store">} app
 * @param {(give: Give) => Promise<T>} work
 * @param {(done: T) => string} what it is called then
 * @returns {Promise<T>}
 */
export async function asOne({ session, store }, work, what) {
  const encounter = store.state.doc?.encounter?.id ?? "";
  const { give, acts } = noting(
    (key, draft) => session.give(key, draft),
    () => store.state.doc?.encounter,
  );
  const done = await work(give);
  if (acts.length > 1) {
    const { together = [] } = store.state.view;
    const one = { encounter, acts, what: what(done) };
    store.change({ is: "viewed", view: { together: [...together, one] } });
  }
  return done;
}
