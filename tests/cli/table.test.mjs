// Tables in files: built, described, checked, asked; and every way in which files go wrong.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { resealed } from '../web/manifest.mjs';
import { makeSampleTable, plies, position } from '../web/sample_table.mjs';
import {
  answer,
  isReleaseBuild,
  json,
  kanzen,
  makeFolder,
  program,
  refused,
  refusedUnsolved,
  withoutOrigin,
} from './kanzen.mjs';

/** @type {string} */
let folder;
before(() => {
  folder = makeFolder();
  for (const rules of ['strict', 'cover'])
    answer(['table', 'build', 'gobblers2', '--rules', rules, '--out', folder]);
});

/** The name of a file in the folder. @param {string} rules @param {'chunk' | 'manifest'} ending */
function fileOf(rules, ending) {
  const [name] = readdirSync(folder).filter(
    (file) => file.startsWith(`gobblers2-${rules}`) && file.endsWith(`.${ending}`),
  );
  assert.ok(name);
  return name;
}

/** A copy of the tables in which `change` has done something. */
function damaged(/** @type {(copy: string) => void} */ change) {
  const copy = makeFolder();
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return copy;
}

test('two sizes take at most 40 kB, and info lists the parts of a table', () => {
  for (const rules of ['strict', 'cover']) {
    const info = json(['table', 'info', 'gobblers2', '--rules', rules, '--table', folder]);
    assert.deepEqual([info.game, info.rules, info.chunks], ['gobblers2', rules, 1]);
    assert.ok(info.bytes <= 40_000 && info.bytes > 5000);
    assert.ok(Math.abs(info.bits_per_position - (info.bytes * 8) / info.stored) < 1e-9);
    assert.ok(info.ratio_to_entropy > 1 && info.ratio_to_entropy < 1.15);
  }
  assert.match(
    answer(['table', 'info', 'gobblers2', '--table', folder]),
    /^stored positions +32,755$/m,
  );
});

test('info shows the same counts as solving, and the notable positions', () => {
  const info = json(['table', 'info', 'gobblers2', '--table', folder]);
  const { game, rules, threads, seconds, peak_bytes, ...counts } = json(['solve', 'gobblers2']);
  assert.ok(game && rules && threads && seconds && peak_bytes);
  assert.deepEqual(info.summary, counts);
  assert.deepEqual(info.notable, json(['notable', 'gobblers2']).kinds);
  const text = answer(['table', 'info', 'gobblers2', '--table', folder]);
  assert.match(text, /^the start is a draw$/m);
  assert.match(text, /^positions up to symmetry +226,220$/m);
  assert.match(text, /^39 +8 +-$/m);
  const [kinds, origin] = answer(['notable', 'gobblers2']).split('\nvalues: ');
  assert.ok(text.endsWith(kinds ?? ''));
  assert.match(origin ?? '', /^solved here in /);
});

test('verify compares the counts and the notable positions', () => {
  for (const [from, to, message] of /** @type {const} */ ([
    [' 226220 26591 ', ' 226220 26590 ', /counts 26590 finished positions/],
    ['\ndistance 15 758 0', '\ndistance 15 757 1', /line \d+: the counts by distance/],
    ['mutual_zugzwang 41', 'mutual_zugzwang 40', /"mutual_zugzwang" differ/],
    [/notable smallest_draw .*\nexample .*\n/, '', /4 kinds of notable/],
  ])) {
    const copy = damaged((copied) => {
      const file = path.join(copied, fileOf('strict', 'manifest'));
      writeFileSync(file, resealed(readFileSync(file, 'utf8').replace(from, to)));
    });
    const verify = ['table', 'verify', 'gobblers2', '--table', copy];
    for (const depth of [[], ['--stored']])
      assert.match(refused([...verify, ...depth], 1), message);
  }
});

test('the list names every table of the folder once', () => {
  const several = makeFolder();
  for (const rules of ['cover', 'strict', 'cover'])
    answer(['table', 'build', 'gobblers1', '--rules', rules, '--out', several]);
  assert.equal(
    readFileSync(path.join(several, 'list'), 'utf8'),
    'gobblers1 strict gobblers1-strict.manifest\ngobblers1 cover gobblers1-cover.manifest\n',
  );
});

