// kanzen gtp: dead stones and scores, and analysis that is written while it goes on.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { answer, program } from './kanzen.mjs';

/** @param {string[]} lines @param {string[]} [args] @returns {string[]} the answers */
const answersTo = (lines, args = []) =>
  answer(['gtp', 'go:9', '--seed', '1', ...args], `${lines.join('\n')}\n`)
    .split('\n\n')
    .slice(0, -1);

/** Commands that put the stones of a position on the board. @param {string} rows */
const placing = (rows) =>
  rows.split('/').flatMap((row, at) =>
    [...row].flatMap((stone, column) => {
      const vertex = 'ABCDEFGHJ'[column] + String(9 - at);
      return stone === '.' ? [] : [`play ${stone === 'X' ? 'b' : 'w'} ${vertex}`];
    }),
  );

// Two black stones in White's area.
const ENDED =
  '........./.......XX/.....XXXO/XXX.XXXOO/X..XOXO../XXXOOOOO./XOOOOOX../OO....X../.........';

test('dead stones are listed, and the score is without them', () => {
  const answers = answersTo([
    'komi 7',
    ...placing(ENDED),
    'final_status_list dead',
    'final_status_list seki',
    'final_status g3',
    'final_status a9',
    'final_status e5',
    'final_score',
  ]);
  assert.deepEqual(answers.slice(-6), [
    '= G3 G2',
    '=',
    '= dead',
    '= black_territory',
    '= alive',
    '= W+4',
  ]);
});

test('the clean-up captures dead stones, and then passes', () => {
  const lines = [...placing(ENDED)];
  for (let moves = 0; moves < 8; moves += 1) lines.push('kgs-genmove_cleanup w');
  const answers = answersTo([...lines, 'list_stones b', 'kgs-genmove_cleanup']);
  assert.equal(answers.at(-1), '? invalid color');
  assert.doesNotMatch(answers.at(-2) ?? '', /G[23]/);
  assert.equal(answers.at(-3), '= PASS');
  assert.match(answers[placing(ENDED).length] ?? '', /^= [A-J]\d$/);
});

const LZ =
  /^info move ([A-HJ]\d|pass) visits \d+ winrate \d+ prior \d+ lcb \d+ order 0 pv( ([A-HJ]\d|pass))+( info |$)/;
const KATA =
  /^info move \S+ visits \d+ utility -?[\d.]+ winrate \d\.\d+ scoreMean -?[\d.]+ scoreLead -?[\d.]+ prior \d\.\d+ lcb \d\.\d+ order 0 pv( ([A-HJ]\d|pass))+ /;

/**
 * Writes the lines, waits for as many lines with `awaited`, then writes `last` and ends the input.
 * @param {string[]} lines
 * @param {RegExp} awaited
 * @param {string} last
 */
async function analysed(lines, awaited, last) {
  const engine = spawn(program, ['gtp', 'go:9', '--threads', '1'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  engine.stdin.write(`${lines.join('\n')}\n`);
  for await (const part of engine.stdout.setEncoding('utf8')) {
    text += part;
    const count = text.split('\n').filter((line) => awaited.test(line)).length;
    if (count >= 2 && !engine.stdin.writableEnded) engine.stdin.end(last);
  }
  if (engine.exitCode === null) await once(engine, 'exit');
  assert.equal(engine.exitCode, 0);
  return text;
}

for (const last of ['name\n', '\n2 name\n', 'quit\n', ''])
  test(`an analysis goes on until ${JSON.stringify(last)}`, { timeout: 60_000 }, async () => {
    const text = await analysed(['7 lz-analyze b 20'], /^info /, last);
    const lines = text.split('\n');
    assert.equal(lines[0], '=7');
    assert.match(lines[1] ?? '', LZ);
    assert.match(lines[2] ?? '', LZ);
    const end = lines.slice(1).findIndex((line) => line === '');
    assert.ok(lines.slice(1, end + 1).every((line) => line.startsWith('info move ')));
    const after = lines.slice(end + 2).join('\n');
    assert.equal(
      after,
      { 'name\n': '= Kanzen\n\n', 'quit\n': '=\n\n', '': '' }[last] ?? '=2 Kanzen\n\n',
    );
  });

test('KataGo’s form has owners, for the side to move', { timeout: 60_000 }, async () => {
  const start = ['komi 0', 'play b e5', 'play b e3', 'play b e7', 'play b c5', 'play b g5'];
  const text = await analysed(
    [...start, 'kata-analyze w 20 ownership true'],
    / ownership /,
    'quit\n',
  );
  const line = text.split('\n').find((one) => one.startsWith('info ')) ?? '';
  assert.match(line, KATA);
  const owners = (line.split(' ownership ')[1] ?? '').split(' ').map(Number);
  assert.equal(owners.length, 81);
  assert.ok((owners[40] ?? 0) < -0.5, 'E5 is the opponent’s');
  assert.ok(Number(/scoreLead (\S+)/.exec(line)?.[1]) < 0);
});

test('only some moves are analysed', { timeout: 60_000 }, async () => {
  const text = await analysed(
    ['kata-analyze b interval 20 allow b d4,e5,pass 1 avoid b e5 1 minmoves 5'],
    /^info /,
    'quit\n',
  );
  const moves = [...text.matchAll(/info move (\S+)/g)].map((found) => found[1]);
  assert.deepEqual([...new Set(moves)].sort(), ['D4', 'pass']);
});

test('a move is chosen with its analysis', () => {
  for (const [command, line] of /** @type {[string, RegExp][]} */ ([
    ['lz-genmove_analyze b', LZ],
    ['kata-genmove_analyze b 10', KATA],
  ])) {
    const [answered, listed] = answersTo([`3 ${command}`, 'list_stones b'], ['--playouts', '300']);
    const lines = (answered ?? '').split('\n');
    assert.equal(lines[0], '=3');
    assert.match(`${lines.at(-2)} `, line);
    const move = /^play ([A-J]\d)$/.exec(lines.at(-1) ?? '')?.[1];
    assert.equal(listed, `= ${move}`);
  }
});

test('wrong arguments of an analysis are refused', () => {
  for (const line of [
    ...['lz-analyze b x', 'lz-analyze -5', 'lz-analyze interval', 'lz-analyze avoid b d4'],
    ...['lz-analyze avoid b z9 1', 'kata-analyze ownership maybe', 'lz-analyze ownership true'],
    'kata-genmove_analyze b minmoves x',
  ])
    assert.match(answersTo([line])[0] ?? '', /^\? .*expected/, line);
  assert.deepEqual(
    answersTo(['boardsize 1', 'lz-analyze avoid b a1,pass 1'])[1],
    '? no move is allowed',
  );
});
