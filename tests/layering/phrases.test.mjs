// JavaScript's error messages: the compiler requires both languages of each phrase; these tests compare
// the places of its details.  (In C++ the compiler does that, too.)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  KanzenError,
  diagnostic,
  diagnosticOf,
  errorData,
  createErrorData,
  FileError,
  dataForVisitors,
  reasonForVisitors,
} from '../../web/common/errors.mjs';
import { reasonOf } from '../../web/page/failure.mjs';
import * as phrases from '../../web/common/phrases.mjs';

test('a phrase has the same details in both languages, and no full stop', () => {
  const all = Object.entries(phrases);
  assert.ok(all.length > 60, `${all.length} phrases`);
  for (const [name, { english, japanese }] of all) {
    const places = (/** @type {string} */ text) => [...new Set(text.match(/%\d/g))].sort();
    const counted = places(english).map((_, i) => `%${i + 1}`);
    assert.deepEqual([places(english), places(japanese)], [counted, counted], name);
    assert.doesNotMatch(`${english}\n${japanese}`, /[.。](\n|$)/, name);
  }
});

test('details are filled in as they are, and diagnostics in each language', () => {
  const inner = diagnostic(phrases.sizeMismatch, 3, 4);
  assert.deepEqual(diagnostic(phrases.inFile, '%2 $& /a', inner), {
    message: '%2 $& /a: 3 of 4 bytes',
    japanese: '%2 $& /a：4バイトのうち3バイト',
    details: ['%2 $& /a', '3 of 4 bytes'],
  });
});

test('an error has both languages after it passed between threads', () => {
  const data = createErrorData('io', phrases.noTable, 'go', 'ko');
  assert.equal(data.japanese, 'go（ko）の表はありません');
  assert.deepEqual(new KanzenError(structuredClone(data)).toData(), data);
  assert.deepEqual(errorData(new Error('as a browser words it'), 'io'), {
    code: 'io',
    message: 'as a browser words it',
    japanese: 'as a browser words it',
    details: [],
    offset: null,
  });
  assert.equal(diagnosticOf('thrown').message, 'thrown');
});

test('a failure before the app has loaded is shown in the language of the page', () => {
  const page = { documentElement: { lang: 'ja' } };
  Object.assign(globalThis, { document: page });
  const failure = new FileError('/a.wasm', diagnostic(phrases.httpStatus, 503));
  assert.equal(reasonOf(failure), '/a.wasm：HTTP 503 でした');
  assert.equal(reasonOf(new Error("a browser's own words")), "a browser's own words");
  page.documentElement.lang = 'en';
  assert.equal(reasonOf(failure), '/a.wasm: HTTP status 503');
});

test('visitors read neither the name of a file nor what a browser says in English', () => {
  const unanswered = new FileError('/assets/a.wasm', diagnostic(phrases.noAnswer));
  const data = structuredClone(errorData(new KanzenError(errorData(unanswered, 'io')), 'io'));
  assert.equal(data.message, '/assets/a.wasm: no answer', 'programs do');
  assert.deepEqual(dataForVisitors(data), { ...createErrorData('io', phrases.noAnswer) });
  assert.equal(reasonForVisitors(unanswered)?.japanese, '反応がありません');
  assert.equal(reasonForVisitors(new TypeError('Failed to fetch https://a/b.js')), null);
});

test('memory that cannot be allocated is reported as such, however a browser words it', () => {
  for (const words of [
    'WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance',
    'WebAssembly.Memory(): could not allocate memory',
    "couldn't create WebAssembly.Memory: out of memory",
    'Array buffer allocation failed',
    'Aborted(Cannot enlarge memory arrays to size 4294967296 bytes (OOM))',
  ])
    assert.deepEqual(
      errorData(new RangeError(words), 'worker_failed'),
      createErrorData('out_of_memory', phrases.outOfMemory),
      words,
    );
  assert.equal(errorData(new RangeError('Maximum call stack size exceeded'), 'io').code, 'io');
});
