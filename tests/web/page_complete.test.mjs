// The whole of three-size Gobblers, solved once in the page: cancelled, solved, looked at, saved,
// deleted, loaded again.  One story, because each step needs the one before it.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchWithProfile } from './browser.mjs';
import { Visitor, coarse, usualContext } from './page_driver.mjs';
import { serveSite } from './site.mjs';
import { showsStatistics, statisticsOf } from './three_size_statistics.mjs';

const noValue = 'No value for this position';
const orangeWins = 'Orange wins in 13 plies';
const enough = 5 * 60_000; // for any step, on a slow machine

const tables = '**/tables/list';

/**
 * Without its table the game has no value before it is solved.
 * @param {import('playwright-core').BrowserContext} context
 */
const hideTables = (context) => context.route(tables, (route) => route.fulfill({ body: '' }));

/** @param {Visitor} visitor */
async function showsProgressAndCancels(visitor) {
  await visitor.click('button-solve');
  await visitor.waitForItem('button-cancel');
  await visitor.waitForVerdict('Solving');
  await visitor.page.waitForFunction(() =>
    /^Round \d+ · [\d,]{9,} positions decided$/.test(
      document.querySelector('#mirror [data-id=solving]')?.textContent ?? '',
    ),
  );
  const before = await visitor.frames();
  await visitor.page.waitForTimeout(1000);
  const frames = (await visitor.frames()) - before;
  assert.ok(frames >= 2 && frames <= 7, `${frames} frames in a second of progress`);
  const waited = await visitor.page.evaluate(async () => {
    const start = performance.now();
    const button = document.querySelector('#mirror [data-id=button-cancel]');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    while (!document.querySelector('#mirror [data-id=button-solve]')) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  });
  assert.ok(waited < 2000, `cancelling took ${waited} ms`);
  assert.equal(await visitor.verdict(), noValue);
  await until(() => visitor.page.workers().length === 0, 'the worker is gone');
  return waited;
}

/** @param {() => boolean} condition @param {string} what */
async function until(condition, what) {
  for (const end = Date.now() + 5000; !condition();) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @param {Visitor} visitor */
async function solves(visitor) {
  await visitor.click('button-solve');
  await visitor.waitForVerdict(orangeWins, enough);
  assert.match(await visitor.label('move-L@b2'), /Orange wins in 13 plies/);
  assert.match(await visitor.label('move-M@b2'), /Purple wins in 12 plies/);
  assert.match(await visitor.label('keeping'), /^Solved here in [\d.]+ s$/);
}

/**
 * Returns the statistics from the table, without solving.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 */
async function statisticsFromTheTable(context, url) {
  const visitor = await Visitor.openIn(context, `${url}#game=gobblers&mode=statistics`);
  await visitor.drawn();
  await visitor.waitForItem('kind-longest_win');
  await showsStatistics(visitor);
  const statistics = await statisticsOf(visitor);
  assert.deepEqual(visitor.errors, []);
  await visitor.page.close();
  return statistics;
}

/** @param {Visitor} visitor @param {[string, string][]} fromTable */
async function showsTableStatistics(visitor, fromTable) {
  await visitor.activate('mode-statistics');
  await showsStatistics(visitor);
  await visitor.activate('button-notable');
  await visitor.waitForItem('kind-longest_win', enough);
  assert.deepEqual(await statisticsOf(visitor), fromTable);
}

/** In the page: counts how often the site requests persistent storage. */
function countPersistRequests() {
  const { storage } = navigator;
  const ask = storage.persist.bind(storage);
  const global = /** @type {any} */ (window);
  global.timesAsked = 0;
  storage.persist = () => {
    global.timesAsked += 1;
    return ask();
  };
}

/** @param {Visitor} visitor */
async function savesAndDeletes(visitor) {
  await visitor.page.evaluate(countPersistRequests);
  await saves(visitor);
  await visitor.click('button-forget');
  await visitor.waitForItem('button-keep');
  assert.deepEqual(await savedFiles(visitor), []);
  await saves(visitor);
  const asked = await visitor.page.evaluate(() => /** @type {any} */ (window).timesAsked);
  assert.equal(asked, 2, 'requests for persistent storage');
}

/** @param {Visitor} visitor */
async function saves(visitor) {
  assert.match(await visitor.label('button-keep'), /410 MB/);
  await visitor.click('button-keep');
  await visitor.waitForItem('button-forget', enough);
  assert.match(await visitor.label('keeping'), /Saved on this device/);
  assert.deepEqual(await savedFiles(visitor), ['gobblers-strict.values']);
}

/** @param {Visitor} visitor @returns {Promise<string[]>} */
function savedFiles(visitor) {
  return visitor.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kanzen');
    const names = [];
    for await (const name of /** @type {any} */ (folder).keys()) names.push(name);
    return names;
  });
}

/** @param {Visitor} visitor */
async function loadsSavedValues(visitor) {
  await visitor.activate('mode-analyse');
  await visitor.context.unroute(tables); // the table comes, too, and is compared
  await visitor.page.reload();
  await visitor.drawn();
  await visitor.waitForVerdict(orangeWins, enough);
  await visitor.page.waitForFunction(
    () =>
      /: all 5,374,858 stored values agree\.$/.test(
        document.querySelector('#mirror [data-id=table]')?.textContent ?? '',
      ),
    undefined,
    { timeout: enough },
  );
  await hideTables(visitor.context);
  await visitor.activate('tab-game');
  assert.match(await visitor.label('keeping'), /Saved on this device/);
  assert.match(await visitor.label('move-L@b2'), /Orange wins in 13 plies/);
}

test('three-size Gobblers, complete', { timeout: 2 * enough }, async (t) => {
  const profile = await mkdtemp(join(tmpdir(), 'kanzen-profile-'));
  const server = await serveSite();
  const context = await launchWithProfile(profile, { ...usualContext, ...coarse });
  try {
    const fromTable = await statisticsFromTheTable(context, server.url);
    await hideTables(context);
    const visitor = await Visitor.openIn(context, `${server.url}#game=gobblers`);
    await visitor.drawn();
    await visitor.waitForVerdict(noValue);
    await visitor.waitForItem('button-solve');
    await t.test('shows its progress, and cancels', async (step) => {
      const waited = await showsProgressAndCancels(visitor);
      step.diagnostic(`cancelled in ${waited.toFixed(0)} ms`);
    });
    await t.test('solves', () => solves(visitor));
    await t.test('shows the statistics of the table', () =>
      showsTableStatistics(visitor, fromTable),
    );
    await t.test('saves and deletes the values', () => savesAndDeletes(visitor));
    await t.test('loads the saved values', () => loadsSavedValues(visitor));
    assert.deepEqual(visitor.errors, [], 'the console stays clean');
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
});
