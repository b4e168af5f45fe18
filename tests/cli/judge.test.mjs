// kanzen line and kanzen judge: the forms of input and output, and what is refused.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { answer, json, kanzen, makeFolder, refused } from './kanzen.mjs';

const folder = makeFolder();

/** @param {string} name @param {string} text */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const link = 'game=tictactoe&rules=normal&moves=b2.a2.c3.a1';
const game = JSON.stringify({
  format: 'kanzen-game',
  version: 1,
  game: 'tictactoe',
  moves: ['b2', { move: 'a2', variations: [['a1', 'c3']] }, 'c3', 'a1'],
});
const record = '(;GM[1]FF[4]SZ[2]RU[ko];B[aa];W[bb])';

test('line: a perfect line as text, JSON, CSV, SGF and a link', () => {
  const text = answer(['line', 'mnk:4,3,3', '--no-cache']);
  assert.match(text, /^1 +first +\S+ +win in 7 plies +/m);
  assert.match(text, /^7 +first +\S+ +win in 1 ply/m);
  assert.match(text, /^The game ends: 3 in a line; the first player wins\.$/m);
  const found = json(['line', 'mnk:4,3,3']);
  assert.deepEqual(Object.keys(found), [
    ...['game', 'rules', 'position', 'moves', 'end', 'repeats_ply', 'link'],
  ]);
  assert.equal(found.moves.length, 7);
  assert.deepEqual(found.moves[0].before, { outcome: 'win', distance: 7 });
  assert.equal(found.end.winner, 1);
  assert.equal(answer(['line', 'mnk:4,3,3', '--format', 'link']), `${found.link}\n`);
  const csv = answer(['line', 'mnk:4,3,3', '--format', 'csv']).split('\n');
  assert.match(String(csv[0]), /^ply,player,move,position,outcome_before,/);
  assert.equal(csv.length, 9);
  const sgf = answer(['line', 'go:2,1', '--rules', 'ko', '--format', 'sgf', '--plies', '2']);
  assert.match(sgf, /^\(;GM\[1\]FF\[4\]/);
});

test('distances in moves, where a move is a ply by each side', () => {
  const text = answer(['line', 'mnk:4,3,3', '--unit', 'moves']);
  assert.match(text, /^1 +first +\S+ +win in 4 moves /m);
  assert.match(text, /^2 +second +\S+ +loss in 3 moves /m);
  assert.match(text, /^7 +first +\S+ +win in 1 move /m);
  assert.match(answer(['judge', 'game=mnk:4,3,3&moves=a1', '--unit', 'moves']), / 1 move +b3/);
  const rows = (/** @type {string} */ unit) =>
    answer(['solve', 'mnk:3,3,3', '--unit', unit])
      .split('\n')
      .filter((line) => /^\d+ /.test(line))
      .map((line) =>
        line
          .trim()
          .split(/ +/)
          .map((cell) => Number(cell.replace(',', '')) || 0),
      );
  const plies = rows('plies');
  for (const [moves = 0, won, lost] of rows('moves')) {
    const both = plies.filter(([distance = 0]) => Math.ceil(distance / 2) === moves);
    const sum = (/** @type {number} */ column) =>
      both.reduce((all, row) => all + (row[column] ?? 0), 0);
    assert.deepEqual([won, lost], [sum(1), sum(2)], `${moves} moves`);
  }
  assert.match(answer(['solve', 'mnk:3,3,3', '--unit', 'moves']), /^moves +won +lost$/m);
});

test('line: from a position that is drawn, until it repeats', () => {
  const found = json(['line', 'gobblers2', '--position', 'L,-,-/-,-,-/-,-,-:2']);
  assert.equal(found.end, null);
  assert.equal(typeof found.repeats_ply, 'number');
  const site = ['--site', 'https://example.org/k', '--format', 'link', '--plies', '1'];
  assert.match(
    answer(['line', 'gobblers2', ...site]),
    /^https:\/\/example\.org\/k\/#game=gobblers2&/,
  );
});

test('line: from the end of a record, which may be of another program', () => {
  const file = join(makeFolder(), 'game.txt');
  writeFileSync(file, '5,1,9\n');
  const { position } = json(['line', 'tictactoe', '--record', file]);
  assert.equal(position, 'O../.X./..X:2');
  assert.match(
    refused(['line', 'gobblers2', '--record', 'game=tictactoe&moves=b2'], 2),
    /it is a game of tictactoe --rules normal; expected one of gobblers2 --rules strict/,
  );
});

test('line: scores of Go, with passes as soon as they cost nothing', () => {
  const found = json(['line', 'go:3', '--rules', 'ko']);
  assert.deepEqual(found.moves[0].before, { outcome: 'win', distance: null, low: 9, high: 9 });
  assert.deepEqual(found.moves[0].best, ['b2']);
  assert.deepEqual(
    found.moves.map((/** @type {{ move: string }} */ { move }) => move),
    ['b2', 'pass', 'pass'],
  );
});

test('judge: the same game as a link, a file, moves, and on standard input', () => {
  const expected = json(['judge', link]);
  assert.deepEqual(
    expected.moves.map((/** @type {{ blunder: boolean }} */ { blunder }) => blunder),
    [false, true, false, false],
  );
  const { link: _, ...judged } = expected;
  const moves = ['--game', 'tictactoe', '--json'];
  for (const text of [
    answer(['judge', `https://example.org/#${link}&ply=2`, '--json']),
    answer(['judge', file('game.json', `\uFEFF${game}`), '--json']),
    answer(['judge', file('link.txt', `${link}\n`), '--json']),
    answer(['judge', file('moves.txt', 'b2 a2\r\nc3 a1\n'), ...moves]),
    answer(['judge', '-', ...moves], 'b2.a2\nc3.a1'),
  ]) {
    const { link: own, ...found } = JSON.parse(text);
    assert.deepEqual(found, judged);
    assert.match(own, /^game=tictactoe/);
  }
});

test('judge: text, a table and a plot', () => {
  const text = answer(['judge', link]);
  assert.match(text, /^2 +second +a2 +draw +loss in \d plies +blunder +a3 c3 a1 c1$/m);
  assert.match(text, /^Ply 2, a2: from a draw to a win of the first player\.$/m);
  const rows = answer(['judge', link, '--format', 'csv']).trimEnd().split('\n');
  assert.deepEqual(String(rows[2]).split(',').slice(0, 3), ['2', '2', 'a2']);
  const plot = join(folder, 'plot.svg');
  assert.equal(answer(['judge', link, '--out', plot]), '');
  assert.match(readFileSync(plot, 'utf8'), /^<svg /);
});

test('judge: a record in SGF by its scores', () => {
  const [first, second] = json(['judge', file('game.sgf', record)]).moves;
  assert.deepEqual([first.move, second.move], ['a2', 'b1']);
  assert.deepEqual(first.before, { outcome: 'draw', distance: null, low: -4, high: 4 });
});

test('judge: a search that finds no value in time has exit status 4', { timeout: 60_000 }, () => {
  const run = kanzen(['judge', 'game=mnk:8,8,5&moves=d4', '--time-limit', '1', '--json']);
  assert.equal(run.status, 4);
  assert.equal(JSON.parse(run.stdout).moves[0].before.outcome, null);
});

test('judge: nothing is said of moves without a value', { timeout: 60_000 }, () => {
  const limited = ['judge', 'game=mnk:8,8,5&moves=d4', '--time-limit', '1'];
  const text = kanzen(limited).stdout;
  assert.match(text, /^The effect of 1 of 1 move is unknown: not solved in time\.$/m);
  assert.doesNotMatch(text, /No move changed/);
  assert.match(kanzen([...limited, '--format', 'csv']).stdout, /,unknown,.*,unknown,/);
});

test('judge: records of other programs', () => {
  const judged = (/** @type {string} */ text, /** @type {string[]} */ ...options) => {
    const run = kanzen(['judge', file('foreign.txt', text), '--json', ...options]);
    assert.equal(run.status, 0, run.stderr);
    const { game, moves } = JSON.parse(run.stdout);
    const texts = moves.map((/** @type {{ move: string }} */ { move }) => move);
    return [game, texts.join(' '), run.stderr];
  };
  assert.deepEqual(judged('5 1 9', '--game', 'tictactoe'), ['tictactoe', 'b2 a3 c1', '']);
  const [game, moves, note] = judged('[Game "TicTacToe"]\n\n1. a1 2. a2 3. b1 4. b2 5. c1 6. c2');
  assert.deepEqual([game, moves], ['tictactoe', 'a3 a2 b3 b2 c3']);
  assert.match(note, /the game ends at ply 5; left out after it: 1 move$/m);
});

test('judge: a game that goes on after its end is judged up to there', () => {
  for (const name of ['moves', 'link', 'file']) {
    const moves = 'b2.a2.a1.c3.c1.b1.a3.b3.c2';
    const form = {
      moves: [file('on.txt', moves), '--game', 'tictactoe'],
      link: [`game=tictactoe&moves=${moves}`],
      file: [file('on.json', game.replace(/\[.*\]/, JSON.stringify(moves.split('.'))))],
    }[name];
    const run = kanzen(['judge', ...(form ?? []), '--json']);
    assert.equal(run.status, 0, run.stderr);
    assert.equal(JSON.parse(run.stdout).moves.length, 7);
    assert.match(run.stderr, /the game ends at ply 7, 3 in a line, in \S+; left out after it, /);
    assert.match(run.stderr, /left out after it, ply 8 b3, ply 9 c2$/m);
  }
  const varied = kanzen(['judge', 'game=tictactoe&moves=b2.a2.a1.c3.c1.b1.a3.b3(c2)', '--json']);
  assert.equal(JSON.parse(varied.stdout).moves.length, 7);
  assert.match(varied.stderr, /ends at ply 7, .*; left out after it, ply 8 b3, ply 8 c2$/m);
});

/** @type {[string[], number, RegExp][]} */
const BAD_INPUT = [
  [['judge', file('a', 'b2 a2')], 2, /moves need --game GAME: "b2 a2"/],
  [['judge', file('b', 'b2 b2'), '--game', 'tictactoe'], 2, /b: .*b2/],
  [['judge', file('k', '+B3B2HI -A9A2KI')], 2, /k: move 2 of the record, "-A9A2KI": not a move/],
  [['judge', file('c', '{"format": "kanzen-game"}')], 2, /c: version: expected 1/],
  [['judge', file('d', '{"format": "chess"}')], 2, /d: .*expected JSON with "format"/],
  [['judge', file('e', game.replace('"b2"', '7'))], 2, /e: moves\[0\]: expected a move/],
  [['judge', file('f', game.replace('[["a1","c3"]]', '[[]]'))], 2, /variations\[0\]: expected at/],
  [['judge', 'game=tictactoe&moves=z9'], 2, /the link's moves: .*z9/],
  [['judge', join(folder, 'none')], 1, /none/],
  [['judge', link, '--format', 'gif'], 2, /"gif".*expected one of: text, json, csv, svg/],
  [['line', 'tictactoe', '--format', 'sgf'], 2, /tictactoe has no records in SGF/],
  [['line', 'tictactoe', '--position', 'x'], 2, /--position "x"/],
  [['line', 'tictactoe', '--plies', '0'], 2, /--plies.*1 to 1000/],
  [['line', 'tictactoe', '--json', '--format', 'csv'], 2, /excludes/],
];

for (const [args, status, message] of BAD_INPUT)
  test(`refused: ${args.join(' ').replace(folder, '')}`, () => {
    assert.match(refused(args, status), message);
  });
