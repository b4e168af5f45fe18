// The keyboard is given back to a page around the frame.
import assert from 'node:assert/strict';
import { framed, inHostPage } from './host_page.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const passedOn = (/** @type {Visitor} */ { page }) =>
  page.evaluate(() => /** @type {any} */ (window).passedOn);
const own = (/** @type {Visitor} */ { page }) =>
  page.evaluate(() => /** @type {any} */ (window).own);

visit('after Escape the page around a frame has its keys again', inHostPage(), async (visitor) => {
  const { page } = visitor;
  const board = await framed(visitor);
  const { x, y } = await board.middle('square-b2');
  await page.mouse.click(x, y);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => /** @type {any} */ (window).passedOn.length === 1);
  await board.frame.waitForFunction(() => !document.hasFocus());
  assert.notEqual(await board.focused(), 'canvas');
  for (const key of ['ArrowRight', 'n', 'PageDown']) await page.keyboard.press(key);
  await page.waitForFunction(() => scrollY > 100);
  assert.deepEqual(await own(visitor), ['ArrowRight', 'n', 'PageDown']);
  assert.deepEqual(await passedOn(visitor), ['Escape'], 'and none twice');
});

visit('keys that a frame has no use for are never lost', inHostPage(), async (visitor) => {
  const { page } = visitor;
  const board = await framed(visitor);
  await board.frame
    .evaluate(() => {
      // A browser that lets no frame give the focus away.
      window.parent.focus = () => {};
    })
    .catch(() => {});
  await board.focusBoard();
  for (const key of [' ', 'Enter', 'PageDown', 'x', 'ArrowLeft']) await page.keyboard.press(key);
  await page.waitForFunction(() => /** @type {any} */ (window).passedOn.length >= 4);
  assert.deepEqual(
    await passedOn(visitor),
    [' ', 'Enter', 'PageDown', 'x'],
    'arrows are the history',
  );
  // The frame has the focus, but nothing in it.
  await board.frame.evaluate(() => document.getElementById('canvas')?.blur());
  for (const key of ['ArrowRight', 'End', 'n']) await page.keyboard.press(key);
  await page.waitForFunction(() => /** @type {any} */ (window).passedOn.length >= 7);
  assert.deepEqual((await passedOn(visitor)).slice(4), ['ArrowRight', 'End', 'n']);
});
