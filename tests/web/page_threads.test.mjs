// Several threads in the page: chosen by the visitor, made possible by the service worker on a host
// that sends no headers for it, and not offered where they cannot be had.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { bundleChanged } from './changed_site.mjs';
import { Visitor, coarse, usualContext } from './page_driver.mjs';
import { startStaticServer } from '../../scripts/static_server.mjs';

/**
 * Only games that take long are solved by several threads: here small ones are as well, and without
 * the time to read the announcement.
 * @type {import('./changed_site.mjs').Change[]}
 */
const changes = [
  [
    'solver.mjs',
    '...args }, options)',
    '...args, threads: globalThis.crossOriginIsolated ? 2 : 1 }, options)',
  ],
  ['page_threads.mjs', 'reloadAfterMs = 1500', 'reloadAfterMs = 300'],
];
const large = '#game=gobblers&moves=L@b2';
const afterMove = '-,-,-/-,L,-/-,-,-:2';
const engineOfThreads = /kanzen-engine-threads|threads_worker/;

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {string} */
let folder;
before(async () => {
  browser = await launch(frugal);
  folder = await bundleChanged(changes);
});
after(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true });
});

/**
 * @typedef {{ url: string, requests: string[], context: import('playwright-core').BrowserContext,
 *   visit: (path: string) => Promise<Visitor> }} Stage
 * @param {string} name
 * @param {import('playwright-core').BrowserContextOptions} options
 * @param {(stage: Stage) => Promise<void>} body
 */
function threadsTest(name, options, body) {
  test(name, { timeout: 120_000 }, async () => {
    /** @type {string[]} */
    const requests = [];
    const server = await startStaticServer(folder, { onRequest: (path) => requests.push(path) });
    const context = await browser.newContext({ ...coarse, locale: 'en-US', ...options });
    // A machine of the tests may have a single core.
    await context.addInitScript(() => {
      if (location.protocol === 'http:')
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    /** @type {Visitor[]} */
    const visitors = [];
    const visit = async (/** @type {string} */ path) => {
      const visitor = await Visitor.openIn(context, server.url + path);
      visitors.push(visitor);
      return visitor.drawn();
    };
    try {
      await body({ url: server.url, requests, context, visit });
      assert.deepEqual(
        visitors.flatMap(({ errors }) => errors),
        [],
      );
    } finally {
      await context.close();
      await server.close();
    }
  });
}

/** @param {Visitor} visitor */
const isIsolated = ({ page }) => page.evaluate(() => globalThis.crossOriginIsolated);

/** Counts how often a page is loaded from now on. @param {Visitor} visitor */
function countLoads({ page }) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

/** The next announcement, even a short one. @param {Visitor} visitor */
const heard = ({ page }) =>
  page.locator('#mirror > [role=alert]', { hasText: /./ }).textContent({ timeout: 10_000 });

/** Chooses two threads and reloads the page. @param {Visitor} visitor */
async function chooseTwo(visitor) {
  await visitor.waitForLabel('threads', /^Threads: 1$/);
  await visitor.activate('threads-more');
  await visitor.waitForLabel('threads-note', /can use 2 threads/);
  await visitor.waitForLabel('threads', /^Threads: 2$/);
}

threadsTest(
  'the page is loaded again once, and solves with two, later without a network',
  {},
  async (stage) => {
    const visitor = await stage.visit(large);
    const loads = countLoads(visitor);
    await visitor.waitForLabel('threads-note', /a reload of the page, once; the position stays/);
    assert.equal(await isIsolated(visitor), false);
    const announced = heard(visitor);
    await chooseTwo(visitor);
    assert.equal(await isIsolated(visitor), true);
    assert.match((await announced) ?? '', /about to reload, for 2 threads/);
    await visitor.waitForPosition(afterMove);
    assert.equal(
      stage.requests.some((path) => engineOfThreads.test(path)),
      false,
      'not before',
    );
    await visitor.click('button-game');
    await visitor.waitForItem('game-gobblers2');
    await visitor.click('game-gobblers2');
    await visitor.waitForVerdict('Draw with perfect play');
    await visitor.waitForLabel('table', /all 32,755 stored values agree/);
    const fetched = stage.requests.filter((path) => engineOfThreads.test(path));
    assert.equal(new Set(fetched).size, 2, fetched.join());
    assert.equal(loads.count, 1);
    // Another tab is isolated from its beginning.
    const other = await stage.visit(large);
    await other.waitForLabel('threads', /^Threads: 2$/);
    assert.equal(await isIsolated(other), true);
    await other.page.close();
    await stage.context.setOffline(true);
    await visitor.page.reload();
    await visitor.drawn();
    assert.equal(await isIsolated(visitor), true);
    await visitor.page.evaluate(() => (location.hash = 'game=gobblers2&rules=cover'));
    await visitor.waitForVerdict('Draw with perfect play');
    visitor.errors.length = 0; // of the list of tables, which is asked for each time
  },
);

threadsTest('one thread again, from the next visit on without isolation', {}, async ({ visit }) => {
  const visitor = await visit(large);
  await chooseTwo(visitor);
  await visitor.activate('threads-more');
  await visitor.waitForLabel('threads', /^Threads: 3$/);
  assert.equal(await visitor.item('threads-more').getAttribute('aria-disabled'), 'true');
  await visitor.activate('threads-less');
  await visitor.activate('threads-less');
  await visitor.waitForLabel('threads', /^Threads: 1$/);
  assert.equal(await visitor.item('threads-note').count(), 0, 'nothing is loaded for that');
  await visitor.page.reload();
  await visitor.waitForLabel('threads', /^Threads: 1$/);
  assert.equal(await isIsolated(visitor), false);
});

threadsTest(
  'where the browser refuses, one thread is left and nothing loops',
  {},
  async (stage) => {
    // A service worker of before, or one that a browser does not let do this.
    await stage.context.route('**/service_worker.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Cross-Origin-Opener-Policy', 'X-Nothing');
      await route.fulfill({ response, body });
    });
    const visitor = await stage.visit(large);
    const loads = countLoads(visitor);
    await visitor.waitForLabel('threads', /^Threads: 1$/);
    await visitor.activate('threads-more');
    await visitor.waitForLabel('threads-note', /does not let the page use several threads/);
    assert.equal(await visitor.item('threads').count(), 0);
    await visitor.page.reload();
    await visitor.waitForLabel('threads', /^Threads: 1$/);
    assert.equal(await isIsolated(visitor), false);
    assert.equal(loads.count, 2, 'for the threads, and by this test');
  },
);

