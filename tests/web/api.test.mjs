// The JavaScript API in Node, in a page and in a worker: the same checks, the same values.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkCalls, runApiChecks } from './api_checks.mjs';
import { openBlankPage } from './blank_page.mjs';
import { importApi, modules, serveModules } from './site.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

const checks = fileURLToPath(new URL('api_checks.mjs', import.meta.url));

/** @type {Promise<object> | undefined} */
let expected;
const valuesInNode = () => (expected ??= importApi().then(runApiChecks));

const shown = siteInBrowser([], serveModules);

/**
 * A blank page of the host, with the checks at hand.
 * @param {Record<string, string>} [headers]
 */
const blankPage = (headers = {}) =>
  openBlankPage(shown.browser, shown.url, {
    headers,
    prepare: (page) => page.route('**/api_checks.mjs', (route) => route.fulfill({ path: checks })),
  });

test('in Node', { timeout: 60_000 }, async () => {
  await valuesInNode();
  await checkCalls(await importApi());
});

test('a move names the kind that a piece becomes', async () => {
  const { openGame } = await importApi();
  const game = await openGame({ game: 'dobutsu', position: '2l/C2/3/L2:EGGec:1' });
  const promotions = (await game.moves()).filter(({ promotedTo }) => promotedTo !== null);
  assert.deepEqual(
    promotions.map(({ move, promotedTo }) => [move, promotedTo]),
    [['a3a4', { kind: 'H', player: 1 }]],
  );
  await game.play('a3a4');
  assert.deepEqual((await game.board()).squares[0]?.stack, [{ kind: 'H', player: 1 }]);
  await game.close();
});

test('in a page', { timeout: 120_000 }, async () => {
  const { page, errors } = await blankPage();
  const values = await page.evaluate(async (base) => {
    const { runApiChecks: run } = await import(`${base}api_checks.mjs`);
    return run(await import(`${base}kanzen.mjs`));
  }, shown.url);
  assert.deepEqual(values, JSON.parse(JSON.stringify(await valuesInNode())));
  assert.deepEqual(errors, []);
  await page.close();
});

test('in a worker', { timeout: 120_000 }, async () => {
  const { page } = await blankPage();
  const answer = await page.evaluate(
    (base) =>
      new Promise((resolve) => {
        const script = `
      Promise.all([import('${base}api_checks.mjs'), import('${base}kanzen.mjs')])
        .then(([{ runApiChecks }, api]) => runApiChecks(api))
        .then((values) => postMessage({ values }), (error) => postMessage({ error: String(error) }));`;
        const worker = new Worker(
          URL.createObjectURL(new Blob([script], { type: 'text/javascript' })),
        );
        worker.onmessage = ({ data }) => resolve(data);
      }),
    shown.url,
  );
  assert.deepEqual(answer, { values: JSON.parse(JSON.stringify(await valuesInNode())) });
  await page.close();
});

test('the page goes on while the worker solves', { timeout: 60_000 }, async () => {
  const { page } = await blankPage();
  const longest = await page.evaluate(async (base) => {
    const { openGame } = await import(`${base}kanzen.mjs`);
    const game = await openGame({ game: 'mnk:4,4,4' });
    await game.enumerate(); // the worker is there now: only the solving counts
    let gap = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }, 5);
    const { seconds } = await game.solve();
    clearInterval(timer);
    return { gap, solving: (seconds.enumerate + seconds.solve) * 1000 };
  }, shown.url);
  assert.ok(
    longest.gap < longest.solving / 2,
    `the page did not respond for ${longest.gap} of ${longest.solving} ms`,
  );
  await page.close();
});

test('in a page of another origin than its own', { timeout: 60_000 }, async () => {
  const { page, errors } = await blankPage();
  const { port } = new URL(shown.url);
  // Another host to a browser.  Chromium must see that the page is local, so the server has to send it.
  await page.goto(`http://localhost:${port}/kanzen.mjs`);
  const positions = await page.evaluate(async (base) => {
    const { openGame } = await import(`${base}kanzen.mjs`);
    const game = await openGame({ game: 'tictactoe' });
    const summary = await game.solve();
    await game.close();
    return summary.positions;
  }, shown.url);
  assert.ok(positions > 0);
  assert.deepEqual(errors, []);
  await page.close();
});

