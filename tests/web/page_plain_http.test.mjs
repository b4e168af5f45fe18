// Over plain http from another machine browsers neither hash nor cache: the page works all the
// same, and chunks are checked as everywhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { serveModules, serveSite, site } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {import('../../scripts/static_server.mjs').StaticServer} */
let server;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  server = await serveSite();
  browser = await launch([...frugal, '--host-resolver-rules=MAP kanzen.test 127.0.0.1']);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * @param {string} name
 * @param {(visitor: Visitor) => Promise<void>} body
 */
function visitOverPlainHttp(name, body) {
  test(name, { timeout: 60_000 }, async () => {
    const base = `http://kanzen.test:${server.port}/`;
    const visitor = await Visitor.open(browser, `${base}#game=gobblers`, coarse);
    try {
      assert.equal(await visitor.page.evaluate(() => isSecureContext), false);
      await body(visitor);
    } finally {
      await visitor.close();
    }
  });
}

visitOverPlainHttp('the page has its values from the table', async (visitor) => {
  await visitor.waitForVerdict('Orange wins in 13 plies');
  assert.deepEqual(visitor.errors, []);
});

/** A page without anything, of the modules' host. @param {(page: Page, base: string) => Promise<void>} body */
async function withModules(body) {
  const server = await serveModules();
  const base = `http://kanzen.test:${server.port}/`;
  const page = await browser.newPage();
  try {
    await page.goto(`${base}kanzen.mjs`); // shown as a text
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await body(page, base);
  } finally {
    await page.close();
    await server.close();
  }
}

test('a chunk with another SHA-256 is refused', { timeout: 60_000 }, () =>
  withModules(async (page, base) => {
    await page.route('**/tables/gobblers2-*.chunk', async (route) => {
      const body = readFileSync(join(site, new URL(route.request().url()).pathname));
      body.writeUInt8(body.readUInt8(700) ^ 1, 700);
      await route.fulfill({ body });
    });
    const error = await page.evaluate(async (folder) => {
      const { openGame } = await import(`${folder}kanzen.mjs`);
      const game = await openGame({ game: 'gobblers2' });
      await game.setPosition('mL,-,-/-,l,-/-,-,M:1'); // further on than the manifest's values
      const refusal = await game.openTable().catch((/** @type {any} */ thrown) => thrown);
      const moves = await game.moves();
      await game.close();
      const valued = moves.filter((/** @type {any} */ move) => move.value);
      return { code: refusal.code, message: refusal.message, valued };
    }, base);
    assert.equal(error.code, 'io');
    assert.match(error.message, /gobblers2-strict-.*chunk.*SHA-256 differs/);
    assert.deepEqual(error.valued, []);
  }),
);
