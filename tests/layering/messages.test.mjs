// Every message that the page may have to show is in the table that it is translated by
// (imgui_app/shell/messages.hpp), and every row of the table is said somewhere: read off the sources.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { translated } from '../../web/failure.mjs';

const root = new URL('../../', import.meta.url);

/**
 * @param {string} folder from the repository's root
 * @param {RegExp} names of files in it and in what is below it
 * @returns {string[]} their paths
 */
function filesIn(folder, names) {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path, names);
    return names.test(entry.name) ? [path] : [];
  });
}

/** @param {string} path @returns {string} the source without its comments and includes */
const sourceOf = (path) =>
  readFileSync(new URL(path, root), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/^#include.*$/gm, '');

/**
 * With all that a message may be filled with alike: slots, and single characters in quotes.
 * @param {string} pattern
 */
const plain = (pattern) => pattern.replaceAll(/[%$][1-9]/g, '%').replaceAll(/"[^"]"/g, '"%"');

/** @param {string} literal as it is written */
const unescaped = (literal) => literal.replaceAll(/\\(.)/g, '$1');

/** @param {string} source in C++ @returns {string[]} its string literals; neighbours are one */
function literalsOf(source) {
  const joined = source.replaceAll(`'"'`, String.raw`"\""`).replaceAll(/"\s*\n\s*"/g, '');
  return [...joined.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = '']) => unescaped(text));
}

/** @param {string} path @returns {[english: string, japanese: string][]} */
function rowsIn(path) {
  const tables = sourceOf(path).matchAll(/constexpr Words \w*(?:messages|rows)\[\] = \{.*?\};/gs);
  const literals = [...tables].flatMap(([rows]) => literalsOf(rows));
  return literals.flatMap((text, i) => (i % 2 ? [[literals[i - 1] ?? '', text]] : []));
}

const rows = [
  ...filesIn('imgui_app/shell', /^messages.*\.cpp$/),
  ...filesIn('imgui_app/game_words', /\.cpp$/),
].flatMap(rowsIn);
const patterns = rows.map(([english]) => plain(english));

/** Does it say something, and not only name or punctuate it? @param {string} text */
const isProse = (text) => / /.test(text.trim()) && /[a-z]{2}/.test(text);

