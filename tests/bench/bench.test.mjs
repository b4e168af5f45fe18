// kanzen_bench: the structure of its output and the results that do not depend on the machine.  No test
// depends on a time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kanzen, refused } from '../cli/kanzen.mjs';

const program = fileURLToPath(new URL('../../build/native/kanzen_bench', import.meta.url));
const RULES = ['strict', 'cover', 'notebook'];

/** @param {string[]} args @returns {any} */
function measured(args) {
  const { status, stdout, stderr } = kanzen([...args, '--json'], '', program);
  assert.deepEqual([status, stderr], [0, '']);
  return JSON.parse(stdout);
}

/** Joins the values of some keys in each row. @param {any[]} rows @param {string[]} keys */
const columns = (rows, ...keys) => rows.map((row) => keys.map((key) => row[key]).join(' '));

test('original measures and compares with the notebook', () => {
  const bench = measured(['original', '--runs', '3', '--rules', 'strict']);
  assert.deepEqual([bench.original_seconds, bench.runs, bench.rows.length], [8803, 3, 1]);
  const [row] = bench.rows;
  assert.deepEqual([row.game, row.rules, row.threads], ['gobblers2', 'strict', 1]);
  assert.ok(row.seconds.minimum > 0 && row.seconds.minimum <= row.seconds.median);
  assert.ok(Math.abs(row.times_faster - 8803 / row.seconds.median) < 1e-6 * row.times_faster);
  assert.deepEqual(columns(measured(['original', '--runs', '1']).rows, 'rules'), RULES);
});

test('growth measures how the table grows with the sizes', () => {
  const { growth } = measured(['growth', '--sizes', '2']);
  assert.deepEqual(columns(growth, 'game', 'rules', 'sizes', 'positions'), [
    ...['gobblers1 strict 1 200', 'gobblers2 strict 2 226220'],
    ...['gobblers1 cover 1 200', 'gobblers2 cover 2 252238'],
  ]);
  for (const row of growth) {
    assert.ok(row.table_bytes > row.index_count && row.index_count > row.positions);
    assert.ok(row.seconds.enumerate >= 0 && row.seconds.solve > 0);
  }
});

test('plain compares the solver with a baseline, which finds the same values', () => {
  const { plain } = measured(['plain', '--sizes', '2']);
  const same = ['gobblers2 strict 0', 'gobblers2 cover 0'];
  assert.deepEqual(columns(plain, 'game', 'rules', 'different'), same);
  for (const { entries, seconds, ratio } of plain) {
    assert.equal(entries, 311637);
    assert.ok(Math.abs(ratio - seconds.plain / seconds.solve) < 1e-6 * ratio);
    assert.ok(seconds.own > 0);
  }
});

test('table measures analyses from a table', () => {
  const { table } = measured(['table', '--sizes', '2']);
  const asked = ['gobblers2 strict 1000', 'gobblers2 cover 1000'];
  assert.deepEqual(columns(table, 'game', 'rules', 'positions'), asked);
  for (const { analysis_seconds: times } of table)
    assert.ok(0 < times.median && times.median <= times.nine_in_ten);
});

test('the text has the original for comparison', () => {
  const { status, stdout } = kanzen(['original', '--runs', '1'], '', program);
  assert.equal(status, 0);
  assert.match(stdout, /original notebook +1 +8,803 s/);
});

test('errors of the command line are reported', () => {
  assert.match(refused(['original', '--runs', '0'], 2, program), /--runs: "0".*1 to 1000/);
  assert.match(refused(['plain', '--sizes', '4'], 2, program), /--sizes: "4".*1 to 3/);
  assert.match(refused(['slow'], 2, program), /unknown command "slow".*original, growth/);
});

test('go has a row for each way', () => {
  const report = measured(['go', '--runs', '1']);
  assert.deepEqual(
    report.go.map((/** @type {any} */ row) => row.board),
    ['sets', 'zobrist', 'quick'],
  );
  const quick = report.go[2];
  for (const row of report.go) {
    assert.deepEqual(Object.keys(row), [
      ...['board', 'playouts', 'seconds', 'playouts_per_second'],
      ...['moves_each', 'score_each', 'ratio'],
    ]);
    assert.ok(row.playouts > 0 && row.seconds > 0);
    assert.ok(Math.abs(row.playouts_per_second * row.seconds - row.playouts) < 1e-6 * row.playouts);
    assert.ok(row.moves_each > 81 && row.moves_each < 243);
    assert.ok(Math.abs(row.ratio * row.playouts_per_second - quick.playouts_per_second) < 1e-3);
  }
  assert.equal(quick.ratio, 1);
});

test('go-scores compares proofs with alpha-beta on boards of growing size', () => {
  const { go_scores: rows } = measured(['go-scores', '--time-limit', '1']);
  assert.deepEqual(columns(rows, 'columns', 'rows', 'score'), [
    ...['2 4 8', '3 3 9', '2 5 10', '2 6 12', '2 7 14', '3 5 15', '2 8 16', '3 6 18', '4 5 20'],
  ]);
  for (const { alpha_beta: other, prover, ratio } of rows) {
    assert.ok(other.nodes > 0 && prover.nodes > 0);
    assert.ok(Math.abs(ratio - other.seconds / prover.seconds) < 1e-6 * ratio);
  }
});
