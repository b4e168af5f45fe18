// Several threads through the JavaScript API: the same values, where memory can be shared.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { frugal, launch, watchErrors } from './browser.mjs';
import { importApi, modules } from './site.mjs';
import { startStaticServer } from '../../scripts/static_server.mjs';

/** @typedef {typeof import('../../web/library/kanzen.mjs')} Api */

const small = { game: 'gobblers2', rules: 'strict' };

/** @type {import('./browser.mjs').Browser} */
let browser;
before(async () => {
  browser = await launch(frugal);
});
after(() => browser?.close());

/**
 * All positions with their values, solved by so many threads.  It runs in Node and in a page.
 * @param {Pick<Api, 'openGame'>} api
 * @param {{ game: string, rules: string, threads: number }} request
 */
async function solvedBy({ openGame }, { threads, ...options }) {
  const game = await openGame(options);
  const { threads: worked, positions } = await game.solve({ threads });
  const values = await game.export();
  const verified = await game.verify();
  await game.close();
  return { worked, positions, values, verified };
}

/**
 * @param {Record<string, (text: string) => string>} changes by file
 * @returns {Promise<string>} a folder of all modules, with these changed
 */
async function changedModules(changes) {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-modules-'));
  await cp(modules, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const text = await readFile(join(folder, file), 'utf8');
    assert.notEqual(change(text), text, file);
    await writeFile(join(folder, file), change(text));
  }
  return folder;
}

/**
 * @param {{ isolated: boolean, folder?: string, host?: string, expectErrors?: boolean }} options  host: of
 *   the page
 * @param {(page: import('./browser.mjs').Page) => Promise<void>} body with the API as `api`
 */
async function onBlankPage(
  { isolated, folder = modules, host = '127.0.0.1', expectErrors = false },
  body,
) {
  const server = await startStaticServer(folder, { isolated });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    const api = 'kanzen.mjs'; // shown as a text, a page without anything
    await page.goto(`http://${host}:${server.port}/${api}`);
    await page.evaluate(async (url) => {
      /** @type {any} */ (window).api = await import(url);
    }, server.url + api);
    await body(page);
    if (!expectErrors) assert.deepEqual(errors, []);
  } finally {
    await context.close();
    await server.close();
  }
}

test('two threads solve to the same values in Node', { timeout: 60_000 }, async () => {
  const api = await importApi();
  const one = await solvedBy(api, { ...small, threads: 1 });
  const two = await solvedBy(api, { ...small, threads: 2 });
  assert.deepEqual([one.worked, two.worked], [1, 2]);
  assert.ok(one.values.length > 1_000_000);
  assert.equal(two.values === one.values, true);
  assert.equal(two.verified, two.positions);
});

test('progress comes, and a run can be aborted and begun again', { timeout: 60_000 }, async () => {
  const { openGame } = await importApi();
  const game = await openGame({ game: 'mnk:4,4,4' });
  const abort = new AbortController();
  let reports = 0;
  const onProgress = () => {
    reports += 1;
    abort.abort();
  };
  const run = game.solve({ threads: 2, signal: abort.signal, onProgress });
  await assert.rejects(run, { name: 'AbortError' });
  assert.ok(reports > 0);
  const { threads, start } = await game.solve({ threads: 2 });
  assert.deepEqual([threads, start.outcome], [2, 'draw']);
  await game.close();
});

test('another number of threads is refused with the right ones', async () => {
  const { openGame } = await importApi();
  const game = await openGame(small);
  for (const threads of [0, 65, 1.5, -2, NaN, '2', null]) {
    const wrong = /** @type {any} */ ({ threads });
    const expected = { name: 'TypeError', message: /^threads must be a whole number from 1 to 64/ };
    await assert.rejects(() => game.solve(wrong), expected, String(threads));
  }
  await game.close();
});

const inPage = async (/** @type {{ run: string, request: any }} */ { run, request }) => {
  const { worked, verified, values } = await eval(run)(/** @type {any} */ (window).api, request);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(values));
  return { worked, verified, hash: [...new Uint8Array(hash)].join() };
};

test('two threads solve to the same values in an isolated page', { timeout: 60_000 }, async () => {
  await onBlankPage({ isolated: true }, async (page) => {
    const runs = [];
    for (const threads of [1, 2]) {
      const request = { ...small, threads };
      runs.push(await page.evaluate(inPage, { run: `(${solvedBy})`, request }));
    }
    const [one, two] = runs;
    assert.deepEqual([one?.worked, two?.worked], [1, 2]);
    assert.deepEqual([two?.hash, two?.verified], [one?.hash, one?.verified]);
  });
});

test('and in one of another origin than the modules', { timeout: 60_000 }, async () => {
  await onBlankPage({ isolated: true, host: 'localhost' }, async (page) => {
    const request = { ...small, threads: 2 };
    const { worked } = await page.evaluate(inPage, { run: `(${solvedBy})`, request });
    assert.equal(worked, 2);
  });
});

/** They run in the script of the worker that starts them. @type {[string, number, RegExp][]} */
const threadsThatFail = [
  [
    "throw new Error('not today');",
    20,
    /not be started: http.*threads_worker\.mjs \(.*not today\)$/,
  ],
  ['await new Promise(() => {});', 0.2, /not started within 0\.2 s: http.*threads_worker\.mjs$/],
];
for (const [fault, seconds, message] of threadsThatFail)
  test(`one still solves after: ${fault}`, { timeout: 30_000 }, async (t) => {
    const folder = await changedModules({
      'threads_worker.mjs': (text) =>
        `if (self.name === 'em-pthread') { ${fault} }\n` +
        text.replace('longestStart = 30', `longestStart = ${seconds}`),
    });
    t.after(() => rm(folder, { recursive: true }));
    await onBlankPage({ isolated: true, folder, expectErrors: true }, async (page) => {
      const result = await page.evaluate(async (options) => {
        const game = await /** @type {any} */ (window).api.openGame(options);
        const refusal = await game.solve({ threads: 2 }).catch((/** @type {any} */ error) => error);
        const { code, message } = refusal;
        return { code, message, threads: (await game.solve()).threads };
      }, small);
      assert.deepEqual([result.code, result.threads], ['worker_failed', 1]);
      assert.match(result.message, message);
    });
  });

test('a page that is not isolated reports the reason', { timeout: 30_000 }, async () => {
  await onBlankPage({ isolated: false }, async (page) => {
    const refusal = await page.evaluate(async (options) => {
      const game = await /** @type {any} */ (window).api.openGame(options);
      return game.solve({ threads: 2 }).catch((/** @type {any} */ error) => error.toData());
    }, small);
    assert.equal(refusal.code, 'unsupported');
    assert.match(refusal.message, /cross-origin isolated; here threads must be 1$/);
  });
});
