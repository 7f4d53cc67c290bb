// The sounds and vibrations that call somebody: soft, short, one at a time.

/** @import { CueKind } from "./cues.js" */

/** The tones of each call, as their frequency in Hz. */
const TONES = /** @type {Record<CueKind, number[]>} */ ({
  turn: [523.25, 659.25, 783.99], // c'' e'' g'': up
  asked: [659.25, 587.33], // e'' d'': a question
  next: [523.25], // c'' alone
  reminder: [587.33, 440, 587.33], // d'' a' d''
});
/** How long it vibrates, rests, and vibrates again, in milliseconds. */
const BUZZES = /** @type {Record<CueKind, number[]>} */ ({
  turn: [90, 60, 160],
  asked: [90, 60, 90],
  next: [60],
  reminder: [60, 90, 60, 90, 60],
});

const APART = 0.16; // seconds from one tone to the next
const FADE = 0.5; // seconds in which a tone dies away
const RISE = 0.015; // seconds in which it rises, lest it click
const LOUD = 0.16; // of what the machine can
const NOTHING = 0.0001; // what an exponential fade can reach

/** @type {AudioContext | undefined} */
let context;
/** @type {GainNode | undefined} what sounds now */
let sounding;

/** Browsers let a page sound only after somebody has touched it: from then on we can. */
export async function wakeSound() {
  context ??= newContext();
  if (context?.state === "suspended") await context.resume().catch(() => undefined);
}

/** @returns {AudioContext | undefined} undefined where there is no sound */
function newContext() {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
}

/**
 * Sounds; what sounded so far falls silent. Before anybody has touched the page it stays silent.
 * @param {CueKind} kind
 */
export function ring(kind) {
  if (context?.state !== "running") return;
  sounding?.disconnect();
  const out = context.createGain();
  out.gain.value = LOUD;
  out.connect(context.destination);
  sounding = out;
  for (const [n, frequency] of TONES[kind].entries()) {
    const at = context.currentTime + n * APART;
    const tone = context.createOscillator();
    const fading = context.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    fading.gain.setValueAtTime(NOTHING, at);
    fading.gain.exponentialRampToValueAtTime(1, at + RISE);
    fading.gain.exponentialRampToValueAtTime(NOTHING, at + FADE);
    tone.connect(fading).connect(out);
    tone.start(at);
    tone.stop(at + FADE);
  }
}

/** @param {CueKind} kind */
export function buzz(kind) {
  // Browsers say no, or know nothing of it, by machine and by how the page was come to; of a page
  // that nobody has touched they complain.
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(BUZZES[kind]);
}

export function canBuzz() {
  return typeof navigator.vibrate === "function";
}
