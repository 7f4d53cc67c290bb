// Ids that we make ourselves, so that asking twice does once.

const BYTES = 16;

/** Not `randomUUID`: that is missing on plain http. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
