// Every published figure of the limited game comes out of the command.  The source of
// each is in docs/GAMES.md.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, json, jsonOnce } from './kanzen.mjs';

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

for (const rules of ['strict', 'cover'])
  test(`perft under ${rules}: 18, 297, 6,552, 135,000`, () => {
    assert.deepEqual(json(['perft', 'gobblers2', '4', '--rules', rules]), {
      game: 'gobblers2',
      rules,
      depth: 4,
      counts: [18, 297, 6552, 135000],
    });
  });

test('strict: 226,220 positions, the start is a draw', () => {
  const solved = json(['solve', 'gobblers2']);
  assert.equal(solved.rules, 'strict');
  assert.equal(solved.positions, 226220);
  assert.deepEqual(solved.start, { outcome: 'draw', distance: null });
});

test('cover: 252,238 positions, 241,514 of them decided, the start is a draw', () => {
  const solved = jsonOnce(['solve', 'gobblers2', '--rules', 'cover']);
  assert.equal(solved.positions, 252238);
  assert.equal(solved.win + solved.loss, 241514);
  assert.equal(solved.draw, 252238 - 241514);
  assert.deepEqual(solved.start, { outcome: 'draw', distance: null });
});

for (const rules of ['strict', 'cover'])
  test(`enumerate and solve agree on the positions under ${rules}`, () => {
    const found = json(['enumerate', 'gobblers2', '--rules', rules]);
    const solved = jsonOnce(['solve', 'gobblers2', '--rules', rules]);
    assert.equal(found.positions, solved.positions);
    assert.equal(found.terminal, solved.terminal);
    assert.equal(sum(found.by_ply), found.positions);
    assert.deepEqual(found.by_ply.slice(0, 2), [1, 6]); // L or M on corner, edge, centre
  });

const notebook = ['gobblers2', '--rules', 'notebook'];

test('notebook: the sets that its enumeration finds', () => {
  const found = jsonOnce(['enumerate', ...notebook]);
  assert.equal(found.set, 212626);
  assert.equal(found.lifted, 92808);
  assert.equal(found.union, 212878);
  assert.equal(found.queue_pops, 3228077);
  assert.equal(found.lifted_only, 252);
  assert.equal(found.set_only, 120070);
});

test('notebook: undecided, won and lost before each sweep', () => {
  const { sweeps } = jsonOnce(['enumerate', ...notebook]);
  assert.deepEqual(
    sweeps.map((/** @type {any} */ s) => [s.undecided, s.win, s.loss]),
    [
      [177554, 0, 35324],
      [31480, 141508, 39890],
      [7769, 148454, 56655],
      [1286, 151167, 60425],
      [152, 151741, 60985],
      [18, 151811, 61049],
      [8, 151817, 61053],
    ],
  );
});

test('notebook: as run, the first player wins', () => {
  const solved = json(['solve', ...notebook]);
  assert.deepEqual(solved.start, { outcome: 'win', distance: 5 });
  assert.deepEqual([solved.win, solved.loss, solved.draw], [151817, 61053, 8]);
});

test('notebook: the table, byte for byte where it is published', () => {
  const csv = answer(['export', ...notebook, '--format', 'csv']);
  const lines = csv.split('\n');
  assert.equal(lines.pop(), '', 'the last line ends with LF');
  assert.ok(!csv.includes('\r'));
  assert.equal(lines.length, 212878 + 1);
  assert.deepEqual(lines.slice(0, 6), [
    ',STATE,RESULT,RESULT_NUM',
    '0,0,1,5',
    '1,1,-1,5',
    '2,2,-1,6',
    '3,3,-1,4',
    '5,5,-1,3',
  ]);
  assert.deepEqual(lines.slice(-5), [
    '9194308114,9194308114,-1,0',
    '9194308116,9194308116,-1,0',
    '9194308130,9194308130,1,1',
    '9194308136,9194308136,1,1',
    '9194308164,9194308164,1,1',
  ]);
  const states = lines.slice(1).map((line) => Number(line.split(',')[0]));
  assert.ok(
    states.every((state, i) => i === 0 || states[i - 1] < state),
    'ascending',
  );
  assert.ok(lines.slice(1).every((line) => /^(\d+),\1,-?[01],[0-6]$/.test(line)));
});
