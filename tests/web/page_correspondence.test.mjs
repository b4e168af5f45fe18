// Play by link: the share sheet of a phone, and the clipboard elsewhere.
import assert from 'node:assert/strict';
import { mayUseClipboard } from './browser.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const fragment = 'game=gobblers2&mode=play';
const sent = 'game=gobblers2&rules=strict&moves=L@b2&mode=play&players=two&by-link=yes';

/** Notes what the page shares; the visitor closes the first sheet. @param {Page} page */
const noteShared = (page) =>
  page.addInitScript(() => {
    const shared = /** @type {string[]} */ ([]);
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data?.url ?? '');
      if (shared.length === 1) throw new DOMException('closed', 'AbortError');
    };
  });

visit(
  'a phone offers the link to other programs',
  { ...phone, fragment, prepare: noteShared },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('button-by-link');
    await visitor.activate('move-L@b2');
    for (const times of [1, 2]) {
      await visitor.activate('button-by-link-send');
      await visitor.page.waitForFunction(
        (count) => /** @type {any} */ (window).shared.length === count,
        times,
      );
    }
    const shared = await visitor.page.evaluate(() => /** @type {any} */ (window).shared);
    assert.ok(shared[1].endsWith(`#${sent}`), shared[1]);
    assert.doesNotMatch(await visitor.shown(), /Link copied/);
  },
);

visit(
  'elsewhere it is copied, also where the browser could share it',
  { fragment, prepare: noteShared },
  async (visitor) => {
    await mayUseClipboard(visitor);
    await visitor.solved();
    await visitor.activate('button-by-link');
    await visitor.activate('move-L@b2');
    await visitor.activate('button-by-link-send');
    await visitor.page.waitForFunction(() => document.body.textContent?.includes('Link copied'));
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.endsWith(`#${sent}`), link);
    await visitor.page.goto('about:blank');
    await visitor.page.goto(link);
    await visitor.drawn();
    const heading = await visitor.item('by-link').textContent();
    assert.equal(heading, 'Your turn: you play Purple');
  },
);
