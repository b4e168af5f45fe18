// A host that answers with a web page for every file that it lacks, and lets browsers keep that answer: what
// is missing before, during and after an update works again once the host is repaired.
import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { bundleChanged } from './changed_site.mjs';
import { Visitor, coarse } from './page_driver.mjs';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {string[]} folders with a build each */
const builds = [];

before(async () => {
  browser = await launch(frugal);
  for (const name of ['first', 'second']) {
    const mark = `window.build = '${name}'; void enableOffline();`;
    const figures = `export const build = '${name}';\nexport const makeFigure`;
    builds.push(
      await bundleChanged([
        ['page.mjs', 'void enableOffline();', mark],
        ['figure_maker.mjs', 'export const makeFigure', figures],
      ]),
    );
  }
});

after(async () => {
  await browser?.close();
  for (const folder of builds) await rm(folder, { recursive: true });
});

const types = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['wasm', 'application/wasm'],
  ['svg', 'image/svg+xml'],
]);
const forEver = 'public, max-age=31536000, immutable';

class Host {
  build = builds[0] ?? '';
  /** Files that are missing for now. @type {RegExp} */
  missing = /^$/;
  /** Headers of every answer. @type {http.OutgoingHttpHeaders} */
  headers = {};
  #server = http.createServer((request, response) => void this.#answer(request, response));

  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
  }

  get url() {
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    return `http://127.0.0.1:${port}/`;
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async #answer({ url = '' }, response) {
    const path = new URL(url, this.url).pathname.slice(1) || 'index.html';
    const found = this.missing.test(path)
      ? null
      : await readFile(join(this.build, path)).catch(() => null);
    const name = found ? path : 'index.html';
    const type = types.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream';
    const kept = path.startsWith('assets/') ? forEver : 'no-cache';
    response.writeHead(200, {
      'content-type': type,
      'cache-control': kept,
      ...this.headers,
    });
    response.end(found ?? (await readFile(join(this.build, 'index.html'))));
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * @param {string} name
 * @param {(host: Host, context: import('playwright-core').BrowserContext) => Promise<void>} body
 */
function hostTest(name, body) {
  test(name, { timeout: 120_000 }, async () => {
    const host = new Host();
    await host.start();
    const context = await browser.newContext({ ...coarse, locale: 'en-US' });
    try {
      await body(host, context);
    } finally {
      await context.close();
      host.close();
    }
  });
}

/** @param {import('playwright-core').BrowserContext} context @param {Host} host */
async function visitIn(context, host) {
  const visitor = await Visitor.openIn(context, `${host.url}#game=gobblers2`);
  return visitor.drawn();
}

/** @param {Visitor} visitor */
const buildOf = ({ page }) => page.evaluate(() => /** @type {any} */ (window).build);

/** Waits for the service worker, which has cached the page. @param {Visitor} visitor */
const cached = ({ page }) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated' || !navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Names of the cached files of assets/ that are web pages. @param {Visitor} visitor */
const wrongInCache = ({ page }) =>
  page.evaluate(async () => {
    const wrong = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (request.url.includes('/assets/') && /^\s*<!doctype/i.test(text))
          wrong.push(request.url);
      }
    }
    return wrong;
  });

/** Saves a figure when the button for it can be pressed. @param {Visitor} visitor */
async function saveFigure(visitor) {
  if ((await visitor.page.locator('#mirror [data-id="format-svg"]').count()) === 0) {
    await visitor.click('figure-board');
    await visitor.waitForItem('format-svg');
  }
  await visitor.page.waitForFunction(
    () =>
      document
        .querySelector('#mirror [data-id="button-save-figure"]')
        ?.getAttribute('aria-disabled') !== 'true',
  );
  await visitor.activate('button-save-figure');
}

hostTest(
  "before the first visit the page's script is missing: the button reloads it",
  async (host, context) => {
    host.missing = /page-\w+\.js$/;
    const visitor = await Visitor.openIn(context, `${host.url}#game=gobblers2`);
    const reload = visitor.page.locator('#failure button');
    await reload.waitFor();
    host.missing = /^$/;
    await Promise.all([visitor.page.waitForEvent('load'), reload.click()]);
    await visitor.drawn();
    assert.equal(await buildOf(visitor), 'first');
  },
);

