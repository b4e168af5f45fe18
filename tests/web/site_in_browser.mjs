// A server of built files, usually of the published page, and a browser, for all tests of a file.
import { after, before } from 'node:test';
import { launch } from './browser.mjs';
import { serveSite } from './site.mjs';

/**
 * Both are there as soon as tests run, and are gone after the last one.
 * @param {string[]} [flags] of the browser
 * @param {() => Promise<import('../../scripts/static_server.mjs').StaticServer>} [serve]
 */
export function siteInBrowser(flags, serve = serveSite) {
  /** @type {import('../../scripts/static_server.mjs').StaticServer} */
  let server;
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    server = await serve();
    browser = await launch(flags);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
  };
}
