// Exceptions of a program's callbacks to the JavaScript API, in Node: they reject the call and have
// no other effect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGame } from './with_game.mjs';

const reason = new Error('thrown by the program');
const isReason = (/** @type {unknown} */ thrown) => thrown === reason;

/** @type {[name: string, listener: () => any][]} */
const throwing = [
  [
    'at once',
    () => {
      throw reason;
    },
  ],
  ['later', () => Promise.reject(reason)],
];

for (const [when, listener] of throwing) {
  test(`of a run, ${when}`, { timeout: 60_000 }, () =>
    withGame({ game: 'gobblers2' }, async (game) => {
      await assert.rejects(game.solve({ onProgress: listener }), isReason);
      assert.equal(game.solved, false);
      await game.solve();
      await assert.rejects(game.notable({ onProgress: listener }), isReason);
      await assert.rejects(game.estimate({ seconds: 50, onReport: listener }), isReason);
      assert.equal(game.solved, true);
      assert.equal((await game.probe()).value.outcome, 'draw');
    }),
  );

  test(`of a table, ${when}`, { timeout: 60_000 }, () =>
    withGame({ game: 'gobblers2' }, async (game) => {
      await assert.rejects(game.openTable({ onProgress: listener }), isReason);
      await game.openTable();
      assert.equal((await game.probe()).value.outcome, 'draw');
    }),
  );
}
