// m,n,k by command: the published figures (docs/GAMES.md), searches, exports, and what is refused.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, isReleaseBuild, json, refused } from './kanzen.mjs';

for (const rules of ['normal', 'misere'])
  test(`tic-tac-toe, ${rules}: every published count`, () => {
    const found = json(['enumerate', 'tictactoe', '--rules', rules]);
    assert.equal(found.positions, 5478);
    assert.equal(found.terminal, 958);
    assert.equal(found.transitions, 16167);
    assert.deepEqual(found.by_ply, [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    assert.equal(found.up_to_symmetry.positions, 765);
    assert.equal(found.up_to_symmetry.terminal, 138);
    assert.deepEqual(
      found.up_to_symmetry.by_ply,
      [1, 3, 12, 38, 108, 174, 204, 153, 57, 15], // OEIS A008907
    );
    const [first, second] = rules === 'normal' ? [626, 316] : [316, 626];
    assert.deepEqual(found.terminal_by_winner, { total: 958, first, second, draw: 16 });
    const [x, o] = rules === 'normal' ? [131184, 77904] : [77904, 131184];
    assert.deepEqual(found.games, { total: 255168, first: x, second: o, draw: 46080 });
    const solved = json(['solve', 'tictactoe', '--rules', rules]);
    assert.equal(solved.positions, 5478);
    assert.equal(solved.terminal, 958);
    assert.equal(solved.up_to_symmetry.positions, 765);
    assert.deepEqual(solved.start, { outcome: 'draw', distance: null });
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

test('perft of tic-tac-toe is its number of sequences', () => {
  const { counts } = json(['perft', 'tictactoe', '9']);
  assert.deepEqual(counts, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
});

test('the text of an enumeration has both counts beside each other', () => {
  const text = answer(['enumerate', 'tictactoe']);
  assert.match(text, /^positions +5,478 +765$/m);
  assert.match(text, /^games +255,168 +131,184 +77,904 +46,080$/m);
  assert.match(text, /^9 +78 +15 +127,872$/m);
});

test('probe tells outcome and distance of a small board', () => {
  const found = json(['probe', 'tictactoe', '--position', 'XX./OO./...:1']);
  assert.equal(found.outcome, 'win');
  assert.equal(found.distance, 1);
  assert.deepEqual(found.moves[0], {
    move: 'c3',
    outcome: 'win',
    distance: 1,
    position: 'XXX/OO./...:2',
  });
});

test('probe searches a large board: 6,5,4 is won from the start', { timeout: 60_000 }, () => {
  const found = json(['probe', 'mnk:6,5,4', '--time-limit', '3']);
  assert.equal(found.outcome, 'win');
  assert.equal(found.distance, null);
  assert.equal(found.moves.length, 30);
  assert.equal(found.moves[0].outcome, 'win');
  assert.ok(found.search.nodes > 0);
});

test('solve tells the outcome of a large board: 5,5,4 is a draw', () => {
  const found = json(['solve', 'mnk:5,5,4']);
  assert.deepEqual(found.start, { outcome: 'draw', distance: null });
  assert.match(answer(['solve', 'mnk:6,5,4']), /the start is a win\n/);
});

test('a search agrees with the solver', () => {
  const position = 'X..O/.X../....:2';
  const searched = json(['probe', 'mnk:4,3,3', '--search', '--position', position]);
  const solved = json(['probe', 'mnk:4,3,3', '--position', position]);
  assert.equal(searched.outcome, solved.outcome);
  const outcomes = (/** @type {any} */ found) =>
    Object.fromEntries(found.moves.map((/** @type {any} */ m) => [m.move, m.outcome]));
  assert.deepEqual(outcomes(searched), outcomes(solved));
});

test('what is not solved in time is said to be so', () => {
  const found = json(['probe', 'mnk:8,8,5', '--time-limit', '1']);
  assert.equal(found.outcome, null);
  assert.ok(found.moves.every((/** @type {any} */ move) => move.outcome === null));
  assert.match(answer(['solve', 'mnk:8,8,5', '--time-limit', '1']), /not solved in time/);
});

test('the graph of tic-tac-toe: a line a move in CSV, nodes and edges in JSON and dot', () => {
  const csv = answer(['export', 'tictactoe', '--format', 'csv']).trimEnd().split('\n');
  assert.equal(csv.length, 1 + 16167);
  assert.equal(csv[1], '".../.../...:1",draw,,a3,1,"X../.../...:2",draw,');
  const graph = JSON.parse(answer(['export', 'tictactoe', '--format', 'json', '--symmetry']));
  assert.equal(graph.nodes.length, 765);
  const dot = answer(['export', 'tictactoe', '--format', 'dot']);
  assert.equal(dot.match(/^ {2}n\d+ \[/gm)?.length, 5478);
  assert.equal(dot.match(/ -> /g)?.length, 16167);
});

test('the graph around a position, of any game', () => {
  const around = (/** @type {string[]} */ ...args) =>
    JSON.parse(answer(['export', ...args, '--format', 'json', '--depth', '1']));
  const root = 'X../.O./...:1';
  assert.equal(around('tictactoe', '--position', root).nodes.length, 8);
  assert.equal(around('gobblers2').nodes.length, 19);
  const large = around('mnk:8,8,5', '--symmetry');
  assert.equal(large.nodes.length, 11);
  assert.equal(large.nodes[0].outcome, null);
});

test('tables of values are still there', () => {
  const csv = answer(['export', 'tictactoe', '--format', 'csv', '--content', 'values']);
  assert.equal(csv.trimEnd().split('\n').length, 1 + 765);
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
  [['solve', 'tictactoe', '--rules', 'strict'], /there is: normal, misere/],
]))
  test(`refused: ${args.join(' ')}`, () => {
    assert.match(refused([...args], 2), message);
  });
