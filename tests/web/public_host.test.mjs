// From a host like GitHub Pages: everything is found under the site's own folder, nothing is asked of
// anybody else, and the page needs the host only once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { keepViolations, offlineReady, servePublicly } from './public_host.mjs';

test('the page streams and plays, then without the host', { timeout: 120_000 }, async (t) => {
  const host = await servePublicly();
  t.after(host.close);
  const browser = await launch(frugal);
  t.after(() => browser.close());
  const context = await browser.newContext({ ...coarse, locale: 'en-US' });
  /** @type {string[]} */
  const elsewhere = [];
  context.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(host.url))
      elsewhere.push(request.url());
  });
  const visitor = await Visitor.openIn(context, `${host.url}#game=gobblers`, (page) =>
    page.addInitScript(keepViolations),
  );
  await visitor.waitForVerdict('Orange wins in 13 plies');
  await visitor.click('move-L@b2');
  await visitor.waitForVerdict('Orange wins in 12 plies');
  await visitor.waitForLabel('table', /The values come from a table/);
  await visitor.page.evaluate(offlineReady);
  assert.deepEqual(visitor.errors, []);
  await host.stop();
  await visitor.page.reload();
  await visitor.waitForVerdict('Orange wins in 12 plies');
  const violations = await visitor.page.evaluate(() => /** @type {any} */ (window).violations);
  assert.deepEqual({ violations, elsewhere }, { violations: [], elsewhere: [] });
});
