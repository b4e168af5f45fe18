// m,n,k by command: the published figures (docs/games/mnk.md), searches, exports, and what is
// refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, isReleaseBuild, json, kanzen, refused } from './kanzen.mjs';

test('an enumeration has both counts and the games, in JSON and on one line of text', () => {
  const found = json(['enumerate', 'tictactoe']);
  assert.deepEqual([found.positions, found.up_to_symmetry.positions], [5478, 765]);
  assert.deepEqual(found.terminal_by_winner, { total: 958, first: 626, second: 316, draw: 16 });
  assert.deepEqual(found.games, { total: 255168, first: 131184, second: 77904, draw: 46080 });
  const text = answer(['enumerate', 'tictactoe']);
  assert.match(text, /^positions +5,478 +765$/m);
  assert.match(text, /^games +255,168 +131,184 +77,904 +46,080$/m);
  assert.match(text, /^9 +78 +15 +127,872$/m);
});

// The counts are those of the naive oracle (tests/oracle/naive_mnk.cpp) where it goes so far.
for (const [game, positions, classes, start] of /** @type {const} */ ([
  ['mnk:4,3,3', 111973, 28275, { outcome: 'win', distance: 7 }],
  ['mnk:3,4,4', 142231, 35957, { outcome: 'draw', distance: null }],
  ['mnk:4,4,3', 6036001, 756387, { outcome: 'win', distance: 5 }],
  ['mnk:4,4,4', 9722011, 1217977, { outcome: 'draw', distance: null }],
]))
  test(`${game}: enumerated and solved`, { skip: !isReleaseBuild && positions > 1e6 }, () => {
    const solved = json(['solve', game]);
    assert.equal(solved.positions, positions);
    assert.equal(solved.up_to_symmetry.positions, classes);
    assert.deepEqual(solved.start, start);
  });

// Connect Four on small boards: J. Tromp's Connect Four playground.
for (const [game, positions] of /** @type {const} */ ([
  ['mnk:4,4,4', 161_029],
  ['mnk:4,5,4', 1_706_255],
  ['mnk:5,4,4', 3_945_711],
]))
  test(`${game} with gravity: the published count`, { skip: !isReleaseBuild }, () => {
    const solved = json(['solve', game, '--rules', 'gravity']);
    assert.equal(solved.positions, positions);
    assert.deepEqual(solved.start, { outcome: 'draw', distance: null });
  });

