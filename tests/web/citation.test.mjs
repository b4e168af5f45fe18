// Citations: entries for BibTeX and sentences, of positions and of statistics.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cite } from '../../web/page/citation.mjs';

const program = { version: '1.0.0', versionDate: '2026-11-24', commit: 'dee6bbbd0123' };
const hash = '0123456789abcdef'.repeat(4);
const day = '2026-11-26';

/** @type {import('../../web/bindings/kanzen-page.d.mts').CitationRequest} */
const request = {
  key: 'kanzen-gobblers2-strict-1c0f93ab',
  title: 'Gobblers, 2 sizes, rules: strict',
  heading: 'Gobblers, 2 sizes, rules: strict',
  language: 'en',
  position: '-,-,ML/-,m,-/-,-,-:2',
  link: 'https://example.org/kanzen/#game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2',
  values: 'table',
};

test('an entry has all that finds the position again', () => {
  assert.equal(
    cite(request, hash, program, day).bibtex,
    String.raw`@misc{kanzen-gobblers2-strict-1c0f93ab,
  author = {{Kanzen authors}},
  title = {{Kanzen: Gobblers, 2 sizes, rules: strict, position -,-,ML/-,m,-/-,-,-:2}},
  year = {2026},
  url = {https://example.org/kanzen/#game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2},
  note = {Version 1.0.0, commit dee6bbbd0123. Values from the table whose manifest has the SHA-256 ` +
      String.raw`\texttt{0123456789abcdef\allowbreak 0123456789abcdef\allowbreak ` +
      String.raw`0123456789abcdef\allowbreak 0123456789abcdef}. Accessed 2026-11-26}
}`,
  );
});

test('a sentence is in the language of the page, and an entry in English', () => {
  assert.equal(
    cite(request, hash, program, day).sentence,
    'Kanzen 1.0.0 (commit dee6bbbd0123) shows position -,-,ML/-,m,-/-,-,-:2 (Gobblers, 2 sizes, ' +
      `rules: strict), with values from the table whose manifest has the SHA-256 ${hash}; see ` +
      `${request.link}, accessed on 2026-11-26.`,
  );
  const inJapanese = { ...request, heading: 'ゴブラーズ、ルール：厳密', language: 'ja' };
  const { bibtex, sentence } = cite(inJapanese, hash, program, day);
  assert.equal(bibtex, cite(request, hash, program, day).bibtex);
  assert.equal(
    sentence,
    'ゴブラーズ、ルール：厳密の局面 -,-,ML/-,m,-/-,-,-:2をKanzen 1.0.0（コミット dee6bbbd0123）で調べた。' +
      `評価は、マニフェストのSHA-256が ${hash} の表による。${request.link}（アクセス日：2026-11-26）。`,
  );
});

test('what is not known is left out', () => {
  const { bibtex, sentence } = cite(
    { ...request, key: 'kanzen-go-9-situational-statistics', position: '', values: 'none' },
    null,
    { ...program, commit: '' },
    day,
  );
  assert.match(bibtex, /title = \{\{Kanzen: .*, all reachable positions\}\}/);
  assert.match(bibtex, /note = \{Version 1\.0\.0\. Accessed 2026-11-26\}/);
  assert.match(sentence, /^Kanzen 1\.0\.0 shows all reachable positions \(Gobblers.*strict\); see/);
  // The hash could not be computed.
  assert.doesNotMatch(cite(request, null, program, day).bibtex, /table|SHA|null/);
});

test('the source of values that no table has is named', () => {
  for (const [values, words] of /** @type {const} */ ([
    ['solved', 'Values solved in the browser'],
    ['searched', 'Values searched in the browser'],
  ])) {
    const { bibtex, sentence } = cite({ ...request, values }, null, program, day);
    assert.ok(bibtex.includes(`dee6bbbd0123. ${words}. Accessed`), bibtex);
    assert.ok(sentence.includes(`, with ${words.replace('V', 'v')}; see`), sentence);
  }
});

test('characters of LaTeX are escaped in the title, and braces in the address', () => {
  const title = 'a_b & 5% of #1, ~x^2, {c} \\d $e 9\u00D79 <f>|';
  const link = 'https://example.org/~a_b/{c}/#position=%25&x=1';
  const { bibtex } = cite({ ...request, title, link, position: '--.' }, null, program, day);
  assert.ok(
    bibtex.includes(
      String.raw`{{Kanzen: a\_b \& 5\% of \#1, \textasciitilde{}x\textasciicircum{}2, \{c\} ` +
        String.raw`\textbackslash{}d \$e 9\ensuremath{\times}9 \textless{}f\textgreater{}` +
        String.raw`\textbar{}, position -{}-.}}`,
    ),
    bibtex,
  );
  assert.ok(bibtex.includes('url = {https://example.org/~a_b/%7Bc%7D/#position=%25&x=1}'), bibtex);
  const open = bibtex.split('{').length;
  assert.equal(open, bibtex.split('}').length, 'braces are balanced');
});
