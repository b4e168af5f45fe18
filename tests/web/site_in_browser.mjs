// The published page on a server, and a browser to see it in, for all tests of a file.
import { after, before } from 'node:test';
import { launch } from './browser.mjs';
import { serveSite } from './site.mjs';

/**
 * Both are there as soon as tests run, and are gone after the last one.
 * @param {string[]} [flags] of the browser
 */
export function siteInBrowser(flags) {
  /** @type {Awaited<ReturnType<typeof serveSite>>} */
  let server;
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    server = await serveSite();
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
