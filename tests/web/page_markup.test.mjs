// Drawing on the board with a mouse's right button, which opens no menu, and with a finger.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';
import { touchInputOf } from './touch_input.mjs';

visit(
  'the right button marks squares and draws arrows, in a colour by the key',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => {
        document.title = event.defaultPrevented ? 'no menu' : 'a menu';
      });
    });
    const drag = async (/** @type {string} */ from, /** @type {string} */ to) => {
      const [start, end] = [await visitor.middle(from), await visitor.middle(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up({ button: 'right' });
    };
    await drag('square-b2', 'square-b2');
    await visitor.waitForLink('marks', '0:circle-b2');
    await page.keyboard.down('Shift');
    await drag('square-a1', 'square-b2');
    await page.keyboard.up('Shift');
    await visitor.waitForLink('marks', '0:circle-b2.red-arrow-a1-b2');
    assert.equal(await page.title(), 'no menu');
    await drag('square-b2', 'square-b2');
    await visitor.waitForLink('marks', '0:red-arrow-a1-b2');
  },
);

visit(
  'with the pen a finger draws, and the page does not scroll',
  {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    fragment: 'game=gobblers2&moves=L@b2.M@a1',
  },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('tab-game');
    await visitor.activate('button-draw');
    await visitor.still();
    const fingers = await touchInputOf(visitor.page);
    const [from, to] = [await visitor.middle('square-b1'), await visitor.middle('square-b2')];
    await fingers.down(from);
    await fingers.slide(from, to);
    await fingers.up();
    await visitor.waitForLink('marks', '2:arrow-b1-b2');
    assert.deepEqual(await visitor.middle('square-b1'), from);
    await visitor.tap('square-c1');
    await visitor.waitForLink('marks', '2:circle-c1.arrow-b1-b2');
  },
);
