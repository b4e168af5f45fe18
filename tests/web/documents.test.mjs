// The site's pages that are texts: whose work it is made of, and the error page.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

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

visit('a tab of the help shows them', {}, async (visitor) => {
  await visitor.drawn();
  await visitor.activate('button-help');
  await visitor.page.mouse.move(640, 400);
  await visitor.page.mouse.wheel(0, 5000); // they are below the keys
  await visitor.waitForItem('button-licences');
  await settled(visitor);
  const opened = visitor.context.waitForEvent('page');
  await visitor.click('button-licences');
  const page = await opened;
  await page.waitForLoadState();
  assert.match(page.url(), /\/licences\.html$/);
});

visit('the error page leads to the games', { path: '404.html' }, async ({ page }) => {
  assert.match(await page.locator('main').innerText(), /Page not found.*ありません/s);
  await page.getByRole('link').first().click();
  await page.waitForURL(/\/$/);
});
