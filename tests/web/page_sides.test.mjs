// A game whose players sit opposite each other: the board from the other side, by mouse, keys and
// assistive technology.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const opened = 'gle/1C1/3/ELG:C:2'; // b2b3 has taken the chick there
const answered = 'g1e/1l1/3/ELG:Cc:1'; // and the lion that one
const developed = 'g1e/1l1/2G/EL1:Cc:2';

/** @param {Visitor} visitor @returns {Promise<string>} the squares in the order they are read */
const squares = async ({ page }) =>
  (await page.locator('#mirror [role=gridcell]').allTextContents())
    .map((label) => label.slice(0, 2))
    .join(' ');

visit(
  'on a turned board a click, a drag and keys reach what is seen there',
  { fragment: 'game=dobutsu&view=second' },
  async (visitor) => {
    await visitor.drawn();
    assert.equal(await squares(visitor), 'c1 b1 a1 c2 b2 a2 c3 b3 a3 c4 b4 a4');
    const [a1, c4] = [await visitor.middle('square-a1'), await visitor.middle('square-c4')];
    assert.ok(a1.y < c4.y && a1.x > c4.x, 'Sky is at the bottom');
    await visitor.click('square-b2');
    await visitor.click('square-b3');
    await visitor.waitForPosition(opened);
    const { keyboard } = visitor.page;
    await visitor.drag('square-b4', 'square-b3');
    await visitor.waitForPosition(answered);
    await keyboard.press('1'); // c1, at the top left
    await keyboard.press('4'); // c2, under it
    await visitor.waitForPosition(developed);
    await visitor.activate('button-undo');
    await visitor.waitForPosition(answered);
    await visitor.click('square-b1');
    for (const key of ['Escape', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter']) {
      await keyboard.press(key, { delay: 30 });
      await settled(visitor);
    }
    await visitor.waitForPosition(developed);
    assert.match(await visitor.page.evaluate(() => location.hash), /&view=second$/);
  },
);
