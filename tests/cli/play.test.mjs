// kanzen play, through a pipe.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { linkFromGameFile } from '../../web/page/game_file.mjs';
import { answer, json, kanzen, makeFolder, refused } from './kanzen.mjs';

/** @param {string} game @param {string[]} args @param {string[]} lines */
const playOf = (game, args, lines) =>
  answer(['play', game, ...args], lines.map((line) => `${line}\n`).join(''));

/** @param {string[]} args @param {string[]} lines */
const play = (args, lines) => playOf('gobblers2', args, lines);

test('the perfect player answers a move', () => {
  const text = play(['--side', '1'], ['M@b2', 'quit']);
  const best = json(['probe', 'gobblers2', '--position', '-,-,-/-,M,-/-,-,-:2']).moves[0];
  assert.ok(text.includes(`The second player plays ${best.move}.`));
  assert.equal(text.match(/The second player plays/g)?.length, 1);
});

test('as the second player one waits for the first', () => {
  const text = play(['--side', '2'], []);
  assert.match(text, /The first player plays L@a3\./);
  assert.match(text, /The second player is to move\.\n> \n$/);
});

test('a person who asks is asked for the side, until it is one', () => {
  const text = play([], ['3', 'both', 'L@b2', 'L@a1', 'quit']);
  assert.equal(text.match(/Which side do you play/g)?.length, 2);
  assert.match(text, /1 \| l \| \. \| \. \|/);
  assert.doesNotMatch(text, / plays /);
});

test('hint and moves show values', () => {
  const text = play(['--side', 'both'], ['hint', 'moves']);
  assert.match(text, /The first player: draw\. Best: L@a3 /);
  assert.match(text, /^M@b2 +loss in 14 plies$/m);
});

test("undo goes back to one's own move, and no further than the start", () => {
  const text = play(['--side', '1'], ['L@b2', 'undo', 'undo', 'board']);
  const boards = text.split('first player (capitals), in hand: L L M M').length - 1;
  assert.equal(boards, 3); // at the beginning, after undo, on request
  assert.match(text, /There is nothing to undo\./);
});

test('a wrong move is explained and the game goes on', () => {
  const text = play(['--side', 'both'], ['', 'z9', 'L@b2']);
  assert.match(text, /"z9".*"moves" lists what is legal/);
  assert.match(text, /The second player is to move/);
});

test('a line may have several moves, and ends at the first wrong one', () => {
  const text = play(['--side', 'both'], ['L@b2 L@a1', 'z9 M@c3', 'quit']);
  const [, moves = '', wrong = ''] = text.split('> ');
  assert.equal(moves.match(/ is to move\.\n/g)?.length, 2);
  assert.match(wrong, /^move "z9" in \S+:1: not .* lists what is legal\.\n$/);
});

const WON = ['L@a3', 'L@a1', 'L@b3', 'L@a2', 'M@c3'];

test('the end of a game is announced, and can be taken back', () => {
  const text = play(['--side', 'both'], [...WON, 'M@c1', 'moves', 'undo', 'restart']);
  assert.match(text, /The first player wins\./i);
  assert.match(text, /The game has ended/);
  assert.match(text, /There are no moves/);
  assert.match(text, /The first player is to move\.\n> \n$/);
});

test('a player who resigns loses, and may undo it', () => {
  const text = play(['--side', 'both'], ['L@b2', 'resign', 'undo']);
  assert.match(text, /The second player has resigned: the first player wins\./);
  assert.match(text, /The second player is to move\.\n> \n$/);
});

test('a losing lift ends the game', () => {
  const text = play(['--side', 'both', '--position', 'mL,l,l/-,-,-/-,-,-:1'], ['a3', 'undo']);
  assert.match(text, /The lift uncovers a line: the second player wins\./);
  assert.match(text, /The first player is to move\.\n> \n$/);
});

test('no input at all ends cleanly', () => {
  assert.match(play([], []), /Which side do you play/);
  assert.match(play(['--side', '1'], []), /> \n$/);
});

