// CITATION.cff has the version, the date and the licence of the program, and what CFF 1.2.0 requires.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { projectVersion } from '../../scripts/version.mjs';

const root = new URL('../../', import.meta.url);

/** @param {string} path from the repository's root */
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');

/** The scalars at the top level of the file, by key. */
const fields = new Map(
  [...textOf('CITATION.cff').matchAll(/^([a-z-]+): (.+)$/gm)].map(([, key = '', value = '']) => [
    key,
    value,
  ]),
);

test('version and date are those of CMakeLists.txt', () => {
  const { version, versionDate } = projectVersion();
  assert.equal(fields.get('version'), version);
  assert.equal(fields.get('date-released'), versionDate);
});

test('the licence is that of the package', () => {
  assert.equal(fields.get('license'), JSON.parse(textOf('package.json')).license);
});

test('all keys that the format requires are there', () => {
  assert.equal(fields.get('cff-version'), '1.2.0');
  assert.ok(fields.get('message'));
  assert.ok(fields.get('title'));
  assert.match(textOf('CITATION.cff'), /^authors:\n {2}- name: Kanzen authors$/m);
});