test('tables that are built at the same time are all listed', async () => {
  const several = makeFolder();
  const build = async (/** @type {string[]} */ of) => {
    const child = spawn(program, ['table', 'build', ...of, '--out', several], { stdio: 'ignore' });
    const [status] = await once(child, 'close');
    assert.equal(status, 0);
  };
  const tables = ['gobblers1 strict', 'gobblers1 cover', 'tictactoe normal', 'tictactoe misere'];
  for (let round = 0; round < 5; ++round) {
    await Promise.all(
      tables.map((table) =>
        build(table.split(' ').flatMap((word, at) => (at ? ['--rules', word] : word))),
      ),
    );
    const list = readFileSync(path.join(several, 'list'), 'utf8').trimEnd().split('\n');
    assert.deepEqual(list.map((line) => line.replace(/ \S+$/, '')).sort(), [...tables].sort());
    rmSync(path.join(several, 'list'));
  }
  assert.deepEqual(
    readdirSync(several).filter((name) => name.endsWith('.lock')),
    [],
  );
});

const asAdministrator = process.getuid?.() === 0 && 'the administrator may read everything';

test('a list that cannot be read is not replaced', { skip: asAdministrator }, () => {
  const copy = damaged((copied) => chmodSync(path.join(copied, 'list'), 0o200));
  const build = ['table', 'build', 'gobblers1', '--out', copy];
  assert.match(refused(build, 1), /list: cannot be read: Permission denied/);
  chmodSync(path.join(copy, 'list'), 0o600);
  const list = readFileSync(path.join(copy, 'list'), 'utf8');
  assert.equal(list, readFileSync(path.join(folder, 'list'), 'utf8'));
});

test('the same values make the same files', () => {
  const again = makeFolder();
  answer(['table', 'build', 'gobblers2', '--out', again, '--threads', '3']);
  for (const file of readdirSync(again).filter((name) => name !== 'list'))
    assert.deepEqual(readFileSync(path.join(again, file)), readFileSync(path.join(folder, file)));
});

test('verify compares every reachable position, or what is stored', () => {
  const table = ['gobblers2', '--rules', 'cover', '--table', folder];
  const all = json(['table', 'verify', ...table]);
  assert.deepEqual([all.which, all.verified, all.positions], ['reachable', true, 252238]);
  const { stored } = json(['table', 'info', ...table]);
  assert.equal(json(['table', 'verify', ...table, '--stored']).positions, stored);
});

test('probe and notable answer from a table as from the solver', () => {
  for (const args of [
    ['probe', 'gobblers2', '--position', '-,-,ML/-,m,-/-,-,-:2'],
    ['notable', 'gobblers2', '--limit', '2'], // fewer than the table has
  ]) {
    const found = json([...args, '--table', folder]);
    assert.deepEqual(found.values, { from: 'table', folder });
    assert.deepEqual(withoutOrigin(found), withoutOrigin(json(args)));
  }
});

test('a perfect line does not end where the values of the manifest do', () => {
  const film = (/** @type {string[]} */ ...more) => {
    const file = path.join(makeFolder(), 'line.gif');
    const line = ['figure', 'gobblers2', '--line', 'perfect', '--width', '60'];
    answer([...line, '--out', file, ...more]);
    return readFileSync(file);
  };
  assert.deepEqual(film('--table', folder), film());
});

// The sample's table has some positions a chunk, and is written by a program of the release build.
const sampled = { skip: !isReleaseBuild };

test('a position is answered from the chunks that it needs', sampled, () => {
  const { folder: whole, remove } = makeSampleTable();
  const chunks = readdirSync(whole).filter((name) => name.endsWith('.chunk'));
  const some = makeFolder();
  const probe = ['probe', 'dobutsu', '--position', position, '--json', '--table'];
  cpSync(path.join(whole, 'dobutsu-normal.manifest'), path.join(some, 'dobutsu-normal.manifest'));
  let found = kanzen([...probe, some]);
  let copied = 0;
  for (; found.status === 1 && copied < chunks.length; ++copied) {
    const [, chunk = ''] = /([\w-]+\.chunk)": No such file/.exec(found.stderr) ?? [];
    cpSync(path.join(whole, chunk), path.join(some, chunk));
    found = kanzen([...probe, some]);
  }
  assert.ok(copied > 0 && copied < chunks.length, `${copied} of ${chunks.length} chunks`);
  assert.deepEqual([found.status, found.stderr], [0, '']);
  const values = JSON.parse(found.stdout);
  assert.deepEqual([values.outcome, values.distance], ['loss', Number(plies)]);
  assert.deepEqual(withoutOrigin(values), withoutOrigin(JSON.parse(answer([...probe, whole]))));
  remove();
});

