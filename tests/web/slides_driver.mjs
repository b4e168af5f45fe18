// The deck of slides from a host like GitHub Pages, and the states of its boards.
import { recordViolations, servePublicly } from './public_host.mjs';
import { watchErrors } from './browser.mjs';
import { coarse, usualContext } from './page_driver.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} Board
 * @typedef {import('../../web/embed/kanzen-board.d.mts').BoardState} BoardState
 */

export class SlidesVisitor {
  /** @type {string[]} */
  #errors;

  /** @param {Page} page @param {string[]} errors */
  constructor(page, errors) {
    this.page = page;
    this.#errors = errors;
  }

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} url
   */
  static async openIn(context, url) {
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.addInitScript(recordViolations); // in its boards, too
    await page.goto(url);
    return new SlidesVisitor(page, errors);
  }

  /** The console's errors, and the policy violations of the deck and its boards. */
  async faults() {
    const found = [...this.#errors];
    for (const frame of this.page.frames())
      found.push(...(await frame.evaluate(() => /** @type {any} */ (window).violations)));
    return found;
  }

  /** @param {string} id of a slide, which is turned to */
  async waitForSlide(id) {
    await this.page.locator(`section.present#${id}`).waitFor();
  }

  /**
   * @param {Partial<BoardState>} wanted of the board on the slide that is shown
   * @returns {Promise<BoardState>}
   */
  async waitForBoard(wanted = {}) {
    const state = await this.page.waitForFunction((fields) => {
      const board = document.querySelector('section.present kanzen-board');
      const shown = /** @type {Board | null} */ (board)?.state;
      const same = (/** @type {[string, unknown]} */ [name, value]) =>
        JSON.stringify(/** @type {any} */ (shown)[name]) === JSON.stringify(value);
      return shown && Object.entries(fields).every(same) ? shown : null;
    }, wanted);
    return /** @type {BoardState} */ (await state.jsonValue());
  }

  /** Clicks an item on the board of the slide that is shown. @param {string} id */
  async click(id) {
    const frame = this.page.frameLocator('section.present kanzen-board iframe');
    const box = await frame.locator(`#mirror [data-id="${id}"]`).boundingBox();
    if (!box) throw new Error(`no ${id} on the board`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y, { delay: 60 });
  }

  /** @param {string[]} keys one after the other */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Has a board the keys? */
  boardHasKeys() {
    return this.page.evaluate(() => document.activeElement?.tagName === 'KANZEN-BOARD');
  }
}

/**
 * A host and a visitor who opens decks, both gone after the test.
 * @param {import('node:test').TestContext} t
 * @param {import('playwright-core').Browser} browser
 * @param {string} path of the deck's address
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function openSlides(t, browser, path = '', options = {}) {
  const host = await servePublicly();
  const context = await browser.newContext({ ...usualContext, ...coarse, ...options });
  t.after(async () => {
    await context.close();
    await host.close();
  });
  return SlidesVisitor.openIn(context, `${host.url}slides/${path}`);
}
