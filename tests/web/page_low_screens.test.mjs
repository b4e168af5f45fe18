// Menus and help on screens that are lower than they are: all of it can be reached, and a press
// that scrolls or strays chooses and closes nothing.
import assert from 'node:assert/strict';
import { pixelForPixel, settled, visit } from './page_suite.mjs';
import { touchInputOf } from './touch_input.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const touch = { hasTouch: true, isMobile: true };
const viewport = { width: 844, height: 390 };

/** @param {Visitor} visitor @param {string} id @returns {Promise<boolean>} enough of it to hit */
const isSeen = (visitor, id) =>
  visitor.item(id).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height >= 20 && top >= 0 && bottom <= innerHeight;
  });

/** The button at the menu's end. */
const last = 'button-open-size';

/** @param {Visitor} visitor @param {string} id */
const isOpen = async (visitor, id) => (await visitor.item(id).count()) > 0;

visit('wheel and keys reach all of menu and help', { viewport }, async (visitor) => {
  await visitor.solved();
  const { page } = visitor;
  await visitor.click('button-game');
  await page.keyboard.press('Shift+Tab');
  await settled(visitor);
  assert.ok(await isSeen(visitor, last), 'the focus goes backwards from its start to its end');
  await page.keyboard.press('Home');
  await settled(visitor);
  const { x, y } = await visitor.middle('game-gobblers2');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 2000);
  await settled(visitor);
  assert.ok(await isSeen(visitor, last), 'the wheel');
  await visitor.click(last);
  await page.waitForFunction(() => location.hash.includes('game=mnk:4,3,3'));
  await page.keyboard.press('?');
  await visitor.waitForItem('key-?');
  await settled(visitor);
  assert.ok(await isSeen(visitor, 'button-close'));
  await page.keyboard.press('End');
  await settled(visitor);
  assert.ok(await isSeen(visitor, 'key-?'), 'the last of the keys');
  assert.ok(await isSeen(visitor, 'button-close'), 'and the button stays');
  await visitor.click('button-close');
  await settled(visitor);
  assert.ok(!(await isOpen(visitor, 'key-?')));
});

visit(
  'a finger scrolls menu and help, and closes them where it should',
  { viewport, ...touch },
  async (visitor) => {
    await visitor.solved();
    const fingers = await touchInputOf(visitor.page);
    /** @param {{ x: number, y: number }} from @param {number} down */
    const swipe = async (from, down) => {
      await fingers.down(from);
      await fingers.slide(from, { x: from.x + 10, y: from.y + down }, 4);
      await fingers.up();
      await settled(visitor);
    };
    await visitor.tap('button-game');
    const entry = await visitor.middle('game-gobblers2');
    for (let i = 0; i < 9 && !(await isSeen(visitor, last)); ++i) {
      await swipe({ x: entry.x, y: viewport.height - 60 }, -180);
    }
    assert.ok(await isOpen(visitor, last), 'it is still open');
    assert.ok(await isSeen(visitor, last));
    const hash = await visitor.page.evaluate(() => location.hash);
    assert.ok(hash.includes('gobblers2') && !hash.includes('notebook'), hash);
    // Outside the menu: a press that strays closes nothing, a tap does.
    const shade = { x: viewport.width - 24, y: viewport.height - 100 };
    await swipe(shade, 60);
    assert.ok(await isOpen(visitor, last), 'open after a stray press');
    await visitor.tapAt(shade);
    await settled(visitor);
    assert.ok(!(await isOpen(visitor, last)), 'a tap on the shade closes');
    await visitor.page.keyboard.press('?');
    await visitor.waitForItem('key-?');
    await settled(visitor);
    const middle = { x: viewport.width / 2, y: viewport.height / 2 };
    for (let i = 0; i < 6 && !(await isSeen(visitor, 'key-?')); ++i) await swipe(middle, -120);
    assert.ok(await isSeen(visitor, 'key-?'));
    await visitor.tap('button-close');
    await settled(visitor);
    assert.ok(!(await isOpen(visitor, 'key-?')));
  },
);

visit('a drag of the mouse in a menu chooses and closes nothing', { viewport }, async (visitor) => {
  await visitor.solved();
  await visitor.click('button-game');
  await settled(visitor);
  const { mouse } = visitor.page;
  const from = await visitor.middle('game-gobblers');
  for (const to of [
    { x: from.x + 60, y: from.y },
    { x: from.x, y: from.y - 40 },
    { x: from.x + 400, y: from.y },
  ]) {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await visitor.page.waitForTimeout(60);
    await mouse.up();
    await settled(visitor);
    assert.ok(await isOpen(visitor, 'game-gobblers'), 'it is still open');
  }
  assert.ok((await visitor.page.evaluate(() => location.hash)).includes('gobblers2'));
  await mouse.move(from.x, from.y);
  await mouse.wheel(0, 5000);
  await settled(visitor);
  const { x, y } = await visitor.middle('size-columns-less');
  await mouse.click(x - 130, y); // the label of a button is not outside the menu
  await settled(visitor);
  assert.ok(await isOpen(visitor, 'game-gobblers'));
  await mouse.click(700, 300);
  await settled(visitor);
  assert.ok(!(await isOpen(visitor, 'game-gobblers')), 'a click outside closes');
});

visit(
  'a click on tabs that stay at the top plays no move that has scrolled under them',
  { ...pixelForPixel, viewport: { width: 360, height: 480 } },
  async (visitor) => {
    await visitor.solved();
    const { mouse } = visitor.page;
    const aNotch = 60; // CSS pixels
    await mouse.move(180, 300);
    await mouse.wheel(0, 600);
    await visitor.still();
    const move = await visitor.middle('move-L@a3');
    const under = 76; // the middle of the tabs, under the bar
    await mouse.wheel(0, Math.round((100 * (move.y - under)) / aNotch));
    await visitor.still();
    for (const tab of ['tab-tree', 'tab-moves', 'tab-game', 'tab-moves']) {
      await visitor.click(tab);
      await settled(visitor);
      assert.equal(await visitor.position(), '-,-,-/-,-,-/-,-,-:1', tab);
      assert.equal(await visitor.item(tab).getAttribute('aria-selected'), 'true');
    }
  },
);
