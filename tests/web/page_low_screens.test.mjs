// Menus and help on screens that are lower than they are: a finger reaches all of it, and a press that
// scrolls or strays chooses and closes nothing.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';
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
