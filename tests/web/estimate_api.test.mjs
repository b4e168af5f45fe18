// Estimates by playouts through the JavaScript API, in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importApi } from './site.mjs';
import { withGame } from './with_game.mjs';

const { openLink } = await importApi();

test('an estimate has moves, owners and the expected line', { timeout: 60_000 }, () =>
  withGame({ game: 'go:5' }, async (game) => {
    assert.equal(game.info.abilities.estimate, true);
    await game.play('c3');
    const report = await game.estimate({ playouts: 2000, seconds: 50, seed: 1 });
    assert.equal(report.position, await game.position());
    assert.equal(report.playouts, 2000);
    assert.equal(report.owners.length, 25);
    assert.ok(report.owners.every((owner) => owner >= -1 && owner <= 1));
    assert.ok((report.owners[12] ?? 0) > 0.5, 'the middle is Black’s');
    assert.equal(report.moves.length, 25); // 24 points and a pass
    const shares = report.moves.map(({ share }) => share);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
    assert.deepEqual(
      [...shares].sort((one, other) => other - one),
      shares,
    );
    assert.ok(report.line.length > 0 && report.line[0] === report.moves[0]?.move);
    // Black owns all of the board, by far the best is 25 points; komi is taken off.
    assert.ok(
      report.score !== null && report.score > 5 && report.score <= 25 - (game.info.komi ?? 0),
    );
    assert.ok(report.winRate >= 0 && report.winRate < 0.5, 'White is to move');
    const again = await game.estimate({ playouts: 2000, seconds: 50, seed: 1 });
    assert.deepEqual({ ...again, seconds: 0 }, { ...report, seconds: 0 });
  }),
);

test('a score has the points for handicap stones taken off', { timeout: 60_000 }, () =>
  withGame({ game: 'go:5', rules: 'positional' }, async (game) => {
    await game.setPosition('XXXXX/X.X.X/XXXXX/XXXXX/XXXXX:2');
    const { score } = await game.estimate({ playouts: 50, seconds: 50 });
    assert.equal(score, 25 - 23);
  }),
);

test('reports come before the last one, and it is ended at once', { timeout: 60_000 }, () =>
  withGame({ game: 'go:9' }, async (game) => {
    /** @type {import('../../web/library/kanzen.d.mts').EstimateReport[]} */
    const reports = [];
    const abort = new AbortController();
    const estimating = game.estimate({
      seconds: 50,
      signal: abort.signal,
      onReport: (report) => {
        reports.push(report);
        if (reports.length === 3) abort.abort();
      },
    });
    await assert.rejects(estimating, { name: 'AbortError' });
    assert.equal(reports.length, 3);
    assert.ok((reports[0]?.playouts ?? 0) < (reports[2]?.playouts ?? 0));
  }),
);

test('what may not come again is known from the past', { timeout: 60_000 }, () =>
  withGame({ game: 'go:3' }, async (game) => {
    // Black takes a1; that White takes a2 back at once would repeat the board.
    for (const move of ['c2', 'a3', 'b1', 'a1', 'c3', 'b2', 'a2']) await game.play(move);
    const moves = async () =>
      (await game.estimate({ playouts: 200, seconds: 20 })).moves.map(({ move }) => move).sort();
    const legal = await game.legalMoves();
    assert.deepEqual(await moves(), legal.sort());
    await game.setPosition(await game.position());
    assert.deepEqual(await moves(), ['a1', ...legal].sort());
  }),
);

test(
  'games without playouts of their own are estimated by random ones',
  { timeout: 30_000 },
  async () => {
    await withGame({ game: 'gobblers2' }, async (game) => {
      const report = await game.estimate({ playouts: 200, seconds: 20 });
      assert.equal(report.moves.length, (await game.moves()).length);
      // @ts-expect-error: no function
      await assert.rejects(game.estimate({ onReport: 3 }), TypeError);
    });
  },
);

// Black has passed on an empty board of 3,3, whose usual komi is 0: that White passes, too, wins by
// the komi of the link alone.
test("a player chooses with the game's own komi", { timeout: 30_000 }, async (t) => {
  const game = await openLink('game=go:3&rules=ko&komi=0.5&moves=pass');
  t.after(() => game.close());
  const choice = await game.choose({ player: 'level2', seed: 1 });
  assert.deepEqual([choice.move, choice.proved], ['pass', true]);
});
