// Makes the texts that cite a position or the statistics of a game: an entry for BibTeX in English, and a
// sentence in the page's language.  Loaded when the first citation is requested.
import { diagnostic } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';

/**
 * @import { CitationRequest } from '../bindings/kanzen-page.d.mts'
 * @import { Diagnostic } from '../library/kanzen.d.mts'
 * @typedef {object} Version of the program
 * @property {string} version
 * @property {string} versionDate YYYY-MM-DD
 * @property {string} commit of its sources; empty: unknown
 */

/** Inserted by the bundler. @type {Version} */
const thisVersion = /** @type {any} */ (globalThis).kanzenVersion;

const author = 'Kanzen authors';

const latexOf = new Map([
  ['\\', '\\textbackslash{}'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['|', '\\textbar{}'],
  ['-', '-{}'], // LaTeX joins hyphens that follow each other to a dash
  ['\u00D7', '\\ensuremath{\\times}'],
]);

/** @param {string} text */
const escapeLatex = (text) =>
  text.replaceAll(/[\\{}$&#_%^~<>|\u00D7]|-(?=-)/g, (sign) => latexOf.get(sign) ?? `\\${sign}`);

/** Escapes what ends a field of BibTeX; all else is verbatim in `url`. @param {string} link */
const escapeUrl = (link) => link.replaceAll(/[{}\\\s]/g, encodeURIComponent);

/** Lets LaTeX break a long hash into lines. @param {string} hash */
const breakableHash = (hash) => `\\texttt{${(hash.match(/.{1,16}/g) ?? []).join('\\allowbreak ')}}`;

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns {string} today's date as YYYY-MM-DD, in the visitor's time zone */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** @param {CitationRequest} request @param {string | null} tableHash @returns {Diagnostic | null} */
function describeValues({ values }, tableHash) {
  switch (values) {
    case 'table':
      return tableHash ? diagnostic(phrase.tableValues, tableHash) : null;
    case 'solved':
      return diagnostic(phrase.solvedValues);
    case 'searched':
      return diagnostic(phrase.searchedValues);
    case 'none':
      return null;
  }
}

/**
 * @param {CitationRequest} request
 * @param {string | null} tableHash SHA-256 of the manifest of the table that has the values; null: unknown
 * @param {Version} [program] @param {string} [date] of the access, YYYY-MM-DD
 * @returns {{ bibtex: string, sentence: string }}
 */
export function cite(request, tableHash, program = thisVersion, date = today()) {
  const { key, title, heading, position, link, language } = request;
  const { version, versionDate, commit } = program;
  const values = describeValues(request, tableHash);
  const subject = position
    ? diagnostic(phrase.citedPosition, position)
    : diagnostic(phrase.citedStatistics);
  const notes = [
    commit ? `Version ${version}, commit ${commit}` : `Version ${version}`,
    ...(values ? [escapeLatex(capitalized(values.message))] : []),
    `Accessed ${date}`,
  ];
  const note = notes.join('. ');
  const bibtex = [
    `@misc{${key},`,
    `  author = {{${author}}},`,
    `  title = {{Kanzen: ${escapeLatex(`${title}, ${subject.message}`)}}},`,
    `  year = {${versionDate.slice(0, 4)}},`,
    `  url = {${escapeUrl(link)}},`,
    `  note = {${tableHash ? note.replace(tableHash, breakableHash(tableHash)) : note}}`,
    '}',
  ].join('\n');
  const named = commit ? diagnostic(phrase.versionAndCommit, version, commit) : version;
  const game = { message: heading, japanese: heading, details: [] };
  const sentence = values
    ? diagnostic(phrase.citationWithValues, named, subject, game, link, date, values)
    : diagnostic(phrase.citation, named, subject, game, link, date);
  return {
    bibtex,
    sentence: language === 'ja' ? `${sentence.japanese}。` : `${sentence.message}.`,
  };
}
