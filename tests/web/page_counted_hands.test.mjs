// Hands that are counted: a slot for each kind of piece, whose piece is dropped by mouse and finger,
// and what marks it.
import assert from 'node:assert/strict';
import { pixelForPixel, visit } from './page_suite.mjs';
import { colorAt, decode } from './pictures.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const link = (/** @type {string} */ position) => `game=dobutsu&position=${position}`;
const held = link('1le/3/1C1/EL1:Ggc:1');
const dropped = '1le/G2/1C1/EL1:gc:2'; // on a3

const lightColors = { surface: '#fdfcf9', lastMove: '#ece2bf', accentSoft: '#d3eae5' };

/** @param {Visitor} visitor @param {string} id */
async function boxOf(visitor, id) {
  const box = await visitor.item(id).boundingBox();
  assert.ok(box, id);
  return box;
}

/** The ground in the lower right corner of a slot. @param {Visitor} visitor @param {string} id */
async function groundOf(visitor, id) {
  const { x, y, width, height } = await boxOf(visitor, id);
  const shot = decode(await visitor.page.screenshot());
  return colorAt(shot, Math.round(x + width - 14), Math.round(y + height - 14));
}

/** @param {Visitor} visitor */
async function opened(visitor) {
  await visitor.drawn();
  await visitor.still();
}

visit(
  'two of a kind are one piece and another count',
  { ...pixelForPixel, fragment: link('g1e/3/1l1/EL1:CCG:1') },
  async (visitor) => {
    const parts = async () => {
      await opened(visitor);
      const { x, y, width, height } = await boxOf(visitor, 'hand-1-C');
      const part = (/** @type {number} */ left, /** @type {number} */ right) =>
        visitor.page.screenshot({ clip: { x: x + left, y, width: right - left, height } });
      const middle = 0.62 * width;
      return [await part(0, middle), await part(middle, width)];
    };
    const [two, countOfTwo] = await parts();
    await visitor.page.evaluate(
      (fragment) => (location.hash = fragment),
      link('g1e/1c1/1l1/EL1:CG:1'),
    );
    await visitor.waitForLabel('hand-1-C', /: 1/);
    const [one, countOfOne] = await parts();
    assert.ok(two && one && countOfTwo && countOfOne);
    assert.ok(two.equals(one), 'the piece');
    assert.ok(!countOfTwo.equals(countOfOne), 'the count');
  },
);

visit(
  'a column has a slot below the other; a piece is dragged out of one',
  { fragment: held },
  async (visitor) => {
    await opened(visitor);
    const boxes = await Promise.all(
      ['C', 'E', 'G'].map((kind) => boxOf(visitor, `hand-1-${kind}`)),
    );
    const [first, second, third] = boxes.map(({ y }) => y);
    assert.ok(first && second && third && first + 100 < second && second + 100 < third);
    assert.equal(new Set(boxes.map(({ x }) => x)).size, 1);
    await visitor.drag('hand-1-G', 'square-a3');
    await visitor.waitForPosition(dropped);
  },
);

visit(
  'a row has three slots in the order of the kinds; a piece is dropped by two taps',
  { ...phone, fragment: held },
  async (visitor) => {
    await opened(visitor);
    for (const player of [1, 2]) {
      const boxes = await Promise.all(
        ['C', 'E', 'G'].map((kind) => boxOf(visitor, `hand-${player}-${kind}`)),
      );
      assert.deepEqual(
        boxes.map(({ x, width, height }) => ({ x, width, height })),
        [136, 212, 288].map((x) => ({ x, width: 76, height: 48 })),
      );
    }
    await visitor.tap('hand-1-G');
    await visitor.tap('square-a3');
    await visitor.waitForPosition(dropped);
  },
);

visit(
  'the chosen slot is marked, and after the drop the one that the piece came from',
  { ...pixelForPixel, colorScheme: 'light', fragment: held },
  async (visitor) => {
    await opened(visitor);
    assert.equal(await groundOf(visitor, 'hand-1-G'), lightColors.surface);
    await visitor.click('hand-1-G');
    assert.equal(await groundOf(visitor, 'hand-1-G'), lightColors.accentSoft);
    await visitor.click('square-a3');
    await visitor.waitForPosition(dropped);
    await visitor.still();
    assert.equal(await groundOf(visitor, 'hand-1-G'), lightColors.lastMove);
    assert.equal(await groundOf(visitor, 'hand-1-E'), lightColors.surface);
    await visitor.activate('square-b4');
    await visitor.activate('square-a4');
    await visitor.still();
    assert.equal(await groundOf(visitor, 'hand-1-G'), lightColors.surface, 'the next move');
  },
);
