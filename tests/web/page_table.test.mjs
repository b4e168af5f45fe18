// Tables in the page: faults of the network or the files are reported, no wrong value is shown, and the
// page recovers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { visit } from './page_suite.mjs';
import { site } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const large = 'game=gobblers';
const orangeWins = 'Orange wins in 13 plies';
/** Further on than the manifest has values (docs/FORMAT.md). */
const further = `${large}&position=l,-,-/-,L,-/-,-,M:2`;
const purpleWins = 'Purple wins in 13 plies';
const noValue = 'No value for this position';
const chunks = '**/tables/*.chunk';

/** @param {import('./page_driver.mjs').Visitor} visitor */
async function waitForRecovery(visitor, verdict = orangeWins) {
  await visitor.waitForVerdict(verdict);
  assert.equal(await visitor.alert(), '');
}

visit('chunks of the table as it was before are removed', { fragment: large }, async ({ page }) => {
  const cached = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('kanzen-tables')).keys();
      return requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    });
  const old = 'gobblers-strict-0123456789abcdef.chunk';
  const others = 'gobblers-cover-0123456789abcdef.chunk';
  await page.evaluate(
    async (names) => {
      const cache = await caches.open('kanzen-tables');
      for (const name of names)
        await cache.put(new URL(`tables/${name}`, location.href), new Response('-'));
    },
    [old, others],
  );
  await page.reload();
  while ((await cached()).includes(old)) await sleep(50);
  const left = await cached();
  assert.ok(left.includes(others));
  assert.ok(left.filter((name) => name.startsWith('gobblers-strict-')).length > 1);
});

/**
 * Serves chunks with a fault until `mend` is called.
 * @param {(route: Route) => Promise<void>} fault
 */
function faulty(fault) {
  let broken = true;
  return {
    mend: () => (broken = false),
    prepare: (/** @type {Page} */ page) =>
      page.route(chunks, (route) => (broken ? fault(route) : route.continue())),
  };
}

const right = (/** @type {Route} */ route) => {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  return readFileSync(join(site, 'tables', name));
};

/** @param {Route} route */
function flipBit(route) {
  const bytes = right(route);
  bytes[bytes.length >> 1] ^= 16;
  return route.fulfill({ body: bytes });
}

const { mend, prepare } = faulty(flipBit);
visit(
  'chunks with a flipped bit: a message, no value, and the page recovers',
  { fragment: further, prepare, expectErrors: true },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-table');
    assert.equal(await visitor.verdict(), noValue);
    assert.match(await visitor.alert(), /the data are wrong/);
    assert.match(await visitor.label('button-solve'), /Solve here instead/);
    await visitor.click('move-L@c3'); // the board goes on
    await visitor.waitForPosition('l,-,l/-,L,-/-,-,M:1');
    await visitor.click('button-undo');
    mend();
    await visitor.click('button-table');
    await waitForRecovery(visitor, purpleWins);
  },
);

visit(
  'the first values are those of the manifest, whatever becomes of the chunks',
  { fragment: large, prepare: faulty((route) => route.abort()).prepare, expectErrors: true },
  async (visitor) => {
    await visitor.waitForVerdict(orangeWins);
    await visitor.waitForItem('button-table');
    assert.match(await visitor.alert(), /no answer/);
    assert.equal(await visitor.verdict(), orangeWins);
    await visitor.click('move-L@b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    assert.notEqual(await visitor.verdict(), orangeWins);
  },
);

/** The manifest as sites of format 1 had it. @param {string} text */
const ofFormat1 = (text) =>
  text
    .replace('kanzen-table 3', 'kanzen-table 1')
    .replace(/^(positions|classes|start|distance|opening|notable|example|checksum) .*\n/gm, '');

visit(
  'offline with a manifest of an older page in the cache the page reports it and recovers',
  { fragment: large, expectErrors: true },
  async (visitor) => {
    await visitor.drawn();
    await waitForRecovery(visitor);
    const name = 'gobblers-strict.manifest';
    const old = ofFormat1(readFileSync(join(site, 'tables', name), 'utf8'));
    assert.match(old, /^kanzen-table 1\ngame .*\nrules .*\nindex_count .*\n.*\n.*\nchunk /);
    await visitor.page.evaluate(
      async ([file = '', text]) => {
        const cache = await caches.open('kanzen-tables');
        await cache.put(new URL(`tables/${file}`, location.href), new Response(text));
      },
      [name, old],
    );
    await visitor.page.route('**/tables/**', (route) => route.abort('internetdisconnected'));
    await visitor.page.reload();
    await visitor.drawn();
    await visitor.waitForItem('button-table');
    assert.match(await visitor.alert(), /line 1: not "kanzen-table 3": .*of another version/);
    assert.equal(await visitor.verdict(), noValue);
    await visitor.activate('mode-statistics');
    assert.deepEqual(await visitor.labels(/^figure-/), [], 'no figures');
    await visitor.page.unroute('**/tables/**');
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await visitor.waitForItem('kind-longest_win');
    await waitForRecovery(visitor);
  },
);
