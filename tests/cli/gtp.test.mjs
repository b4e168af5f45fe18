// kanzen gtp: every command with its answer, and a soak of lines that mean nothing.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { answer, isReleaseBuild, makeFolder, program, refused } from './kanzen.mjs';

/**
 * @param {string[]} lines
 * @param {string[]} [args]
 * @returns {string[]} the answers
 */
function answersTo(lines, args = ['go:9']) {
  const text = answer(
    ['gtp', ...args, '--player', 'random', '--seed', '1'],
    lines.join('\n') + '\n',
  );
  assert.ok(text === '' || text.endsWith('\n\n'));
  return text.split('\n\n').slice(0, -1);
}

/** @param {[string, string | RegExp][]} session lines and answers @param {string[]} [args] */
function holds(session, args) {
  const answers = answersTo(
    session.map(([line]) => line),
    args,
  );
  assert.equal(answers.length, session.length);
  for (const [at, [line, expected]] of session.entries()) {
    if (typeof expected === 'string') assert.equal(answers[at], expected, line);
    else assert.match(answers[at], expected, line);
  }
}

/** Comma-separated lines that all get the same answer. @param {string} lines @param {string} [expected] */
const each = (lines, expected = '=') =>
  lines.split(', ').map((line) => /** @type {[string, string]} */ ([line, expected]));

const COMMANDS = [
  'protocol_version name version known_command list_commands quit boardsize',
  'rectangular_boardsize query_boardsize clear_board komi get_komi kata-get-rules kata-set-rules',
  'kata-set-rule kgs-rules play gogui-play_sequence set_position genmove undo time_settings',
  'kgs-time_settings kata-time_settings time_left final_score final_status_list',
  'final_status kgs-genmove_cleanup lz-analyze lz-genmove_analyze kata-analyze kata-genmove_analyze',
  'fixed_handicap place_free_handicap set_free_handicap loadsgf printsgf reg_genmove showboard',
  'cputime is_legal all_legal list_stones captures last_move move_history stop',
].flatMap((line) => line.split(' '));

test('about the engine', () => {
  holds([
    ['protocol_version', '= 2'],
    ['1 name', '=1 Kanzen'],
    ['2147483647 version', /^=2147483647 \d/],
    ['known_command play', '= true'],
    ...each('known_command Play, known_command', '= false'),
    ['list_commands', `= ${COMMANDS.join('\n')}`],
    ['cputime', /^= \d+\.\d+$/],
    ['7', '?7 unknown command'],
    ['12 nonsense b c3', '?12 unknown command'],
    ['quit', '='],
  ]);
});

test('the end of the input or quit ends it, a last line without its end is read', () => {
  assert.equal(answer(['gtp', 'go:9'], 'name'), '= Kanzen\n\n');
  assert.equal(answer(['gtp', 'go:9'], ''), '');
  assert.equal(answer(['gtp', 'go:9'], '\n# name\n4 quit\nname\n'), '=4\n\n');
});

test('the board', () => {
  holds([
    ['boardsize 5', '='],
    ...each('boardsize 20, boardsize 0', '? unacceptable size'),
    ...each('boardsize x, boardsize', '? boardsize not an integer'),
    ['komi 3.25', '='],
    ['komi x', '? komi not a float'],
    ['play black C3', '='],
    ['play W c3', '? illegal move'],
    ...each('play w i3, play w z9, play red c4, play w', '? invalid color or coordinate'),
    ...each('play w pass, play white D3'),
    ['list_stones b', '= C3'],
    ['list_stones white', '= D3'],
    ['is_legal b d3', '= 0'],
    ['is_legal b pass', '= 1'],
    ['final_score', '= B+21.75'], // White's stone is dead
    [
      'showboard',
      '=\n   A B C D E\n 5 . . . . . 5\n 4 . . . . . 4\n 3 . . X O . 3\n' +
        ' 2 . . . . . 2\n 1 . . . . . 1\n   A B C D E\nBlack to move',
    ],
    ...each('undo, undo, undo'),
    ['undo', '? cannot undo'],
    ...each('play b a1, clear_board'),
    ['final_score', '= W+3.25'],
    ['list_stones b', '='],
  ]);
});

test('one colour may move twice, and play goes on behind two passes', () => {
  holds(
    [
      ...each('boardsize 3, komi 0, play b b2, play b b1, play b pass, play b a2, play w pass'),
      ['play b pass', '='],
      ['play w a1', '? illegal move'],
      ['play w c1', '='],
      ['final_score', '= B+7'], // two handicap stones
      ['final_status_list alive', '= A2 B2 B1'],
      ['final_status_list dead', '= C1'],
      ['final_status_list seki', '='],
      ['final_status_list black_territory', '= A3 B3 C3 C2 A1'],
      ['final_status_list white_territory', '='],
      ...each('final_status_list x, final_status_list', '? syntax error'),
    ],
    ['go:9', '--rules', 'positional'],
  );
});

