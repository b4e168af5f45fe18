// Over plain http from another machine browsers neither hash nor cache: the page works all the
// same, and chunks are checked as everywhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frugal } from './browser.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

const shown = siteInBrowser([...frugal, '--host-resolver-rules=MAP kanzen.test 127.0.0.1']);

test('the page has its values from the table', { timeout: 60_000 }, async () => {
  const url = shown.url.replace('127.0.0.1', 'kanzen.test');
  const visitor = await Visitor.open(shown.browser, `${url}#game=gobblers`, coarse);
  assert.equal(await visitor.page.evaluate(() => isSecureContext), false);
  await visitor.waitForVerdict('Orange wins in 13 plies');
  await visitor.waitForLabel('table', /come from a table/); // from all chunks
  assert.deepEqual(visitor.errors, []);
  await visitor.close();
});
