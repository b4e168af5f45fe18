// Games played without seeing the canvas: by keyboard alone, and by a screen reader's clicks, with only
// the text of the mirror.
import assert from 'node:assert/strict';
import { mayUseClipboard } from './browser.mjs';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor @param {string} key */
async function press(visitor, key) {
  await visitor.page.keyboard.press(key, { delay: 20 });
  await settled(visitor);
}

/** The item that a screen reader reads: the one that has the keyboard focus. @param {Visitor} visitor */
const heard = (visitor) =>
  visitor.page.evaluate(() => {
    const id = document.getElementById('canvas')?.getAttribute('aria-activedescendant');
    const item = id ? document.getElementById(id) : null;
    return { id: item?.dataset.id ?? '', words: item?.textContent ?? '' };
  });

/** @param {Visitor} visitor @param {string} id */
async function tabTo(visitor, id) {
  for (let i = 0; i < 60; ++i) {
    if ((await heard(visitor)).id === id) return;
    await press(visitor, 'Tab');
  }
  assert.fail(`Tab never came to ${id}`);
}

visit(
  'a game of tic-tac-toe is played by keyboard alone, and each focus is heard',
  { fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await tabTo(visitor, 'square-a3');
    assert.match((await heard(visitor)).words, /^a3: /);
    // X: a3, b3, c3; O: a1, b1.
    const way = [
      ['Enter', 'X../.../...:2'],
      ['ArrowDown'],
      ['ArrowDown', undefined, 'square-a1'],
      ['Enter', 'X../.../O..:1'],
      ['ArrowUp'],
      ['ArrowUp'],
      ['ArrowRight', undefined, 'square-b3'],
      ['Space', 'XX./.../O..:2'],
      ['8', 'XX./.../OO.:1'], // squares by number, from the top left
      ['3', 'XXX/.../OO.:2'],
    ];
    for (const [key = '', position, focus] of way) {
      await press(visitor, key);
      if (position) await visitor.waitForPosition(position);
      if (focus) assert.equal((await heard(visitor)).id, focus);
    }
    await visitor.waitForVerdict('X has won');
    await press(visitor, 'Home');
    await visitor.waitForPosition('.../.../...:1');
    await press(visitor, 'End');
    await visitor.waitForPosition('XXX/.../OO.:2');
  },
);

visit(
  'by keyboard alone a puzzle is chosen and solved, and the focus returns from its list',
  { fragment: 'game=tictactoe&mode=play' },
  async (visitor) => {
    await visitor.solved();
    await tabTo(visitor, 'tab-game');
    await press(visitor, 'Enter');
    await tabTo(visitor, 'button-puzzles');
    await press(visitor, 'Enter');
    await visitor.waitForItem('puzzle-tictactoe-1');
    await press(visitor, 'Tab');
    assert.equal((await heard(visitor)).id, 'button-close');
    await press(visitor, 'Tab');
    assert.match((await heard(visitor)).words, /^1\. Win in 3 plies/);
    await press(visitor, 'Enter');
    await visitor.waitForPosition('X.O/..X/..O:1');
    await press(visitor, '4'); // a2 wins on b2 or a1
    const answered = await visitor.page.waitForFunction(() => {
      const shown = document.querySelector('#mirror [data-part=position]')?.textContent ?? '';
      return /^X.O\/X.X\/...:1$/.test(shown) ? shown : null;
    });
    await press(visitor, (await answered.jsonValue())?.charAt(5) === '.' ? '5' : '7');
    await visitor.waitForLabel('puzzle-goal', /^Solved$/);
    await tabTo(visitor, 'button-puzzles');
    await press(visitor, 'Enter');
    await visitor.waitForLabel('puzzle-tictactoe-1', /\(solved\)$/);
    await visitor.waitForLabel('puzzles-of-tictactoe-normal', /1 of 8 solved$/);
    await press(visitor, 'Escape');
    assert.equal((await heard(visitor)).id, 'button-puzzles');
  },
);

