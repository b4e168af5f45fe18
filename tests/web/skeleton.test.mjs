// The skeleton of the page, which is shown until the app's first frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visitor, coarse } from './page_driver.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const shown = siteInBrowser();

/** Milliseconds until style.css shows a message. */
const late = 8000;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * Visits a page whose module does not come before the body calls `release`.
 * @template T
 * @param {import('playwright-core').BrowserContextOptions &
 *   { address?: string, stored?: Record<string, string> }} options  stored: settings
 * @param {(visitor: Visitor, release: () => void) => Promise<T>} body
 */
async function visitLoading({ address = '', stored = {}, ...context }, body) {
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => (release = resolve));
  const prepare = async (/** @type {Page} */ page) => {
    await page.addInitScript((settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    }, stored);
    await page.route('**/kanzen-page-*.wasm', async (route) => {
      await released;
      await route.continue();
    });
  };
  const options = { ...coarse, ...context };
  const visitor = await Visitor.open(
    shown.browser,
    shown.url + address,
    options,
    prepare,
    'commit',
  );
  try {
    await visitor.page.locator('#skeleton .panel').waitFor({ state: 'attached' });
    return await body(visitor, release);
  } finally {
    await visitor.close();
  }
}

/** @param {Visitor} visitor @returns {Promise<(string | null)[]>} the skeleton's visible parts */
const partsOf = ({ page }) =>
  page
    .locator('#skeleton > *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => part.getAttribute('class')),
    );

/** @param {import('playwright-core').Locator} locator */
async function edgesOf(locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** @type {(typeof desktop)[]} */
const sizes = [
  desktop,
  { width: 1920, height: 1080 },
  { width: 1366, height: 625 },
  phone,
  { width: 320, height: 568 },
];
for (const viewport of sizes)
  test(`the app replaces the skeleton, with the board there: ${viewport.width} pixels wide`, () =>
    visitLoading({ viewport }, async (visitor, release) => {
      const paint = await visitor.page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      assert.ok(Number(await paint.jsonValue()) < late, 'without a message');
      const frame = await edgesOf(visitor.page.locator('#skeleton .board'));
      release();
      await visitor.drawn();
      assert.deepEqual(await partsOf(visitor), []);
      const { left, top } = await edgesOf(visitor.item('square-a3'));
      const { right, bottom } = await edgesOf(visitor.item('square-c1'));
      const paddings = [left - frame.left, top - frame.top];
      for (const padding of [...paddings, frame.right - right, frame.bottom - bottom])
        assert.ok(padding > 0 && padding < 24, `the squares are ${padding} pixels inside`);
    }));

test('the skeleton has the board of the page that the address names', async () => {
  const board = ['bar', 'board', 'panel'];
  for (const address of ['', '#game=gobblers2&moves=L@b2', '#puzzle=gobblers2-3', '#nonsense'])
    assert.deepEqual(await visitLoading({ address, viewport: desktop }, partsOf), board, address);
  assert.deepEqual(await visitLoading({ viewport: phone }, partsOf), ['bar', 'board']);
});

test('the skeleton is the bar alone where the board is another one or elsewhere', async () => {
  for (const address of ['#game=go:9', '#puzzle=dobutsu-10', '#mode=statistics'])
    assert.deepEqual(await visitLoading({ address, viewport: desktop }, partsOf), ['bar'], address);
  for (const [width, height] of /** @type {const} */ ([
    [1024, 768],
    [820, 1180],
    [844, 390],
  ]))
    assert.deepEqual(await visitLoading({ viewport: { width, height } }, partsOf), ['bar']);
});

test('the theme and the language that were chosen hold for the skeleton', async () => {
  const lookOf = (/** @type {Visitor} */ { page }) =>
    page.locator('#skeleton .board').evaluate((board) => {
      const { backgroundColor, fill } = getComputedStyle(board);
      return [backgroundColor, fill, document.documentElement.lang];
    });
  const [light, dark] = [
    ['rgb(226, 218, 202)', 'rgb(246, 242, 233)'],
    ['rgb(14, 16, 19)', 'rgb(38, 42, 49)'],
  ];
  assert.deepEqual(await visitLoading({}, lookOf), [...light, 'en']);
  assert.deepEqual(await visitLoading({ colorScheme: 'dark' }, lookOf), [...dark, 'en']);
  const stored = { 'kanzen.theme': 'dark', 'kanzen.language': 'ja' };
  assert.deepEqual(await visitLoading({ stored }, lookOf), [...dark, 'ja']);
});
