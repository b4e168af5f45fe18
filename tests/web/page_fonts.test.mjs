// The fonts of Japanese are loaded when the page is in Japanese; those of other texts when they are shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropFile } from './downloads.mjs';
import { anotherVisitor, pixelForPixel, visit } from './page_suite.mjs';

const japaneseFonts = '**/assets/*-japanese-*.otf';

/** @param {string[]} into the font files that a page requests */
const noting = (into) => async (/** @type {import('playwright-core').Page} */ page) =>
  page.on('request', (request) => request.url().endsWith('.otf') && into.push(request.url()));

/** @type {string[]} */
const inEnglish = [];
visit(
  'in English none are fetched, until the visitor chooses Japanese',
  { prepare: noting(inEnglish) },
  async (visitor) => {
    await visitor.solved();
    assert.deepEqual(inEnglish, []);
    await visitor.click('button-language');
    await visitor.waitForLabel('button-language', /English/);
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'ja');
    assert.match(await visitor.verdict(), /引き分け/);
    await visitor.page.reload();
    await visitor.solved();
    assert.equal(await visitor.verdict(), '最善なら引き分け', 'the choice is remembered');
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'ja');
  },
);

test('in Japanese they are there with the first picture, each fetched once', async () => {
  /** @type {string[]} */
  const fetched = [];
  const visitor = await anotherVisitor({ locale: 'ja-JP', prepare: noting(fetched) });
  await visitor.drawn();
  assert.equal(await visitor.label('button-language'), 'English');
  await visitor.solved();
  assert.equal(fetched.length, 2);
  assert.equal(new Set(fetched).size, 2);
  assert.deepEqual(visitor.errors, []);
  await visitor.close();
});

visit(
  'a missing font is reported, and requested again',
  {
    locale: 'ja-JP',
    expectErrors: true,
    prepare: (page) => page.route(japaneseFonts, (route) => route.fulfill({ status: 404 })),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForLabel('button-language', /日本語/);
    await visitor.page.waitForFunction(() =>
      /The Japanese font did not load/.test(
        document.querySelector('#mirror [role=alert]')?.textContent ?? '',
      ),
    );
    assert.match(await visitor.alert(), /HTTP status 404/);
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'en');
    await visitor.page.unroute(japaneseFonts);
    await visitor.activate('button-language');
    await visitor.waitForLabel('button-language', /English/);
  },
);

const go = 'game=go:9&rules=positional&mode=play&players=two';
const games =
  '(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[이창호]PW[聂卫平]C[黒の形勢が良い。 Чёрные стоят лучше.];B[ee])' +
  '(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[Ann]PW[Bea];B[cc])';
const slice = /\/font-slices-\w+\/(table|\d+\.otf)$/;

/** @param {string[]} into the files of fonts in slices that a page asks for */
const notingSlices = (into) => async (/** @type {import('playwright-core').Page} */ page) =>
  page.on('request', (request) => {
    const [, name] = slice.exec(request.url()) ?? [];
    if (name) into.push(name);
  });

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** Waits until fonts that this needs are there. @param {Visitor} visitor @param {() => Promise<unknown>} act */
async function afterSlices(visitor, act) {
  const come = visitor.page.waitForResponse(/font-slices-\w+\/\d+\.otf$/);
  await Promise.all([come, act()]);
  await visitor.still();
}

/** Drops a file of two games, and waits for the list of them. @param {Visitor} visitor */
async function dropGames(visitor) {
  await visitor.drawn();
  await dropFile(visitor, { text: games });
  await visitor.waitForItem('record-0');
}

/** @type {string[]} */
const asked = [];
visit(
  'in English names in Korean and Chinese and a comment in Japanese and Russian get their fonts, each once',
  { fragment: go, prepare: notingSlices(asked) },
  async (visitor) => {
    await visitor.drawn();
    await visitor.still();
    assert.deepEqual(asked, []);
    await afterSlices(visitor, () => dropGames(visitor));
    const forNames = asked.length;
    assert.ok(forNames >= 3, asked.join());
    await afterSlices(visitor, () => visitor.click('record-0'));
    assert.ok(asked.length > forNames, asked.join());
    assert.equal(asked[0], 'table');
    assert.deepEqual([...new Set(asked)], asked);
    const all = asked.length;
    await dropGames(visitor);
    await visitor.still();
    assert.equal(asked.length, all, 'nothing is asked for again');
  },
);

/** @type {string[]} */
const failing = [];
visit(
  'fonts that do not come are asked for once, and again when there is a network',
  {
    ...pixelForPixel,
    fragment: go,
    expectErrors: true,
    prepare: async (page) => {
      await notingSlices(failing)(page);
      await page.route(slice, (route) => route.fulfill({ status: 404 }));
    },
  },
  async (visitor) => {
    const { page } = visitor;
    await dropGames(visitor);
    await visitor.still();
    assert.deepEqual(failing, ['table', 'table']); // the second time past the browser's cache
    assert.equal(await visitor.alert(), '');
    const clip = (await visitor.item('record-0').boundingBox()) ?? undefined;
    const boxes = await page.screenshot({ clip });
    await dropGames(visitor);
    await visitor.still();
    assert.equal(failing.length, 2);
    assert.ok(boxes.equals(await page.screenshot({ clip })), 'boxes stay');
    await page.unroute(slice);
    await afterSlices(visitor, () =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    );
    assert.ok(!boxes.equals(await page.screenshot({ clip })), 'the names are there');
  },
);
