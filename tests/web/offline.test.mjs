// The service worker: the page without a network, and from one build to the next.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { bundleChanged } from './changed_site.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { SlidesVisitor } from './slides_driver.mjs';
import { startStaticServer } from '../../scripts/static_server.mjs';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {string[]} folders with a build each */
const builds = [];

before(async () => {
  browser = await launch(frugal);
  for (const name of ['first', 'second', 'third']) {
    const mark = `window.build = '${name}'; void enableOffline();`;
    builds.push(await bundleChanged([['page.mjs', 'void enableOffline();', mark]]));
  }
});

after(async () => {
  await browser?.close();
  for (const folder of builds) await rm(folder, { recursive: true });
});

/** A host that shows one build after another at the same address. */
class Host {
  /** @type {string[]} */
  requests = [];
  #folder = '';
  /** @type {import('../../scripts/static_server.mjs').StaticServer | undefined} */
  #server;
  #port = 0;

  /** @param {string} build */
  async start(build) {
    this.#folder = await mkdtemp(join(tmpdir(), 'kanzen-host-'));
    await symlink(build, join(this.#folder, 'kanzen'));
    await this.goOn();
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/kanzen/`;
  }

  /** @param {string} build */
  async publish(build) {
    await unlink(join(this.#folder, 'kanzen'));
    await symlink(build, join(this.#folder, 'kanzen'));
  }

  async stop() {
    await this.#server?.close();
    this.#server = undefined;
  }

  async goOn() {
    const onRequest = (/** @type {string} */ path) => this.requests.push(path);
    this.#server = await startStaticServer(this.#folder, { port: this.#port, onRequest });
    this.#port = this.#server.port;
  }

  async end() {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }
}

/**
 * @param {string} name
 * @param {(host: Host, context: import('playwright-core').BrowserContext) => Promise<void>} body
 */
function offlineTest(name, body, locale = 'en-US') {
  test(name, { timeout: 120_000 }, async () => {
    const host = new Host();
    await host.start(builds[0] ?? '');
    const context = await browser.newContext({ ...coarse, locale });
    try {
      await body(host, context);
    } finally {
      await context.close();
      await host.end();
    }
  });
}

/** @param {import('playwright-core').BrowserContext} context @param {string} url */
async function visitIn(context, url) {
  const visitor = await Visitor.openIn(context, url);
  return visitor.drawn();
}

/** Waits until so many shells are cached. @param {Visitor} visitor */
const shellsCached = (visitor, count = 1) =>
  visitor.page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    const settled = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kanzen-shell'));
      const { active, installing, waiting } = registration; // afterwards, as they change meanwhile
      const works = active?.state === 'activated' && !installing && !waiting;
      return works && names.length === wanted;
    };
    while (!(await settled())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, count);

/** Empties the HTTP cache. @param {import('playwright-core').BrowserContext} context */
async function forgetHttpCache(context) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
}

/** @param {Visitor} visitor */
const buildOf = ({ page }) => page.evaluate(() => /** @type {any} */ (window).build);

/** After this the browser has looked for another build, and taken it. @param {Visitor} visitor */
const updated = ({ page }) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const old = registration.active;
    await registration.update().catch(() => {});
    const busy = () =>
      registration.installing || registration.waiting || registration.active?.state !== 'activated';
    while (busy()) await new Promise((resolve) => setTimeout(resolve, 20));
    return registration.active !== old;
  });

offlineTest(
  'without a network the page opens and solves, in Japanese and after another build as well',
  async (host, context) => {
    const first = await visitIn(context, `${host.url}#mode=analyse`);
    await first.solved();
    await shellsCached(first);
    assert.deepEqual(first.errors, []);
    await host.publish(builds[1] ?? '');
    assert.ok(await updated(first));
    await first.page.close();
    await host.stop();
    await forgetHttpCache(context);
    const visitor = await visitIn(context, `${host.url}#mode=analyse`);
    assert.equal(await buildOf(visitor), 'second');
    assert.equal(await visitor.label('button-language'), 'English');
    await visitor.solved();
    assert.equal(await visitor.verdict(), '最善なら引き分け');
    await visitor.click('move-L@b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.page.reload();
    await visitor.solved();
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    // The console reports the request for the list of tables, which is made each time.
    const other = visitor.errors.filter((error) => !/\/tables\/|CONNECTION_REFUSED/.test(error));
    assert.deepEqual(other, []);
  },
  'ja-JP',
);

offlineTest(
  'nothing of the shell is fetched twice, it can be installed, and comes back when it is thrown away',
  async (host, context) => {
    const visitor = await visitIn(context, host.url);
    await visitor.solved();
    await shellsCached(visitor);
    const ofAssets = host.requests.filter((path) => path.includes('/assets/'));
    assert.equal(ofAssets.length, 4, ofAssets.join());
    assert.deepEqual([...new Set(ofAssets)], ofAssets);
    const { page } = visitor;
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    assert.equal(url, `${host.url}kanzen.webmanifest`);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Tests use private windows, which install nothing.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId),
      ['in-incognito'],
    );
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await visitor.drawn();
    await shellsCached(visitor);
  },
);

offlineTest(
  'a table that was used is available, another one is reported',
  async (host, context) => {
    const first = await visitIn(context, `${host.url}#game=gobblers`);
    await first.waitForVerdict('Orange wins in 13 plies');
    await first.waitForLabel('table', /The values come from a table/);
    await shellsCached(first);
    await first.page.close();
    await host.stop();
    await context.setOffline(true);
    const visitor = await visitIn(context, `${host.url}#game=gobblers`);
    await visitor.waitForVerdict('Orange wins in 13 plies');
    await visitor.page.close();
    const other = await visitIn(context, `${host.url}#game=gobblers&rules=cover`);
    await other.waitForItem('button-table');
    assert.match(await other.alert(), /there is no network/);
    assert.match(await other.label('button-solve'), /Solve here instead/);
    await host.goOn();
    await context.setOffline(false); // of which the page hears
    await other.waitForLabel('table', /The values come from a table/);
    assert.equal(await other.alert(), '');
  },
);

offlineTest('a new build is shown whole from the next visit on', async (host, context) => {
  const open = await visitIn(context, host.url);
  await open.solved();
  await shellsCached(open);
  await host.publish(builds[1] ?? '');
  const next = await visitIn(context, host.url);
  assert.equal(await buildOf(next), 'first', 'at once, from the cache');
  await shellsCached(next, 2);
  await next.page.reload();
  await next.solved();
  assert.equal(await buildOf(next), 'second');
  // The old page starts a worker that the host does not have any more.
  assert.equal(await buildOf(open), 'first');
  await open.page.evaluate(() => (location.hash = 'game=gobblers'));
  await open.waitForVerdict('Orange wins in 13 plies');
  assert.deepEqual([...open.errors, ...next.errors], []);
});

offlineTest('of all previous builds, the last one stays cached', async (host, context) => {
  const visitor = await visitIn(context, host.url);
  await shellsCached(visitor);
  const shells = () =>
    visitor.page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('kanzen-shell')),
    );
  for (const build of [1, 2]) {
    const last = (await shells()).at(-1);
    await host.publish(builds[build] ?? '');
    assert.ok(await updated(visitor));
    await shellsCached(visitor, 2);
    assert.equal((await shells())[0], last);
  }
  await visitor.page.reload();
  await visitor.drawn();
  assert.equal(await buildOf(visitor), 'third');
});

