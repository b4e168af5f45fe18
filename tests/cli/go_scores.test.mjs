// Small boards of Go by command: scores instead of outcomes (docs/GAMES.md), legal boards, and
// what is refused.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, isReleaseBuild, json, jsonLines, refused } from './kanzen.mjs';

/** @param {string} game */
const solved = (game) => json(['solve', game, '--rules', 'ko']);

// E. van der Werf (2004, 2009); the endless ones are pinned by the naive solver's agreement, too.
for (const [game, low, high, boards] of /** @type {const} */ ([
  ['go:3', 9, 9, 12675],
  ['go:2,4', 8, 8, 4125],
  ['go:2', -4, 4, 57],
  ['go:2,3', -6, 6, 489],
  ['go:1,5', -5, 5, 113],
  ['go:3,4', 4, 12, 321689],
]))
  test(`${game} under ko: ${low} to ${high}`, () => {
    const found = solved(game);
    assert.deepEqual(found.start, { low, high });
    assert.equal(found.game, game);
    assert.equal(found.rules, 'ko');
    assert.equal(typeof found.seconds, 'number');
    let all = 0;
    for (const row of found.by_score) {
      assert.deepEqual(Object.keys(row), ['low', 'high', 'boards']);
      assert.ok(row.low <= row.high && row.boards > 0);
      all += row.boards;
    }
    assert.equal(all, boards);
  });

test('4 by 4 under ko, on one thread and two', { skip: !isReleaseBuild }, () => {
  const found = json(['solve', 'go:4', '--rules', 'ko', '--threads', '2']);
  assert.deepEqual(found.start, { low: 1, high: 16 });
  const all = found.by_score.reduce(
    (/** @type {number} */ sum, /** @type {any} */ row) => sum + row.boards,
    0,
  );
  assert.equal(all, 24318165); // OEIS A094777
});

test('the text says what endless means', () => {
  assert.match(answer(['solve', 'go:3', '--rules', 'ko']), /the start is \+9\n/);
  const endless = answer(['solve', 'go:2', '--rules', 'ko']);
  assert.match(endless, /the start is from -4 to \+4, endless\n/);
  assert.match(endless, /all legal boards +57\n/);
});

// J. Tromp, https://tromp.github.io/go.html
for (const [game, score] of /** @type {const} */ ([
  ['go:1,2', 0],
  ['go:1,3', 3],
  ['go:1,4', 4],
  ['go:1,5', 0],
  ['go:1,6', 1],
  ['go:2', 1],
  ['go:2,3', 0],
]))
  test(`${game} under positional superko: ${score}`, () => {
    const found = json(['solve', game, '--rules', 'positional']);
    assert.deepEqual(found.start, { low: score, high: score });
    assert.ok(found.search.nodes > 0);
    assert.equal(found.by_score, undefined);
  });

test('what is not found in time is said to be so', () => {
  const args = ['solve', 'go:4', '--rules', 'positional', '--time-limit', '1'];
  assert.deepEqual(json(args).start, { low: null, high: null });
  assert.match(answer(args), /not solved in time; --time-limit gives it more/);
});

test('a position and its moves', () => {
  const [one] = jsonLines(['probe', 'go:3', '--rules', 'ko', '--json']);
  assert.equal(one.position, '.../.../...:1');
  assert.deepEqual([one.low, one.high], [9, 9]);
  assert.equal(one.moves.length, 10);
  assert.deepEqual(one.moves[0], { move: 'b2', low: 9, high: 9, position: '.../.X./...:2' });
  const text = answer(['probe', 'go:3', '--rules', 'ko', '--position', '.../.X./...:2']);
  assert.match(text, /The score with the second player to move: \+9\./);
  const last = json(['probe', 'go:3', '--rules', 'ko', '--position', '.../.X./...:1:pass']);
  const pass = last.moves.find((/** @type {any} */ move) => move.move === 'pass');
  assert.deepEqual(pass, { move: 'pass', low: 9, high: 9 });
});

test('positions of a file, and under superko', () => {
  const positions = '.../.../...:2\n\n.../.X./...:2:pass\n';
  const args = ['probe', 'go:3', '--rules', 'ko', '--positions', '-'];
  assert.deepEqual(
    jsonLines(args, positions).map(({ low, high }) => [low, high]),
    [
      [-9, -9],
      [9, 9],
    ],
  );
  const [two] = jsonLines(['probe', 'go:2', '--rules', 'positional', '--json']);
  assert.deepEqual([two.low, two.high], [1, 1]);
  assert.equal(two.moves.length, 5);
  assert.ok(two.search.nodes > 0);
});

test('every position is checked from its moves', () => {
  const checked = json(['verify', 'go:3', '--rules', 'ko']);
  assert.equal(checked.verified, true);
  assert.equal(checked.positions, 51468);
});

// OEIS A094777; the others: J. Tromp and G. Farneback, "Combinatorics of Go" (2006).
for (const [game, boards] of /** @type {const} */ ([
  ['go:2', 57],
  ['go:2,3', 489],
  ['go:3', 12675],
  ['go:3,4', 321689],
  ['go:4', 24318165],
  ['go:5', 414295148741],
  ['go:7', '83677847847984287628595'],
]))
  test(`${game}: ${boards} legal boards`, () => {
    for (const rules of ['situational', 'ko'])
      assert.equal(json(['enumerate', game, '--rules', rules]).legal_boards, boards);
  });

test('6 by 6 has more legal boards than a number of JavaScript tells apart', () => {
  assert.match(answer(['enumerate', 'go:6', '--json']), /"legal_boards":62567386502084877,/);
  assert.match(answer(['enumerate', 'go:6']), /62,567,386,502,084,877 legal boards/);
});

test('what there is not is refused with the reason', () => {
  for (const rules of ['ko', 'positional']) {
    const large = refused(['solve', 'go:5', '--rules', rules], 2);
    assert.match(large, /at most 16 points are solved, and this one has 25/);
  }
  assert.match(refused(['enumerate', 'go:10'], 2), /at most 81 points are counted/);
  assert.match(refused(['verify', 'go:3'], 2), /depends on its past/);
  assert.match(refused(['notable', 'go:3', '--rules', 'ko'], 2), /scores, not wins/);
  assert.match(refused(['export', 'go:3', '--rules', 'ko', '--format', 'csv'], 2), /scores, not/);
  assert.match(refused(['probe', 'go:3', '--rules', 'ko', '--search'], 2), /not searched/);
  const table = ['table', 'build', 'go:3', '--rules', 'ko', '--out', '/tmp/none'];
  assert.match(refused(table, 2), /no tables/);
});
