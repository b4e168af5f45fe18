// Go with a finger: the choice of a point moves along, and may be taken away.
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
