// Several acts that were one press: they are taken back, and done again, with one too.

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
