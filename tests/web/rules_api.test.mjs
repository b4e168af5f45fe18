// The rules alone: the same answers as the API that solves, at once, in Node and in a page, and from
// a sixth of the code.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { openBlankPage } from './blank_page.mjs';
import { importApi, modules, serveModules } from './site.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

/** @type {typeof import('../../web/library/rules.mjs')} */
const { KanzenError, loadRules } = await import(`${modules}/rules.mjs`);
const rules = await loadRules();
const api = await importApi();

const shown = siteInBrowser([], serveModules);

test('the games are the same', async () => {
  const plain = (/** @type {import('../../web/library/kanzen.d.mts').GameInfo[]} */ games) =>
    games.map(({ name, rules: set, start, endings, abilities }) => {
      return { name, set, start, endings, abilities };
    });
  assert.deepEqual(plain(rules.listGames()), plain(await api.listGames()));
  assert.deepEqual(rules.listSizedGames(), await api.listSizedGames());
});

test('a line of every game is reported equally', async () => {
  const sized = ['mnk:4,3,3', 'go:5', 'go:4,3', 'gobblers2:covers=opponent,line=loses'];
  const named = rules.listGames().map(({ name, rules: set }) => ({ game: name, rules: set }));
  for (const one of [...named, ...sized.map((game) => ({ game }))]) {
    const ruled = rules.openGame(one);
    const solving = await api.openGame(one);
    for (let ply = 0; ply < 12; ++ply) {
      const moves = ruled.moves();
      assert.deepEqual(
        moves.map((move) => ({ ...move, value: null })),
        await solving.moves(),
        one.game,
      );
      const texts = moves.map(({ move }) => move);
      assert.deepEqual(ruled.legalMoves(), texts, one.game);
      assert.deepEqual(await solving.legalMoves(), texts, one.game);
      const move = texts[(ply * 7) % texts.length];
      if (move === undefined) break;
      ruled.play(move);
      await solving.play(move);
      if (ply % 4 !== 3) continue;
      assert.deepEqual([ruled.undo(), await solving.undo()], [true, true]);
      assert.deepEqual([ruled.redo(), await solving.redo()], [true, true]);
      assert.deepEqual([ruled.jump(1), await solving.jump(1)], [true, true]);
    }
    assert.deepEqual(ruled.board(), await solving.board());
    assert.deepEqual(ruled.history(), await solving.history());
    assert.deepEqual(ruled.variations(), await solving.variations());
    assert.deepEqual(ruled.otherNotations(), await solving.otherNotations());
    assert.equal(ruled.link(), await solving.link());
    assert.deepEqual(rules.openLink(`#${ruled.link()}`).board(), ruled.board());
    assert.deepEqual([ruled.jump(99), await solving.jump(99)], [false, false]);
    const { start } = ruled.info;
    ruled.setPosition(start);
    await solving.setPosition(start);
    assert.deepEqual(ruled.history(), await solving.history());
    assert.deepEqual([ruled.history().length, ruled.undo(), ruled.redo()], [1, false, false]);
    ruled.close();
    await solving.close();
  }
});

test('a move has all its fields', () => {
  const usual = { piecesAbove: 0, promotedTo: null, end: null };
  for (const [game, position, move, expected] of /** @type {const} */ ([
    [
      'gobblers2',
      '-,-,-/-,-,-/-,-,-:1',
      'L@b2',
      {
        ...{ kind: 'place', piece: { kind: 'L', player: 1 }, from: null, to: 'b2' },
        position: '-,-,-/-,L,-/-,-,-:2',
      },
    ],
    [
      'gobblers2',
      'm,l,mL/-,-,-/-,-,-:1',
      'c3',
      {
        ...{ kind: 'end', piece: { kind: 'L', player: 1 }, from: 'c3', to: null, position: null },
        end: { winner: 2, reason: 'uncovered_line', score: null, squares: ['a3', 'b3', 'c3'] },
      },
    ],
    [
      'go:2',
      '../..:1',
      'pass',
      { kind: 'pass', piece: null, from: null, to: null, position: '../..:2:pass' },
    ],
  ])) {
    const ruled = rules.openGame({ game, position });
    const listed = ruled.moves().find((one) => one.move === move);
    ruled.close();
    assert.deepEqual(listed, { move, ...usual, ...expected });
  }
});

