// What is said aloud of a change: the round, what happens now, and whom the table waits for.

/** @import { Doc } from "./messages.d.ts" */
/** @import { Texts } from "./text.js" */

/**
 * What is new in *after*, each thing once; "" for nothing, as for what is seen for the first time.
 * @param {Doc | undefined} before
 * @param {Doc | undefined} after
 * @param {Texts} text
 * @returns {string}
 */
export function announcement(before, after, text) {
  const now = after?.encounter;
  if (!before || !after) return "";
  if (!now) return before.encounter ? text.say("ui-nothing-shown") : "";
  const same = before.encounter?.id === now.id;
  const was = same ? before.encounter : undefined;
  const headline = text.label(now.board.headline);
  const round = now.round && was && now.round !== was.round ? now.round : 0;
  const parts = [
    same ? "" : now.name,
    // Where the headline tells the round, it is not told twice.
    round && !headline.includes(text.number(round)) ? text.say("ui-round", { round }) : "",
    now.paused && was && !was.paused ? text.say("ui-paused") : "",
    // Whoever was told of a pause is told what goes on after it.
    was && text.label(was.board.headline) === headline && (now.paused || !was.paused)
      ? ""
      : headline,
    asked(after, text) === asked(same ? before : undefined, text) ? "" : asked(after, text),
  ];
  // A headline may end with a question mark of its own.
  return parts
    .filter(Boolean)
    .join(". ")
    .replace(/([?!.])\. /g, "$1 ");
}

/**
 * Whose decision is waited for, and which; what the headline calls by name is not said again.
 * @param {Doc | undefined} doc
 * @param {Texts} text
 */
function asked(doc, text) {
  const { encounter } = doc ?? {};
  if (!encounter) return "";
  const { board, figures } = encounter;
  const headline = text.label(board.headline);
  // What is asked about nobody is the GM's to decide.
  const gm = text.say(doc?.table.role === "gm" ? "ui-you-decide" : "ui-the-gm");
  return board.prompts
    .map(({ about, label }) => {
      const names = about.length ? about.map((who) => figures[who]?.name).filter(Boolean) : [gm];
      const said = names.length > 0 && names.every((name) => headline.includes(name));
      return said ? "" : [names.join(", "), text.label(label)].filter(Boolean).join(": ");
    })
    .filter(Boolean)
    .join("; ");
}
