// From a host like GitHub Pages: everything is found under the site's own folder, nothing is asked of
// anybody else, and the page needs the host only once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { Visitor, coarse, usualContext } from './page_driver.mjs';
import { recordViolations, offlineReady, servePublicly } from './public_host.mjs';

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
    page.addInitScript(recordViolations),
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

test('folders without their slash are opened with it', { timeout: 120_000 }, async (t) => {
  const host = await servePublicly(); // which does not redirect to the address with the slash
  t.after(host.close);
  const browser = await launch(frugal);
  t.after(() => browser.close());
  const context = await browser.newContext({ ...usualContext, ...coarse });
  const folder = host.url.slice(0, -1);
  const visitor = await Visitor.openIn(context, `${folder}#game=gobblers2&moves=L@b2`);
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  assert.ok(visitor.page.url().startsWith(`${host.url}#`), visitor.page.url());
  const other = await context.newPage();
  await other.setContent(`<iframe src="${folder}"></iframe>`);
  await other.frameLocator('iframe').locator('[data-page=embed]').waitFor({ state: 'attached' });
  await other.goto(`${host.url}slides`);
  await other.locator('section.present#title').waitFor();
});
