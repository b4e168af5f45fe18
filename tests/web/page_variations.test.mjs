// Variations are shown next to the line, selected, promoted, deleted and linked; the plot is dragged
// over; and endless games end.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor */
const movesInLink = async (visitor) =>
  visitor.page.evaluate(() => /moves=([^#]*)/.exec(location.hash)?.[1] ?? '');

/** @param {Visitor} visitor @returns {Promise<string>} its id */
async function onlyVariation(visitor) {
  const items = visitor.page.locator('#mirror [data-id^="variation-"]');
  await items.first().waitFor({ state: 'attached' });
  assert.equal(await items.count(), 1);
  return (await items.first().getAttribute('data-id')) ?? '';
}

visit(
  'a move tried from an earlier position begins a variation, to select, promote or delete',
  { fragment: 'game=tictactoe&moves=a1.b1.c1' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('tab-game');
    await visitor.click('history-1');
    await visitor.click('square-b2');
    await visitor.waitForPosition('.../.O./X..:1');
    assert.equal(await movesInLink(visitor), 'a1.b1(b2).c1&variation=1');
    const old = await onlyVariation(visitor);
    assert.equal(await visitor.label(old), 'Instead of move 2: b1  c1');
    await visitor.click('button-promote');
    await visitor.page.waitForFunction(() => location.hash.endsWith('moves=a1.b2(b1.c1)'));
    await visitor.click(old);
    await visitor.waitForPosition('.../.../XO.:1');
    await visitor.click('button-remove');
    assert.equal(await visitor.label('button-remove'), 'Delete this move and 1 after it?');
    await visitor.click('button-remove');
    await visitor.waitForPosition('.../.../X..:2');
    assert.equal(await movesInLink(visitor), 'a1.b2&ply=1');
    // A link brings all of it back.
    await visitor.page.evaluate(
      () => (location.hash = 'game=tictactoe&moves=a1.b1(b2.c3)&variation=1'),
    );
    await visitor.waitForPosition('..X/.O./X..:2');
    await onlyVariation(visitor);
  },
);

visit(
  'dragging over the plot goes through the game',
  { fragment: 'game=tictactoe&moves=a1.b1.c1.a2.b2' },
  async (visitor) => {
    await visitor.solved();
    const from = await visitor.middle('history-5');
    const to = await visitor.middle('history-2');
    const { mouse } = visitor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await visitor.waitForPosition('.../.../XO.:1');
    await mouse.up();
    await visitor.waitForPosition('.../.../XO.:1');
  },
);

visit(
  'a repeated position is reported, and a draw can be agreed on',
  { fragment: 'game=gobblers2&mode=play&players=two&moves=L@b2.L@a1.b2c2.a1a2.c2b2.a2a1' },
  async (visitor) => {
    await visitor.waitForItem('button-agree-on-draw');
    assert.match(await visitor.label('repetition'), /come up before \(ply 2\)/);
    await visitor.click('button-agree-on-draw');
    await visitor.page.waitForFunction(() => location.hash.includes('a2a1.draw'));
    const words = await visitor.page.locator('#mirror').textContent();
    assert.match(words ?? '', /Both players have agreed on a draw/);
  },
);