// --- players

/** @param {string} text @returns {string[]} the opponent's moves */
function answers(text) {
  return [...text.matchAll(/ plays (\S+?)(?: \(.*\))?\.\n/g)].map(([, move]) => move ?? '');
}

/** The first moves with some seeds. @param {string[]} args @param {number} seeds */
const moves = (args, seeds) =>
  Array.from({ length: seeds }, (_, seed) => answers(play([...args, '--seed', `${seed}`], []))[0]);

test('with a seed the perfect player varies among its best moves', () => {
  // The L or the M of the hand completes the top row.
  const args = ['--side', '2', '--position', 'M,L,-/-,l,-/-,-,l:1'];
  assert.deepEqual([...new Set(moves(args, 24))].sort(), ['L@c3', 'M@c3']);
  const withoutTime = (/** @type {string} */ text) => text.replace(/^values: solved .*\n/, '');
  const named = play([...args, '--player', 'perfect'], []);
  assert.match(named, /^values: solved here in /);
  assert.equal(withoutTime(named), withoutTime(play(args, [])));
});

test('the random player is determined by its seed, and plays what loses, too', () => {
  const args = ['--side', '2', '--player', 'random', '--position', 'm,l,mL/-,-,-/-,-,-:1'];
  const seeded = moves(args, 24);
  assert.deepEqual(moves(args, 24), seeded);
  assert.ok(new Set(seeded).size > 6, seeded.join(' '));
  assert.ok(seeded.includes('c3'), `never the losing lift: ${seeded.join(' ')}`);
  const free = Array.from({ length: 12 }, () => answers(play(args, []))[0]);
  assert.ok(new Set(free).size > 1, 'without a seed it always plays the same');
});

test('undo and the same move get the same answer', () => {
  const args = ['--side', '1', '--player', 'random', '--seed', '3'];
  const [first, again, ...more] = answers(play(args, ['L@b2', 'undo', 'L@b2']));
  assert.ok(first);
  assert.deepEqual([again, more], [first, []]);
});

test('a board that is too large is played by searching, and a guess is called one', () => {
  const near = ['--side', '2', '--position', '....../....../.XXX../.OOO../......:1'];
  const won = playOf('mnk:6,5,4', near, ['hint']);
  assert.match(won, /The first player plays [ae]3\.\n/);
  assert.match(won, /the first player wins\./);
  const large = ['--side', '2', '--time-limit', '1'];
  const guess = playOf('mnk:8,8,5', large, ['quit']);
  assert.match(guess, /The first player plays d5 \(not refuted, but not proved\)\.\n/);
  assert.equal(playOf('mnk:8,8,5', [...large, '--player', 'search'], ['quit']), guess);
});

test('a player that cannot choose ends the game with the reason', () => {
  const reason = (/** @type {string} */ line, /** @type {number} */ expected) => {
    const { status, stderr } = kanzen(`play ${line} --side 2`.split(' '));
    assert.equal(status, expected, stderr);
    return stderr;
  };
  const unproved = reason('mnk:8,8,5 --player perfect --time-limit 1', 4);
  assert.match(unproved, /^kanzen play: .*not solved in 1 second; --time-limit.*\n$/);
  const unsearched = 'gobblers2 under the strict rules: positions are not searched';
  assert.equal(reason('gobblers2 --player search', 2), `kanzen play: ${unsearched}\n`);
});

test('play --help names every player', () => {
  const help = answer(['play', '--help']);
  for (const name of ['perfect', 'search', 'random'])
    assert.match(help, new RegExp(`^  ${name} +\\S`, 'm'));
  assert.match(help, /--player NAME/);
  assert.match(help, /--seed N/);
});

// --- the score

const count = (/** @type {string[]} */ args) =>
  playOf('go:5', ['--side', 'both', ...args], ['pass', 'pass', 'quit']);
// The stone in the corner cannot live.
const CAUGHT = '....O/.X.X./...../.X.X./.....:1';

