// Two rule sets side by side through the JavaScript API, in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGame } from './with_game.mjs';

const strict = { game: 'gobblers2', rules: 'strict' };

test('the first differences can be played and probed', { timeout: 120_000 }, () =>
  withGame(strict, async (game) => {
    const { first, candidate } = await game.compare({ rules: 'notebook', first: 5 });
    assert.equal(candidate, 'strict');
    assert.deepEqual([first.length, first[0]?.ply, first[0]?.line], [5, 0, []]);
    assert.deepEqual(first[0]?.outcomes, ['draw', 'win']);
    await game.solve();
    for (const { line, reached, ply, values, outcomes, divergence } of first) {
      await game.jump(0);
      for (const move of line) await game.play(move);
      assert.equal(line.length, ply);
      assert.equal(await game.position(), reached);
      assert.deepEqual((await game.probe()).value, values[0]);
      assert.equal(outcomes[0], values[0].outcome);
      if (divergence?.kind !== 'ending') throw new Error(`they part by ${divergence?.kind}`);
      assert.equal(divergence.ends[0], null);
      assert.equal(divergence.ends[1]?.reason, 'line');
      assert.equal(divergence.ends[1]?.squares.length, 3);
      assert.ok((divergence.ends[1]?.covered.length ?? 0) > 0);
      for (const move of divergence.moves) await game.play(move);
      assert.equal(await game.position(), divergence.position);
    }
  }),
);

test('what cannot be compared is refused', () =>
  withGame(strict, async (game) => {
    const refused = (/** @type {any} */ options) => game.compare(options);
    await assert.rejects(refused({ rules: 'strict' }), { code: 'unsupported' });
    await assert.rejects(refused({ rules: 'lax' }), { code: 'unknown_rules' });
    await assert.rejects(refused({ rules: 'cover', first: -1 }), TypeError);
    await assert.rejects(refused({}), TypeError);
    await assert.rejects(refused(undefined), TypeError);
  }));
