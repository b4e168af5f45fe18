// The shapes that --json promises, and the text for people.  The counts, and how they fit together,
// are tested in tests/engine, tests/conformance and tests/oracle: here a published one for each
// command (docs/games).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, json } from './kanzen.mjs';

const RULES = ['strict', 'cover', 'notebook'];

test('games lists what there is', () => {
  const { games } = json(['games']);
  const named = (/** @type {string} */ name) =>
    games.find((/** @type {any} */ entry) => entry.game === name);
  assert.deepEqual(named('gobblers2').rules, RULES);
  assert.equal(named('gobblers2').for_study, false);
  assert.equal(named('gobblers1').for_study, true);
  assert.equal(new Set(games.map((/** @type {any} */ entry) => entry.game)).size, games.length);
});

test('perft has the promised keys', () => {
  assert.deepEqual(json(['perft', 'gobblers2', '4', '--rules', 'cover']), {
    game: 'gobblers2',
    rules: 'cover',
    position: '-,-,-/-,-,-/-,-,-:1',
    depth: 4,
    counts: [18, 297, 6552, 135000],
  });
  assert.deepEqual(json(['perft', 'go:2', '1']).counts, [5]);
  assert.deepEqual(json(['perft', 'go:2', '1', '--no-passes']).counts, [4]);
});

test('solve has the promised keys', () => {
  const solved = json(['solve', 'gobblers2', '--rules', 'cover', '--threads', '1']);
  assert.deepEqual(Object.keys(solved), [
    ...['game', 'rules', 'threads', 'positions', 'terminal', 'win', 'loss', 'draw', 'start'],
    ...['by_distance', 'max_distance', 'seconds', 'peak_bytes'],
  ]);
  assert.deepEqual([solved.game, solved.rules, solved.threads], ['gobblers2', 'cover', 1]);
  assert.deepEqual([solved.positions, solved.win + solved.loss], [252238, 241514]);
  assert.deepEqual(solved.start, { outcome: 'draw', distance: null });
  assert.deepEqual(Object.keys(solved.by_distance[0]), ['distance', 'win', 'loss']);
  assert.equal(solved.by_distance.length, solved.max_distance + 1);
  assert.deepEqual(Object.keys(solved.seconds), ['enumerate', 'solve']);
  assert.ok(solved.seconds.enumerate > 0 && solved.seconds.solve > 0);
  assert.ok(solved.peak_bytes > 1e6 && solved.peak_bytes < 4e9, `${solved.peak_bytes}`);
  assert.equal(json(['solve', 'gobblers2', '--threads', '3']).threads, 3);
  const notebook = json(['solve', 'gobblers2', '--rules', 'notebook']);
  assert.deepEqual(notebook.start, { outcome: 'win', distance: 5 });
});

test('enumerate has the promised keys', () => {
  const common = ['game', 'rules', 'positions', 'terminal', 'transitions', 'by_ply'];
  const strict = json(['enumerate', 'gobblers2']);
  assert.deepEqual(Object.keys(strict), [...common, 'seconds']);
  assert.equal(strict.positions, 226220);
  assert.deepEqual(strict.by_ply.slice(0, 2), [1, 6]); // by hand: L or M on corner, edge, centre
  const found = json(['enumerate', 'gobblers2', '--rules', 'notebook']);
  assert.deepEqual(Object.keys(found), [
    ...[...common, 'set', 'lifted', 'union', 'set_only', 'lifted_only'],
    ...['queue_pops', 'sweeps', 'seconds'],
  ]);
  assert.deepEqual(found.sweeps[1], { undecided: 31480, win: 141508, loss: 39890 });
});

for (const rules of RULES)
  test(`the values are the same with 1, 2 and 4 threads under ${rules}`, () => {
    const values = (/** @type {string} */ threads) =>
      answer(['export', 'gobblers2', '--rules', rules, '--format', 'csv', '--threads', threads]);
    const one = values('1');
    if (rules === 'notebook') assert.match(one, /^,STATE,RESULT,RESULT_NUM\n0,0,1,5\n1,1,-1,5\n/);
    assert.equal(values('2'), one);
    assert.equal(values('4'), one);
  });

test('verify has checked every position', () => {
  const checked = { game: 'gobblers2', rules: 'cover', positions: 252238, verified: true };
  assert.deepEqual(json(['verify', 'gobblers2', '--rules', 'cover']), checked);
});

test('the text for people has aligned numbers with thousands separators', () => {
  const text = answer(['solve', 'gobblers2']);
  assert.match(text, /^gobblers2, strict: the start is a draw$/m);
  assert.match(text, /^positions up to symmetry +226,220$/m);
  assert.match(text, /^plies +won +lost$/m);
  assert.match(answer(['perft', 'gobblers2', '4']), /^4 +135,000$/m);
  const notebook = answer(['enumerate', 'gobblers2', '--rules', 'notebook']);
  assert.match(notebook, /^queue pops +3,228,077$/m);
  assert.match(answer(['verify', 'gobblers2']), /226,220|positions checked/);
});
