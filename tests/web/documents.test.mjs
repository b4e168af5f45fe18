// The page of the licences: whose work the site is made of.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @param {import('playwright-core').Page} page the width that needs scrolling */
const hidden = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

visit(
  'the licences of all that is shipped are on a page of their own, on a phone too',
  { path: 'licences.html', viewport: { width: 360, height: 740 } },
  async ({ page }) => {
    const text = await page.locator('main').innerText();
    for (const words of [
      'Kanzen authors',
      'Omar Cornut',
      'The M\\+ FONTS Project Authors',
      'Open Font License',
      'The WenQuanYi Project',
      'Bitstream',
      'The Emscripten Authors',
      'Rich Felker',
      'Howard Hinnant',
      'Apache License',
      'LLVM',
      'Yann Collet',
      'Hakim El Hattab',
      'Christopher Jeffrey',
      'Project Nayuki',
    ])
      assert.match(text, new RegExp(words, 'i'), words);
    assert.equal(await hidden(page), 0);
    await page.getByRole('link').click();
    await page.waitForURL(/\/(#.*)?$/);
  },
);