test('a worker that does not load is reported', { timeout: 60_000 }, async () => {
  const { page } = await blankPage();
  await page.route('**/engine_worker.mjs', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const error = await page.evaluate(async (base) => {
    const { openGame } = await import(`${base}kanzen.mjs`);
    const solve = async () => (await openGame({ game: 'gobblers2' })).solve();
    return solve().catch((/** @type {any} */ { code, message }) => ({ code, message }));
  }, shown.url);
  assert.equal(error.code, 'worker_failed');
  assert.match(error.message, /engine_worker\.mjs did not load$/);
  await page.close();
});

test(
  'the engine is fetched once, for the page and all its workers',
  { timeout: 60_000 },
  async () => {
    const { page } = await blankPage();
    let fetched = 0;
    await page.route('**/kanzen-engine.wasm', (route) => {
      fetched += 1;
      // The file is missing, also past the cache; the request is repeated, and the file is cached.
      return fetched <= 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    });
    const names = await page.evaluate(async (base) => {
      const { openGame } = await import(`${base}kanzen.mjs`);
      const first = await openGame({ game: 'gobblers2' }).catch((/** @type {any} */ e) => e.code);
      const games = await Promise.all(['gobblers1', 'tictactoe'].map((game) => openGame({ game })));
      const summaries = await Promise.all(games.map((game) => game.solve()));
      return [first, ...summaries.map(({ game }) => game)];
    }, shown.url);
    assert.deepEqual(names, ['worker_failed', 'gobblers1', 'tictactoe']);
    assert.equal(fetched, 3);
    await page.close();
  },
);

test('a policy without WebAssembly is named, and what it lacks', { timeout: 60_000 }, async () => {
  const { page } = await blankPage({ 'Content-Security-Policy': "script-src 'self'" });
  let fetched = 0;
  await page.route('**/kanzen-engine.wasm', (route) => {
    fetched += 1;
    return route.continue();
  });
  const { code, message } = await page.evaluate(async (base) => {
    const { openGame } = await import(`${base}kanzen.mjs`);
    return openGame({ game: 'gobblers2' }).catch((/** @type {any} */ e) => ({
      code: e.code,
      message: e.message,
    }));
  }, shown.url);
  assert.equal(code, 'worker_failed');
  assert.match(message, /Content-Security-Policy.*'wasm-unsafe-eval'/);
  assert.equal(fetched, 1);
  await page.close();
});

test('a program that forgets to close may end', { timeout: 60_000 }, async () => {
  const script = `
    const { openGame } = await import(process.argv[1]);
    const game = await openGame({ game: 'gobblers2' });
    const { positions } = await game.solve();
    console.log(positions);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, `${modules}/kanzen.mjs`],
    { timeout: 30_000 },
  );
  assert.equal(stdout.trim(), '226220');
});

test('a board of the package says at once that it has no site', async (t) => {
  const { page } = await blankPage();
  t.after(() => page.close());
  const faults = await page.evaluate(async () => {
    /** @type {string[]} */
    const seen = [];
    document.addEventListener('kanzen-error', (event) =>
      seen.push(/** @type {CustomEvent<{ message: string }>} */ (event).detail.message),
    );
    await import(/** @type {string} */ ('./kanzen-board.mjs'));
    const [without, withOne] = [0, 1].map(() => document.createElement('kanzen-board'));
    document.body.append(without ?? '', withOne ?? '');
    withOne?.setAttribute('site', 'https://example.org/kanzen/');
    await new Promise((resolve) => setTimeout(resolve));
    return seen;
  });
  assert.equal(faults.length, 1);
  assert.match(`${faults[0]}`, /has no attribute "site"; expected/);
});
