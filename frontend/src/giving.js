// One press may give several commands, each once the one before it is carried out.

/** @import { Answer } from "./messages.d.ts" */
/** @import { Fields } from "./offers.js" */
/** @import { Draft } from "./outbox.js" */
/** @import { Session } from "./session.js" */

import { newId } from "./new-id.js";

/** @typedef {(key: string, draft: Draft) => Promise<Answer | undefined>} Give */

/**
 * Gives what belongs to one press: all that comes of it is taken back, and done again, as one.
 * @param {{ session: Pick<Session, "give"> }} app
 * @returns {Give}
 */
export function inOnePress({ session }) {
  const press = newId();
  return (key, draft) => session.give(key, { ...draft, press });
}

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
