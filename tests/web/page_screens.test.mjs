// A large screen shows the page magnified: input and fields follow.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** Widths of parts whose proportion to the board must not change. @param {Visitor} visitor */
async function sizesOf(visitor) {
  const widthOf = async (/** @type {string} */ id) =>
    (await visitor.item(id).boundingBox())?.width ?? NaN;
  const square = await widthOf('square-a1');
  const widths = await Promise.all(
    ['hand-1-L', 'button-theme', 'button-undo', 'mode-play'].map(widthOf),
  );
  return widths.map((width) => width / square);
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
