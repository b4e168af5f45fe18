// The picture before any script runs, compared with the app's first one: the page takes over
// without a jump.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visitor } from './page_driver.mjs';
import { decode } from './pictures.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

/** @typedef {import('./pictures.mjs').Picture} Picture */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/** The magnification that the script web/page/magnification.mjs sets for a width; for others 1. */
const magnifications = new Map([
  [1920, '1.2'],
  [2560, '1.6'],
]);

/** @type {Size[]} */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 1366, height: 625 },
  { width: 844, height: 390 },
  { width: 1120, height: 560 },
  { width: 1119, height: 900 },
  { width: 1024, height: 600 },
  { width: 1000, height: 840 },
  { width: 820, height: 1180 },
  { width: 720, height: 650 },
  { width: 600, height: 960 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

const shown = siteInBrowser();

/** @typedef {{ boxes: Record<string, Box>, picture: Picture }} Seen */

/** @param {Size} viewport @param {'light' | 'dark'} colorScheme @returns {Promise<Seen>} */
async function htmlAlone(viewport, colorScheme) {
  const options = { viewport, colorScheme, deviceScaleFactor: 1, javaScriptEnabled: false };
  const visitor = await Visitor.open(shown.browser, shown.url, options, async (page) => {
    await page.route('**/assets/**', (route) => route.abort());
    // Without the message over the board for browsers without scripts.
    await page.route(shown.url, async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<noscript>.*?<\/noscript>/s, ''),
      });
    });
  });
  try {
    const larger = magnifications.get(viewport.width) ?? '1';
    const boxes = await visitor.page.evaluate((magnification) => {
      document.documentElement.style.setProperty('--magnification', magnification);
      const box = (/** @type {Element} */ element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      /** @type {Record<string, Box>} */
      const found = {};
      const names = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
      document
        .querySelectorAll('#first .board i')
        .forEach((square, i) => (found[`square-${names[i]}`] = box(square)));
      [...document.querySelectorAll('#first use')]
        .filter((piece) => piece.getBoundingClientRect().width > 0)
        .forEach((piece, i) => (found[`${piece.getAttribute('href')} ${i}`] = box(piece)));
      return found;
    }, larger);
    return { boxes, picture: await pictureOf(visitor) };
  } finally {
    await visitor.close();
  }
}

/** @param {Size} viewport @param {'light' | 'dark'} colorScheme @returns {Promise<Seen>} */
async function theApp(viewport, colorScheme) {
  const options = { viewport, colorScheme, deviceScaleFactor: 1 };
  const visitor = await Visitor.open(shown.browser, shown.url, options);
  try {
    await visitor.solved();
    await visitor.still();
    const entries = await visitor.page
      .locator('#mirror [data-id^="square-"]')
      .evaluateAll((items) =>
        items.map((item) => {
          const { x, y, width, height } = item.getBoundingClientRect();
          return [item.getAttribute('data-id'), { x, y, width, height }];
        }),
      );
    return { boxes: Object.fromEntries(entries), picture: await pictureOf(visitor) };
  } finally {
    await visitor.close();
  }
}

/** @param {Visitor} visitor */
const pictureOf = async ({ page }) => decode(await page.screenshot());

/**
 * The box around all pixels of a colour, in a part of the picture.
 * @param {Picture} picture @param {string} color @param {Box} part
 * @returns {Box}
 */
function boxOf(picture, color, part) {
  const wanted = Number.parseInt(color.slice(1), 16);
  const { data } = picture;
  const colorOf = (/** @type {number} */ i) =>
    (Number(data[i]) << 16) | (Number(data[i + 1]) << 8) | Number(data[i + 2]);
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = Math.floor(part.y); y < part.y + part.height && y < picture.height; ++y)
    for (let x = Math.floor(part.x); x < part.x + part.width; ++x)
      if (colorOf((y * picture.width + x) * 4) === wanted) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** @param {Box} a @param {Box} b @param {string} what */
function assertSamePlace(a, b, what) {
  const edges = (/** @type {Box} */ box) => [box.x, box.y, box.x + box.width, box.y + box.height];
  const [here, there] = [edges(a), edges(b)];
  assert.ok(
    here.every((edge, i) => Math.abs(edge - /** @type {number} */ (there[i])) <= 1),
    `${what}: left, top, right and bottom are ${here} in HTML, ${there} on the canvas`,
  );
}

