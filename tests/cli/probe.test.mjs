// kanzen probe: values of positions and moves, one at a time and by thousands.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { answer, json, jsonLines, kanzen, makeFolder, START, withoutOrigin } from './kanzen.mjs';

const probe = (/** @type {string} */ position) =>
  json(['probe', 'gobblers2', '--position', position]);

const positionsOf = (/** @type {any[]} */ lines) => lines.map((line) => line.position);

test('the start, by default and by notation', () => {
  const start = probe(START);
  const keys = ['position', 'outcome', 'distance', 'moves', 'values', 'integer'];
  assert.deepEqual(Object.keys(start), [...keys, 'canonical_integer']);
  assert.deepEqual([start.position, start.outcome, start.distance], [START, 'draw', null]);
  assert.equal(start.moves.length, 18);
  assert.deepEqual(withoutOrigin(json(['probe', 'gobblers2'])), withoutOrigin(start));
  assert.equal(start.values.from, 'solving');
  assert.ok(start.values.seconds > 0);
  for (const move of start.moves)
    assert.deepEqual(Object.keys(move), ['move', 'outcome', 'distance', 'position']);
  const middle = start.moves.find((/** @type {any} */ m) => m.move === 'L@b2');
  assert.equal(middle.position, '-,-,-/-,L,-/-,-,-:2');
});

test('a line to complete is a win in 1', () => {
  const { outcome, distance, moves } = probe('L,L,-/l,-,-/l,-,-:1');
  assert.deepEqual([outcome, distance], ['win', 1]);
  const winning = moves.find((/** @type {any} */ m) => m.move === 'M@c3');
  assert.deepEqual([winning.outcome, winning.distance], ['win', 1]);
  const after = probe(winning.position);
  assert.deepEqual([after.outcome, after.distance, after.moves], ['loss', 0, []]);
});

test('a losing lift has no position', () => {
  const lift = probe('mL,l,l/-,-,-/-,-,-:1').moves.find((/** @type {any} */ m) => m.move === 'a3');
  assert.deepEqual(lift, { move: 'a3', outcome: 'loss', distance: 1 });
});

test("the notebook's integers are accepted and printed, several positions an object a line", () => {
  assert.equal(probe('0').position, START);
  // The opponent's M on c1 is the lowest bit of the 36; on a3 it is bit 8, and the same position.
  const notebook = ['probe', 'gobblers2', '--rules', 'notebook', '--json'];
  const lines = jsonLines([...notebook, '--position', '1', '--position', '256']);
  assert.deepEqual(
    lines.map((line) => [line.position, line.integer, line.canonical_integer]),
    [
      ['-,-,-/-,-,-/-,-,m:1', '1', '1'],
      ['m,-,-/-,-,-/-,-,-:1', '256', '1'],
    ],
  );
  for (const { outcome, distance } of lines) assert.deepEqual([outcome, distance], ['loss', 5]);
});

test('text for people', () => {
  assert.match(answer(['probe', 'gobblers2']), /\nvalues: solved here in \d+\.\d+ s\n$/);
  const text = answer(['probe', 'gobblers2', '--position', 'mL,l,l/-,-,-/-,-,-:1']);
  assert.match(text, /L\(m\)/);
  assert.match(text, /^For the first player, to move: /m);
  assert.match(text, /^ +a3 +loss in 1 ply: the lift uncovers a line$/m);
});

test('thousands of positions in one run, streamed from standard input', () => {
  const first = jsonLines(['probe', 'gobblers2', '--positions', '-'], `${START}\n`);
  const second = first[0].moves.map((/** @type {any} */ move) => move.position);
  const third = jsonLines(['probe', 'gobblers2', '--positions', '-'], second.join('\n')).flatMap(
    (line) => line.moves.map((/** @type {any} */ m) => m.position),
  );
  const many = Array(20).fill(third).flat();
  assert.equal(many.length, 20 * 297);
  const began = Date.now();
  const lines = jsonLines(['probe', 'gobblers2', '--json', '--positions', '-'], many.join('\n'));
  assert.ok(Date.now() - began < 20_000);
  assert.deepEqual(positionsOf(lines), many);
  assert.deepEqual(withoutOrigin(lines[0]), withoutOrigin(probe(many[0])));
});

