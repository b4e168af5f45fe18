// Players of Go by command: --playouts bounds what they do and makes it repeatable.  How quick they are
// is nothing to test here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, refused } from './kanzen.mjs';

/** @param {string[]} options @param {string[]} lines @returns {string[]} the answers */
const gtp = (options, lines) =>
  answer(['gtp', 'go:9', '--threads', '1', ...options], `${lines.join('\n')}\n`)
    .split('\n\n')
    .slice(0, -1);

const moves = ['genmove b', 'genmove w', 'genmove b', 'genmove w'];
const withTime = ['--player', 'monte-carlo', '--time-limit', '1000'];

test('--playouts ends a move long before its time, the same for the same seed', () => {
  const options = [...withTime, '--playouts', '30', '--seed', '5'];
  const played = gtp(options, moves);
  for (const move of played) assert.match(move, /^= [A-HJ][1-9]$/);
  assert.deepEqual(gtp(options, moves), played);
});

// With the same seed the first playouts are the same, so a step of strength that has at most 100
// plays with a bound above that as without one, and as monte-carlo with that many.
test('--playouts and the steps of strength: the lower bound holds', () => {
  const some = (/** @type {string} */ player, /** @type {string[]} */ ...more) =>
    gtp(['--player', player, '--time-limit', '1000', '--seed', '2', ...more], moves);
  const level2 = some('level2');
  assert.deepEqual(some('level2', '--playouts', '5000'), level2);
  assert.deepEqual(some('monte-carlo', '--playouts', '100'), level2);
  const fewer = some('level2', '--playouts', '5');
  assert.deepEqual(fewer, some('monte-carlo', '--playouts', '5'));
  assert.notDeepEqual(fewer, level2);
});

test('--playouts where a person plays', () => {
  const options = ['--side', '1', '--player', 'monte-carlo', '--seed', '1', '--threads', '1'];
  const play = (/** @type {string} */ playouts) =>
    answer(['play', 'go:5', ...options, '--playouts', playouts], 'c3\n');
  assert.match(play('50'), /White plays [a-e][1-5] \(wins \d+ % of playouts\)/);
  assert.equal(play('50'), play('50'));
});

test('--playouts that are no number are refused', () => {
  for (const playouts of ['0', '-1', 'many', '1.5'])
    for (const command of ['play', 'gtp'])
      assert.match(refused([command, 'go:5', '--playouts', playouts], 2), /--playouts/);
});
