// The words of the page, words.hpp in the folders of imgui_app: each is shown, has the same places in both
// languages, and has its characters in the page's fonts (cmake/fonts.cmake).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { stringsIn } from '../../scripts/strings.mjs';

const root = new URL('../../', import.meta.url);

/** @param {string} path from the repository's root */
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');

/** @param {string} folder from the repository's root @returns {string[]} */
const entriesIn = (folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  );

/** The sources without comments, by path. */
const sources = new Map(
  entriesIn('imgui_app')
    .filter((path) => /\.[ch]pp$/.test(path))
    .map((path) => [path, textOf(path).replaceAll(/(^|\s)\/\/.*$/gm, '$1')]),
);

const words = [...sources]
  .filter(([path]) => /^imgui_app\/(?:features\/)?\w+\/words\.hpp$/.test(path))
  .flatMap(([path, text]) => {
    const found = stringsIn(path, text);
    assert.equal(found.length, text.split('inline constexpr').length - 1, `${path} is understood`);
    return found;
  });

const kanaOrKanji = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/;

test('each word has a name of its own and is shown', () => {
  assert.ok(words.length > 400, `${words.length} words`);
  const names = words.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const used = [...sources.values()].flatMap((text) => text.match(/\bword::\w+/g) ?? []);
  const shown = new Set(used.map((use) => use.slice('word::'.length)));
  assert.deepEqual(
    names.filter((name) => !shown.has(name)),
    [],
  );
});

test('each word is in both languages, with the same places to fill', () => {
  // A place that only chooses a form may be needed in one language alone.
  const places = (/** @type {string} */ text) => [...new Set(text.match(/%[1-9](?!\{)/g))].sort();
  for (const { name, english, japanese } of words) {
    assert.ok(english && japanese, name);
    assert.deepEqual(places(english), places(japanese), name);
  }
  const foreign = words.filter(({ english }) => kanaOrKanji.test(english));
  assert.deepEqual(
    foreign.map(({ name }) => name),
    ['product_native', 'other_language'],
    'no other characters of Japanese are shown in English',
  );
});

// Apart from canvas.cpp, which knows the characters that no line of Japanese begins with.
const withoutWordsToShow = ['imgui_app/draw/canvas.cpp'];
test('the fonts of the page have all characters that it shows', () => {
  const cmake = textOf('cmake/fonts.cmake');
  const globbed = /file\(GLOB font_texts ([^)]*)\)/.exec(cmake)?.[1] ?? '';
  const files = ['engine', 'imgui_app', 'web'].flatMap(entriesIn);
  /** @type {Set<string>} */
  const read = new Set();
  for (const [, glob = ''] of globbed.matchAll(/\$\{PROJECT_SOURCE_DIR\}\/([^"]+)"/g)) {
    const pattern = new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    const found = files.filter((path) => pattern.test(path));
    assert.ok(found.length > 0, `cmake/fonts.cmake: ${glob} is there`);
    for (const path of found) read.add(path);
  }
  const characters = new Set([...read].map(textOf).join(''));
  for (const [path, text] of sources) {
    if (read.has(path) || withoutWordsToShow.includes(path)) continue;
    assert.doesNotMatch(text, kanaOrKanji, `${path} has words; they belong into words.hpp`);
    for (const [character] of text.matchAll(/\P{ASCII}/gu))
      assert.ok(characters.has(character), `${path} has ${character}, which the fonts lack`);
  }
});
