// kanzen mates: all mates of a game and that of one position, and what is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, json, refused } from './kanzen.mjs';

const withoutDrops = ['mates', 'dobutsu', '--rules', 'no-drops'];
const position = '1le/g2/CEL/2G:C:1';

test('all mates are counted by length, and the longest are listed', () => {
  const text = answer([...withoutDrops, '--limit', '2']);
  assert.match(text, /^1 +35,824\n3 +3,952\n5 +486\n7 +56\n9 +8\nall +40,326\n/m);
  assert.equal([...text.matchAll(/ {2}mate in 9 plies: (\S+ ?){9}$/gm)].length, 2);
});

test('mates of another length are listed on request', () => {
  const found = json([...withoutDrops, '--plies', '5', '--limit', '3']);
  assert.deepEqual(Object.keys(found), ['game', 'rules', 'by_plies', 'examples']);
  assert.deepEqual(found.by_plies, [0, 35824, 0, 3952, 0, 486, 0, 56, 0, 8]);
  assert.equal(found.examples.length, 3);
  for (const { plies, line } of found.examples) assert.deepEqual([plies, line.length], [5, 5]);
});

test('the mate of one position', () => {
  const mates = ['mates', 'dobutsu', '--position'];
  assert.equal(answer([...mates, position]), `${position}  mate in 3 plies: b2a3 b4a4 G@b4\n`);
  assert.match(answer([...mates, position, '--unit', 'moves']), / mate in 2 moves: /);
  const line = ['b2a3', 'b4a4', 'G@b4'];
  assert.deepEqual(json([...mates, position]).mate, { position, plies: 3, line });
  const start = 'gle/1c1/1C1/ELG:-:1';
  assert.equal(answer([...mates, start]), `${start}  no mate\n`);
  assert.equal(json([...mates, start]).mate, null);
  assert.match(refused([...mates, 'gle/1c1/1C1/EL1:-:1'], 2), /one of the giraffes is missing/);
  const short = [...mates, position, '--plies', '2'];
  assert.equal(answer(short), `${position}  no mate in at most 2 plies\n`);
  assert.equal(json(short).mate, null);
});

test('a game without checks has no mates', () => {
  assert.match(refused(['mates', 'gobblers2'], 2), /gobblers2.*there are no checks/);
});
