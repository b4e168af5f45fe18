// A page without anything, on the host of the modules.
import { watchErrors } from './browser.mjs';

/**
 * @param {import('playwright-core').Browser | import('playwright-core').BrowserContext} target
 * @param {string} url of the host
 * @param {{ headers?: Record<string, string>,
 *   prepare?: (page: import('playwright-core').Page) => Promise<unknown> }} [options]
 */
export async function openBlankPage(target, url, { headers = {}, prepare = async () => {} } = {}) {
  const page = await target.newPage();
  const errors = watchErrors(page);
  const body = '<link rel="icon" href="data:,">';
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body, headers }),
  );
  await prepare(page);
  await page.goto(`${url}blank.html`);
  return { page, errors };
}