/** @param {import('playwright-core').BrowserContext} context */
const withoutServiceWorker = (context) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

hostTest(
  'without a service worker an engine that was missing is retried',
  async (host, context) => {
    await withoutServiceWorker(context);
    host.missing = /engine_worker-\w+\.js$/;
    const visitor = await visitIn(context, host);
    await visitor.waitForItem('button-retry');
    host.missing = /^$/;
    await visitor.activate('button-retry');
    await visitor.solved();
  },
);

hostTest('so is the script for figures', async (host, context) => {
  await withoutServiceWorker(context);
  host.missing = /figure_maker-\w+\.js$/;
  const visitor = await visitIn(context, host);
  await visitor.solved();
  await saveFigure(visitor);
  await visitor.waitForLabel('figure-remark', /could not be loaded/);
  host.missing = /^$/;
  await saveFigure(visitor);
  await visitor.waitForLabel('figure-remark', /is saved/);
});

hostTest(
  'a page whose engine is missing since an update asks to be reloaded',
  async (host, context) => {
    await withoutServiceWorker(context);
    host.missing = /engine_worker-\w+\.js$/;
    const visitor = await visitIn(context, host);
    await visitor.waitForItem('button-retry');
    host.build = builds[1] ?? '';
    await visitor.activate('button-retry');
    await visitor.waitForLabel('notice', /new version: please reload/);
  },
);

hostTest('a page with an embedder policy starts cached workers', async (host, context) => {
  host.headers = { 'cross-origin-embedder-policy': 'require-corp' };
  const visitor = await visitIn(context, host);
  await visitor.solved();
  await cached(visitor);
  const answer = await visitor.page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('kanzen-shell'));
    const files = await (await caches.open(name)).keys();
    const script = files.find(({ url }) => url.includes('/engine_worker-'))?.url ?? '';
    const worker = new Worker(script, { type: 'module' });
    // It answers that this is no engine.
    worker.postMessage({ code: null });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data.kind);
      worker.onerror = () => resolve('not started');
    });
  });
  assert.equal(answer, 'failed');
});

hostTest('what few visitors need is stored only if it is right', async (host, context) => {
  const visitor = await visitIn(context, host);
  await visitor.solved();
  await cached(visitor);
  host.missing = /figure/;
  await saveFigure(visitor);
  await visitor.waitForLabel('figure-remark', /could not be loaded/);
  assert.deepEqual(await wrongInCache(visitor), []);
  // Earlier versions have stored such answers.
  await visitor.page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('kanzen-shell'));
    const script = await (await fetch('service_worker.js')).text();
    const page = { headers: { 'content-type': 'text/html' } };
    for (const [, file] of script.matchAll(/"(assets\/[^"]*figure[^"]*)"/g))
      await (await caches.open(name)).put(file ?? '', new Response('<!doctype html>', page));
  });
  host.missing = /^$/;
  await visitor.page.reload();
  await visitor.solved();
  await saveFigure(visitor);
  await visitor.waitForLabel('figure-remark', /is saved/);
  assert.deepEqual(await wrongInCache(visitor), []);
});

hostTest(
  'during an update the old page goes on, and afterwards asks to be reloaded',
  async (host, context) => {
    const visitor = await visitIn(context, host);
    await visitor.solved();
    await cached(visitor);
    host.build = builds[1] ?? '';
    host.missing = /^assets\/page-/; // still being published
    const update = () =>
      visitor.page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const registration = await (await navigator.serviceWorker.ready).update().catch(() => null);
        while (registration?.installing || registration?.waiting)
          await new Promise((resolve) => setTimeout(resolve, 20));
        return registration?.active !== active;
      });
    await update();
    await visitor.page.reload();
    await visitor.solved();
    assert.equal(await buildOf(visitor), 'first');
    host.missing = /^$/;
    await saveFigure(visitor);
    await visitor.waitForLabel('figure-remark', /new version: please reload/);
    assert.deepEqual(await wrongInCache(visitor), []);
    await visitor.page.reload();
    await visitor.solved();
    assert.equal(await buildOf(visitor), 'second');
    await saveFigure(visitor);
    await visitor.waitForLabel('figure-remark', /is saved/);
  },
);
