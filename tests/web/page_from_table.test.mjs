// Streamed tables in the page: values without solving, chunk by chunk; every fault of the
// network or the files is said, no wrong value is shown, and the page recovers.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStaticServer } from '../../scripts/static_server.mjs';
import { resealed } from './manifest.mjs';
import { anotherVisitor, visit } from './page_suite.mjs';
import { site } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const large = 'game=gobblers';
const orangeWins = 'Orange wins in 13 plies';
/** Further on than the manifest has values (engine/table/FORMAT.md). */
const further = `${large}&position=l,-,-/-,L,-/-,-,M:2`;
const purpleWins = 'Purple wins in 13 plies';
const noValue = 'No value for this position';
const chunks = '**/tables/*.chunk';

/** @param {import('./page_driver.mjs').Visitor} visitor */
async function comesGood(visitor, verdict = orangeWins) {
  await visitor.waitForVerdict(verdict);
  assert.equal(await visitor.alert(), '');
}

visit(
  'a large game has values at once, without being solved',
  { fragment: large },
  async (visitor) => {
    await visitor.drawn();
    await comesGood(visitor);
    // The first values come before the rest of the table.
    await visitor.waitForLabel('table', /The values come from a table of 1,196 kB/);
    assert.match(await visitor.label('move-S@b3'), /13/);
    await visitor.click('move-S@b3');
    await visitor.waitForVerdict('Orange wins in 12 plies');
    assert.match(await visitor.label('button-solve'), /Solve it here/);
  },
);

/**
 * All that the page and its workers load goes through one line, at 10 Mbit/s and 40 ms.
 * Chromium's emulation of a slow network is for measurements: now and then it never ends a load.
 * @param {Page} page
 */
async function slowLine(page) {
  let free = Promise.resolve();
  const send = async (/** @type {Route} */ route) => {
    const response = await route.fetch();
    const bytes = Number(response.headers()['content-length']);
    await sleep(40);
    free = free.then(() => sleep((bytes * 8) / 10_000)); // milliseconds
    await free;
    await route.fulfill({ response });
  };
  await page.route('**', async (route) => {
    const sent = send(route);
    onTheLine.add(sent);
    await sent;
    onTheLine.delete(sent);
  });
}

/** What the slow line has not sent yet.  @type {Set<Promise<void>>} */
const onTheLine = new Set();

// How soon is measured by bench_table.mjs, which is to be below three seconds.
visit(
  'over a slow network a large game has values on the first visit',
  { fragment: large, prepare: slowLine },
  async (visitor, t) => {
    await visitor.waitForVerdict(orangeWins, 20_000);
    const { values, slowest } = await visitor.page.evaluate(() => ({
      values: performance.now() / 1000,
      slowest: Math.max(
        ...performance.getEntriesByType('resource').map(({ duration }) => duration / 1000),
      ),
    }));
    while (onTheLine.size > 0) await Promise.all(onTheLine); // the rest of the table
    assert.ok(slowest > 0.3, `the network was slow: ${slowest} s`); // 1.2 MB take a second
    t.diagnostic(`the first values came after ${values.toFixed(2)} s at 10 Mbit/s and 40 ms`);
  },
);

visit('a small game that was solved is compared with its table', {}, async (visitor) => {
  await visitor.solved();
  await visitor.waitForLabel('table', /all 32,755 stored values agree/);
});

visit(
  'the perfect player answers from the table',
  { fragment: `${large}&mode=play` },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('square-b2'); // nothing chosen: nothing happens
    await visitor.click('hand-1-S');
    await visitor.click('square-b3');
    await visitor.page.waitForFunction(() =>
      document.querySelector('#mirror [data-part=position]')?.textContent?.endsWith(':1'),
    );
  },
);

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

const other = () => readFileSync(join(site, 'tables', someChunk('gobblers-cover')));
const someChunk = (/** @type {string} */ name) => {
  const found = readdirSync(join(site, 'tables')).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.chunk'),
  );
  assert.ok(found);
  return found;
};
const right = (/** @type {Route} */ route) => {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  return readFileSync(join(site, 'tables', name));
};