test('handicap', () => {
  holds([
    ['boardsize 19', '='],
    ['fixed_handicap 9', '= D4 Q16 D16 Q4 D10 Q10 K4 K16 K10'],
    ...each('fixed_handicap 2, place_free_handicap 2', '? board not empty'),
    ['set_free_handicap a1 b1', '? board not empty'],
    ['undo', '? cannot undo'],
    ['clear_board', '='],
    ...each('fixed_handicap 1, fixed_handicap 10', '? invalid number of stones'),
    ['fixed_handicap', '? syntax error'],
    ['place_free_handicap 3', '= D4 Q16 D16'],
    ['clear_board', '='],
    ['place_free_handicap 1', '? invalid number of stones'],
    ['place_free_handicap', '? syntax error'],
    ...each('set_free_handicap a1, set_free_handicap a1 a1', '? bad vertex list'),
    ['set_free_handicap a1 pass', '? bad vertex list'],
    ['set_free_handicap A1 c3', '='],
    ['list_stones b', '= C3 A1'],
    ['boardsize 8', '='],
    ['fixed_handicap 5', '? invalid number of stones'],
    ['fixed_handicap 4', '= C3 F6 C6 F3'],
    ['boardsize 5', '='],
    ['place_free_handicap 2', '= B5 D5'],
    ['boardsize 2', '='],
    ['set_free_handicap a1 a2 b1 b2', '? bad vertex list'],
  ]);
});

test('the player and its clock', () => {
  holds([
    ...each('boardsize 5, time_settings 60 10 5, time_settings 0 1 0'),
    ...each('time_settings 60, time_settings a b c', '? syntax error'),
    ['time_left b 10 0', '='],
    ['time_left red 10 0', '? invalid color'],
    ...each('time_left b, time_left b x 0', '? syntax error'),
    ...each('kgs-time_settings none, kgs-time_settings absolute 100'),
    ...each('kgs-time_settings byoyomi 100 30 5, kgs-time_settings canadian 100 300 25'),
    ...each('kgs-time_settings byoyomi 100, kgs-time_settings', '? syntax error'),
    ...each('kgs-time_settings byoyomi 100 -30 5, kata-time_settings fischer 1', '? syntax error'),
    ...each('kata-time_settings fischer 60 5, kata-time_settings fischer-capped 60 5 90 10'),
    ...each('time_left b -1 0, time_left b -0.5 -1, time_left w 30 5'),
    ['reg_genmove b', /^= ([A-E][1-5]|PASS)$/],
    ['list_stones b', '='],
    ['genmove b', /^= [A-E][1-5]$/],
    ['list_stones b', /^= [A-E][1-5]$/],
    ['genmove b', /^= ([A-E][1-5]|PASS)$/],
    ...each('genmove, reg_genmove x', '? invalid color'),
    ['all_legal w', /^= ([A-E][1-5] ?){23,24}$/],
    ...each('all_legal, list_stones', '? invalid color'),
    ['is_legal b', '? invalid color or coordinate'],
  ]);
});

// Black's clock allows a tenth of a second, White's as long as a move may take at most: 10 seconds.
test('what time is left is that of the player who is named', () => {
  const lines = ['time_settings 600 0 0', 'time_left b 0.1 1', 'reg_genmove b', 'cputime'];
  const output = answer(['gtp', 'go:5', '--threads', '1', '--seed', '1'], `${lines.join('\n')}\n`);
  assert.match(output, /\n\n= [01]\.\d+\n\n$/);
});

test('records', () => {
  const folder = makeFolder();
  const file = join(folder, 'game.sgf');
  const other = join(folder, 'other.sgf');
  const fifo = join(folder, 'fifo');
  execFileSync('mkfifo', [fifo]);
  writeFileSync(other, '(;SZ[7]KM[2]AB[cc];W[dd];B[ee];W[])');
  holds([
    ...each('boardsize 5, komi 1.5, play b c3, play b a5, play w pass'),
    ['printsgf', '= (;GM[1]FF[4]CA[UTF-8]AP[Kanzen:1.0]SZ[5]KM[1.5]RU[AGA];B[cc];B[aa];W[])'],
    [`printsgf ${file}`, '='],
    ['printsgf /nowhere/at/all', '? cannot write to "/nowhere/at/all": No such file or directory'],
    ...each(`printsgf ${folder}`, `? cannot write to "${folder}": Is a directory`),
    ...each(`printsgf ${fifo}`, `? cannot write to "${fifo}": it is no file`),
    ...each(`loadsgf /nowhere/at/all, loadsgf ${fifo}`, '? cannot load file'),
    ...each(`loadsgf ${folder}, loadsgf /dev/zero, loadsgf -`, '? cannot load file'),
    ['loadsgf', '? syntax error'],
    [`loadsgf ${other} x`, '? syntax error'],
    [`loadsgf ${other}`, '='],
    ['list_stones w', '= D4'],
    ['list_stones b', '= C5 E3'],
    ['undo', '='],
    [`loadsgf ${other} 2`, '='],
    ['list_stones b', '= C5'],
    ['undo', '='],
    ['undo', '? cannot undo'],
    [`loadsgf ${file}`, '='],
    ['list_stones b', '= A5 C3'],
  ]);
  assert.match(readFileSync(file, 'utf8'), /^\(;GM\[1\].*;B\[cc\];B\[aa\];W\[\]\)\n$/);
});