test('isLegal answers without playing the move', async () => {
  const ruled = rules.openGame({ game: 'gobblers2' });
  const solving = await api.openGame({ game: 'gobblers2' });
  for (const [move, legal] of /** @type {const} */ ([
    ['L@b2', true],
    ['resign', true],
    ['S@b2', false],
    ['', false],
  ]))
    assert.deepEqual([ruled.isLegal(move), await solving.isLegal(move)], [legal, legal], move);
  assert.equal(ruled.history().length, 1);
  ruled.play('resign');
  assert.deepEqual([ruled.legalMoves(), ruled.isLegal('resign')], [[], false]);
  assert.throws(() => ruled.isLegal(/** @type {any} */ (3)), TypeError);
  ruled.close();
  await solving.close();
});

test('a game is disposed of by closing it', { skip: !Symbol.dispose }, () => {
  const game = rules.openGame({ game: 'dobutsu' });
  game[Symbol.dispose]();
  assert.throws(() => game.position(), { code: 'closed' });
});

test('what is wrong is thrown at once', () => {
  const game = rules.openGame({ game: 'dobutsu' });
  const calls = /** @type {[() => unknown, object][]} */ ([
    [() => rules.openGame({ game: 'chess' }), { code: 'unknown_game' }],
    [() => rules.openGame({ game: 'dobutsu', rules: 'odd' }), { code: 'unknown_rules' }],
    [
      () => rules.openGame({ game: 'gobblers2', position: 'x' }),
      { code: 'bad_notation', offset: 0 },
    ],
    [() => rules.openLink('game=dobutsu&moves=x'), { code: 'bad_notation' }],
    [() => game.play('z9'), { code: 'bad_notation' }],
    [
      () => game.play('a1c4'),
      { code: 'illegal_move', details: ['a1c4', game.position()], japanese: /「a1c4」は/ },
    ],
    [() => game.play(/** @type {any} */ (3)), TypeError],
    [() => rules.openGame(/** @type {any} */ ('dobutsu')), TypeError],
  ]);
  for (const [call, expected] of calls) assert.throws(call, expected, String(call));
  game.close();
  game.close();
  assert.throws(
    () => game.moves(),
    (thrown) => thrown instanceof KanzenError && thrown.code === 'closed',
  );
});

test('its code is small', () => {
  const bytes = (/** @type {string} */ file) => statSync(`${modules}/${file}`).size;
  assert.ok(bytes('kanzen-rules.wasm') * 4 < bytes('kanzen-engine.wasm'));
});

test('a page needs no worker, and tries again', { timeout: 60_000 }, async () => {
  const { page, errors } = await openBlankPage(shown.browser, shown.url, {
    prepare: (blank) => blank.route('**/kanzen-rules.wasm', (route) => route.abort(), { times: 4 }),
  });
  const result = await page.evaluate(async (base) => {
    const asked = await import(`${base}rules.mjs`);
    const refused = await asked.loadRules().catch((/** @type {any} */ { code }) => code);
    const { openGame } = await asked.loadRules();
    const game = openGame({ game: 'gobblers2' });
    game.play('L@b2');
    return { refused, position: game.position() };
  }, shown.url);
  assert.deepEqual(result, { refused: 'not_loaded', position: '-,-,-/-,L,-/-,-,-:2' });
  assert.equal(page.workers().length, 0);
  assert.ok(
    errors.every((error) => /kanzen-rules\.wasm|ERR_FAILED/.test(error)),
    errors.join(),
  );
  await page.close();
});