/** @type {[string, (route: Route) => Promise<void>, RegExp][]} */
const faults = [
  [
    'cut off',
    (route) => route.fulfill({ body: right(route).subarray(0, 9000) }),
    /not the right ones/,
  ],
  [
    'with a flipped bit',
    (route) => {
      const bytes = Buffer.from(right(route));
      bytes[bytes.length >> 1] ^= 16;
      return route.fulfill({ body: bytes });
    },
    /not the right ones/,
  ],
  ['swapped', (route) => route.fulfill({ body: other() }), /not the right ones/],
  ['missing: 404', (route) => route.fulfill({ status: 404, body: 'no' }), /HTTP status 404/],
  ['refused: 500', (route) => route.fulfill({ status: 500, body: 'no' }), /HTTP status 500/],
  ['never answered', (route) => route.abort('connectionreset'), /no answer/],
];
// They wait for most of their time: several at once.
describe('faults', { concurrency: 3 }, () => {
  for (const [name, fault, message] of faults) {
    const { mend, prepare } = faulty(fault);
    visit(
      `chunks ${name}: a message, no value, and the page recovers`,
      { fragment: further, prepare, expectErrors: true },
      async (visitor) => {
        await visitor.drawn();
        await visitor.waitForItem('button-table');
        assert.equal(await visitor.verdict(), noValue);
        assert.match(await visitor.alert(), message);
        assert.match(await visitor.label('button-solve'), /Solve here instead/);
        await visitor.click('move-L@c3'); // the board goes on
        await visitor.waitForPosition('l,-,l/-,L,-/-,-,M:1');
        await visitor.click('button-undo');
        mend();
        await visitor.click('button-table');
        await comesGood(visitor, purpleWins);
      },
    );
  }

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

  /** @type {[string, (text: string) => string, RegExp][]} */
  const manifests = [
    ['of another version', (text) => text.replace('table 3', 'table 2'), /line 1/],
    [
      'that contradicts itself',
      (text) => text.replace('distance 2 38155 ', 'distance 2 38156 '),
      /line 36: the counts by distance/,
    ],
    [
      'with another first value',
      (text) => text.replace('opening loss 12 l', 'opening loss 10 l'),
      /"checksum": is not that of the lines before it/,
    ],
    [
      'of another game',
      (text) => resealed(text.replace('gobblers', 'gobblers2')),
      /not of gobblers strict/,
    ],
    ['that is a web page', () => '<!doctype html>\n<title>Sorry</title>\n', /line 1/],
    ['that is cut off', (text) => text.slice(0, 300), /cut off|not complete/],
  ];
  for (const [name, change, message] of manifests) {
    visit(
      `a manifest ${name} is refused`,
      {
        fragment: large,
        expectErrors: true,
        prepare: (page) =>
          page.route('**/tables/*.manifest', (route) =>
            route.fulfill({ body: change(right(route).toString()) }),
          ),
      },
      async (visitor) => {
        await visitor.drawn();
        await visitor.waitForItem('button-table');
        assert.equal(await visitor.verdict(), noValue);
        assert.match(await visitor.alert(), message);
      },
    );
  }
});

visit(
  'one bad answer in between is made good without a word',
  {
    fragment: large,
    expectErrors: true,
    prepare: (page) => {
      const seen = new Set();
      return page.route(chunks, (route) => {
        const url = route.request().url();
        if (seen.has(url)) return route.continue();
        seen.add(url);
        return seen.size % 2 === 0
          ? route.fulfill({ status: 503 })
          : route.fulfill({ body: 'bad' });
      });
    },
  },
  async (visitor) => {
    await visitor.drawn();
    await comesGood(visitor);
  },
);

visit('offline, the cache has what was loaded before', { fragment: large }, async (visitor) => {
  await visitor.drawn();
  await comesGood(visitor);
  await visitor.page.waitForFunction(async () => {
    const cache = await caches.open('kanzen-tables');
    return (await cache.keys()).length >= 10; // eight chunks, the manifest, the list
  });
  // The page itself is no part of this: only its tables are cut off.
  await visitor.page.route('**/tables/**', (route) => route.abort('internetdisconnected'));
  await visitor.page.reload();
  await visitor.drawn();
  await comesGood(visitor);
  visitor.errors.length = 0; // the console tells of requests that failed
});

/** As sites of format 1 had it. @param {string} text */
const ofFormat1 = (text) =>
  text
    .replace('kanzen-table 3', 'kanzen-table 1')
    .replace(/^(positions|classes|start|distance|opening|notable|example|checksum) .*\n/gm, '');

visit(
  'offline with a manifest of an older page in the cache the page says so and comes back',
  { fragment: large, expectErrors: true },
  async (visitor) => {
    await visitor.drawn();
    await comesGood(visitor);
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
    await comesGood(visitor);
  },
);

visit(
  'offline without a cache the page says so and comes back',
  {
    fragment: large,
    expectErrors: true,
    prepare: (page) => page.route('**/tables/**', (route) => route.abort('internetdisconnected')),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-table');
    assert.equal(await visitor.verdict(), noValue);
    await visitor.page.unroute('**/tables/**');
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await comesGood(visitor);
  },
);

visit('it works from any folder', {}, async () => {
  const server = await startStaticServer(join(site, '..'));
  const visitor = await anotherVisitor({ base: server.url, path: 'site/', fragment: large });
  try {
    await visitor.drawn();
    await comesGood(visitor);
    assert.deepEqual(visitor.errors, []);
  } finally {
    await visitor.close();
    await server.close();
  }
});
