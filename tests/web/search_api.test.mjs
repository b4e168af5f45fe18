// Searches of single positions through the JavaScript API, in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importApi } from './site.mjs';
import { withGame } from './with_game.mjs';

const { KanzenError } = await importApi();

test('a search finds the winner, and all winning moves', { timeout: 60_000 }, () =>
  withGame({ game: 'mnk:6,5,4' }, async (game) => {
    assert.equal(game.info.bySearch, true);
    await game.play('c3');
    await game.play('c4');
    /** @type {import('../../web/library/kanzen.d.mts').Progress[]} */
    const progress = [];
    const report = await game.search({ seconds: 50, onProgress: (one) => progress.push(one) });
    assert.equal(report.position, await game.position());
    assert.equal(report.outcome, 'win');
    assert.equal(report.moves.length, 28);
    assert.equal(report.moves[0]?.outcome, 'win');
    assert.ok(report.moves.some(({ outcome }) => outcome === 'loss'));
    assert.ok(report.nodes > 1000 && report.seconds > 0);
    assert.ok(progress.length > 0);
    assert.ok(progress.every(({ phase, done }) => phase === 'search' && done > 0));
  }),
);

test('a search is aborted at once, and another follows', { timeout: 30_000 }, () =>
  withGame({ game: 'mnk:8,8,5' }, async (game) => {
    const abort = new AbortController();
    const searching = game.search({ seconds: 60, signal: abort.signal });
    await new Promise((resolve) => setTimeout(resolve, 300));
    abort.abort();
    await assert.rejects(searching, { name: 'AbortError' });
    // Too little time is no error, and nothing is guessed.
    const report = await game.search({ seconds: 0.1 });
    assert.equal(report.position, await game.position());
    assert.equal(report.outcome, null);
    assert.equal(report.moves.length, 64);
    assert.ok(report.moves.every(({ outcome }) => outcome === null));
  }),
);

test(
  'a searching player proves its move, or marks it as a guess',
  { timeout: 90_000 },
  async () => {
    await withGame({ game: 'mnk:6,5,4' }, async (game) => {
      await game.setPosition('....../....../.XXX../.OOO../......:1');
      const choice = await game.choose({ seconds: 50 }); // left out, the player searches
      assert.ok(['a3', 'e3'].includes(choice.move), choice.move);
      assert.deepEqual(choice.value, { outcome: 'win', distance: null });
      assert.equal(choice.proved, true);
      await assert.rejects(game.choose({ player: 'perfect' }), (error) => {
        assert.ok(error instanceof KanzenError);
        assert.match(error.message, /too large to solve.*"search"/);
        return error.code === 'not_solved';
      });
      const random = await game.choose({ player: 'random', seed: 3 });
      assert.deepEqual([random.value, random.proved], [null, false]);
    });
    await withGame({ game: 'mnk:8,8,5' }, async (game) => {
      /** @type {import('../../web/library/kanzen.d.mts').Progress[]} */
      const progress = [];
      const guess = await game.choose({
        player: 'search',
        seconds: 0.2,
        onProgress: (one) => progress.push(one),
      });
      assert.deepEqual(guess, { move: 'd5', value: null, proved: false, resigns: false });
      assert.ok(progress.length > 0);
    });
  },
);

test('a game that cannot be searched is refused', { timeout: 30_000 }, async () => {
  await withGame({ game: 'gobblers2' }, async (game) => {
    await assert.rejects(game.search(), (error) => {
      assert.ok(error instanceof KanzenError);
      return error.code === 'unsupported';
    });
  });
  await withGame({ game: 'mnk:6,5,4' }, async (game) => {
    await assert.rejects(game.search({ seconds: 0 }), TypeError);
    await assert.rejects(game.search({ position: 'XX' }), { code: 'bad_notation', offset: 2 });
    await assert.rejects(game.solve(), { code: 'unsupported' });
  });
});
