// Aborting calls of the JavaScript API in Node: a solved game loses only the answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGame } from './with_game.mjs';

/** @typedef {import('../../web/library/kanzen.d.mts').Game} Game */

const aborted = { name: 'AbortError' };
const draw = { outcome: 'draw', distance: null };

/** @type {[name: string, ask: (game: Game, signal: AbortSignal) => Promise<unknown>][]} */
const questions = [
  ['moves', (game, signal) => game.moves({ signal })],
  ['probe', (game, signal) => game.probe(undefined, { signal })],
  ['choose', (game, signal) => game.choose({ signal })],
  ['choose by playouts', (game, signal) => game.choose({ player: 'monte-carlo', signal })],
  ['estimate', (game, signal) => game.estimate({ seconds: 50, signal })],
  ['verify', (game, signal) => game.verify({ signal })],
  ['notable', (game, signal) => game.notable({ signal })],
  ['compare', (game, signal) => game.compare({ rules: 'cover', signal })],
  ['export', (game, signal) => game.export('csv', { signal })],
  ['enumerate', (game, signal) => game.enumerate({ signal })],
  ['perft', (game, signal) => game.perft(12, { signal })],
];

test('a solved game stays when a question is aborted', { timeout: 120_000 }, () =>
  withGame({ game: 'gobblers2' }, async (game) => {
    await game.solve();
    for (const delay of [0, 100])
      for (const [name, ask] of questions) {
        const abort = new AbortController();
        const answer = ask(game, abort.signal);
        if (delay > 0) {
          answer.catch(() => {});
          await new Promise((resolve) => setTimeout(resolve, delay));
        }
        abort.abort();
        // Some are answered within the delay.
        if (delay === 0) await assert.rejects(answer, aborted, name);
        assert.equal(game.solved, true, name);
        assert.deepEqual((await game.probe()).value, draw, name);
      }
    assert.deepEqual(await game.perft(2), [18, 297], 'the aborted count has ended');
  }),
);

// The notebook takes longer to solve than the strict rules.
test('what works on solved values ends soon after it is aborted', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2' }, async (game) => {
    await game.solve();
    const began = performance.now();
    await game.compare({ rules: 'notebook' });
    const whole = performance.now() - began;
    const abort = new AbortController();
    let abortedAt = 0;
    const comparing = game.compare({
      rules: 'notebook',
      signal: abort.signal,
      onProgress: () => {
        abortedAt ||= performance.now();
        abort.abort();
      },
    });
    await assert.rejects(comparing, aborted);
    await game.probe();
    const waited = performance.now() - abortedAt;
    assert.ok(waited < whole / 2, `${waited} of ${whole} ms`);
  }),
);