/** C++ whose words no visitor of the page reads: path, and why. @type {[RegExp, string][]} */
const unheardFiles = [
  [/^engine\/study\/graph/, 'graphs are exported by the command line'],
  [/^engine\/players\//, 'the page has no players of the engine; it goes by the values'],
  [/^engine\/solve\/(count|enumerate|layered_enumerate|perft)\.hpp$/, 'counting, for the others'],
  [/^engine\/(solve\/verify|table\/writer)\.hpp$/, 'values are verified, tables made elsewhere'],
  [/^engine\/games\/gobblers\/notebook_analysis\.cpp$/, 'it only says that it was cancelled'],
  [/^engine\/record\/(sgf_)?w/, 'names of rule sets, and what SGF writes'],
  [/\/view\.cpp$/, 'names of endings, which game_words has'],
];

/** Fragments of messages that none is shown of, and why. @type {[RegExp, string][]} */
const unheard = [
  [/was cancelled$/, 'the worker cancels by ending'],
  [/^: the table says $|^, its moves say $/, 'values are verified elsewhere'],
  [/as (it|they) lies?$/, 'of the compiler'],
  [/ are not decided in rounds of plies$/, 'the page asks where they are'],
  [/the game goes on without a legal move$/, 'no registered game does'],
  [/^ plies; (a table of|the game says)/, 'no registered game does'],
  [/leads to an index|^ positions have a value|^ were found$|no solution$/, 'the engine is wrong'],
  [/^an example of no kind$/, 'the lines of a manifest have an order, which is looked at before'],
  [/^the (board is full|table is of another game)$|^, which loses$/, 'names; one table is open'],
  [/^no play from the start|^, and the table has values of those alone/, 'it has no value then'],
  [/^the notebook's values are no game values|^the notebook never came/, 'nothing is shown then'],
  [/^no export format|there is csv$|^the export could not/, 'nothing is exported'],
  [/^both have passed$/, 'the name of an ending, which game_words has'],
  [/^(M columns, N rows|N by N points|go, go:N)/, 'sizes, listed by the command line'],
  [/^The notebook's figures$|^(set|lifted|queue|before) ?|^lifted/, 'figures, not messages'],
  [/cannot be kept$|there are no tables|^there is no komi$/, 'it is not asked for then'],
  [/not searched$|too many positions|^; a search tells/, 'nor these'],
  [/^(the legal )?boards of at most $|^ points are (solved|counted)/, 'nor of boards so large'],
  [
    /^ are compared with themselves|(can|cannot) be (compared|joined)$/,
    'pairs are offered that can',
  ],
  [/^a position's score depends|^positions have scores, not wins/, 'nor values where scores are'],
];

test('the table was found', () => assert.ok(rows.length > 120, `${rows.length} rows`));

test('what the engine says is in the table', () => {
  const files = [
    'core',
    'games',
    'index',
    'solve',
    'table',
    'adapter',
    'players',
    'session',
    'study',
    'record',
  ].flatMap((folder) => filesIn(`engine/${folder}`, /\.[ch]pp$/));
  const heard = files.filter((path) => !unheardFiles.some(([pattern]) => pattern.test(path)));
  const missing = heard.flatMap((path) =>
    literalsOf(sourceOf(path))
      .filter((text) => isProse(text) && !unheard.some(([pattern]) => pattern.test(text)))
      .filter((text) => !patterns.some((pattern) => pattern.includes(plain(text))))
      .map((text) => `${path}: ${text}`),
  );
  assert.deepEqual(missing, []);
});

// --- JavaScript

/** @param {string} path @returns {string[]} its messages, each ${...} a slot */
function messagesIn(path) {
  const begin = /(?:(?:message|explained)\s*[:=]|(?:Error|refusal|fail|\))\((?:\s*'\w+',)?)\s*/g;
  const source = sourceOf(path);
  return [...source.matchAll(begin)].flatMap(({ index, 0: found }) => {
    const rest = source.slice(index + found.length);
    const [, quoted, template] =
      /^(?:event\.message \|\| )?(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/.exec(rest) ?? [];
    if (quoted !== undefined) return [unescaped(quoted)];
    return template === undefined ? [] : [template.replaceAll(/\$\{[^}]*\}/g, '%')];
  });
}

/** Parts of the messages around them. */
const inner = ['% of % bytes', 'another SHA-256', 'it is no list of tables', '% did not load'];

/** @type {Record<string, string>} */
const unheardFromJavaScript = {
  'worker.mjs must be started as a worker': 'of Node',
  '%: %': 'of the disk, in Node',
  '%: sent as "%" instead of text/javascript': 'before the app is there',
  '%: the server takes the slash from its end': 'likewise',
  'positions[%]: %': 'of many positions at once, which programs ask for',
};

// What is wrong with a call is for whoever wrote it.
const ofTheApi = new Set(
  [
    ...['arguments', 'board_frame', 'kanzen', 'kanzen-board', 'kept_files', 'no_node', 'places'],
    ...['ruled_game', 'rules'],
  ].map((name) => `web/${name}.mjs`),
);
const scripts = filesIn('web', /\.mjs$/).filter((path) => !ofTheApi.has(path));

test("what the page's JavaScript says is in the table", () => {
  const messages = scripts.flatMap(messagesIn).filter((text) => / /.test(text));
  assert.ok(messages.length >= 30, `${messages.length} messages were found`);
  const missing = messages.filter(
    (text) =>
      !(text in unheardFromJavaScript) &&
      !patterns.includes(text) &&
      !(inner.includes(text) && patterns.some((pattern) => pattern.includes(text))),
  );
  assert.deepEqual(missing, []);
});

test('a failure before the app is there is translated as the app would', () => {
  const source = sourceOf('web/failure.mjs');
  const table = source.slice(source.indexOf('const reasons = ['));
  const reasons = [...table.slice(0, table.indexOf('];')).matchAll(/\['(.*)', '(.*)'\]/g)];
  assert.ok(reasons.length >= 7, `${reasons.length} were found`);
  const japaneseOf = new Map(rows);
  for (const [, english = '', japanese] of reasons) {
    if (japaneseOf.has(english)) assert.equal(japanese, japaneseOf.get(english));
  }
  const early = ['web/fetch_file.mjs', 'web/serving.mjs', 'web/start.mjs'].flatMap(messagesIn);
  const known = reasons.map(([, english = '']) => plain(english));
  const missing = early.filter((text) => text !== '%: %' && !known.includes(text));
  assert.deepEqual(missing, []);
});

test('it is told in the language of the page', () => {
  const page = { documentElement: { lang: 'ja' } };
  Object.assign(globalThis, { document: page });
  assert.equal(translated('/a.wasm: HTTP status 503'), '/a.wasm：HTTP 503 でした');
  assert.equal(
    translated('/a: the bytes are not the right ones (at: 3 (4))'),
    '/a：データが正しくありません（at: 3 (4)）',
  );
  assert.equal(translated('module workers'), 'モジュールワーカー');
  assert.equal(translated("a browser's own words"), "a browser's own words");
  page.documentElement.lang = 'en';
  assert.equal(translated('/a.wasm: HTTP status 503'), '/a.wasm: HTTP status 503');
});

// Of the other rows tests/app/{engine,value}_messages_test.cpp ask the engine itself.
test('what the table has about values and files is said', () => {
  const inJavaScript = scripts.flatMap(messagesIn);
  const inCpp = filesIn('engine/solve', /\.[ch]pp$/).concat('engine/core/bit_set.hpp');
  const fragments = inCpp.flatMap((path) => literalsOf(sourceOf(path))).join('\n');
  const stale = rowsIn('imgui_app/shell/messages_values.cpp')
    .map(([english]) =>
      inner.reduce((text, part) => text.replace(`(${part})`, '(%)'), plain(english)),
    )
    .filter((pattern) => !inJavaScript.includes(pattern.replace('% did not load', '%')))
    .filter((pattern) => pattern.split('%').some((part) => !fragments.includes(part.trim())));
  assert.deepEqual(stale, []);
});