visit(
  'by keyboard alone a hint is taken, the game won, and the rematch comes first after the tabs',
  { fragment: 'game=tictactoe&mode=play&players=first&moves=a3.b3.a2.b2' },
  async (visitor) => {
    await visitor.solved();
    await visitor.waitForItem('button-hint');
    await visitor.page.waitForFunction(
      () => !document.querySelector('#mirror [data-id=button-hint][aria-disabled]'),
    );
    await press(visitor, 'h');
    await visitor.page
      .locator('#mirror > [data-part=detail]', { hasText: /^Hint: a1\.$/ })
      .waitFor({ state: 'attached' });
    await press(visitor, '7');
    await visitor.waitForLabel('result', /^You won in 3 moves$/);
    await tabTo(visitor, 'tab-rules');
    await press(visitor, 'Tab');
    assert.equal((await heard(visitor)).id, 'button-rematch');
    await press(visitor, 'Enter');
    await visitor.waitForPosition('.../.../...:1');
  },
);

visit(
  'a rematch, a citation and a second try are reached by a screen reader’s clicks',
  { fragment: 'game=tictactoe&mode=play&players=first&moves=a3.b3.a2.b2.a1' },
  async (visitor) => {
    await mayUseClipboard(visitor);
    await visitor.solved();
    await visitor.waitForItem('blunders-2');
    await visitor.activate('button-rematch');
    await visitor.waitForPosition('.../.../...:1');
    for (const id of ['tab-game', 'button-cite']) await visitor.activate(id);
    await visitor.waitForLabel('citation-copy-bibtex', /^@misc\{kanzen-tictactoe/);
    const entry = await visitor.label('citation-copy-bibtex');
    await visitor.activate('button-copy-bibtex');
    await visitor.waitForLabel('button-copy-bibtex', /^Copied$/);
    const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied.trim(), entry.trim());
    for (const id of ['button-close', 'button-puzzles', 'puzzle-tictactoe-1'])
      await visitor.activate(id);
    await visitor.waitForPosition('X.O/..X/..O:1');
    await visitor.activate('square-b3'); // only a draw
    await visitor.activate('button-puzzle-retry');
    await visitor.waitForPosition('X.O/..X/..O:1');
  },
);

visit(
  'the arrows jump along the history, which is heard',
  { fragment: 'game=gobblers2&moves=M@b1.M@a1.M@b3.L@b2' },
  async (visitor) => {
    await visitor.solved();
    await tabTo(visitor, 'history-4');
    for (const [key, ply] of /** @type {const} */ ([
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
      ['ArrowRight', 3],
      ['Home', 0],
      ['End', 4],
      ['PageUp', 0],
      ['PageDown', 4],
    ])) {
      await press(visitor, key);
      await visitor.page.waitForFunction(
        (wanted) =>
          document
            .querySelector(`#mirror [data-id="history-${wanted}"]`)
            ?.getAttribute('aria-pressed') === 'true',
        ply,
      );
      const { id, words } = await heard(visitor);
      assert.equal(id, `history-${ply}`, key);
      assert.match(words, new RegExp(`${ply}\\b`));
    }
    await visitor.waitForLabel('history-1', /^Ply 1: (Draw with perfect play|\w+ wins in \d+)/);
    // Values that are switched off are nowhere in the mirror.
    await visitor.activate('toggle-values');
    await visitor.waitForVerdict('Orange to move');
    assert.equal(await visitor.label('history-1'), 'Ply 1 of 4');
    assert.doesNotMatch(await visitor.shown(), /Draw with perfect play|wins in/);
  },
);

visit('rules, help and keys are in the mirror', { fragment: 'game=gobblers2' }, async (visitor) => {
  await visitor.solved();
  await visitor.activate('tab-rules');
  await visitor.waitForItem('rules-text-0');
  const rules = (await visitor.labels(/^(rules-text|meaning)-/)).map(([, words]) => words);
  assert.ok(rules.length > 8, rules.join('\n'));
  assert.ok(rules.some((words) => /three in a row|line/i.test(words)));
  assert.ok(rules.some((words) => words.startsWith('strict: ') || words.startsWith('Strict: ')));
  await press(visitor, '?');
  await visitor.waitForItem('help-text-0');
  assert.match((await visitor.labels(/^legend-worse$/))[0]?.[1] ?? '', /^−4: /);
  assert.ok((await visitor.labels(/^key-/)).length >= 10);
  const words = await visitor.shown();
  for (const key of ['PgUp, PgDn: ', 'Space: ', 'Enter: ', 'Tab: ', 'Home, End: '])
    assert.ok(words.includes(key), key);
  await press(visitor, 'Escape');
  await visitor.item('help-text-0').waitFor({ state: 'detached' });
});
