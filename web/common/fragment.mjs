// The text of a link to a game, however a caller got it.

/** @param {string} link a whole address of the page, or its fragment with or without the '#' */
export const fragmentOf = (link) => link.slice(link.indexOf('#') + 1);
