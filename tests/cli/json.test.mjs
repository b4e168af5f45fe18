// The shapes that --json promises, and that the counts in them fit together.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, json, jsonOnce } from './kanzen.mjs';

const RULES = ['strict', 'cover', 'notebook'];

const solvedUnder = (/** @type {string} */ rules) =>
  jsonOnce(['solve', 'gobblers2', '--rules', rules, '--threads', '1']);

test('games lists what there is', () => {
  const { games } = json(['games']);
  const limited = games.find((/** @type {any} */ entry) => entry.game === 'gobblers2');
  assert.deepEqual(limited.rules, RULES);
  assert.equal(limited.for_study, false);
  assert.equal(
    games.find((/** @type {any} */ entry) => entry.game === 'gobblers1').for_study,
    true,
  );
  assert.equal(new Set(games.map((/** @type {any} */ entry) => entry.game)).size, games.length);
});

for (const rules of RULES)
  test(`solve has the promised keys and consistent counts under ${rules}`, () => {
    const solved = solvedUnder(rules);
    assert.deepEqual(Object.keys(solved), [
      'game',
      'rules',
      'threads',
      'positions',
      'terminal',
      'win',
      'loss',
      'draw',
      'start',
      'by_distance',
      'max_distance',
      'seconds',
      'peak_bytes',
    ]);
    assert.deepEqual([solved.game, solved.rules, solved.threads], ['gobblers2', rules, 1]);
    assert.equal(solved.win + solved.loss + solved.draw, solved.positions);
    assert.deepEqual(Object.keys(solved.start), ['outcome', 'distance']);
    assert.deepEqual(Object.keys(solved.seconds), ['enumerate', 'solve']);
    assert.ok(solved.seconds.enumerate > 0 && solved.seconds.solve > 0);
    assert.ok(solved.peak_bytes > 1e6 && solved.peak_bytes < 4e9, `${solved.peak_bytes}`);
    checkDistances(solved);
  });

/** @param {any} solved */
function checkDistances(solved) {
  let win = 0,
    loss = 0;
  solved.by_distance.forEach((/** @type {any} */ row, /** @type {number} */ i) => {
    assert.deepEqual(Object.keys(row), ['distance', 'win', 'loss']);
    assert.equal(row.distance, i, 'without gaps from 0');
    win += row.win;
    loss += row.loss;
  });
  assert.deepEqual([win, loss], [solved.win, solved.loss]);
  assert.equal(solved.by_distance.length, solved.max_distance + 1);
  const last = solved.by_distance.at(-1);
  assert.ok(last.win + last.loss > 0);
}

test('enumerate has the promised keys', () => {
  const common = ['game', 'rules', 'positions', 'terminal', 'transitions', 'by_ply'];
  for (const rules of ['strict', 'cover'])
    assert.deepEqual(Object.keys(json(['enumerate', 'gobblers2', '--rules', rules])), [
      ...common,
      'seconds',
    ]);
  const found = json(['enumerate', 'gobblers2', '--rules', 'notebook']);
  assert.deepEqual(Object.keys(found), [
    ...common,
    'set',
    'lifted',
    'union',
    'set_only',
    'lifted_only',
    'queue_pops',
    'sweeps',
    'seconds',
  ]);
  assert.deepEqual(Object.keys(found.sweeps[0]), ['undecided', 'win', 'loss']);
});

for (const rules of RULES) {
  test(`the values are the same with 1, 2 and 4 threads under ${rules}`, () => {
    const values = (/** @type {string} */ threads) =>
      answer(['export', 'gobblers2', '--rules', rules, '--format', 'csv', '--threads', threads]);
    const one = values('1');
    assert.equal(values('2'), one);
    assert.equal(values('4'), one);
  });

  test(`verify checks every position under ${rules}`, () => {
    const verified = json(['verify', 'gobblers2', '--rules', rules]);
    const solved = solvedUnder(rules);
    assert.deepEqual(
      [verified.game, verified.rules, verified.verified],
      ['gobblers2', rules, true],
    );
    assert.ok(verified.positions >= solved.positions);
  });
}

