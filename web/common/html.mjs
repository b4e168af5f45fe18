// Servers that answer with a web page, and the status of success, whatever file they are asked for.

const begin = /^\s*<(?:!doctype|!--|html|head|body)/i;

/** @param {string} text the first letters of a file; none of ours begins so */
export const isHtml = (text) => begin.test(text);
