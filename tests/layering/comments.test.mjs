// Comments are statements: a comment that begins with a relative or interrogative word ("What goes
// through positions by the million") has no main clause.  Questions are allowed.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const folders = ['engine', 'imgui_app', 'web', 'tests', 'scripts', 'public'];

// The first line of a comment.  "Whether" is the usual beginning for a bool.
const withoutClause =
  /(?:(?<=^|\s)(?<!\/\/.*\n\s*)\/\/|\/\*)[*\s]+(?:Of|How|Nobody|Wh(?:at|ich|o|ere)(?:ver|ever|m|se)?)\b[^?\n]*$/gm;

/** The lines of the comments without a main clause. @param {string} text */
const faults = (text) =>
  [...text.matchAll(withoutClause)].map(({ index }) => text.slice(0, index).split('\n').length);

test('comments have a main clause', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.([ch]pp|m?js|cjs|mts|css)$/.test(name))
      .flatMap((name) =>
        faults(readFileSync(new URL(`${folder}/${name}`, root), 'utf8')).map(
          (line) => `${folder}/${name}:${line}`,
        ),
      ),
  );
  assert.deepEqual(found, []);
});

test('a comment without a main clause is found in every kind of comment', () => {
  for (const start of ['//', 'int a;  //', '/*', '/**', '/**\n *'])
    assert.deepEqual(faults(`int b;\n  ${start} What nobody asks for.`), [2], start);
});

test('questions and the further lines of a comment may begin with any word', () => {
  assert.deepEqual(faults('// Who has won?'), []);
  for (const start of ['', 'int a;  '])
    assert.deepEqual(faults(`${start}// The player.\n// Who has won is unknown.`), []);
});
