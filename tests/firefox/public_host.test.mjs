// From a host like GitHub Pages, in Firefox: see tests/web/public_host.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordViolations, offlineReady, servePublicly } from '../web/public_host.mjs';
import { startFirefox } from './firefox.mjs';

test('the page streams and plays, then without the host', { timeout: 180_000 }, async (t) => {
  const host = await servePublicly();
  t.after(host.close);
  const firefox = await startFirefox();
  t.after(firefox.close);
  /** @type {string[]} */
  const elsewhere = [];
  const visitor = await firefox.open(`${host.url}#game=gobblers`, async (page) => {
    await page.evaluateOnNewDocument(recordViolations);
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(host.url))
        elsewhere.push(request.url());
    });
  });
  await visitor.waitForVerdict('Orange wins in 13 plies');
  await visitor.click('move-L@b2');
  await visitor.waitForVerdict('Orange wins in 12 plies');
  await visitor.page.evaluate(offlineReady);
  assert.deepEqual(visitor.errors, []);
  await host.stop();
  await visitor.page.reload();
  await visitor.waitForVerdict('Orange wins in 12 plies');
  const violations = await visitor.page.evaluate(() => /** @type {any} */ (window).violations);
  assert.deepEqual({ violations, elsewhere }, { violations: [], elsewhere: [] });
});
