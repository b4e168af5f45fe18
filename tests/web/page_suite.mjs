// The setup of every file of page tests: one server, one browser, fresh visitors.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { frugal } from './browser.mjs';
import { changedSite, closeChangedSites } from './changed_site.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

/**
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 * @typedef {import('playwright-core').Page} Page
 * @typedef {ContextOptions & { path?: string, fragment?: string,
 *   base?: string, prepare?: (page: Page) => Promise<unknown>,
 *   untilCommitted?: boolean, changes?: readonly import('./changed_site.mjs').Change[] }}
 *   VisitOptions  untilCommitted: some of it will never be loaded.  changes: of the page's modules
 */

const shown = siteInBrowser(frugal);
after(closeChangedSites);

export const siteUrl = () => shown.url;

export const pixelForPixel = { deviceScaleFactor: 1 };

/** Tests begin in Analyse; a `fragment` of '' is a first visit. @param {VisitOptions} options */
async function open({
  path = '',
  fragment = path ? '' : 'mode=analyse',
  prepare,
  changes,
  untilCommitted,
  ...more
}) {
  const { base = changes ? await changedSite(changes) : shown.url, ...context } = more;
  const url = base + path + (fragment ? `#${fragment}` : '');
  const until = untilCommitted ? 'commit' : 'load';
  return Visitor.open(shown.browser, url, { ...coarse, ...context }, prepare, until);
}

/**
 * A test with a visitor of its own, whose console must stay clean.
 * @param {string} name
 * @param {VisitOptions & { expectErrors?: boolean }} options expectErrors: the console will
 *   report requests that fail
 * @param {(visitor: Visitor, t: import('node:test').TestContext) => Promise<void>} body
 */
export function visit(name, { expectErrors = false, ...options }, body) {
  test(name, { timeout: 300_000 }, async (t) => {
    const visitor = await open(options);
    try {
      await body(visitor, t);
      if (!expectErrors) assert.deepEqual(visitor.errors, [], 'the console stays clean');
    } finally {
      await visitor.close();
    }
  });
}

/** After input that moves nothing for long. @param {Visitor} visitor */
export async function settled(visitor) {
  for (let before = -1; ;) {
    const now = await visitor.frames();
    if (now === before) return;
    before = now;
    await visitor.page.waitForTimeout(120);
  }
}

/** Another visitor at the same time. @param {VisitOptions} options */
export const anotherVisitor = (options) => open(options);
