// The deck of slides in Firefox: its boards answer clicks and keys, and leave it its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepViolations, servePublicly } from '../web/public_host.mjs';
import { startFirefox } from './firefox.mjs';

/** @typedef {import('../../web/kanzen-board.d.mts').KanzenBoard} Board */

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} slide @param {number} ply of its board
 */
const waitForPly = (page, slide, ply) =>
  page.waitForFunction(
    (id, wanted) => {
      const board = document.querySelector(`section.present#${id} kanzen-board`);
      return /** @type {Board | null} */ (board)?.state?.ply === wanted;
    },
    {},
    slide,
    ply,
  );

/** @param {import('puppeteer-core').Page} page @param {string} id on the first board */
async function click(page, id) {
  const board = await page.$('section.present kanzen-board');
  const frame = await (await board?.$('>>> iframe'))?.contentFrame();
  const box = await (await frame?.waitForSelector(`#mirror [data-id="${id}"]`))?.boundingBox();
  if (!box) throw new Error(`no ${id} on the board`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
}

test('boards answer, and the deck has all other keys', { timeout: 180_000 }, async (t) => {
  const host = await servePublicly();
  t.after(host.close);
  const firefox = await startFirefox();
  t.after(firefox.close);
  const { page, errors } = await firefox.open(`${host.url}slides/?lang=en#/game`, (opened) =>
    opened.evaluateOnNewDocument(keepViolations),
  );
  await waitForPly(page, 'game', 0);
  await click(page, 'hand-1-L');
  await click(page, 'square-b2');
  await waitForPly(page, 'game', 1);
  await page.keyboard.press('ArrowLeft');
  await waitForPly(page, 'game', 0);
  await page.keyboard.press(' ');
  await waitForPly(page, 'count', 3);
  await page.keyboard.press('ArrowLeft');
  await waitForPly(page, 'game', 0);
  await click(page, 'square-a1');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.reveal.overview');
  await page.keyboard.press('Escape');
  const violations = await page.evaluate(() => /** @type {any} */ (window).violations);
  assert.deepEqual({ errors, violations }, { errors: [], violations: [] });
});
