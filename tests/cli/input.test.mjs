// Files that the command reads, and standard input: a folder, a device, a file that is too large and
// one that may not be read are refused with the reason, in bounded memory.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isReleaseBuild, kanzen, makeFolder, program, refused } from './kanzen.mjs';

const folder = makeFolder();
const at = (/** @type {string} */ name) => join(folder, name);

mkdirSync(at('folder'));
symlinkSync('/dev/zero', at('device'));
writeFileSync(at('large'), '');
truncateSync(at('large'), 1_500_000_000); // it has no blocks on the disk
writeFileSync(at('closed'), '');
chmodSync(at('closed'), 0);

// In kB; a whole large file would not fit.  A sanitizer takes more for itself.
const limit = isReleaseBuild ? 'ulimit -v 400000;' : '';
const script = (redirection = '') => ['-c', `${limit} exec "$0" "$@" ${redirection}`, program];

/** @type {[name: string, reason: RegExp][]} */
const kinds = [
  ['folder', /cannot read ".*": it is a folder; expected a file\n$/],
  ['device', /cannot read ".*": it is a device; expected a file\n$/],
  ['large', /cannot read ".*": (it|line 1) has more than \d+ bytes\n$/],
];
// Root may read everything.
if (process.getuid?.() !== 0) kinds.push(['closed', /cannot read ".*": Permission denied\n$/]);

for (const [name, reason] of kinds) {
  test(`a record: ${name}`, () => {
    assert.match(refused([...script(), 'sgf', at(name)], 1, 'bash'), reason);
  });
  test(`the manifest of a table: ${name}`, () => {
    const tables = makeFolder();
    symlinkSync(at(name), join(tables, 'gobblers2-strict.manifest'));
    const probe = ['probe', 'gobblers2', '--table', tables];
    assert.match(refused([...script(), ...probe], 1, 'bash'), reason);
  });
  test(`a list of positions: ${name}`, () => {
    const probe = ['probe', 'gobblers2', '--threads', '1', '--positions', at(name)];
    assert.match(refused([...script(), ...probe], 1, 'bash'), reason);
  });
}

for (const command of [
  'sgf -',
  'probe gobblers2 --threads 1 --positions -',
  'gtp go:9 --threads 1',
  'play gobblers2 --side both --threads 1',
])
  test(`standard input without an end: kanzen ${command}`, () => {
    const run = kanzen([...script('< /dev/zero'), ...command.split(' ')], '', 'bash');
    assert.equal(run.status, 1);
    assert.match(run.stderr, /cannot read standard input: (it|line 1) has more than \d+ bytes\n$/);
  });

test('standard input that is a folder', () => {
  const args = [...script(`< '${folder}'`), 'sgf', '-'];
  assert.match(refused(args, 1, 'bash'), /cannot read standard input: Is a directory/);
});

test('what a pipe brings is read as a file is', () => {
  const run = kanzen(['-c', '"$0" sgf <(printf "(;SZ[9];B[cc])") --json', program], '', 'bash');
  assert.deepEqual(JSON.parse(run.stdout).moves, ['c7']);
});
