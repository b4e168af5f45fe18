// kanzen play, through a pipe.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, json, kanzen } from './kanzen.mjs';

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
