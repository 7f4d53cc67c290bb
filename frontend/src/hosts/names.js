// What hosts are called. A name is the same in all languages.

const NAMES = new Map([
  ["owlbear", "Owlbear Rodeo"],
  ["foundry", "Foundry VTT"],
  ["talespire", "TaleSpire"],
]);

/**
 * @param {string} kind
 * @returns {string} for one that we do not know, as it calls itself
 */
export const hostName = (kind) => NAMES.get(kind) ?? kind;
