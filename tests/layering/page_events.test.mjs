// An event of the page is a type in C++ that tells its name, and a line in TypeScript: both lists
// have all of them, under one name.  Answers to requests are in fields.test.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @param {string} path from the repository's root */
const textOf = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * What the expression's first group has caught, from the one text between two others.
 * @param {string} path
 * @param {string} begin
 * @param {string} end
 * @param {RegExp} each
 */
function listIn(path, begin, end, each) {
  const text = textOf(path);
  const from = text.indexOf(begin);
  assert.notEqual(from, -1, `${path} has ${begin}`);
  const part = text.slice(from + begin.length, text.indexOf(end, from));
  return [...part.matchAll(each)].map((match) => match[1] ?? '').sort();
}

/** @param {string} name */
const camelCase = (name) => name.charAt(0).toLowerCase() + name.slice(1);

test('every event is known to C++ and to TypeScript', () => {
  const events = 'imgui_app/shell/events.hpp';
  const types = listIn(events, 'With<', '>', /(\w+)/g);
  const told = listIn(events, '', 'using Event', /static constexpr auto type = "(\w+)"/g);
  const typed = listIn(
    'web/bindings/kanzen-page.d.mts',
    'export type PageEvent =',
    ';\n\n',
    /type: '(\w+)'/g,
  );
  assert.ok(types.length >= 10, 'events were found');
  assert.deepEqual(told, types.map(camelCase));
  assert.deepEqual(typed, types.map(camelCase));
});
