// Values of many positions through the JavaScript API, in Node: of a list, and of all there are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGame } from './with_game.mjs';

/**
 * @typedef {import('../../web/library/kanzen.d.mts').Game} Game
 * @typedef {import('../../web/library/kanzen.d.mts').ValuedPosition} ValuedPosition
 */

/** @param {ValuedPosition} valued as the export writes it */
const line = ({ position, value: { outcome, distance } }) =>
  `"${position}",${outcome},${distance ?? ''}\n`;

/** @template T @param {AsyncIterable<T>} values @param {number} most @returns {Promise<T[]>} */
async function first(values, most) {
  const some = [];
  for await (const valued of values) {
    some.push(valued);
    if (some.length === most) break;
  }
  return some;
}

for (const named of [{ game: 'gobblers2' }, { game: 'mnk:4,3,3', rules: 'misere' }]) {
  test(`all values of ${named.game} are those of the export`, { timeout: 60_000 }, () =>
    withGame(named, async (game) => {
      await game.solve();
      let csv = 'position,outcome,distance\n';
      for await (const valued of game.values()) csv += line(valued);
      assert.ok(csv === (await game.export('csv')));
    }),
  );
}

test('the notebook has a value for each of its positions', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2', rules: 'notebook' }, async (game) => {
    const { positions } = await game.solve();
    assert.equal((await first(game.values(), Infinity)).length, positions);
  }),
);

test('a table has the same values', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2' }, (game) =>
    withGame({ game: 'gobblers2' }, async (tabled) => {
      await game.solve();
      const solved = await first(game.values(), 10_000);
      await tabled.openTable();
      const stored = await first(tabled.values(), 20_000);
      const byPosition = new Map(stored.map(({ position, value }) => [position, value]));
      const both = solved.filter(({ position }) => byPosition.has(position));
      assert.ok(both.length > 5000, `${both.length}`);
      for (const { position, value } of both)
        assert.deepEqual(byPosition.get(position), value, position);
    }),
  ),
);

test(
  'a sample has the positions of a kind, of a solved game and of a table',
  { timeout: 60_000 },
  () =>
    withGame({ game: 'gobblers2' }, async (game) => {
      await assert.rejects(game.sample().next(), { code: 'not_solved' });
      const { byDistance } = await game.solve();
      const kind = /** @type {const} */ ({ outcome: 'win', distance: 15, seed: 1 });
      const solved = await first(game.sample(kind), Infinity);
      assert.equal(solved.length, byDistance[15]?.win);
      for (const { position, value, bestMoves } of solved) {
        assert.deepEqual(value, { outcome: 'win', distance: 15 });
        const { moves } = await game.probe(position);
        const best = moves.filter(
          (move) => move.value.distance === 15 && move.value.outcome === 'win',
        );
        assert.deepEqual(
          bestMoves,
          best.map(({ move }) => move),
        );
      }
      assert.deepEqual(
        await first(game.sample({ ...kind, count: 5 }), Infinity),
        solved.slice(0, 5),
      );
      for (const { position } of await first(game.sample({ onlyMove: true }), 20)) {
        const { value, moves } = await game.probe(position);
        assert.equal(moves.filter((move) => move.value.outcome === value.outcome).length, 1);
      }
      for (const wrong of [{ outcome: 'won' }, { distance: -1 }, { onlyMove: 1 }, { count: 1.5 }])
        await assert.rejects(game.sample(/** @type {any} */ (wrong)).next(), TypeError);
      await withGame({ game: 'gobblers2' }, async (tabled) => {
        await tabled.openTable();
        const [stored] = await first(tabled.sample({ outcome: 'loss', distance: 4 }), 1);
        assert.deepEqual(stored?.value, { outcome: 'loss', distance: 4 });
      });
    }),
);

test('going through all values can be left and aborted', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2' }, async (game) => {
    await assert.rejects(game.values().next(), { code: 'not_solved' });
    await assert.rejects(game.values(/** @type {any} */ ({ signal: 3 })).next(), TypeError);
    await game.solve();
    const [start] = await first(game.values(), 1);
    assert.deepEqual([start], await first(game.values(), 1), 'it begins anew');
    const abort = new AbortController();
    let seen = 0;
    const going = async () => {
      for await (const { position } of game.values({ signal: abort.signal })) {
        assert.ok(position);
        seen += 1;
        if (seen === 10) abort.abort();
      }
    };
    await assert.rejects(going(), { name: 'AbortError' });
    assert.equal(seen, 10);
    assert.equal(game.solved, true);
  }),
);

test('many positions are answered as one by one', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2' }, (game) =>
    withGame({ game: 'gobblers2' }, async (tabled) => {
      await game.solve();
      await tabled.openTable();
      const positions = (await first(game.values(), 600)).map(({ position }) => position);
      const answers = await game.probeMany(positions);
      assert.equal(answers.length, 600);
      for (const place of [0, 255, 256, 599])
        assert.deepEqual(answers[place], await game.probe(positions[place]));
      assert.deepEqual(await tabled.probeMany(positions), answers);
      assert.deepEqual(await game.probeMany([]), []);
    }),
  ),
);

test('of many positions the one that is refused is named', { timeout: 30_000 }, () =>
  withGame({ game: 'gobblers2' }, async (game) => {
    const start = game.info.start;
    await assert.rejects(game.probeMany([start]), { code: 'not_solved' });
    await game.solve();
    const positions = [...Array(300).fill(start), 'nonsense'];
    await assert.rejects(game.probeMany(positions), {
      code: 'bad_notation',
      message: /^positions\[300\]: /,
    });
    for (const wrong of /** @type {any[]} */ ([undefined, start, [start, 3]]))
      await assert.rejects(game.probeMany(wrong), TypeError);
    const aborted = { signal: AbortSignal.abort() };
    await assert.rejects(game.probeMany([start], aborted), { name: 'AbortError' });
  }),
);