const vertices = Array.from(
  { length: 361 },
  (_, at) => `${'ABCDEFGHJKLMNOPQRST'[at % 19]}${19 - Math.floor(at / 19)}`,
);
// Black fills the board but for one point, where White captures all; then again from the other end, so
// that White's stone in the corner is captured by Black's next to it.
const longGame = [
  vertices,
  [...vertices.slice(341, 360).reverse(), vertices[360], ...vertices.slice(0, 341).reverse()],
].flatMap((order) => [
  ...order
    .slice(0, 360)
    .flatMap((vertex) => [`play b ${vertex}`, 'play w pass'])
    .slice(0, -1),
  `play w ${order[360]}`,
]);

for (const rules of ['situational', 'positional'])
  test(`a game of 1,440 moves is played and loaded within a second each, ${rules}`, () => {
    const folder = makeFolder();
    const file = join(folder, 'long.sgf');
    const loading = [`printsgf ${file}`, 'clear_board', `loadsgf ${file}`];
    const shown = ['cputime', 'showboard'];
    const lines = ['cputime', ...longGame, ...shown, ...loading, ...shown];
    const answers = answersTo(lines, ['go:19', '--rules', rules]);
    assert.ok(answers.slice(1, 1441).every((text) => text === '='));
    const [played, board, , , , loaded, boardAgain] = answers.slice(1441);
    assert.equal(boardAgain, board);
    const times = [answers[0], played, loaded].map((text) => Number(text.slice(2)));
    if (isReleaseBuild)
      assert.ok(times[1] - times[0] < 1 && times[2] - times[1] < 1, times.join(' '));
  });

test('every command has an answer without arguments', () => {
  for (const command of COMMANDS.filter((name) => name !== 'quit'))
    assert.equal(answersTo([command]).length, 1, command);
});

test('10,000 random lines: each is answered once, in the form of an answer', () => {
  let state = 12345;
  /** @param {number} count */
  const below = (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const commands = COMMANDS.filter((name) => !/quit|sgf|final|cleanup/.test(name));
  const words = ['b', 'w', 'black', 'pass', 'a1', 'C3', 'e5', 'j9', 'i1', 'zz99', '-1', '0', '5'];
  words.push('3', '19', '99999999999999999999', '1e400', 'nan', '7.5', 'é', '#', '\t', '\x00', '=');
  const lines = ['boardsize 5'];
  while (lines.length < 10_000) {
    const parts = [];
    if (below(4) === 0) parts.push(String(below(1e9)));
    if (below(10) > 0) parts.push(below(3) ? commands[below(commands.length)] : 'play');
    for (let count = below(4); count > 0; count -= 1) parts.push(words[below(words.length)]);
    lines.push(below(50) ? parts.join(' ') : `boardsize ${2 + below(6)}`);
  }
  const isAnswered = lines.filter(
    (line) => line.replace(/#.*/, '').replaceAll(/[\x00-\x20\x7f]/g, '') !== '',
  );
  const answers = answersTo(lines);
  assert.equal(answers.length, isAnswered.length);
  for (const [at, text] of answers.entries()) {
    const id = /^\s*(\d{1,10})(?=\s|$)/.exec(
      isAnswered[at].replace(/#.*/, '').replaceAll('\0', ''),
    );
    assert.match(text, new RegExp(`^[=?]${id?.[1] ?? ''}( |\\n|$)`), isAnswered[at]);
  }
});

test('a signal ends the program while it thinks', { timeout: 60_000 }, async () => {
  for (const [signal, status] of /** @type {[NodeJS.Signals, number][]} */ ([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ]))
    for (const lines of ['genmove b\ngenmove w\nname\n', 'lz-analyze\n']) {
      const child = spawn(program, ['gtp', 'go:9', '--time-limit', '600']);
      let answers = '';
      child.stdout.setEncoding('utf8').on('data', (text) => (answers += text));
      child.stdin.write(lines);
      await setTimeout(1000);
      child.kill(signal);
      assert.deepEqual(await once(child, 'exit'), [status, null], lines);
      if (lines.startsWith('genmove')) assert.equal(answers, '', 'no command is executed after it');
    }
});

test('other games are refused', () => {
  assert.match(refused(['gtp', 'gobblers2'], 2), /gobblers2 is not played over GTP/);
  assert.match(refused(['gtp', 'go:9', '--player', 'x'], 2), /--player: "x" is unknown/);
});
