// Saved values in a page: safe against damage.  In Node: solution_files.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBlankPage } from './blank_page.mjs';
import { serveModules } from './site.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

const shown = siteInBrowser([], serveModules);

/**
 * A blank page of the site in a profile of its own, with the API at hand.
 * @param {(page: import('./browser.mjs').Page) => Promise<unknown>} [prepare]
 */
async function blankPage(prepare = async () => {}) {
  const context = await shown.browser.newContext();
  const { page, errors } = await openBlankPage(context, shown.url, { prepare });
  await page.evaluate(async () => {
    /** @type {any} */ (window).api = await import(
      /** @type {any} */ (new URL('kanzen.mjs', location.href).href)
    );
    /** @type {any} */ (window).refusal = (/** @type {Promise<unknown>} */ promise) =>
      promise.then(
        (value) => ({ code: 'none', message: JSON.stringify(value) }),
        ({ code, message }) => ({ code, message }),
      );
    /** @type {any} */ (window).files = async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('kanzen', { create: true });
      const names = [];
      for await (const name of /** @type {any} */ (folder).keys()) names.push(name);
      return names.sort();
    };
  });
  return { page, errors, close: () => context.close() };
}

/** Puts a line before the worker's own. @param {string} line */
const inWorker = (line) => async (/** @type {import('./browser.mjs').Page} */ page) =>
  page.route('**/engine_worker.mjs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${line}\n${await response.text()}` });
  });

test('values are saved, loaded and deleted', { timeout: 60_000 }, async () => {
  const { page, errors, close } = await blankPage();
  const result = await page.evaluate(async () => {
    const { api, files } = /** @type {any} */ (window);
    const game = await api.openGame({ game: 'gobblers2', rules: 'cover' });
    const nothing = await game.load();
    const summary = await game.solve();
    /** @type {string[]} */
    const phases = [];
    const note = (/** @type {any} */ { phase, done, total }) => phases.push(done <= total && phase);
    const bytes = await game.save({ onProgress: note });
    const saved = await files();
    const again = await api.openGame({ game: 'gobblers2', rules: 'cover' });
    const opened = await again.load({ onProgress: note });
    const same =
      JSON.stringify(await again.moves()) === JSON.stringify(await game.moves()) &&
      (await again.export()) === (await game.export());
    const other = await (await api.openGame({ game: 'gobblers2', rules: 'strict' })).load();
    const deleted = [await again.deleteSaved(), await again.deleteSaved()];
    return {
      ...{ nothing, summary, bytes, saved, opened, same, other, deleted, left: await files() },
      ...{ phases: [...new Set(phases)], solved: again.solved, size: game.info.savedBytes },
    };
  });
  assert.equal(result.nothing, null);
  assert.ok(
    result.bytes >= result.size && result.bytes < result.size + 200,
    `${result.bytes} bytes`,
  );
  assert.deepEqual(result.saved, ['gobblers2-cover.values']);
  assert.deepEqual(result.opened, result.summary);
  assert.deepEqual(result.phases, ['save', 'load', 'count']);
  assert.ok(result.same && result.solved, 'the same values');
  assert.equal(result.other, null, 'of other rules there are none');
  assert.deepEqual([result.deleted, result.left], [[true, false], []]);
  assert.deepEqual(errors, []);
  await close();
});

test('a damaged copy is discarded with the reason', { timeout: 60_000 }, async () => {
  const { page, close } = await blankPage();
  const result = await page.evaluate(async () => {
    const { api, files, refusal } = /** @type {any} */ (window);
    const game = await api.openGame({ game: 'gobblers2' });
    await game.solve();
    await game.save();
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kanzen');
    const file = await folder.getFileHandle('gobblers2-strict.values');
    const writer = await file.createWritable({ keepExistingData: true });
    await writer.write({ type: 'write', position: 1000, data: new Uint8Array([1, 2, 3, 4, 5]) });
    await writer.close();
    const refused = await refusal(game.load());
    return { refused, solved: game.solved, left: await files(), next: await game.load() };
  });
  assert.equal(result.refused.code, 'corrupt_data');
  assert.match(result.refused.message, /checksum.*has been discarded$/);
  assert.deepEqual([result.solved, result.left, result.next], [false, [], null]);
  await close();
});

test(
  'a copy that was never finished is not opened, nor is a folder',
  { timeout: 60_000 },
  async () => {
    const { page, close } = await blankPage();
    const result = await page.evaluate(async () => {
      const { api, files, refusal } = /** @type {any} */ (window);
      await files(); // makes the folder
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('kanzen');
      await folder.getFileHandle('gobblers2-strict.values.part', { create: true });
      const game = await api.openGame({ game: 'gobblers2' });
      const refused = await refusal(game.load({ folder: 'values' }));
      return { opened: await game.load(), left: await files(), refused };
    });
    const message = 'a browser has one place for saved values: name no folder';
    const refused = { code: 'unsupported', message };
    assert.deepEqual(result, { opened: null, left: [], refused });
    await close();
  },
);

test('without such a storage nothing is saved, and nothing lost', { timeout: 60_000 }, async () => {
  const without = 'StorageManager.prototype.getDirectory = undefined;';
  const { page, close } = await blankPage(async (blank) => {
    await blank.addInitScript(without);
    await inWorker(without)(blank);
  });
  const result = await page.evaluate(async () => {
    const { api, refusal } = /** @type {any} */ (window);
    const game = await api.openGame({ game: 'gobblers2' });
    await game.solve();
    const [reopened, refused] = [await game.load(), await refusal(game.save())];
    return {
      reopened,
      refused: refused.code,
      solved: game.solved,
      value: (await game.probe()).value,
    };
  });
  const value = { outcome: 'draw', distance: null };
  assert.deepEqual(result, { reopened: null, refused: 'unsupported', solved: true, value });
  await close();
});
