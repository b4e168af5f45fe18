// A visitor who has never been here: what comes until the first move can be made, and that the first
// values need no engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budget } from './budget.mjs';
import { frugal, launch } from './browser.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';
import { measured, watchStart } from './start_times.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @typedef {{ url: string, bytes: number, at: number }} Asked  at: when, in epoch milliseconds */

/**
 * In a browser of its own, so that nothing is there yet.
 * @param {{ fragment: string, verdict: string, prepare?: (page: Page) => Promise<unknown> }} options
 * @param {(visitor: Visitor, asked: Asked[]) => Promise<void>} body asked: grows with every
 *   answer of the host
 */
async function firstVisit({ fragment, verdict, prepare = async () => {} }, body) {
  const server = await serveSite({ compressed: true });
  const browser = await launch(frugal);
  try {
    /** @type {Asked[]} */
    const asked = [];
    const visitor = await Visitor.open(browser, `${server.url}#${fragment}`, {}, async (page) => {
      page.on('requestfinished', async (request) => {
        // An answer that comes while the browser closes has no sizes to ask for any more.
        const sizes = await request.sizes().catch(() => null);
        if (!sizes) return;
        asked.push({
          url: request.url().slice(server.url.length),
          bytes: sizes.responseBodySize + sizes.responseHeadersSize,
          at: request.timing().startTime,
        });
      });
      await page.addInitScript(watchStart, verdict);
      await prepare(page);
    });
    await visitor.page.waitForFunction(() => /** @type {any} */ (window).startTimes.values > 0);
    await body(visitor, asked);
    assert.deepEqual(visitor.errors, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {Visitor} visitor */
const everyMoveIsValued = ({ page }) =>
  page.waitForFunction(() => {
    const moves = [...document.querySelectorAll('#mirror [data-id^="move-"]')];
    const valued = /: .*(wins|draw|loses)/i;
    return moves.length > 0 && moves.every(({ textContent }) => valued.test(textContent ?? ''));
  });

const isEngine = ({ url = '' }) => /kanzen-engine|worker-|\.chunk$/.test(url);

const threeSizes = { fragment: 'game=gobblers', verdict: 'Orange wins in 13 plies' };

/** @type {[name: string, fragment: string, verdict: string][]} */
const starts = [
  ['two sizes', 'mode=analyse', 'Draw with perfect play'],
  ['three sizes, cover', 'game=gobblers&rules=cover', 'Orange wins in 13 plies'],
];
for (const [name, fragment, verdict] of starts) {
  test(`${name}: the first move can be made within the budget, and before the engine`, (t) =>
    firstVisit({ fragment, verdict }, async ({ page }, asked) => {
      const { playable } = await page.evaluate(measured);
      const playableAt = playable + (await page.evaluate(() => performance.timeOrigin));
      while (!asked.some(isEngine)) await page.waitForTimeout(50); // all before it is counted by then
      const before = asked.filter(({ at }) => at <= playableAt);
      const bytes = before.reduce((sum, one) => sum + one.bytes, 0);
      t.diagnostic(`${before.length} requests, ${bytes} bytes: ${before.map(({ url }) => url)}`);
      assert.deepEqual(before.filter(isEngine), []);
      assert.ok(before.length <= budget.beforeFirstMove.requests, String(before.length));
      assert.ok(bytes <= budget.beforeFirstMove.bytes, `${bytes} bytes`);
      assert.ok(bytes > 300_000, 'all of it is counted');
    }));

  test(`${name}: the first values and those after a move need no engine`, () => {
    const prepare = (/** @type {Page} */ page) => page.route(/kanzen-engine|worker-/, () => {});
    return firstVisit({ fragment, verdict, prepare }, async (visitor) => {
      await everyMoveIsValued(visitor);
      const start = await visitor.position();
      await visitor.click((await visitor.labels(/^move-/))[0]?.[0] ?? '');
      await visitor.page.waitForFunction(
        (before) => document.querySelector('#mirror [data-part=position]')?.textContent !== before,
        start,
      );
      await everyMoveIsValued(visitor);
    });
  });
}

test('nothing comes twice', () =>
  firstVisit(threeSizes, async ({ page }, asked) => {
    await page.waitForFunction(() => {
      const all = performance.getEntriesByType('resource');
      return all.filter(({ name }) => /\.chunk$/.test(name)).length >= 8;
    });
    const urls = asked.map(({ url }) => url).filter((url) => url !== 'icon.svg'); // the browser's own
    assert.deepEqual(
      urls.filter((url, at) => urls.indexOf(url) !== at),
      [],
    );
  }));

test('a link into the middle of a game asks for the engine at once', () =>
  firstVisit(
    { fragment: 'game=gobblers&position=l,-,-/-,L,-/-,-,M:2', verdict: 'Purple wins in 13 plies' },
    async ({ page }, asked) => {
      const { playable } = await page.evaluate(measured);
      const playableAt = playable + (await page.evaluate(() => performance.timeOrigin));
      assert.ok(asked.filter(isEngine).some(({ at }) => at < playableAt));
    },
  ));
