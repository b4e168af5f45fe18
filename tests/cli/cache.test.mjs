// The cache of tables of solved games: where it is, whose, and what is reported where it fails.
import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { makeFolder, program, withoutOrigin, withoutProgress } from './kanzen.mjs';
import { withoutTerminal } from './terminal.mjs';

// It takes longer to solve than what is not worth saving, and not much.
const GAME = 'mnk:4,4,4';
const probe = ['probe', GAME, '--json'];

/** @type {string} */
let work;
/** @type {string} a cache with the table of GAME */
let full;
before(() => {
  work = makeFolder();
  full = path.join(work, 'full');
  const { status, stderr } = run(full, probe);
  assert.deepEqual([status, stderr], [0, '']);
});

/**
 * @param {string | Record<string, string>} cache the folder, or the environment instead
 * @param {string[]} args
 */
function run(cache, args) {
  const { KANZEN_CACHE: _, ...inherited } = process.env;
  const env = { ...inherited, ...(typeof cache === 'string' ? { KANZEN_CACHE: cache } : cache) };
  const result = spawnSync(program, args, { env, encoding: 'utf8', timeout: 300_000 });
  if (result.error) throw result.error;
  return { ...result, stderr: withoutProgress(result.stderr) };
}

/** The JSON output of a run that succeeds. @param {Parameters<typeof run>[0]} cache @param {string[]} args */
function outputOf(cache, args) {
  const { status, stdout, stderr } = run(cache, [...args]);
  assert.deepEqual([status, stderr], [0, '']);
  return JSON.parse(stdout);
}

let copies = 0;
/** A copy of the full cache, and the folder in it with the table. */
function copy() {
  const cache = path.join(work, `copy${++copies}`);
  cpSync(full, cache, { recursive: true });
  const [version] = readdirSync(cache);
  return { cache, tables: path.join(cache, version ?? '') };
}

/** @param {string} folder @param {string} ending */
const fileIn = (folder, ending) => {
  const name = readdirSync(folder).find((file) => file.endsWith(ending));
  assert.ok(name);
  return path.join(folder, name);
};

test('the second answer is the first one, from the table that was saved', () => {
  const { cache, tables } = copy();
  const saved = outputOf(cache, probe);
  assert.deepEqual(saved.values, { from: 'cache', folder: tables });
  const solved = outputOf(cache, [...probe, '--no-cache']);
  assert.equal(solved.values.from, 'solving');
  assert.deepEqual(withoutOrigin(saved), withoutOrigin(solved));
  assert.match(run(cache, ['probe', GAME]).stdout, /^values: saved in .*\n$/m);
  const notable = outputOf(cache, ['notable', GAME, '--json']);
  assert.equal(notable.values.from, 'cache');
  assert.match(run(cache, ['play', GAME, '--side', '1']).stdout, /^values: saved in /);
});

test('--solve solves, and an empty KANZEN_CACHE saves nothing', () => {
  assert.equal(outputOf(full, [...probe, '--solve']).values.from, 'solving');
  const home = path.join(work, 'untouched');
  mkdirSync(home);
  assert.equal(outputOf({ HOME: home, KANZEN_CACHE: '' }, probe).values.from, 'solving');
  assert.deepEqual(readdirSync(home), []);
});

test('the folder is where the system keeps caches', () => {
  const home = path.join(work, 'home');
  const folder = (/** @type {Record<string, string>} */ env) =>
    outputOf({ HOME: home, ...env }, ['cache', 'list', '--json']).folder;
  assert.equal(folder({ XDG_CACHE_HOME: '/somewhere' }), '/somewhere/kanzen');
  assert.equal(folder({ XDG_CACHE_HOME: '' }), path.join(home, '.cache', 'kanzen'));
  assert.equal(folder({ XDG_CACHE_HOME: 'relative' }), path.join(home, '.cache', 'kanzen'));
  assert.equal(folder({ XDG_CACHE_HOME: '/somewhere', KANZEN_CACHE: '/own' }), '/own');
  assert.equal(folder({ HOME: '', XDG_CACHE_HOME: '' }), null);
});

test('what takes no time is not saved', () => {
  const cache = path.join(work, 'quick');
  assert.equal(outputOf(cache, ['probe', 'tictactoe', '--json']).values.from, 'solving');
  assert.ok(!existsSync(cache));
});

/** The warning of a saved table that is damaged names the file. @param {string} stderr @param {string} file */
const assertWarned = (stderr, file) => {
  assert.ok(stderr.startsWith('kanzen: warning: a table cannot be used and is deleted: '), stderr);
  assert.ok(stderr.includes(file), stderr);
};

// Other faults of tables are in table.test.mjs.
test('a damaged table is not used, reported, and made again', () => {
  const { cache, tables } = copy();
  const file = fileIn(tables, '.chunk');
  writeFileSync(
    file,
    readFileSync(file).map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
  );
  const { status, stdout, stderr } = run(cache, probe);
  assert.equal(status, 0);
  assertWarned(stderr, file);
  assert.equal(stderr.split('\n').length, 2, stderr);
  assert.equal(JSON.parse(stdout).values.from, 'solving');
  assert.equal(outputOf(cache, probe).values.from, 'cache');
});

