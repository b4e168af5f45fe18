// A frame draws what has changed over the one before.  Drawn as a whole it is the same picture.
import assert from 'node:assert/strict';
import { pixelForPixel, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor @returns {Promise<string>} */
const picture = ({ page }) =>
  page.evaluate(() =>
    /** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).toDataURL(),
  );

/** The context is lost, and with it all that was drawn. @param {Visitor} visitor */
async function drawAnew(visitor) {
  await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextrestored', () => resolve(undefined), { once: true });
        canvas.addEventListener(
          'webglcontextlost',
          () => setTimeout(() => loss?.restoreContext()),
          {
            once: true,
          },
        );
        loss?.loseContext();
      }),
  );
  await visitor.still();
}

/** @param {Visitor} visitor @param {string} what */
async function sameWhenDrawnAnew(visitor, what) {
  await visitor.still();
  const over = await picture(visitor);
  await drawAnew(visitor);
  assert.ok((await picture(visitor)) === over, `${what}: drawn over the picture before it differs`);
  return over;
}

visit(
  'over the picture before as from nothing: pointing, moving, scrolling, going elsewhere',
  { fragment: 'game=gobblers2&moves=L@b2', ...pixelForPixel },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    const seen = [await sameWhenDrawnAnew(visitor, 'the start')];
    const { x, y } = await visitor.middle('square-a1');
    await page.mouse.move(x, y);
    await visitor.click('hand-2-M');
    await page.mouse.move(x, y);
    seen.push(await sameWhenDrawnAnew(visitor, 'a piece in the hand'));
    await visitor.click('square-a1');
    seen.push(await sameWhenDrawnAnew(visitor, 'a move'));
    const list = await visitor.middle('tab-moves');
    await page.mouse.move(list.x, list.y + 300);
    await page.mouse.wheel(0, 120);
    seen.push(await sameWhenDrawnAnew(visitor, 'a list that has been scrolled'));
    for (const id of ['tab-tree', 'tab-rules', 'toggle-values', 'button-menu', 'mode-statistics']) {
      if ((await visitor.item(id).count()) > 0) await visitor.activate(id);
      seen.push(await sameWhenDrawnAnew(visitor, id));
    }
    assert.ok(new Set(seen).size >= 6, 'these are different pictures');
  },
);
