// Talks in Markdown: what slides, notes and boards become, and which faults are reported.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  TalkError,
  readTalkText,
  slideHtml,
  throwFaults,
} from '../../scripts/slides/from_markdown.mjs';

const pictureAt = (/** @type {string} */ file) => {
  if (file !== 'there.png') throw new Error(`the picture "${file}" is missing`);
  return '../assets/picture-1.png';
};
const read = (/** @type {string[]} */ ...lines) => readTalkText(lines.join('\n'), pictureAt);
/** The only fault of a talk. @param {string[]} lines */
const faultOf = (...lines) => {
  const { faults } = read(...lines);
  assert.equal(faults.length, 1, JSON.stringify(faults));
  return faults[0];
};

test('front matter, slides and notes', () => {
  const { head, slides, faults } = read(
    ...['---', '# a comment', 'title: "Games: solved"', 'speaker: Ada', 'lang: ja', '---'],
    ...['# First', 'text', 'Note: say **this**', '', '- and that', '---', '', '---'],
    ...['```', '---', 'Note: code', '```', '---', '## Third', '![a picture](there.png)'],
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(head, {
    ...{ title: 'Games: solved', speaker: 'Ada', event: '', date: '', lang: 'ja' },
  });
  assert.deepEqual(
    slides.map(({ heading, text }) => [heading, text]),
    [
      ['First', '<p>text</p>'],
      ['', '<pre><code>---\nNote: code\n</code></pre>'],
      ['Third', '<p><img src="../assets/picture-1.png" alt="a picture"></p>'],
    ],
  );
  assert.match(slides[0]?.notes ?? '', /^<p>say <strong>this<\/strong><\/p>\n<ul>/);
  assert.equal(slides[1]?.notes, '');
});

test('a link alone in its paragraph is a board, other links are not', () => {
  const variations = 'game=gobblers2&moves=L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1&ply=2';
  const boards = [
    [`[the *start*](#${variations})`, 'the <em>start</em>'],
    [`[on a host](https://host/kanzen/#${variations})`, 'on a host'],
    [`https://host/kanzen/#${variations}`, ''],
    [`<https://host/kanzen/#${variations}>`, ''],
  ];
  for (const [line = '', caption] of boards) {
    const { slides, faults } = read('# Title', '', line);
    assert.deepEqual(faults, []);
    assert.deepEqual(slides[0]?.board, { line: 3, link: variations, caption });
    assert.equal(slides[0]?.text, '');
  }
  const [slide] = read('see [this](#game=dobutsu) and [that](https://example.org/)').slides;
  assert.equal(slide?.board, null);
  assert.match(slide?.text ?? '', /href="..\/#game=dobutsu".*href="https:\/\/example.org\/"/);
});

test('no HTML, script or style of a talk gets into the deck', () => {
  const { slides } = read(
    ...['# <b>Title</b>', '<script>alert(1)</script>', '', '[x](javascript:alert(1))', ''],
    ...['| a |', '|--:|', '| 1 |', '', '[<i>caption</i>](#game=gobblers2)', 'Note: <img src=x>'],
  );
  const [slide] = slides;
  assert.ok(slide);
  const html = slideHtml(slide, '<figure></figure>');
  assert.doesNotMatch(html + slide.board?.caption, /<(b|script|i|img)\b|style=|href="javascript/);
  assert.match(html, /<h2>&lt;b&gt;Title/);
  assert.match(html, /<td class="align-right">1/);
  assert.match(html, /<aside class="notes"><p>&lt;img src=x&gt;<\/p><\/aside>/);
});

test('the example of the documentation has no faults', () => {
  const page = readFileSync(new URL('../../docs/SLIDES.md', import.meta.url), 'utf8');
  const example = /```markdown\n([^]*?)```/.exec(page)?.[1] ?? '';
  const { slides, faults } = read(example);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    slides.map(({ heading, board, notes }) => [heading, board !== null, notes !== '']),
    [
      ['The rules', true, true],
      ['A line to look at', true, false],
      ['New positions by ply', false, false],
    ],
  );
});

test('faults have their line and what is expected', () => {
  assert.deepEqual(faultOf('---', 'colour: a', '---', 'text'), {
    line: 2,
    message: 'unknown key "colour"; expected one of: title, speaker, event, date, lang',
  });
  assert.deepEqual(
    faultOf('---', 'lang: de', '---', 'text')?.message,
    'lang is "de"; expected en or ja',
  );
  assert.equal(faultOf('---', 'My talk', '---', 'text')?.line, 2);
  assert.match(faultOf('---', 'title: a', '---', '')?.message ?? '', /no slides/);
  assert.match(faultOf('', '')?.message ?? '', /no slides/);
  const board = '[a](#game=gobblers2)';
  assert.deepEqual(faultOf('# One', '---', board, '', board), {
    line: 5,
    message: 'a second board on a slide; expected one, or a line "---" before it',
  });
  assert.match(
    faultOf('', '[a](#game=gobblers2&moves=L@b2 L@a1)')?.message ?? '',
    /no link of a board/,
  );
  assert.deepEqual(faultOf('text', '', '![](missing.png)'), {
    line: 3,
    message: 'the picture "missing.png" is missing',
  });
  // An address that cannot be decoded.
  assert.match(faultOf('![](%E0%A4.png)')?.message ?? '', /the picture "%E0%A4\.png" is missing/);
  assert.match(faultOf('![](https://example.org/a.png)')?.message ?? '', /without a network/);
  assert.throws(
    () => throwFaults('talk.md', read('---', 'colour: a', 'size: b', '---', 'text').faults),
    (thrown) => thrown instanceof TalkError && /^talk\.md:2: .*\ntalk\.md:3: /.test(thrown.message),
  );
});
