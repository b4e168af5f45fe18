// Small boards of Go by command: scores instead of outcomes (docs/games/go.md), legal boards, and
// what is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, isReleaseBuild, json, jsonLines, kanzen, refused } from './kanzen.mjs';

/** All boards of a solved game. @param {any} solved @returns {number} */
const boards = ({ by_score }) =>
  by_score.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.boards, 0);

// More published scores are in tests/engine/go_scores_test.cpp and tests/oracle.
test('solve counts the boards by score', () => {
  const found = json(['solve', 'go:3,4', '--rules', 'ko']);
  assert.deepEqual([found.game, found.rules], ['go:3,4', 'ko']);
  assert.deepEqual(found.start, { low: 4, high: 12 }); // E. van der Werf (2009)
  assert.equal(typeof found.seconds, 'number');
  for (const row of found.by_score) assert.deepEqual(Object.keys(row), ['low', 'high', 'boards']);
  assert.equal(boards(found), 321689);
});

test('4 by 4 under ko, on one thread and two', { skip: !isReleaseBuild }, () => {
  const found = json(['solve', 'go:4', '--rules', 'ko', '--threads', '2']);
  assert.deepEqual(found.start, { low: 1, high: 16 });
  assert.equal(boards(found), 24318165); // OEIS A094777
});

test('the text explains endless games', () => {
  assert.match(answer(['solve', 'go:3', '--rules', 'ko']), /the start is \+9\n/);
  const endless = answer(['solve', 'go:2', '--rules', 'ko']);
  assert.match(endless, /the start is from -4 to \+4, endless\n/);
  assert.match(endless, /all legal boards +57\n/);
});

// J. Tromp, https://tromp.github.io/go.html
test('1 by 6 under positional superko: 1', () => {
  const found = json(['solve', 'go:1,6', '--rules', 'positional']);
  assert.deepEqual(found.start, { low: 1, high: 1, at_least: 1, at_most: 1 });
  assert.ok(found.search.nodes > 0);
  assert.equal(found.by_score, undefined);
});

test('a score not found in time is reported, with an exit status of its own', () => {
  const run = (/** @type {string[]} */ ...args) => {
    const all = [...args, 'go:4', '--rules', 'positional', '--time-limit', '1'];
    const { status, stdout, stderr } = kanzen(all);
    assert.deepEqual([status, stderr], [4, '']);
    return stdout;
  };
  const nothing = { low: null, high: null, at_least: -16, at_most: 16 };
  assert.deepEqual(JSON.parse(run('solve', '--json')).start, nothing);
  assert.match(run('solve'), /not solved in time; --time-limit gives it more/);
  assert.match(run('probe'), /to move: not solved in time\./);
});

test('a position and its moves', () => {
  const [one] = jsonLines(['probe', 'go:3', '--rules', 'ko', '--json']);
  assert.equal(one.position, '.../.../...:1');
  assert.deepEqual([one.low, one.high], [9, 9]);
  assert.equal(one.moves.length, 10);
  const nine = { low: 9, high: 9, at_least: 9, at_most: 9 };
  assert.deepEqual(one.moves[0], { move: 'b2', ...nine, position: '.../.X./...:2' });
  const text = answer(['probe', 'go:3', '--rules', 'ko', '--position', '.../.X./...:2']);
  assert.match(text, /The score with White to move: \+9\./);
  const last = json(['probe', 'go:3', '--rules', 'ko', '--position', '.../.X./...:1:pass']);
  const pass = last.moves.find((/** @type {any} */ move) => move.move === 'pass');
  assert.deepEqual(pass, { move: 'pass', ...nine });
});

test('positions of a file, and under superko', () => {
  const positions = '.../.../...:2\n\n.../.X./...:2:pass\n';
  const args = ['probe', 'go:3', '--rules', 'ko', '--positions', '-'];
  const scores = jsonLines(args, positions).map(({ low, high }) => `${low} ${high}`);
  assert.deepEqual(scores, ['-9 -9', '9 9']);
  const [two] = jsonLines(['probe', 'go:2', '--rules', 'positional', '--json']);
  assert.deepEqual([two.low, two.high, two.moves.length], [1, 1, 5]);
  assert.ok(two.search.nodes > 0);
});

test('every position is checked from its moves', () => {
  const checked = json(['verify', 'go:3', '--rules', 'ko']);
  assert.equal(checked.verified, true);
  assert.equal(checked.positions, 51468);
});

test('legal boards are written exactly beyond 2^53', () => {
  const seven = json(['enumerate', 'go:7', '--rules', 'situational']);
  assert.equal(seven.legal_boards, '83677847847984287628595');
  const six = ['enumerate', 'go:6', '--rules', 'ko'];
  assert.match(answer([...six, '--json']), /"legal_boards":62567386502084877,/);
  assert.match(answer(six), /62,567,386,502,084,877 legal boards/);
});

test('what there is not is refused with the reason', () => {
  const large =
    /16 points are solved, and single rows of at most 19, .* under the ko rules .* 25 points are searched/;
  assert.match(refused(['solve', 'go:5', '--rules', 'positional'], 2), large);
  assert.match(refused(['solve', 'go:6', '--rules', 'ko'], 2), large);
  for (const command of ['solve', 'probe', 'verify', 'notable'])
    assert.match(refused([command, 'go:3', '--rules', 'japanese'], 2), /depends on the prisoners/);
  assert.match(refused(['enumerate', 'go:10'], 2), /at most 81 points are counted/);
  assert.match(refused(['verify', 'go:3'], 2), /depends on its past/);
  assert.match(refused(['notable', 'go:3', '--rules', 'ko'], 2), /scores, not wins/);
  assert.match(refused(['export', 'go:3', '--rules', 'ko', '--format', 'csv'], 2), /scores, not/);
  const table = ['table', 'build', 'go:3', '--rules', 'positional', '--out', '/tmp/none'];
  assert.match(refused(table, 2), /no tables/);
});