offlineTest('a half-published build is not taken', async (host, context) => {
  const visitor = await visitIn(context, host.url);
  await shellsCached(visitor);
  const half = await bundleChanged([]);
  const page = join(half, 'index.html');
  const text = await readFile(page, 'utf8');
  await writeFile(page, await readFile(join(builds[1] ?? '', 'index.html')));
  await host.publish(half);
  assert.equal(await updated(visitor), false);
  await shellsCached(visitor, 1);
  await visitor.page.reload();
  await visitor.drawn();
  assert.equal(await buildOf(visitor), 'first');
  await writeFile(page, text); // now it is complete
  assert.ok(await updated(visitor));
  await rm(half, { recursive: true });
});

/** Waits until the deck is cached in the newest shell. @param {import('playwright-core').Page} page */
const slidesCached = (page) =>
  page.evaluate(async () => {
    const isCached = async () => {
      const newest = (await caches.keys()).filter((name) => name.startsWith('kanzen-shell')).at(-1);
      return newest && (await (await caches.open(newest)).match(new URL('./', location.href)));
    };
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

offlineTest('the slides are cached when they are opened, and not before', async (host, context) => {
  const page = await visitIn(context, host.url);
  await shellsCached(page);
  const ofSlides = () => host.requests.filter((path) => /slides|poster/.test(path)).length;
  assert.equal(ofSlides(), 0);
  const first = await SlidesVisitor.openIn(context, `${host.url}slides/`);
  await slidesCached(first.page);
  const asked = ofSlides();
  await first.page.reload();
  await first.waitForSlide('title');
  assert.equal(ofSlides(), asked, 'all of it comes from the cache');
  await first.page.close();
  await host.publish(builds[1] ?? '');
  assert.ok(await updated(page));
  await host.stop();
  await forgetHttpCache(context);
  const deck = await SlidesVisitor.openIn(context, `${host.url}slides/?lang=ja#/game`);
  await deck.waitForBoard({ ply: 0 });
  const missing = await deck.page.evaluate(async () => {
    const posters = [...document.querySelectorAll('kanzen-board')].map((one) => one.dataset);
    const pictures = posters.flatMap((one) => Object.values(one));
    const found = await Promise.all(pictures.map((file) => fetch(file ?? '').then(({ ok }) => ok)));
    return found.includes(false) || document.fonts.check('20px "Kanzen slides"', '完全') === false;
  });
  assert.equal(missing, false);
});