test('perft of tic-tac-toe is its number of sequences', () => {
  const { counts } = json(['perft', 'tictactoe', '9']);
  assert.deepEqual(counts, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
});

test('probe searches a large board: 6,5,4 is won from the start', { timeout: 60_000 }, () => {
  const found = json(['probe', 'mnk:6,5,4', '--time-limit', '3']);
  assert.equal(found.outcome, 'win');
  assert.equal(found.distance, null);
  assert.equal(found.moves.length, 30);
  assert.equal(found.moves[0].outcome, 'win');
  assert.ok(found.search.nodes > 0);
});

test('solve reports the outcome of a large board: 5,5,4 is a draw', () => {
  const found = json(['solve', 'mnk:5,5,4']);
  assert.deepEqual(found.start, { outcome: 'draw', distance: null });
  assert.match(answer(['solve', 'mnk:6,5,4']), /the start is a win\n/);
});

test('a small board is searched where that is asked for', () => {
  const position = ['mnk:4,3,3', '--position', 'X..O/.X../....:2'];
  const searched = json(['probe', ...position, '--search']);
  assert.ok(searched.search.nodes > 0);
  assert.equal(searched.outcome, json(['probe', ...position]).outcome);
});

test('a game not solved in time is reported, with an exit status of its own', () => {
  const run = (/** @type {string} */ command, /** @type {string[]} */ more, input = '') => {
    const all = [command, 'mnk:8,8,5', '--time-limit', '1', ...more];
    const { status, stdout, stderr } = kanzen(all, input);
    assert.deepEqual([status, stderr], [4, '']);
    return stdout;
  };
  const found = JSON.parse(run('probe', ['--json']));
  assert.equal(found.outcome, null);
  assert.ok(found.moves.every((/** @type {any} */ move) => move.outcome === null));
  assert.equal(JSON.parse(run('probe', ['--positions', '-'], found.position)).outcome, null);
  assert.match(run('solve', []), /not solved in time/);
});

test('the time limit holds for boards that are solved', { timeout: 60_000 }, () => {
  const board = ['mnk:5,4,4', '--rules', 'gravity', '--time-limit', '1'];
  for (const command of ['solve', 'probe'])
    assert.match(refused([command, ...board], 4), /not solved in 1 second; --time-limit gives/);
  const run = kanzen(['figure', ...board, '--values', '--format', 'csv']);
  assert.equal(run.status, 4);
  assert.equal(run.stdout.match(/,unknown,/g)?.length, 5);
});

test('figures of what was not solved say so', { timeout: 60_000 }, () => {
  const board = ['figure', 'mnk:8,8,5', '--moves', 'd4.d5', '--time-limit', '1'];
  for (const [kind, rows] of /** @type {const} */ ([
    ['--values', 62],
    ['--tree', 62],
    ['--plot', 3],
  ])) {
    const run = kanzen([...board, kind, '--no-symmetry', '--format', 'csv']);
    assert.equal(run.status, 4);
    assert.match(run.stderr, /some values were not found in time/);
    assert.equal(run.stdout.split('\n').length - 2, rows);
    assert.match(run.stdout, /,unknown,/);
  }
});

test('the graph of tic-tac-toe: a line a move in CSV, nodes and edges in JSON and dot', () => {
  const graph = (/** @type {string} */ format, /** @type {string[]} */ ...more) =>
    answer(['export', 'tictactoe', '--format', format, ...more]);
  const csv = graph('csv').trimEnd().split('\n');
  assert.equal(csv.length, 1 + 16167);
  assert.equal(csv[1], '".../.../...:1",draw,,a3,1,"X../.../...:2",draw,');
  assert.equal(JSON.parse(graph('json', '--symmetry')).nodes.length, 765);
  assert.equal(graph('dot').match(/ -> /g)?.length, 16167);
  const values = graph('csv', '--content', 'values');
  assert.equal(values.trimEnd().split('\n').length, 1 + 765);
});

test('the graph around a position, of any game', () => {
  const around = (/** @type {string[]} */ ...args) =>
    JSON.parse(answer(['export', ...args, '--format', 'json', '--depth', '1'])).nodes;
  assert.equal(around('tictactoe', '--position', 'X../.O./...:1').length, 8);
  assert.equal(around('gobblers2').length, 19);
  const large = around('mnk:8,8,5', '--symmetry');
  assert.equal(large.length, 11);
  assert.equal(large[0].outcome, null);
});

for (const [args, message] of /** @type {const} */ ([
  [['solve', 'mnk:9,9,5'], /a board has at most 64 squares/],
  [['solve', 'mnk:3,3'], /expected mnk:M,N,K/],
  [['enumerate', 'mnk:6,5,4'], /too many positions/],
  [['export', 'mnk:6,5,4', '--format', 'dot'], /--depth N/],
  [['export', 'gobblers2', '--format', 'dot', '--content', 'values'], /there is csv/],
  [
    ['export', 'tictactoe', '--format', 'json', '--position', 'X:2'],
    /--position "X:2": character 2/,
  ],
  [['probe', 'gobblers2', '--search'], /not searched/],
  [['probe', 'tictactoe', '--position', 'XXX/OOO/...:1'], /the side to move has a line/],
  [['solve', 'tictactoe', '--rules', 'strict'], /expected one of: normal, misere/],
]))
  test(`refused: ${args.join(' ')}`, () => {
    assert.match(refused([...args], 2), message);
  });
