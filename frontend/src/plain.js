// Words as they are looked for: whatever their capitals and accents.

/** @param {string} words */
export const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
