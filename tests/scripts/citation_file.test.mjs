// CITATION.cff has the version, the date and the licence of the program, and what CFF 1.2.0 requires; the
// program's own citations have the commit as well.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
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

test('the commit is known where the sources belong to another user, as in a container', (t) => {
  const copy = mkdtempSync(join(tmpdir(), 'kanzen-commit-'));
  t.after(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, 'scripts'));
  for (const file of ['CMakeLists.txt', 'scripts/version.mjs'])
    cpSync(fileURLToPath(new URL(file, root)), join(copy, file));
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', ['-C', copy, ...author, ...words], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  const script = `import { projectVersion } from './scripts/version.mjs'; console.log(projectVersion().commit);`;
  const commit = execFileSync('node', ['--input-type=module', '--eval', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
  });
  assert.equal(commit.trim(), git('rev-parse', '--short=12', 'HEAD').trim());
});
