// Gets the attention of whoever sits here, when it is them whom the table waits for.

/** @import { CueKind } from "./cues.js" */
/** @import { Doc, PaceAnswer } from "./messages.d.ts" */
/** @import { Notice, State, Store } from "./state.js" */

import { cueFor, endedIn } from "./cues.js";
import { written } from "./turn-timer.js";

/**
 * @typedef {object} Means
 * @property {Store} store
 * @property {(kind: CueKind) => void} ring
 * @property {(kind: CueKind) => void} buzz
 * @property {() => Promise<{ ok: boolean } | undefined>} pace asks how long the turns took
 */

/**
 * Calls by sound and vibration, one call at a time, and tells how long a round took.
 * @param {Means} means
 * @returns {() => void} how to end it
 */
export function attend({ store, ring, buzz, pace }) {
  let { doc, reminded } = store.state;

  /** @param {CueKind} kind */
  const call = (kind) => {
    const { preferences } = store.state;
    if (!preferences[kind]) return;
    if (preferences.sound) ring(kind);
    if (preferences.vibration) buzz(kind);
  };

  /** @param {State} state */
  const listen = (state) => {
    const [before, after] = [doc, state.doc];
    const remind = state.reminded > reminded;
    // Set first: what is changed below comes back here.
    ({ doc, reminded } = state);
    if (remind) {
      store.change({ is: "noticed", notice: { tone: "quiet", key: "ui-reminded" } });
      call("reminder");
    }
    if (before === after) return;
    const cue = cueFor(before, after);
    if (cue) call(cue.kind);
    const ended = endedIn(before, after);
    if (ended && after && state.preferences.rounds && knowsTimes(after)) tellTime(ended);
  };

  /** @param {number | "end"} ended */
  const tellTime = async (ended) => {
    await pace();
    const { pace: known, doc: now } = store.state;
    if (!known || known.encounter !== now?.encounter?.id) return;
    const notice = toldOf(known.answer, ended);
    if (notice) store.change({ is: "noticed", notice });
  };

  return store.listen(listen);
}

/**
 * Whether this seat may ask for the times: GMs, and whoever sees the timer.
 * @param {Doc} doc
 */
export function knowsTimes({ table, encounter }) {
  return Boolean(encounter && (table.role === "gm" || encounter.timer));
}

/**
 * @param {PaceAnswer} answer
 * @param {number | "end"} ended
 * @returns {Omit<Notice, "id"> | undefined}
 */
function toldOf({ rounds, played }, ended) {
  const seconds = ended === "end" ? played : (rounds[ended] ?? 0);
  if (!seconds) return undefined;
  const time = written(seconds);
  const [key, params] =
    ended === "end" ? ["ui-fight-took", { time }] : ["ui-round-took", { round: ended, time }];
  return { tone: "quiet", key, params, opens: "times" };
}
