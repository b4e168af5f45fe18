// node scripts/strings.mjs: prints the strings of the page and its messages, read from their sources, as a
// Markdown table: file, name, English, Japanese.  The texts of the HTML files in public/ are not in it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders and the files in them that define strings. @type {[string, RegExp][]} */
const sources = [
  ['imgui_app', /\/(words|phrases)\.hpp$|\/game_words\/\w+\.[ch]pp$/],
  ['engine', /\/phrases\.hpp$|\/figure\/(words|game_names)\.cpp$|\/names\.cpp$/],
  ['web', /^web\/\w+\/\w+\.mjs$/],
];

/**
 * name: unique in the file; if several strings have one variable or field, with its key or a number.
 * @typedef {{ file: string, name: string, english: string, japanese: string }} PageString
 */

/** @param {string} quote @returns {string} a regular expression for literals in this quote */
const literalsIn = (quote) => `${quote}(?:[^${quote}\\\\]|\\\\.)*${quote}`;

// A literal may be split: C++ joins adjacent literals, JavaScript joins them with "+".
const cppText = `(${literalsIn('"')}(?:\\s*${literalsIn('"')})*)`;
const cppPair = new RegExp(`\\{\\s*${cppText},\\s*${cppText}\\s*\\}`, 'g');
const jsLiteral = `(?:${literalsIn("'")}|${literalsIn('"')})`;
const jsText = `(${jsLiteral}(?:\\s*\\+\\s*${jsLiteral})*)`;
const jsPair = new RegExp(`\\{\\s*english:\\s*${jsText},\\s*japanese:\\s*${jsText},?\\s*\\}`, 'g');
const pieces = new RegExp(jsLiteral, 'g');

// Variables and fields that hold strings, and the key directly before a string.
const holders = /\b(?:Words|Phrase<\d>|array|const) (\w+)(?= ?[={])|\.(\w+) =|\b(\w+)\[\] = /g;
const key = /["']([^"']*)["'],\s*\{$/;

/** @param {string} literals */
const valueOf = (literals) =>
  (literals.match(pieces) ?? [])
    .map((piece) => piece.slice(1, -1).replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1'))
    .join('');

/** @param {string} file path from the repository's root @param {string} text @returns {PageString[]} */
export function stringsIn(file, text) {
  const code = text.replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  const found = [...code.matchAll(file.endsWith('.mjs') ? jsPair : cppPair)];
  const names = found.map(({ index }) => {
    const before = code.slice(0, index + 1);
    const holder = [...before.matchAll(holders)].at(-1)?.slice(1).find(Boolean) ?? '';
    return [holder, key.exec(before)?.[1] ?? ''].join(' ').trim();
  });
  return found.map(([, english = '', japanese = ''], i) => {
    const name = names[i] ?? '';
    const isOne = names.indexOf(name) === names.lastIndexOf(name);
    const number = names.slice(0, i + 1).filter((other) => other === name).length;
    return {
      file,
      name: isOne ? name : `${name} ${number}`,
      english: valueOf(english),
      japanese: valueOf(japanese),
    };
  });
}

/** @returns {PageString[]} all strings, by file and in its order */
export function pageStrings() {
  return sources.flatMap(([folder, pattern]) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => pattern.test(file))
      .sort()
      .flatMap((file) => stringsIn(file, readFileSync(path.join(root, file), 'utf8'))),
  );
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {PageString[]} strings @returns {string} a table in Markdown */
export function tableOf(strings) {
  const rows = strings.map(({ file, name, english, japanese }) => [file, name, english, japanese]);
  return [['file', 'name', 'English', 'Japanese'], Array(4).fill('---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(tableOf(pageStrings()));
