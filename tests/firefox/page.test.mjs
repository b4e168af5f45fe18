// The page in Firefox, where browsers differ: touches, saved solutions, lost graphics and scripts
// that do not load.  More of the page is tried there with KANZEN_BROWSER, docs/TESTING.md.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveModules, serveSite } from '../web/site.mjs';
import { startFirefox } from './firefox.mjs';

/** @typedef {import('./firefox.mjs').FirefoxVisitor} Visitor */
/** @typedef {import('puppeteer-core').Page} Page */

const centre = '-,-,-/-,L,-/-,-,-:2';
const draw = 'Draw with perfect play';

/** @type {import('../../scripts/static_server.mjs').StaticServer} */
let server;
/** @type {Awaited<ReturnType<typeof startFirefox>>} */
let firefox;

before(async () => {
  server = await serveSite();
  firefox = await startFirefox();
});

after(async () => {
  await firefox?.close();
  await server?.close();
});

/**
 * @param {string} name
 * @param {{ prepare?: (page: Page) => Promise<unknown>, expectErrors?: boolean }} options
 * @param {(visitor: Visitor) => Promise<void>} body
 */
function visit(name, { prepare, expectErrors = false }, body) {
  test(name, { timeout: 120_000 }, async () => {
    const visitor = await firefox.open(`${server.url}#mode=analyse`, prepare);
    try {
      await body(visitor);
      if (!expectErrors) assert.deepEqual(visitor.errors, [], 'the console stays clean');
    } finally {
      await visitor.close();
    }
  });
}

visit('a finger plays', {}, async (visitor) => {
  await visitor.waitForVerdict(draw);
  await visitor.tap('hand-1-L');
  await visitor.tap('square-b2');
  await visitor.waitForPosition(centre);
});

test('values are saved on the device, opened again and deleted', { timeout: 120_000 }, async () => {
  const modules = await serveModules();
  const visitor = await firefox.open(`${modules.url}kanzen.mjs`); // a page without anything
  const results = await visitor.page.evaluate(async (url) => {
    const { openGame } = await import(`${url}kanzen.mjs`);
    const game = await openGame({ game: 'gobblers2' });
    await game.solve();
    const bytes = await game.save();
    await game.close();
    const again = await openGame({ game: 'gobblers2' });
    const { positions } = await again.load();
    const { value } = await again.probe();
    const forgotten = [await again.deleteSaved(), await again.deleteSaved()];
    await again.close();
    return { bytes, positions, value, forgotten };
  }, modules.url);
  await visitor.close();
  await modules.close();
  assert.ok(results.bytes > 0);
  assert.deepEqual(
    { ...results, bytes: 0 },
    {
      bytes: 0,
      positions: 226220,
      value: { outcome: 'draw', distance: null },
      forgotten: [true, false],
    },
  );
});

visit('a lost WebGL context comes back', {}, async (visitor) => {
  await visitor.waitForVerdict(draw);
  await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextrestored', () => resolve(undefined));
        canvas.addEventListener('webglcontextlost', () =>
          setTimeout(() => loss?.restoreContext(), 100),
        );
        loss?.loseContext();
      }),
  );
  await visitor.click('move-L@b2');
  await visitor.waitForPosition(centre);
});

/**
 * @param {string} file
 * @param {(request: import('puppeteer-core').HTTPRequest) => unknown} fault
 */
const faulty = (file, fault) => async (/** @type {Page} */ page) => {
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().includes(`/${file}`) ? fault(request) : request.continue(),
  );
};

/**
 * Waits for a message; nothing is to be seen before the browser has painted for the first time.
 * @param {Visitor} visitor
 * @param {RegExp} words
 */
async function reads({ page }, words) {
  for (const end = performance.now() + 20_000; ; await sleep(200)) {
    const seen = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').length === 0
        ? 'nothing was painted'
        : [...document.querySelectorAll('.message')]
            .filter((box) => box.checkVisibility({ visibilityProperty: true }))
            .map((box) => box.textContent)
            .join(),
    );
    if (words.test(seen)) return;
    assert.ok(performance.now() < end, `the page shows: ${seen}`);
  }
}

visit(
  'a script that does not load is reported',
  {
    expectErrors: true,
    prepare: faulty('assets/page-', (request) => request.respond({ status: 404 })),
  },
  (visitor) => reads(visitor, /could not be loaded/),
);

visit(
  'a script that never comes does not hide the message',
  { expectErrors: true, prepare: faulty('assets/page-', () => {}) },
  (visitor) => reads(visitor, /is loading/),
);
