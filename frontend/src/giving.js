// One press may give several commands, each once the one before it is carried out.

/** @import { Answer } from "./messages.d.ts" */
/** @import { Fields } from "./offers.js" */
/** @import { Draft } from "./outbox.js" */

/**
 * @param {(draft: Draft) => Promise<Answer | undefined>} give
 * @param {Omit<Draft, "fields">} draft
 * @param {Fields[]} all
 * @returns {Promise<{ answer: Answer | undefined, done: number }>} the last answer, and how many
 *   went well
 */
export async function giveAll(give, draft, all) {
  let answer;
  for (const [done, fields] of all.entries()) {
    answer = await give({ ...draft, fields });
    if (!answer?.ok) return { answer, done };
  }
  return { answer, done: all.length };
}