test('a chunk is read once for all positions of a run', sampled, async () => {
  const { folder: whole, remove } = makeSampleTable();
  const child = spawn(program, ['probe', 'dobutsu', '--table', whole, '--positions', '-']);
  let stdout = '';
  child.stdout.on('data', (bytes) => (stdout += bytes));
  child.stdin.write(`${position}\n`);
  while (!stdout.includes('\n')) await once(child.stdout, 'data');
  remove();
  child.stdin.end(`${position}\n`);
  const [status] = await once(child, 'close');
  const [first, second, ...rest] = stdout.split('\n');
  assert.deepEqual([status, second, rest], [0, first, ['']]);
});

/** @param {string} rules @param {'chunk' | 'manifest'} ending */
const read = (rules, ending) => readFileSync(path.join(folder, fileOf(rules, ending)));

/**
 * A fault of a copy: another content of the strict table's file.
 * @param {'chunk' | 'manifest'} ending
 * @param {(bytes: Buffer) => Uint8Array | string} change
 */
const changed = (ending, change) => (/** @type {string} */ copy) =>
  writeFileSync(path.join(copy, fileOf('strict', ending)), change(read('strict', ending)));

/** @param {'chunk' | 'manifest'} ending */
const missing = (ending) => (/** @type {string} */ copy) =>
  rmSync(path.join(copy, fileOf('strict', ending)));

/** @type {[string, (copy: string) => void, RegExp][]} */
const faults = [
  [
    'missing manifest',
    missing('manifest'),
    /cannot read ".*gobblers2-strict\.manifest": No such file/,
  ],
  ['missing chunk', missing('chunk'), /cannot read ".*\.chunk": No such file/],
  ['cut off', changed('chunk', (bytes) => bytes.subarray(0, 5000)), /SHA-256/],
  [
    'flipped bit',
    changed('chunk', (bytes) => bytes.map((byte, at) => (at === 4321 ? byte ^ 4 : byte))),
    /SHA-256/,
  ],
  ['swapped chunks', changed('chunk', () => read('cover', 'chunk')), /SHA-256/],
  [
    'the manifest of other rules',
    changed('manifest', () => read('cover', 'manifest')),
    /the table is of gobblers2 cover, not of gobblers2 strict/,
  ],
  [
    'another version',
    changed('manifest', (bytes) => String(bytes).replace('kanzen-table 3', 'kanzen-table 1')),
    /line 1: not "kanzen-table 3": not a manifest, or one of another version/,
  ],
  ['a web page for a manifest', changed('manifest', () => '<!doctype html>\n'), /line 1/],
];
// Some of its moves draw, and the manifest has values of fewer plies only.
const BEYOND_OPENING = 'L,l,-/-,-,-/-,-,-:1';
for (const [name, change, message] of faults)
  test(`a fault is an error, never a value: ${name}`, () => {
    const copy = damaged(change);
    for (const args of [
      ['probe', 'gobblers2', '--position', BEYOND_OPENING],
      ['table', 'info', 'gobblers2'],
      ['table', 'verify', 'gobblers2'],
    ])
      assert.match(refused([...args, '--table', copy], 1), message);
  });

test('the start is answered from the manifest', () => {
  const copy = damaged(missing('chunk'));
  const start = json(['probe', 'gobblers2', '--table', copy]);
  assert.deepEqual(withoutOrigin(start), withoutOrigin(json(['probe', 'gobblers2'])));
});

test('a folder that cannot be written to is named before the game is solved', () => {
  const build = (/** @type {string} */ to) => refusedUnsolved('table build', ['--out', to], 1);
  assert.match(build('/proc/nowhere'), /\/proc\/nowhere: cannot be made/);
  assert.match(build('/proc'), /cannot write to "\/proc\/list": /);
});

test('the notebook has no table', () => {
  assert.match(
    refused(['table', 'build', 'gobblers2', '--rules', 'notebook', '--out', folder], 2),
    /gobblers2 under the notebook rules: there are no tables/,
  );
});