test('a file of positions: blank lines, comments, CRLF and a BOM are passed over', () => {
  const folder = makeFolder();
  const file = join(folder, 'positions.txt');
  writeFileSync(file, `\ufeff# positions\r\n\n${START}\r\n   \n#1\n1`);
  const lines = jsonLines(['probe', 'gobblers2', '--positions', file]);
  assert.deepEqual(positionsOf(lines), [START, '-,-,-/-,-,-/-,-,m:1']);
  writeFileSync(file, '');
  assert.deepEqual(jsonLines(['probe', 'gobblers2', '--positions', file]), []);
});

test('spaces and quotation marks around positions are passed over', () => {
  const [one, other] = [START, '-,-,ML/-,m,-/-,-,-:2'];
  const lines = jsonLines(
    ['probe', 'gobblers2', '--positions', '-'],
    `  ${one}\n"${other}"\t\n ' ${one} '\r\n`,
  );
  assert.deepEqual(positionsOf(lines), [one, other, one]);
  assert.equal(json(['probe', 'gobblers2', '--position', ` "${other}"`]).position, other);
  assert.match(answer(['perft', 'gobblers2', '1', '--position', ` '${other}' `]), /1/);
});

test('the positions of tables that Kanzen has written are read', () => {
  const probe = ['probe', 'gobblers2', '--positions', '-'];
  const table = answer(['figure', 'gobblers2', '--values', '--format', 'csv']);
  const lines = jsonLines(probe, table);
  assert.equal(lines.length, table.split('\n').length - 2);
  for (const [at, { position }] of lines.entries())
    assert.ok(table.split('\n')[at + 1]?.includes(position));
  const notebook = jsonLines(probe, ',STATE,RESULT,RESULT_NUM\n0,0,1,5\n1,1,-1,5\n');
  assert.deepEqual(positionsOf(notebook), [START, '-,-,-/-,-,-/-,-,m:1']);
});

test('UTF-16 is named', () => {
  for (const text of [`\ufeff${START}\n`, `${START}\n`]) {
    const run = kanzen(
      ['probe', 'gobblers2', '--positions', '-'],
      new Uint8Array(Buffer.from(text, 'utf16le')),
    );
    assert.equal(run.status, 1);
    assert.match(run.stderr, /cannot read standard input: it is UTF-16; expected UTF-8\n$/);
  }
});

test('a bad line is answered by its number and its error, and the others are answered', () => {
  const run = kanzen(
    ['probe', 'gobblers2', '--positions', '-'],
    `\ufeff${START}\n# two bad ones\n\nnonsense\nL,L,L/-,-,-/-,-,-:1\n${START}\n`,
  );
  assert.equal(run.status, 3);
  assert.equal(
    run.stderr,
    'kanzen probe: standard input: 2 lines could not be answered; the output has the errors\n',
  );
  const answers = run.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  assert.deepEqual(positionsOf(answers), [START, undefined, undefined, START]);
  const errors = answers.slice(1, 3);
  for (const error of errors) assert.deepEqual(Object.keys(error), ['line', 'error']);
  assert.deepEqual(
    errors.map(({ line }) => line),
    [4, 5],
  );
  assert.match(errors[0].error, /character 1/);
});

test('a position without a value has its error, too', () => {
  const run = kanzen(
    ['probe', 'gobblers2', '--rules', 'notebook', '--positions', '-'],
    `M,M,-/L,-,-/-,L,-:1\n${START}\n`,
  );
  assert.equal(run.status, 3);
  const [bad, good] = run.stdout.split('\n').map((line) => line && JSON.parse(line));
  assert.match(bad.error, /never came to the position/);
  assert.equal(good.position, START);
});
