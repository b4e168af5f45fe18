// Arguments of the JavaScript API that would be ignored or never end are refused, in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importApi, modules } from './site.mjs';
import { withGame } from './with_game.mjs';

const { openGame, openLink } = await importApi();
const { loadRules } = await import(`${modules}/rules.mjs`);

/** @typedef {import('../../web/library/kanzen.d.mts').Game} Game */

test('openGame refuses an option that it does not know', async () => {
  const message = 'there is no option "rule"; expected one of game, rules, position, signal';
  const options = /** @type {any} */ ({ game: 'gobblers2', rule: 'cover' });
  await assert.rejects(openGame(options), { name: 'TypeError', message });
});

test('so does that of the rules, which has no signal', async () => {
  const { openGame: open } = await loadRules();
  const message = 'there is no option "signal"; expected one of game, rules, position';
  const options = { game: 'gobblers2', signal: AbortSignal.abort() };
  assert.throws(() => open(options), { name: 'TypeError', message });
});

/** Methods that take options, with the arguments before these. */
const methods = /** @type {[Exclude<keyof Game, symbol>, ...unknown[]][]} */ ([
  ...[
    ['moves'],
    ['solve'],
    ['values'],
    ['sample'],
    ['search'],
    ['score'],
    ['estimate'],
    ['choose'],
  ],
  ...[['verify'], ['notable'], ['compare'], ['save'], ['load'], ['deleteSaved'], ['enumerate']],
  ...[['openTable'], ['compareTable'], ['probe', undefined], ['probeMany', []], ['perft', 1]],
  ['export', 'csv'],
]);

test('so does every method', () =>
  withGame({ game: 'gobblers2' }, async (game) => {
    for (const [name, ...before] of methods) {
      const answer = /** @type {any} */ (game)[name](...before, { signals: 1 });
      const settled = name === 'values' || name === 'sample' ? answer.next() : answer;
      const message = /there is no option "signals"; expected one of /;
      await assert.rejects(settled, { name: 'TypeError', message }, name);
    }
  }));

test('solve accepts and ignores `threads`, an option of earlier versions', () =>
  withGame({ game: 'gobblers1' }, async (game) => {
    for (const threads of [1, 2, 'all']) {
      const options = /** @type {any} */ ({ threads });
      assert.equal((await game.solve(options)).threads, 1);
    }
  }));

test('perft refuses depths that never end', () =>
  withGame({ game: 'tictactoe' }, async (game) => {
    for (const depth of [65, 1e9])
      await assert.rejects(game.perft(depth), {
        name: 'TypeError',
        message: `depth must be a whole number from 0 to 64, not ${depth}`,
      });
    const counts = await game.perft(64);
    assert.deepEqual([counts[0], counts[1], counts.length, counts[63]], [9, 72, 64, 0]);
  }));

test('a link is a fragment or a whole address', async () => {
  const { openLink: open } = await loadRules();
  for (const begin of ['', '#', 'https://example.org/kanzen/?play=fixed#']) {
    const link = `${begin}game=dobutsu&moves=b2b3`;
    const game = await openLink(link);
    assert.equal((await game.history()).length, 2, link);
    await game.close();
    assert.equal(open(link).history().length, 2, link);
  }
});