test('solve says how many threads worked', () => {
  assert.equal(json(['solve', 'gobblers2', '--threads', '3']).threads, 3);
});

test('bench measures beside the original', () => {
  const bench = json(['bench', '--part', 'original', '--runs', '3', '--rules', 'strict']);
  assert.equal(bench.original_seconds, 8803);
  assert.equal(bench.runs, 3);
  assert.equal(bench.rows.length, 1);
  const [row] = bench.rows;
  assert.deepEqual([row.game, row.rules, row.threads], ['gobblers2', 'strict', 1]);
  assert.ok(row.seconds.minimum > 0 && row.seconds.minimum <= row.seconds.median);
  assert.ok(Math.abs(row.times_faster - 8803 / row.seconds.median) < 1e-6 * row.times_faster);
  assert.deepEqual(
    json(['bench', '--part', 'original', '--runs', '1']).rows.map(
      (/** @type {any} */ r) => r.rules,
    ),
    RULES,
  );
});

test('bench measures how the table grows with the sizes', () => {
  const { growth, rows } = json(['bench', '--part', 'growth', '--sizes', '2']);
  assert.equal(rows, undefined, 'only what was asked for');
  assert.deepEqual(
    growth.map((/** @type {any} */ row) => [row.game, row.rules, row.sizes, row.positions]),
    [
      ['gobblers1', 'strict', 1, 200],
      ['gobblers2', 'strict', 2, 226220],
      ['gobblers1', 'cover', 1, 200],
      ['gobblers2', 'cover', 2, 252238],
    ],
  );
  for (const row of growth) {
    assert.ok(row.table_bytes > row.index_count && row.index_count > row.positions);
    assert.ok(row.seconds.enumerate >= 0 && row.seconds.solve > 0);
  }
});

test('bench measures the solver beside the plain one, which finds the same values', () => {
  const { plain } = json(['bench', '--part', 'plain', '--sizes', '2']);
  assert.deepEqual(
    plain.map((/** @type {any} */ row) => [row.game, row.rules, row.different]),
    [
      ['gobblers2', 'strict', 0],
      ['gobblers2', 'cover', 0],
    ],
  );
  for (const { entries, seconds, ratio } of plain) {
    assert.equal(entries, 311637);
    assert.ok(Math.abs(ratio - seconds.plain / seconds.solve) < 1e-6 * ratio);
  }
});

test('bench measures analyses from a table', () => {
  const { table } = json(['bench', '--part', 'table', '--sizes', '2']);
  assert.deepEqual(
    table.map((/** @type {any} */ row) => [row.game, row.rules, row.positions]),
    [
      ['gobblers2', 'strict', 1000],
      ['gobblers2', 'cover', 1000],
    ],
  );
  for (const { analysis_seconds: times } of table)
    assert.ok(0 < times.median && times.median <= times.nine_in_ten);
});

test('bench does both of its usual parts when none is named', () => {
  const bench = json(['bench', '--runs', '1', '--sizes', '1']);
  assert.ok(bench.rows.length > 0 && bench.growth.length > 0 && bench.plain === undefined);
});

test('the text for people has aligned numbers with thousands separators', () => {
  const text = answer(['solve', 'gobblers2']);
  assert.match(text, /^gobblers2, strict: the start is a draw$/m);
  assert.match(text, /^positions up to symmetry +226,220$/m);
  assert.match(text, /^plies +won +lost$/m);
  assert.match(answer(['perft', 'gobblers2', '4']), /^4 +135,000$/m);
  assert.match(
    answer(['enumerate', 'gobblers2', '--rules', 'notebook']),
    /^queue pops +3,228,077$/m,
  );
  assert.match(answer(['verify', 'gobblers2']), /226,220|positions checked/);
  assert.match(
    answer(['bench', '--runs', '1', '--part', 'original']),
    /original notebook +1 +8,803 s/,
  );
});
