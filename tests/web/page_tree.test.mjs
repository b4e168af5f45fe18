// The Tree tab: nodes lead to positions, and the wheel zooms.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor @param {string} id @returns {Promise<number>} */
const width = async (visitor, id) => (await visitor.item(id).boundingBox())?.width ?? 0;

visit(
  'a click on a node of the tree goes there, the wheel zooms around the pointer',
  { fragment: 'game=tictactoe&moves=b2' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('tab-tree');
    await visitor.waitForItem('tree-b3');
    await visitor.still();
    assert.equal(await visitor.label('tree-b3'), 'b3 (4 symmetric moves): X wins in 6 plies');
    const before = await visitor.middle('tree-b3');
    const small = await width(visitor, 'tree-b3');
    await visitor.page.mouse.move(before.x, before.y);
    await visitor.page.mouse.wheel(0, -300);
    await visitor.still();
    const after = await visitor.middle('tree-b3');
    assert.ok((await width(visitor, 'tree-b3')) > 1.3 * small);
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 8, 'it stays where it is');
    await visitor.page.keyboard.press('0');
    await visitor.still();
    assert.ok(Math.abs((await width(visitor, 'tree-b3')) - small) < 1);
    await visitor.click('tree-b3');
    await visitor.waitForPosition('.O./.X./...:1');
    await visitor.waitForItem('tree-before');
    await visitor.click('tree-before');
    await visitor.waitForPosition('.../.X./...:2');
  },
);