test('a damaged table is deleted where solving is too quick for another one to be saved', () => {
  const { cache, tables } = copy();
  const before = readdirSync(tables);
  const quick = ['tictactoe', '--json'];
  assert.equal(run(cache, ['table', 'build', ...quick, '--out', tables]).status, 0);
  rmSync(path.join(tables, 'list')); // of `table build` alone
  const manifest = path.join(tables, 'tictactoe-normal.manifest');
  writeFileSync(manifest, 'kanzen-table 3\n');
  const { status, stdout, stderr } = run(cache, ['probe', ...quick]);
  assert.deepEqual([status, JSON.parse(stdout).values.from], [0, 'solving']);
  assertWarned(stderr, manifest);
  assert.deepEqual(readdirSync(tables), before);
  assert.equal(outputOf(cache, ['probe', ...quick]).values.from, 'solving');
});

test('a table of another version is left alone', () => {
  const { cache, tables } = copy();
  const other = path.join(cache, 'tables-0.0.1');
  cpSync(tables, other, { recursive: true });
  rmSync(tables, { recursive: true });
  assert.equal(outputOf(cache, probe).values.from, 'solving');
  assert.deepEqual(readdirSync(other).sort(), readdirSync(tables).sort());
});

test('a place where nothing can be written is a note, which --quiet leaves out', () => {
  const place = path.join(work, 'a-file');
  writeFileSync(place, '');
  const { status, stdout, stderr } = run(place, probe);
  assert.equal(status, 0);
  assert.equal(JSON.parse(stdout).values.from, 'solving');
  const note = /^kanzen: note: the values are not saved for the next time: .*a-file[^\n]*\n$/;
  assert.match(stderr, note);
  assert.equal(outputOf(place, [...probe, '--quiet']).values.from, 'solving');
});

test('a full disk is a note', () => {
  const cache = path.join(work, 'small');
  // No file may be larger than a kilobyte or two; the table's chunk is.
  const script = 'ulimit -f 2; exec "$0" "$@"';
  const env = { ...process.env, KANZEN_CACHE: cache };
  const limited = spawnSync('bash', ['-c', script, program, ...probe], { env, encoding: 'utf8' });
  assert.equal(limited.status, 0, limited.stderr);
  assert.match(
    withoutProgress(limited.stderr),
    /^kanzen: note: the values are not saved .*cannot write to ".*\.chunk": File too large/,
  );
  const left = readdirSync(cache).flatMap((folder) => readdirSync(path.join(cache, folder)));
  assert.deepEqual(
    left.filter((file) => file.endsWith('.manifest') || file.endsWith('.part')),
    [],
  );
});

test(
  'Ctrl-C while values are saved is safe, as the progress line states: the answer remains',
  { skip: withoutTerminal },
  async () => {
    const cache = path.join(work, 'interrupted');
    const env = { ...process.env, KANZEN_CACHE: cache };
    const command = `exec '${program}' ${probe.join(' ')}`;
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { env });
    let shown = '';
    terminal.stdout.on('data', (bytes) => {
      const safe = /saving the values for next time; Ctrl-C is safe/;
      const before = safe.test(shown);
      shown += bytes;
      if (!before && safe.test(shown)) terminal.stdin.write('\x03');
    });
    const status = await new Promise((resolve) => terminal.on('close', resolve));
    assert.match(shown, /\{"position".*\}\r\n[^]*saving the values for next time; Ctrl-C is safe/);
    assert.equal(status, 0);
    assert.match(outputOf(cache, probe).values.from, /solving|cache/); // and no warning of damage
  },
);

test('two at once are both right, and leave one whole table', async () => {
  const cache = path.join(work, 'two');
  const env = { ...process.env, KANZEN_CACHE: cache };
  const expected = withoutOrigin(outputOf(full, probe));
  for (const { stdout, stderr } of await Promise.all(
    [1, 2].map(() => promisify(execFile)(program, probe, { env })),
  )) {
    assert.equal(withoutProgress(stderr), '');
    assert.deepEqual(withoutOrigin(JSON.parse(stdout)), expected);
  }
  assert.equal(outputOf(cache, probe).values.from, 'cache');
  const [version] = readdirSync(cache);
  const files = readdirSync(path.join(cache, version ?? ''));
  assert.deepEqual(files.sort(), readdirSync(path.join(full, version ?? '')).sort());
});

test('saved tables are listed and deleted, and nothing else is', () => {
  const { cache, tables } = copy();
  const { version } = /** @type {any} */ (/tables-(?<version>.*)/.exec(tables)).groups;
  const { tables: list } = outputOf(cache, ['cache', 'list', '--json']);
  const bytes = readdirSync(tables).reduce(
    (sum, file) => sum + readFileSync(path.join(tables, file)).length,
    0,
  );
  assert.deepEqual(list, [{ version, name: 'mnk_4_4_4-normal', bytes }]);
  assert.match(run(cache, ['cache', 'list']).stdout, /^mnk_4_4_4-normal +\S+ +[\d,]+$/m);
  writeFileSync(path.join(tables, 'x.manifest.99.part'), 'left by a program that was stopped');
  writeFileSync(path.join(tables, 'notes.txt'), "somebody's own");
  writeFileSync(path.join(cache, 'own.chunk'), "somebody's own");
  assert.deepEqual(outputOf(cache, ['cache', 'clear', '--json']), { deleted: 1 });
  assert.deepEqual(readdirSync(tables), ['notes.txt']);
  assert.ok(existsSync(path.join(cache, 'own.chunk')));
  assert.deepEqual(outputOf(cache, ['cache', 'list', '--json']).tables, []);
  assert.match(run(cache, ['cache', 'clear']).stdout, /^0 tables deleted\n$/);
  assert.match(run('', ['cache', 'list']).stdout, /^nothing is saved: KANZEN_CACHE is empty/);
});