test('at the end of a game of Go both players have their points', () => {
  const text = count(['--rules', 'positional', '--position', '.X.O./.X.O./.X.O./.X.O./.X.O.:1']);
  assert.match(text, /\nBlack: 10 points of area; White: 10 points of area: the game is drawn\.\n/);
  assert.doesNotMatch(text, /dead/);
});

test('dead stones are named, and the count without them', () => {
  const text = count(['--rules', 'positional', '--position', CAUGHT]);
  assert.match(text, /\nBlack: 4 points of area; White: 1 point of area: /);
  assert.match(
    text,
    /\nAll stones count as alive\. {2}By playouts these are dead: e5\. {2}Without them:\nBlack: 25 points of area; White: 0 points of area: Black leads by 25\./,
  );
});

test('under Japanese rules the points are territory and prisoners', () => {
  const text = count(['--rules', 'japanese', '--position', CAUGHT]);
  assert.match(
    text,
    /Without them:\nBlack: 21 points of territory and 1 prisoner; White: 0 points of territory and 0 prisoners: Black leads by 22\./,
  );
});

test('a game without a score has no points', () => {
  const resigned = playOf('go:5', ['--side', 'both'], ['c3', 'resign', 'quit']);
  assert.match(resigned, /has resigned: Black wins/);
  assert.doesNotMatch(resigned, /points of/);
});

// --- saved games

/**
 * Returns what a game wrote to files.
 * @param {(file: (name: string) => string) => void} run
 * @param {string[]} names
 * @returns {string[]}
 */
