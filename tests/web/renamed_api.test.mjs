// Old names of the JavaScript API, in Node: they work for one release, and each warns once.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { withGame } from './with_game.mjs';

const folder = await mkdtemp(join(tmpdir(), 'kanzen-'));
after(() => rm(folder, { recursive: true }));

/** @type {string[]} */
const warnings = [];
process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning') warnings.push(message);
});

/** @param {[oldName: string, name: string][]} names */
async function expectWarnings(names) {
  await setImmediate();
  const expected = names.map(
    ([oldName, name]) =>
      `${oldName} is now called ${name}; the old name will be removed in the next release`,
  );
  assert.deepEqual(warnings.splice(0), expected);
}

test('old methods do what the new ones do', { timeout: 60_000 }, () =>
  withGame({ game: 'gobblers2', rules: 'cover' }, async (game) => {
    const summary = await game.solve();
    for (let round = 0; round < 2; ++round) {
      assert.ok((await game.keep({ folder })) > 0);
      assert.deepEqual(await game.reopen({ folder }), summary);
      assert.equal(await game.forget({ folder }), true);
    }
    assert.equal(await game.load({ folder }), null);
    await expectWarnings([
      ['Game.keep', 'Game.save'],
      ['Game.reopen', 'Game.load'],
      ['Game.forget', 'Game.deleteSaved'],
    ]);
  }),
);

test('old fields have the values of the new ones, and are not listed', { timeout: 120_000 }, () =>
  withGame({ game: 'gobblers2', rules: 'notebook' }, async (game) => {
    const { abilities } = game.info;
    const enumeration = await game.enumerate();
    const comparison = await game.compare({ rules: 'strict', first: 2 });
    assert.equal(abilities.keep, abilities.save);
    assert.ok(enumeration.further);
    assert.equal(enumeration.further, enumeration.extra);
    assert.ok(comparison.partings);
    assert.equal(comparison.partings, comparison.divergences);
    assert.equal(comparison.played, 'strict');
    for (const { parting, divergence } of comparison.first) {
      assert.ok(parting);
      assert.equal(parting, divergence);
    }
    const listed = [abilities, enumeration, comparison, comparison.first[0] ?? {}];
    for (const name of ['keep', 'further', 'partings', 'played', 'parting'])
      assert.ok(!listed.flatMap(Object.keys).includes(name), name);
    await expectWarnings([
      ['GameInfo.abilities.keep', 'GameInfo.abilities.save'],
      ['Enumeration.further', 'Enumeration.extra'],
      ['Comparison.partings', 'Comparison.divergences'],
      ['Comparison.played', 'Comparison.candidate'],
      ['Comparison.first.parting', 'Comparison.first.divergence'],
    ]);
  }),
);
