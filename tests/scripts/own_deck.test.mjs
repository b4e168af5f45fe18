// Talks in Markdown: what reveal.js's plugin gets, and which faults are reported.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TalkError, prepareTalk, throwFaults } from '../../scripts/slides/own_talk.mjs';

const pictureAt = (/** @type {string} */ file) => {
  if (file !== 'there.png') throw new Error(`the picture "${file}" is missing`);
  return '../assets/picture-1.png';
};
const figureOf = (/** @type {string} */ link, /** @type {string} */ caption) => {
  if (link.includes(' ')) throw new Error(`the board: "${link}"`);
  return `<figure>${link} / ${caption}</figure>`;
};
const read = (/** @type {string[]} */ ...lines) =>
  prepareTalk(lines.join('\n'), { figureOf, pictureAt });
/** The only fault of a talk. @param {string[]} lines */
const faultOf = (...lines) => {
  const { faults } = read(...lines);
  assert.equal(faults.length, 1, JSON.stringify(faults));
  return faults[0];
};

test('front matter, slides and notes, but none in code', () => {
  const { head, slides, faults } = read(
    ...['---', '# a comment', 'title: "Games: solved"', 'speaker: Ada', 'lang: ja', '---'],
    ...['# First', 'text', 'Note: say **this**', '', 'Note: and that', '---', '', '---'],
    ...['```', '---', 'Note: code', '![](no.png)', '```', '---  '],
    ...['## Third', '![a picture](there.png) of `![](no.png)`', '---'],
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(head, {
    ...{ title: 'Games: solved', speaker: 'Ada', event: '', date: '', lang: 'ja' },
  });
  assert.deepEqual(slides, [
    '## First\ntext\n<!-- notes --> say **this**\n\nNote: and that',
    '```\n---\nNote: code\n![](no.png)\n```',
    '## Third\n![a picture](../assets/picture-1.png) of `![](no.png)`',
  ]);
});

test('a link in a line of its own is a board, other links are not', () => {
  const variations = 'game=gobblers2&moves=L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1&ply=2';
  const boards = [
    [`[the *start*](#${variations})`, 'the *start*'],
    [`[on a host](https://host/kanzen/#${variations})`, 'on a host'],
    [`https://host/kanzen/#${variations}`, ''],
    [`<https://host/kanzen/#${variations}>`, ''],
  ];
  for (const [line = '', caption] of boards) {
    const { slides, faults } = read('text', line, 'Note: say', line);
    assert.deepEqual(faults, []);
    const [shown = '', notes] = slides[0]?.split('<!-- notes -->') ?? [];
    assert.equal(shown.trim(), `text\n\n\n<figure>${variations} / ${caption}</figure>`);
    assert.equal(notes, ` say\n${line}`);
  }
  const [slide] = read('[this](#game=dobutsu) and [that](https://example.org/)').slides;
  assert.equal(slide, '[this](../#game=dobutsu) and [that](https://example.org/)');
});

test('the example of the documentation has no faults', () => {
  const page = readFileSync(new URL('../../docs/SLIDES.md', import.meta.url), 'utf8');
  const example = /```markdown\n([^]*?)```/.exec(page)?.[1] ?? '';
  const { slides, faults } = read(example);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    slides.map((slide) => [slide.includes('<figure>'), slide.includes('<!-- notes -->')]),
    [
      [true, true],
      [true, false],
      [false, false],
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
  assert.deepEqual(faultOf('---', 'title: a', '---', '# One', '---', board, '', board), {
    line: 8,
    message: 'a second board on a slide; expected one, or a line "---" before it',
  });
  assert.match(
    faultOf('', '[a](#game=gobblers2&moves=L@b2 L@a1)')?.message ?? '',
    /the board: "game=gobblers2&moves=L@b2 L@a1"/,
  );
  assert.deepEqual(faultOf('text', '', '![](missing.png)'), {
    line: 3,
    message: 'the picture "missing.png" is missing',
  });
  assert.throws(
    () => throwFaults('talk.md', read('---', 'colour: a', 'size: b', '---', 'text').faults),
    (thrown) => thrown instanceof TalkError && /^talk\.md:2: .*\ntalk\.md:3: /.test(thrown.message),
  );
});
