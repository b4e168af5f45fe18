// Debian's Firefox, driven over WebDriver BiDi, which needs no driver program.
import puppeteer from 'puppeteer-core';
import { watchErrors } from '../web/browser.mjs';
import { preferences, startScreen } from './screen.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * @returns {Promise<{ open: (url: string, prepare?: (page: Page) => Promise<unknown>) =>
 *   Promise<FirefoxVisitor>, close: () => Promise<void> }>}
 */
export async function startFirefox() {
  const screen = await startScreen();
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false,
      env: { ...process.env, DISPLAY: screen.display },
      extraPrefsFirefox: preferences,
    });
    return {
      open: (url, prepare) => FirefoxVisitor.open(browser, url, prepare),
      close: async () => {
        await browser.close();
        await screen.close();
      },
    };
  } catch (thrown) {
    await screen.close();
    throw thrown;
  }
}

/** One who looks at the page in Firefox, and reads its DOM mirror; see tests/web/page_driver.mjs. */
export class FirefoxVisitor {
  /**
   * @param {import('puppeteer-core').BrowserContext} context
   * @param {Page} page
   * @param {string[]} errors
   */
  constructor(context, page, errors) {
    this.context = context;
    this.page = page;
    this.errors = errors;
  }

  /**
   * @param {import('puppeteer-core').Browser} browser
   * @param {string} url
   * @param {(page: Page) => Promise<unknown>} [prepare]
   */
  static async open(browser, url, prepare = async () => {}) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    // Puppeteer's pages have the same events.
    const errors = watchErrors(/** @type {any} */ (page));
    // Fewer pixels than usual, as drawing in software takes most of the time.
    await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 0.5 });
    await prepare(page);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return new FirefoxVisitor(context, page, errors);
  }

  /** @param {string} selector @param {string} text */
  async #waitFor(selector, text) {
    await this.page
      .waitForFunction(
        (where, wanted) => document.querySelector(`#mirror ${where}`)?.textContent === wanted,
        {},
        selector,
        text,
      )
      .catch(async (thrown) => {
        const shown = await this.page.evaluate(() => document.body.innerText.slice(0, 400));
        throw new Error(`no "${text}": ${thrown.message}; the page shows: ${shown}`);
      });
  }

  /** @param {string} verdict */
  waitForVerdict(verdict) {
    return this.#waitFor('[role=status]', verdict);
  }

  /** @param {string} position */
  waitForPosition(position) {
    return this.#waitFor('[data-part=position]', position);
  }

  /** Waits for an item and returns its middle. @param {string} id */
  async middle(id) {
    const item = await this.page.waitForSelector(`#mirror [data-id="${id}"]`);
    const box = await item?.boundingBox();
    if (!box || box.width < 2) throw new Error(`${id} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param {string} id */
  async click(id) {
    const { x, y } = await this.middle(id);
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y, { delay: 60 });
  }

  /** A finger. @param {string} id */
  async tap(id) {
    const { x, y } = await this.middle(id);
    await this.page.touchscreen.tap(x, y);
  }

  close() {
    return this.context.close();
  }
}
