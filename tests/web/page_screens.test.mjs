// The page on the screens that people have, in both languages: the board is whole, nothing lies over
// anything else, and what is large is large in proportion.
import assert from 'node:assert/strict';
import { pixelForPixel, settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */
/** @typedef {{ id: string, x: number, y: number, width: number, height: number }} Part */

const touch = { hasTouch: true, isMobile: true };
const screens = [
  { viewport: { width: 390, height: 844 }, ...touch, locale: 'ja-JP' },
  { viewport: { width: 844, height: 390 }, ...touch, locale: 'en-US' },
  { viewport: { width: 1024, height: 700 }, locale: 'ja-JP' },
];
const played = 'game=gobblers2&rules=strict&moves=M@b1.M@a1.M@b3.L@b2.L@a1.L@b1.L@a2.M@a3.a2c1';

/** @param {Visitor} visitor @param {string} [selector] @returns {Promise<Part[]>} what is seen of them */
const partsOf = (visitor, selector = 'button[data-id]') =>
  visitor.page.locator(`#mirror ${selector}:not(.unseen)`).evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { id: element.getAttribute('data-id') ?? '', x, y, width, height };
    }),
  );

/** @param {Part} a @param {Part} b */
const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** @param {Part[]} parts @param {string} where */
function assertApart(parts, where) {
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1))
      assert.ok(!overlap(a, b), `${where}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
}

for (const screen of screens) {
  const { width, height } = screen.viewport;
  const where = `${width} by ${height}`;
  visit(
    `the board is whole and nothing overlaps: ${where}`,
    { ...screen, fragment: played },
    async (visitor) => {
      await visitor.solved();
      await settled(visitor);
      const squares = await partsOf(visitor, '[data-id^="square-"]');
      assert.equal(squares.length, 9);
      const side = squares[0]?.width ?? 0;
      for (const square of squares) {
        assert.ok(square.y >= 0 && square.y + square.height <= height, JSON.stringify(square));
        assert.ok(Math.abs(square.width - side) < 1 && Math.abs(square.height - side) < 1);
      }
      assertApart(await partsOf(visitor), where);
      for (const tab of ['tab-game', 'tab-moves']) {
        await visitor.activate(tab);
        await settled(visitor);
        assertApart(await partsOf(visitor), `${where}, ${tab}`);
      }
      await visitor.page.evaluate(() => (location.hash += '&mode=statistics'));
      await visitor.waitForItem('statistics-title');
      await settled(visitor);
      const items = await partsOf(visitor, '[data-id]:not([data-id^="distance-"])');
      const words = items.filter(({ id }) => /^(figure|kind|button|mode|scale)-/.test(id));
      assertApart(
        words.filter(({ id }) => id !== 'button-close'),
        `${where}, statistics`,
      );
    },
  );
}

/** Widths of parts whose proportion to the board must not change. @param {Visitor} visitor */
async function sizesOf(visitor) {
  const squares = await partsOf(visitor, '[data-id^="square-"]');
  const board = 3 * (squares[0]?.width ?? NaN);
  const width = async (/** @type {string} */ id) =>
    ((await visitor.item(id).boundingBox())?.width ?? NaN) / board;
  return Promise.all(['hand-1-L', 'button-theme', 'button-undo', 'mode-play'].map(width));
}

visit(
  'a large screen shows all of it larger, and its clicks and fields are where they are seen',
  { viewport: { width: 2560, height: 1440 }, fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    const large = await sizesOf(visitor);
    await visitor.click('hand-1-L');
    await visitor.click('square-b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.activate('tab-edit');
    await visitor.waitForItem('field-text');
    const larger = await visitor
      .item('field-text')
      .evaluate(
        (field) =>
          field.getBoundingClientRect().width / /** @type {HTMLElement} */ (field).offsetWidth,
      );
    assert.ok(Math.abs(larger - 1.6) < 0.01, `${larger}`);
    await visitor.activate('tab-moves');
    await page.setViewportSize({ width: 1600, height: 900 });
    await visitor.still();
    await page.keyboard.press('Home');
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
    const usual = await sizesOf(visitor);
    large.forEach((size, i) => assert.ok(Math.abs(size / (usual[i] ?? NaN) - 1) < 0.03, `${i}`));
  },
);

visit(
  'zoomed until 320 by 200 pixels are left, everything can be reached',
  { ...pixelForPixel, viewport: { width: 320, height: 200 }, fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    for (const id of ['square-a1', 'tab-rules', 'button-copy-position']) {
      for (let i = 0; i < 40; ++i) {
        const shown = await visitor.item(id).evaluate((e) => !e.classList.contains('unseen'));
        if (shown) break;
        await visitor.page.keyboard.press('Tab', { delay: 10 });
        await settled(visitor);
      }
      assert.ok(await visitor.item(id).evaluate((e) => !e.classList.contains('unseen')), id);
    }
  },
);
