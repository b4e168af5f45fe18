// Proofs of Go's scores in files: built, described, checked, asked; and how files go wrong.
import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { answer, interrupted, json, kanzen, makeFolder, refused } from './kanzen.mjs';

const game = ['go:3', '--rules', 'ko'];
/** @type {string} */
let folder;
before(() => {
  folder = makeFolder();
  answer(['table', 'build', ...game, '--out', folder]);
});

test('info lists the scores that are proven', () => {
  const info = json(['table', 'info', ...game, '--table', folder]);
  assert.deepEqual([info.game, info.rules], ['go:3', 'ko']);
  assert.deepEqual(info.claims[0], { position: '.../.../...:1', at_least: 9, at_most: 9 });
  assert.equal(info.claims.length, 5);
  assert.ok(Array.isArray(info.longest_line));
  assert.match(
    answer(['table', 'info', ...game, '--table', folder]),
    /^ {2}X\.\.\/\.\.\.\/\.\.\.:2 {2}-9$/m,
  );
});

test('the check accepts it', () => {
  const checked = json(['table', 'verify', ...game, '--table', folder]);
  assert.equal(checked.verified, true);
  assert.ok(checked.positions >= checked.searched && checked.searched > 0);
  assert.match(
    answer(['table', 'verify', ...game, '--table', folder]),
    /positions? checked, the proof/,
  );
});

test('what it proves is not searched for', () => {
  const probe = ['probe', ...game, '--json', '--threads', '1'];
  const proven = json([...probe, '--table', folder]);
  const searched = json([...probe, '--search']);
  assert.deepEqual([proven.low, proven.high], [9, 9]);
  // Endless moves are searched, because a proof has bounds only.
  assert.ok(proven.search.nodes < searched.search.nodes);
  assert.deepEqual([proven.in_proof, 'in_proof' in searched], [true, false]);
  const elsewhere = ['probe', ...game, '--table', folder, '--position', 'XO./.../...:1'];
  assert.equal(json([...elsewhere, '--json']).in_proof, false);
  assert.match(answer(elsewhere), new RegExp(`^not in the proof in ${folder}$`, 'm'));
  const scores = (/** @type {any} */ { moves }) =>
    moves.map((/** @type {any} */ move) => [move.move, move.low, move.high]).sort();
  assert.deepEqual(scores(proven), scores(searched));
  assert.match(
    answer(['probe', ...game, '--table', folder]),
    new RegExp(`^proof in ${folder}$`, 'm'),
  );
});

test('the proof of 5×5 is found without an option', () => {
  const probe = ['probe', 'go:5', '--rules', 'ko', '--json', '--position'];
  const start = json([...probe, '...../...../...../...../.....:1']);
  assert.deepEqual([start.in_proof, start.low, start.high, start.search.nodes], [true, 25, 25, 0]);
  // docs/games/go.md names the sources of these scores.
  const scores = { a1: -25, b1: -25, c1: -25, b2: -1, c2: 3, c3: 25, pass: -25 };
  for (const { move, low, high } of start.moves)
    if (move in scores)
      assert.deepEqual(
        [low, high],
        Array(2).fill(scores[/** @type {keyof scores} */ (move)]),
        move,
      );
  const reply = json([...probe, '...../...../..X../...../..O..:1']);
  assert.equal(reply.in_proof, true);
  const checked = json(['table', 'verify', 'go:5', '--rules', 'ko', '--stored']);
  assert.deepEqual([checked.positions, checked.searched, checked.verified], [121616, 200, true]);
});

test('the perfect player plays by it', () => {
  const run = kanzen(
    ['play', ...game, '--table', folder, '--player', 'perfect', '--side', '2'],
    'quit\n',
  );
  assert.deepEqual([run.status, run.stderr], [0, '']);
  assert.match(run.stdout, /b2/);
});

/** A copy of the folder in which `change` has changed the only file with this ending. */
function damaged(
  /** @type {string} */ ending,
  /** @type {(bytes: Buffer) => string | Uint8Array} */ change,
) {
  const copy = makeFolder();
  cpSync(folder, copy, { recursive: true });
  const file = readdirSync(copy).find((name) => name.endsWith(ending));
  assert.ok(file);
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file))));
  return copy;
}

test('damaged files are refused, and passed over where no folder is named', () => {
  const chunk = damaged('.chunk', (bytes) =>
    Buffer.concat([bytes.subarray(0, -1), Buffer.from('?')]),
  );
  const manifest = damaged('.manifest', (bytes) => bytes.toString().replace('black 9', 'black 8'));
  for (const [copy, why] of /** @type {const} */ ([
    [chunk, /its SHA-256 is not the manifest's$/m],
    [manifest, /line \d+: is not that of the lines before it$/m],
  ])) {
    for (const command of ['info', 'verify'])
      assert.match(refused(['table', command, ...game, '--table', copy], 1), why);
    assert.match(refused(['probe', ...game, '--table', copy], 1), why);
  }
});

test('an interrupted build is continued', { timeout: 120_000 }, async () => {
  const target = makeFolder();
  const build = ['table', 'build', 'go:5,3', '--rules', 'ko', '--out', target];
  const unfinished = path.join(target, 'go_5_3-ko.manifest.unfinished');
  const { status } = await interrupted(build, async (child) => {
    while (!existsSync(path.join(unfinished, 'go_5_3-ko.manifest')) && child.exitCode === null)
      await setTimeout(5);
  });
  assert.equal(status, 130);
  assert.deepEqual(readdirSync(target), [path.basename(unfinished)]);
  const [begun] = json(['table', 'info', ...build.slice(2, 5), '--table', unfinished]).claims;
  const built = json([...build, '--json']);
  assert.deepEqual(built.claims[0], begun);
  assert.equal(existsSync(unfinished), false);
});

test('damaged files of an interrupted build are refused with their folder', () => {
  const target = makeFolder();
  const unfinished = path.join(target, 'go_3-ko.manifest.unfinished');
  const change = (/** @type {Buffer} */ bytes) => bytes.toString().replace('black 9', 'black 8');
  renameSync(damaged('.manifest', change), unfinished);
  assert.ok(
    refused(['table', 'build', ...game, '--out', target], 1).includes(
      `expected an interrupted build in ${unfinished}, which can be removed to begin anew`,
    ),
  );
});

test('other games and rules have none', () => {
  assert.match(
    refused(['table', 'build', 'go:6', '--rules', 'ko', '--out', folder], 2),
    /there are no tables/,
  );
  assert.match(
    refused(['table', 'info', 'go:3', '--table', folder], 1),
    /there are no tables|cannot read/,
  );
});
