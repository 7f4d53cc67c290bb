// Where our own words lie, beside the scripts. The build says here how that folder is called.

export const WORDS = "words";