/** Colours of engine/picture by theme: the board's frame, and the players' pieces. */
const colors = {
  light: { frame: '#e2daca', first: '#f2912f', second: '#8258be' },
  dark: { frame: '#0e1013', first: '#f29b42', second: '#9c76d8' },
};

/** @param {Size} viewport @param {'light' | 'dark'} theme */
async function compare(viewport, theme) {
  const [html, app] = [await htmlAlone(viewport, theme), await theApp(viewport, theme)];
  const squares = Object.entries(html.boxes).filter(([name]) => name.startsWith('square-'));
  const pieces = Object.entries(html.boxes).filter(([name]) => name.startsWith('#'));
  assert.equal(squares.length, 9);
  assert.equal(pieces.length, 9, 'with the mark in the bar');
  for (const [name, box] of squares)
    assertSamePlace(box, /** @type {Box} */ (app.boxes[name]), name);
  const everywhere = { x: 0, y: 0, ...viewport };
  const frames = [html, app].map(({ picture }) => boxOf(picture, colors[theme].frame, everywhere));
  assertSamePlace(/** @type {Box} */ (frames[0]), /** @type {Box} */ (frames[1]), 'the frame');
  for (const [name, { x, y, width, height }] of pieces) {
    if (y + height > viewport.height) continue; // further down the page
    const around = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
    const color = colors[theme][name.startsWith('#first') ? 'first' : 'second'];
    const [here, there] = [html, app].map(({ picture }) => boxOf(picture, color, around));
    assert.ok(/** @type {Box} */ (here).width > 10, `${name} is seen`);
    assertSamePlace(/** @type {Box} */ (here), /** @type {Box} */ (there), name);
  }
}

for (const viewport of sizes)
  test(`everything is where the app draws it: ${viewport.width} by ${viewport.height}`, () =>
    compare(viewport, 'light'));

test('and in the dark', () => compare({ width: 1280, height: 800 }, 'dark'));

/** The parts of the first picture that are shown before the app's. @param {string} address */
async function shownFirst(address, settings = {}) {
  const visitor = await Visitor.open(
    shown.browser,
    shown.url + address,
    {},
    async (page) => {
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, settings);
      await page.route('**/kanzen-page-*.wasm', () => {}); // it never comes
    },
    'commit',
  );
  try {
    await visitor.page.locator('#first').waitFor({ state: 'attached' });
    return await visitor.page.evaluate(() => {
      const shown = (/** @type {string} */ selector) => {
        const element = document.querySelector(selector);
        return element !== null && element.getClientRects().length > 0;
      };
      const bar = /** @type {Element} */ (document.querySelector('#first .bar'));
      return {
        board: shown('#first .board'),
        piece: shown('#first .tray use'),
        bar: shown('#first .bar'),
        color: getComputedStyle(bar).backgroundColor,
        language: document.documentElement.lang,
      };
    });
  } finally {
    await visitor.close();
  }
}

test('only the game that is met first is shown before the app is there', async () => {
  for (const address of ['', '#game=gobblers2', '#game=gobblers2&rules=cover']) {
    const { board, piece, bar } = await shownFirst(address);
    assert.deepEqual({ board, piece, bar }, { board: true, piece: true, bar: true }, address);
  }
  for (const address of [
    '#game=gobblers',
    '#game=go:9',
    '#game=gobblers2&moves=L@b2',
    '#position=-,-,-/-,L,-/-,-,-:2',
    '#nonsense',
  ]) {
    const { board, piece, bar } = await shownFirst(address);
    assert.deepEqual({ board, piece, bar }, { board: false, piece: false, bar: true }, address);
  }
});

test('the theme and the language that were chosen hold for it', async () => {
  const { color: light, language } = await shownFirst('');
  assert.equal(light, 'rgb(253, 252, 249)');
  assert.equal(language, 'en');
  const chosen = await shownFirst('', { 'kanzen.theme': 'dark', 'kanzen.language': 'ja' });
  assert.equal(chosen.color, 'rgb(29, 32, 37)');
  assert.equal(chosen.language, 'ja');
});
