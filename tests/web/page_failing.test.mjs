// The message when a part of the page does not load, or when the browser takes the graphics away: plain
// HTML in the visitor's language, and no black page.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { visit } from './page_suite.mjs';
import { site } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */
/** @typedef {import('./page_driver.mjs').Visitor} Visitor */
/** @typedef {import('./changed_site.mjs').Change} Change */

/** Tenths of a second in place of what visitors wait for. @type {Change[]} */
const quickly = [
  ['style.css', '8s', '0.1s'],
  ['graphics.mjs', '1_000', '100'],
  ['fetch_file.mjs', '[200, 600, 1800]', '[1, 1, 1]'],
];

/**
 * The visible parts: the messages, and the canvas, which is black while nothing draws on it.
 * There are none before the browser has painted for the first time.
 * @param {Page} page
 * @returns {Promise<{ messages: string[], canvas: boolean }>}
 */
const seen = (page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
    const shows = (/** @type {Element} */ element) =>
      painted && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return {
      messages: [...document.querySelectorAll('.message')]
        .filter(shows)
        .map((box) => /** @type {HTMLElement} */ (box).innerText),
      // A canvas without any style is still transparent.
      canvas: shows(canvas) && getComputedStyle(canvas).position === 'absolute',
    };
  });

/**
 * Waits for a message, which has to be the only thing to be seen.
 * @param {Visitor} visitor
 * @param {RegExp} words
 */
async function reads({ page }, words) {
  for (const end = performance.now() + 15_000; ; await sleep(50)) {
    const { messages, canvas } = await seen(page);
    if (messages.length === 1 && words.test(messages[0] ?? '') && !canvas) return;
    if (performance.now() < end) continue;
    assert.fail(`the canvas ${canvas ? 'shows' : 'is hidden'}, the page shows: ${messages}`);
  }
}

/** @param {Visitor} visitor */
async function readsNothing({ page }) {
  assert.deepEqual(await seen(page), { messages: [], canvas: true });
}

/** @param {Route} route */
const notThere = (route) => route.fulfill({ status: 404, body: 'Not found' });

const wrongData = /check the connection and reload the page\.\s+the data are wrong \((?!.*wasm:)/s;
const notServed = /could not be loaded\. The server .*page-\w+\.js: HTTP status 404/s;
for (const [part, file, fault, message] of /** @type {const} */ ([
  [
    'the WebAssembly is garbage',
    'kanzen-page-*.wasm',
    (/** @type {Route} */ route) =>
      route.fulfill({ body: 'Sorry! }{ <html>', contentType: 'application/wasm' }),
    wrongData,
  ],
  ['the script is not there', 'page-*.js', notThere, notServed],
]))
  visit(
    `${part}: the page shows a message`,
    {
      expectErrors: true,
      changes: quickly,
      prepare: (page) => page.route(`**/assets/${file}`, fault),
      untilCommitted: true,
    },
    (visitor) => reads(visitor, message),
  );

visit(
  'a page that is opened as a file explains how to open it',
  { base: pathToFileURL(join(site, 'index.html')).href, expectErrors: true },
  (visitor) => reads(visitor, /opened as a file.*http:\/\/localhost/s),
);

visit(
  'too little memory is not called a fault of the connection, and is explained in Japanese alone',
  {
    locale: 'ja-JP',
    expectErrors: true,
    prepare: (page) =>
      page.addInitScript(() => {
        const noMemory = 'WebAssembly.instantiate(): Out of memory: no more';
        Object.assign(WebAssembly, { instantiate: () => Promise.reject(new RangeError(noMemory)) });
      }),
    untilCommitted: true,
  },
  (visitor) => reads(visitor, /^空きメモリーが足りない[^a-z]*Kanzen[^a-z]*再読み込み$/s),
);

visit(
  'the message is in the language of the browser, and its button loads the page again',
  {
    locale: 'ja-JP',
    fragment: 'game=gobblers2&moves=L@b2',
    expectErrors: true,
    changes: quickly,
    prepare: (page) => page.route('**/page-*.js', notThere),
  },
  async (visitor) => {
    await reads(visitor, /読み込めませんでした/);
    await visitor.page.unroute('**/page-*.js');
    await visitor.page.getByRole('button', { name: '再読み込み' }).click();
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await readsNothing(visitor);
  },
);

visit(
  'a slow page shows that it is loading, until it is there',
  {
    locale: 'ja-JP',
    changes: [['style.css', '8s', '0.1s']],
    prepare: (page) =>
      page.route('**/page-*.js', async (route) => {
        await page.waitForFunction(() => document.querySelector('#waiting'));
        await sleep(1000);
        await route.continue();
      }),
    untilCommitted: true,
  },
  async (visitor) => {
    await reads(visitor, /^Kanzen を読み込んでいます。.*再読み込み$/s);
    await visitor.drawn();
    await readsNothing(visitor);
  },
);

/** @type {Change} */
const failingFrame = [
  'page.mjs',
  'const again = this.#page.frame();',
  "if ('fails' in window) throw new TypeError('Failed to fetch');\n" +
    'const again = this.#page.frame();',
];
visit(
  "the browser's words about a failure of the app are on the console, not on the page",
  { locale: 'ja-JP', changes: [failingFrame], expectErrors: true },
  async (visitor) => {
    await visitor.drawn();
    await visitor.page.evaluate(() => Object.assign(window, { fails: true }));
    await visitor.page.mouse.move(10, 10); // requests a frame
    await reads(visitor, /^問題が発生したため、続行できません。\s+再読み込み$/);
    assert.match(visitor.errors.join(), /TypeError: Failed to fetch/);
  },
);

/** Takes the context away; `restoreContext` gives it back. @param {Page} page */
const loseContext = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    /** @type {any} */ (window).restoreContext = () => loss?.restoreContext();
    loss?.loseContext();
  });
const restoreContext = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {any} */ (window).restoreContext());
const contextLost = /graphics memory.*reload the page/s;

visit(
  'a WebGL context that does not come back is reported, and when it does the page goes on',
  { changes: quickly },
  async (visitor) => {
    const { page } = visitor;
    await visitor.solved();
    await visitor.still();
    const before = await page.screenshot();
    await loseContext(page);
    await reads(visitor, contextLost);
    const drawn = await visitor.frames();
    await restoreContext(page);
    await page.locator('#failure').waitFor({ state: 'hidden' });
    // A slow machine takes a while until it draws the first frame again.
    while ((await visitor.frames()) === drawn) await page.waitForTimeout(50);
    await visitor.still();
    assert.ok(before.equals(await page.screenshot()), 'the same picture');
    await visitor.click('move-L@b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  },
);

visit(
  'a WebGL context lost before the first frame is reported, and the page begins when it is back',
  {
    changes: quickly,
    prepare: async (page) => {
      await page.route('**/kanzen-page-*.wasm', async (route) => {
        // Asked for sooner it would be another context than the page's.
        await page.waitForFunction(() => /** @type {any} */ (window).contextIsThere);
        await loseContext(page);
        await route.continue();
      });
      await page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
          /** @this {HTMLCanvasElement} @param {any[]} args */
          function getContext(...args) {
            const context = /** @type {any} */ (original).apply(this, args);
            /** @type {any} */ (window).contextIsThere = true;
            return context;
          }
        );
      });
    },
    untilCommitted: true,
  },
  async (visitor) => {
    await reads(visitor, contextLost);
    await restoreContext(visitor.page);
    await visitor.solved();
    await readsNothing(visitor);
    await visitor.click('move-L@b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  },
);
