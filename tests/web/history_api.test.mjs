// The JavaScript API's history as a tree, and games whose names contain their size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importApi } from './site.mjs';

const { listSizedGames, openGame, openLink, openRecord } = await importApi();

test('what is played from an earlier position is a variation', async () => {
  const game = await openGame({ game: 'mnk:4,3,3' });
  for (const move of ['a1', 'b1']) await game.play(move);
  await game.undo();
  await game.play('c1');
  const tree = await game.variations();
  assert.deepEqual(
    tree.map(({ node, parent, ply, move, children }) => [node, parent, ply, move, children]),
    [
      [0, null, 0, null, [1]],
      [1, 0, 1, 'a1', [2, 3]],
      [2, 1, 2, 'b1', []],
      [3, 1, 2, 'c1', []],
    ],
  );
  assert.deepEqual(
    tree.map(({ onLine }) => onLine),
    [true, true, false, true],
  );
  assert.deepEqual(
    tree.map(({ current }) => current),
    [false, false, false, true],
  );
  assert.deepEqual(
    tree.map(({ toMove, position }) => [toMove, position.split('/')[2]]),
    [
      [1, '....:1'],
      [2, 'X...:2'],
      [1, 'XO..:1'],
      [1, 'X.O.:1'],
    ],
  );
  assert.deepEqual(
    (await game.history()).map(({ node }) => node),
    [0, 1, 3],
  );
  await game.close();
});

test('a node is gone to, promoted, removed, and in the link', async () => {
  const game = await openGame({ game: 'tictactoe' });
  for (const move of ['a1', 'b1']) await game.play(move);
  await game.undo();
  await game.play('c1');
  assert.deepEqual([await game.goTo(2), await game.goTo(4)], [true, false]);
  assert.equal(await game.position(), '.../.../XO.:1');
  assert.equal(await game.goTo(3), true);
  assert.match(await game.link(), /moves=a1\.b1\(c1\)&variation=1$/);
  assert.deepEqual(
    [await game.promote(3), await game.promote(3), await game.promote(9)],
    [true, false, false],
  );
  const link = await game.link();
  assert.match(link, /moves=a1\.c1\(b1\)$/);
  const again = await openLink(`#${link}`);
  assert.equal(await again.link(), link);
  assert.deepEqual(
    [await game.remove(2), await game.remove(2), await game.remove(0)],
    [true, false, false],
  );
  assert.deepEqual(
    (await game.variations()).map(({ node, children }) => [node, children]),
    [
      [0, [1]],
      [1, [3]],
      [3, []],
    ],
  );
  assert.match(await game.link(), /moves=a1\.c1$/);
  for (const node of [-1, 0.5, '1', undefined])
    await assert.rejects(game.goTo(/** @type {any} */ (node)), TypeError);
  await game.close();
  await again.close();
  await assert.rejects(game.variations(), { code: 'closed' });
});

test('a game is disposed of by closing it', { skip: !Symbol.asyncDispose }, async () => {
  const game = await openGame({ game: 'tictactoe' });
  await game[Symbol.asyncDispose]();
  await assert.rejects(game.position(), { code: 'closed' });
});

test('families list their names, rules and limits', async () => {
  const families = await listSizedGames();
  assert.deepEqual(
    families.map(({ family, mostSquares, longestSide }) => [family, mostSquares, longestSide]),
    [
      ['mnk', 64, 64],
      ['go', 361, 19],
    ],
  );
  for (const [number, names] of [
    ['mnk:4,3,3', 'mnk:64,1,5'],
    ['go:5', 'go:19', 'go:2,3'],
  ].entries())
    for (const name of names) {
      const game = await openGame({ game: name });
      assert.equal(game.info.family, families[number]?.family);
      assert.deepEqual(game.info.allRules, families[number]?.rules);
      assert.equal(game.info.rules, families[number]?.rules[0], 'the default comes first');
      await game.close();
    }
  const message = /at most 64 squares/;
  await assert.rejects(openGame({ game: 'mnk:9,9,5' }), { code: 'unknown_game', message });
});

test('a record of another program is opened at its end', async () => {
  const kif = '手合割：どうぶつしょうぎ\n   1   ２二ひよこ(23)\n   2   同　ぞう(11)\n';
  const game = await openRecord(kif);
  assert.equal(game.info.name, 'dobutsu');
  assert.equal((await game.history()).map(({ move }) => move ?? '').join(' '), ' b2b3 c4b3');
  assert.equal((await game.history()).at(-1)?.current, true);
  const four = await openRecord('4453', { game: 'mnk:7,6,4', rules: 'gravity' });
  assert.equal((await four.history()).at(-1)?.move, 'c1');
  const refused = (
    /** @type {string} */ text,
    /** @type {string} */ code,
    /** @type {RegExp} */ message,
  ) => assert.rejects(openRecord(text), { name: 'KanzenError', code, message });
  await refused('4453', 'bad_notation', /no known notation/);
  await refused(
    '+B3B2HI\n-A9A2KI',
    'bad_notation',
    /^move 2 of the record, "-A9A2KI": not a move$/,
  );
  await refused('+B3B2HI\n-A1A4KI', 'illegal_move', /no legal move fits/);
  await Promise.all([game.close(), four.close()]);
});