function savedBy(run, names) {
  const folder = makeFolder();
  run((name) => join(folder, name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

test('a game is saved as a file that the page opens, where the input ends', () => {
  const lines = ['L@b2', 'M@a1', 'undo', 'L@a1'];
  const [text = ''] = savedBy(
    (file) => play(['--side', 'both', '--save', file('game.json')], lines),
    ['game.json'],
  );
  assert.deepEqual(JSON.parse(text), {
    format: 'kanzen-game',
    version: 1,
    game: 'gobblers2',
    rules: 'strict',
    moves: ['L@b2', { move: 'M@a1', variations: [['L@a1']] }],
    variation: 1,
  });
  assert.equal(
    linkFromGameFile(text),
    'game=gobblers2&rules=strict&moves=L@b2.M@a1(L@a1)&variation=1',
  );
});

test('a game of Go is saved as a record, with its result', () => {
  const [record = '', before = '', game = ''] = savedBy(
    (file) => {
      const args = ['--side', 'both', '--rules', 'positional', '--save', file('game.sgf')];
      const lines = [`c3 save ${file('before.SGF')}`, `b2 pass save ${file('game')} pass`, 'quit'];
      const text = playOf('go:5', args, lines);
      assert.equal(text.match(/Saved in .*before\.SGF\.\n/g)?.length, 1);
    },
    ['game.sgf', 'before.SGF', 'game'],
  );
  assert.match(before, /^\(;GM\[1\].*SZ\[5\].*;B\[cc\]\)\n$/);
  assert.match(record, /^\(;GM\[1\].*SZ\[5\].*RE\[0\];B\[cc\];W\[bd\]\n?;B\[\];W\[\]\)\n$/);
  assert.deepEqual(JSON.parse(game).moves, ['c3', 'b2', 'pass']);
});

test('--save - writes the game alone to standard output', () => {
  const { status, stdout, stderr } = kanzen(
    ['play', 'gobblers2', '--side', 'both', '--save', '-'],
    'L@b2 quit\n',
  );
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout).moves, ['L@b2']);
  assert.match(stderr, /The second player is to move\./);
});

test('save without a name writes the file of --save, and needs one of them', () => {
  const [text = ''] = savedBy(
    (file) => {
      const lines = ['L@b2', 'save'];
      assert.match(play(['--side', 'both', '--save', file('x')], lines), /Saved in .*x\.\n/);
    },
    ['x'],
  );
  assert.deepEqual(JSON.parse(text).moves, ['L@b2']);
  assert.match(play(['--side', 'both'], ['save']), /Expected the name of a file/);
  const refusedAtThePrompt = play(['--side', 'both'], ['save /nowhere/x.json', 'L@b2']);
  assert.match(refusedAtThePrompt, /cannot write to "\/nowhere\/x\.json": .*\.\n/);
  assert.match(refusedAtThePrompt, /The second player is to move\.\n/);
});

test('a file that cannot be saved is refused before the game', () => {
  const save = (/** @type {string} */ file) => ['play', 'gobblers2', '--side', '1', '--save', file];
  assert.match(
    refused(save('game.sgf'), 2),
    /--save "game\.sgf": gobblers2 has no records in SGF; expected a name that ends in \.json\n$/,
  );
  assert.match(refused(save('game.png'), 2), /--save "game\.png": the file is json; expected/);
  assert.match(refused(save('/nowhere/game.json'), 1), /cannot write to "\/nowhere\/game\.json"/);
});

test('Go begins with handicap and komi, and its players have their names', () => {
  const text = playOf(
    'go:9',
    ['--side', 'both', '--handicap', '3', '--rules', 'positional'],
    ['pass', 'pass'],
  );
  assert.match(text, /White is to move\.\n/);
  assert.match(text, /White: 0 points of area, komi 0\.5, handicap 3: Black leads by 77\.5\./);
  const komi = playOf('go:5', ['--side', 'both', '--komi', '-3'], ['c3', 'pass', 'pass']);
  assert.match(komi, /Black wins\. .*\n.*White: 0 points of area, komi -3: Black leads by 28\.\n/);
  for (const [options, why] of /** @type {[string[], RegExp][]} */ ([
    [['go:9', '--handicap', '1'], /--handicap: .*2.*9/],
    [['go:8', '--handicap', '5'], /--handicap 5: expected at most 4 in go:8/],
    [['go:5', '--handicap', '2'], /--handicap 2: expected none in go:5/],
    [['tictactoe', '--handicap', '2'], /--handicap 2: expected none in tictactoe/],
    [['go:9', '--komi', '6.3'], /--komi 6\.3: expected points, such as 6\.5/],
    [['go:9', '--komi', '1000'], /--komi 1000: /],
    [['tictactoe', '--komi', '1'], /--komi 1: .*there is no komi/],
  ]))
    assert.match(refused(['play', ...options, '--side', 'both'], 2), why);
});

test('a game goes on from the end of a record', () => {
  const folder = makeFolder();
  const file = join(folder, 'game.sgf');
  writeFileSync(file, '(;SZ[9]KM[5.5]RU[Japanese]AB[cc][gg]HA[2];W[ee];B[ce])');
  const saved = join(folder, 'saved.sgf');
  const again = playOf('go:9', ['--side', 'both', '--record', file, '--save', saved], ['e2']);
  assert.match(again, /White is to move\.\n> /);
  const text = readFileSync(saved, 'utf8');
  assert.match(text, /KM\[5\.5\]/);
  assert.match(text, /;W\[ee\]\s*;B\[ce\]\s*;W\[eh\]/);
  // The values are those of the record's rules: under the strict ones this is a draw.
  const link = 'game=gobblers2&rules=cover&moves=L@b3.L@a1.M@c2.L@c2.M@a2';
  const hint = play(['--side', 'both', '--record', link], ['hint']);
  assert.match(hint, /The second player: win in 7 plies\. Best: M@a3/);
  for (const [options, why] of /** @type {[string[], RegExp][]} */ ([
    [['go:19', '--record', file], /it is a game of go:9, expected go:19/],
    [['gobblers2', '--rules', 'strict', '--record', link], /under cover rules, expected strict/],
    [['go:9', '--record', file, '--komi', '7'], /expected without --position, --komi and/],
    [['go:9', '--record', '-'], /expected a file or a link/],
  ]))
    assert.match(refused(['play', ...options, '--side', 'both'], 2), why);
  assert.match(refused(['play', 'go:9', '--record', join(folder, 'none.sgf')], 1), /cannot read/);
});