/** After a while in which it could have been offered. @param {Visitor} visitor */
async function notOffered(visitor) {
  await visitor.waitForItem('button-solve');
  await visitor.page.waitForTimeout(500);
  assert.deepEqual(await visitor.labels(/^threads/), []);
  assert.equal(await isIsolated(visitor), false);
}

const withoutServiceWorker = { serviceWorkers: usualContext.serviceWorkers };
threadsTest('without a service worker one solves', withoutServiceWorker, async (stage) => {
  const visitor = await stage.visit(large);
  await notOffered(visitor);
  await visitor.page.evaluate(() => (location.hash = 'game=gobblers2'));
  await visitor.waitForVerdict('Draw with perfect play');
  assert.equal(
    stage.requests.some((path) => engineOfThreads.test(path)),
    false,
  );
});

threadsTest('within another page nothing is offered or isolated', {}, async (stage) => {
  const visitor = await stage.visit(large);
  await chooseTwo(visitor);
  const embed = await stage.visit(`embed.html${large}`);
  await embed.waitForVerdict('Orange wins in 12 plies');
  await embed.page.waitForTimeout(300); // in which it could have been offered
  assert.deepEqual(await embed.labels(/^threads/), []);
  const frame = await embed.page.evaluateHandle(async () => {
    const page = await fetch('./').then((response) => response.headers);
    return [page.get('Cross-Origin-Opener-Policy'), page.get('Cross-Origin-Embedder-Policy')];
  });
  assert.deepEqual(await frame.jsonValue(), [null, null], 'only a tab is isolated');
});
