// Go with a finger: a point is chosen, moved, and placed.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';
import { touchInputOf } from './touch_input.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const nineteen = { ...phone, fragment: 'game=go:19&rules=positional' };

/** @param {Visitor} visitor @returns {Promise<string>} the moves in the page's address */
const moves = (visitor) =>
  visitor.page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('moves') ?? '');

visit(
  'a tap chooses a point, which is moved by one line and placed, on a low screen too',
  { ...nineteen, viewport: { width: 320, height: 568 } },
  async (visitor) => {
    await visitor.drawn();
    await visitor.tap('square-q16');
    await visitor.waitForLabel('button-place', /^Place Q16$/);
    assert.equal(await visitor.item('square-q16').getAttribute('aria-selected'), 'true');
    assert.match(await visitor.shown(), /Your move\. Tap Place to confirm\./);
    assert.equal(await moves(visitor), '');
    const box = await visitor.item('button-nudge-left').boundingBox();
    assert.ok(box && box.height >= 44 && box.y + box.height <= 568, JSON.stringify(box));
    await visitor.tap('button-nudge-left');
    await visitor.waitForLabel('button-place', /^Place P16$/);
    await visitor.tap('button-place');
    await visitor.waitForLink('moves', 'p16');
    await visitor.item('button-place').waitFor({ state: 'detached' });
  },
);

visit(
  'a finger that moves takes the choice along, scrolls nothing, and may be taken away',
  nineteen,
  async (visitor) => {
    await visitor.drawn();
    const fingers = await touchInputOf(visitor.page);
    const [from, to] = [await visitor.middle('square-q4'), await visitor.middle('square-o16')];
    await fingers.down(from);
    await visitor.waitForLabel('button-place', /^Place Q4$/);
    await fingers.slide(from, to);
    await visitor.waitForLabel('button-place', /^Place O16$/);
    await fingers.up();
    await visitor.still();
    assert.deepEqual(await visitor.middle('square-o16'), to, 'the page has not moved');
    assert.equal(await moves(visitor), '');
    await fingers.down(from);
    await visitor.waitForLabel('button-place', /^Place Q4$/);
    await fingers.cancel();
    await visitor.waitForLabel('button-place', /^Place O16$/);
  },
);
