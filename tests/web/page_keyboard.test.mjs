// The keyboard reaches everything, does nothing unseen, scrolls, and is given back to a page
// around the frame.
import assert from 'node:assert/strict';
import { framed, inHostPage } from './host_page.mjs';
import { pixelForPixel, settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const small = { viewport: { width: 760, height: 520 } };
const low = { viewport: { width: 360, height: 420 } };
const narrow = { viewport: { width: 360, height: 640 } };

/** Is an item not visible?  Its mirror element has no size then. @param {Visitor} visitor @param {string} id */
const isHidden = (visitor, id) =>
  visitor.item(id).evaluate((element) => element.classList.contains('unseen'));

/** Presses it and waits for the frames. @param {Visitor} visitor @param {string} key @param {number} [times] */
async function press(visitor, key, times = 1) {
  for (let i = 0; i < times; ++i) {
    await visitor.page.keyboard.press(key, { delay: 30 });
    await visitor.page.waitForTimeout(60);
  }
  await settled(visitor);
}

/** @param {Visitor} visitor @returns {Promise<string[]>} those that are seen, by id */
const shownMoves = (visitor) =>
  visitor.page
    .locator('[data-id^="move-"]:not(.unseen)')
    .evaluateAll((all) => all.map((move) => move.getAttribute('data-id') ?? ''));

/** The end of the panel. */
const foot = 'button-copy-position';

/** @param {Visitor} visitor @returns {Promise<string | undefined>} what the keyboard has come to, by id */
const focused = ({ page }) =>
  page.evaluate(() => {
    const id = document.getElementById('canvas')?.getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.dataset.id;
  });

visit(
  'what the focus moves to is scrolled into view, in the panel and the page around it',
  { ...small, fragment: 'game=gobblers2&rules=strict' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('tab-moves'); // it has the focus
    assert.ok(await isHidden(visitor, foot));
    // Past the other tabs, the bar and the board, and from the first move to the last: every one has
    // been seen on the way, before the foot has the focus.
    const seen = new Set();
    const moves = await visitor.page
      .locator('[data-id^="move-"]')
      .evaluateAll((all) => all.map((move) => move.getAttribute('data-id') ?? ''));
    for (let i = 0; i < moves.length + 30 && seen.size < moves.length; ++i) {
      await visitor.page.keyboard.press('Tab', { delay: 20 });
      await visitor.page.waitForTimeout(60);
      for (const id of await shownMoves(visitor)) seen.add(id);
      assert.notEqual(await focused(visitor), foot);
    }
    assert.equal(seen.size, moves.length, [...seen].join());
    for (let i = 0; i < 60 && (await focused(visitor)) !== foot; ++i) {
      await visitor.page.keyboard.press('Tab', { delay: 20 });
      await visitor.page.waitForTimeout(60);
    }
    await settled(visitor);
    assert.ok(!(await isHidden(visitor, foot)), 'the page has scrolled down to it');
  },
);

visit(
  'Escape leaves the board, and the arrows step through the history again',
  { fragment: 'game=gobblers2&moves=L@b2' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('square-c3');
    await press(visitor, 'Escape');
    assert.equal(await focused(visitor), 'square-c3');
    await press(visitor, 'ArrowLeft');
    assert.equal(await focused(visitor), 'square-b3');
    await press(visitor, 'Escape');
    await press(visitor, 'ArrowLeft');
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
  },
);

visit(
  'Enter does nothing unseen: it first brings back what was scrolled away',
  { ...low, fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    await visitor.click('square-b2');
    await visitor.waitForPosition('.../.X./...:2');
    await press(visitor, 'Escape');
    await press(visitor, 'ArrowLeft'); // from the square that was clicked to its neighbour
    await page.mouse.wheel(0, 600);
    await settled(visitor);
    assert.ok(await isHidden(visitor, 'square-a2'));
    await press(visitor, 'Enter');
    assert.equal(await visitor.position(), '.../.X./...:2', 'nothing is played unseen');
    assert.ok(!(await isHidden(visitor, 'square-a2')), 'it is back');
    await press(visitor, 'Enter');
    await visitor.waitForPosition('.../OX./...:1');
  },
);

const sharpAndLow = { ...low, ...pixelForPixel }; // a wheel's notches count device pixels

visit('on a phone the focus is seen under the tabs that stay', sharpAndLow, async (visitor) => {
  await visitor.solved();
  await visitor.page.mouse.move(180, 300);
  await visitor.page.mouse.wheel(0, 400);
  await settled(visitor);
  await visitor.click('tab-moves');
  assert.ok(await isHidden(visitor, foot));
  await press(visitor, 'Shift+Tab');
  assert.ok(!(await isHidden(visitor, foot)), 'the foot is the item before the tabs');
  // Up to the first move, which must not stay under the tabs.
  const first = await visitor.page.locator('[data-id^="move-"]').first().getAttribute('data-id');
  const whole = 32;
  let seen = false;
  for (let i = 0; i < 30 && !seen; ++i) {
    await visitor.page.keyboard.press('Shift+Tab', { delay: 20 });
    await visitor.page.waitForTimeout(60);
    seen = ((await visitor.item(first ?? '').boundingBox())?.height ?? 0) >= whole;
  }
  assert.ok(seen, `${first}`);
});

visit('Page Up, Page Down and Space scroll', narrow, async (visitor) => {
  await visitor.solved();
  const top = () => visitor.item('tab-rules').boundingBox();
  const before = (await top())?.y ?? 0;
  await press(visitor, 'PageDown');
  assert.ok(await isHidden(visitor, 'square-b2'), 'the board is above the screen');
  assert.ok(((await top())?.y ?? 0) < before);
  await press(visitor, 'PageUp');
  assert.equal((await top())?.y, before);
  await press(visitor, 'Space');
  assert.ok(await isHidden(visitor, 'square-b2'));
  await press(visitor, 'Shift+Space');
  assert.equal((await top())?.y, before);
  await press(visitor, 'ArrowDown', 3);
  assert.ok(((await top())?.y ?? 0) < before - 100, 'arrows, by a few lines');
});

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
