// Opens the page as a visitor would, and reads its DOM mirror.
import { inFirefox, watchErrors } from './browser.mjs';
import { touchInputOf } from './touch_input.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 */

/** The verdicts while there are no values yet, see imgui_app/features/analysis/words.hpp. */
const loadingWords = /Values are loading|Solving|評価を読み込み中|解析中/;

/** Milliseconds: against hanging only, on a machine that does other things as well. */
const generous = 30_000;

/** @type {ContextOptions} */
export const usualContext = {
  locale: 'en-US',
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block', // it costs every visitor some time, and offline.test.mjs tests it
};

/**
 * Drawing in software takes most of a test's time, and most tests read the mirror, not the
 * picture: a sixteenth of the pixels will do, unless a test sets another number.
 */
export const coarse = { deviceScaleFactor: 0.25 };

export class Visitor {
  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {import('playwright-core').Page} page
   * @param {string[]} errors
   */
  constructor(context, page, errors) {
    this.context = context;
    this.page = page;
    /** Everything red in the console, and every failed request. */
    this.errors = errors;
  }

  /**
   * @param {Browser} browser
   * @param {string} url
   * @param {ContextOptions} [options]
   * @param {(page: import('playwright-core').Page) => Promise<unknown>} [prepare]
   * @param {'load' | 'commit'} [until] commit: without waiting for what may never come
   */
  static async open(browser, url, options = {}, prepare = async () => {}, until = 'load') {
    const context = await browser.newContext({ ...usualContext, ...options });
    return Visitor.openIn(context, url, prepare, until);
  }

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} url
   * @param {(page: import('playwright-core').Page) => Promise<unknown>} [prepare]
   * @param {'load' | 'commit'} [until]
   */
  static async openIn(context, url, prepare = async () => {}, until = 'load') {
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.addInitScript(countAnimationFrames);
    await prepare(page);
    await page.goto(url, { waitUntil: until });
    return new Visitor(context, page, errors);
  }

  /** Waits for the first frame. */
  async drawn() {
    const failure = await this.page.waitForFunction(() => {
      const box = document.getElementById('failure');
      if (box && !box.hidden) return box.textContent;
      return /** @type {any} */ (window).kanzenFrames > 0 ? 'none' : undefined;
    });
    if ((await failure.jsonValue()) === 'none') return this;
    throw new Error(`the page failed: ${await failure.jsonValue()}`);
  }

  /** Waits until the values are there and nothing moves any more. */
  async solved() {
    await this.drawn();
    await this.page.waitForFunction((words) => {
      const verdict = document.querySelector('#mirror [role=status]')?.textContent ?? '';
      return verdict !== '' && !new RegExp(words).test(verdict);
    }, loadingWords.source);
    return this;
  }

  /** @returns {Promise<number>} frames drawn so far */
  frames() {
    return this.page.evaluate(() => /** @type {any} */ (window).kanzenFrames);
  }

  /** @returns {Promise<number>} animation frames asked for so far */
  animationFrames() {
    return this.page.evaluate(() => /** @type {any} */ (window).animationFramesAsked);
  }

  /** Waits until no frame has been drawn for a while. */
  async still() {
    for (let before = -1; ;) {
      const now = await this.frames();
      if (now === before) return this;
      before = now;
      await this.page.waitForTimeout(400);
    }
  }

  /** @returns {Promise<string>} what is read out */
  verdict() {
    return this.#text('[role=status]');
  }

  alert() {
    return this.#text('[role=alert]');
  }

  /** @returns {Promise<string>} the last announcement; one of two elements has it */
  async announced() {
    return (await this.page.locator('#mirror > [aria-live=polite]').allTextContents()).join('');
  }

  position() {
    return this.#text('[data-part=position]');
  }

  /** @returns {Promise<string>} the whole text of the mirror */
  shown() {
    return this.page.locator('#mirror').evaluate((mirror) => mirror.textContent ?? '');
  }

  /** @param {string} position @param {number} [timeout] */
  async waitForPosition(position, timeout = generous) {
    await this.page.waitForFunction(
      (wanted) => document.querySelector('#mirror [data-part=position]')?.textContent === wanted,
      position,
      { timeout },
    );
  }

  /** Waits until there is such an item. @param {string} id @param {number} [timeout] */
  async waitForItem(id, timeout = generous) {
    await this.item(id).waitFor({ state: 'attached', timeout });
  }

  /** Waits until it is there and called so. @param {string} id @param {RegExp} label */
  async waitForLabel(id, label) {
    await this.item(id)
      .filter({ hasText: label })
      .waitFor({ state: 'attached', timeout: generous });
  }

  /** @param {string} id @returns {Promise<string>} what it is called */
  async label(id) {
    return (await this.item(id).textContent()) ?? '';
  }

  /** @param {RegExp} ids @returns {Promise<[string, string][]>} these items: id and label */
  async labels(ids) {
    const items = await this.page
      .locator('#mirror [data-id]')
      .evaluateAll((all) =>
        all.map((item) => [item.getAttribute('data-id') ?? '', item.textContent ?? '']),
      );
    return /** @type {[string, string][]} */ (items.filter(([id = '']) => ids.test(id)));
  }

  /** @param {string} verdict @param {number} [timeout] */
  async waitForVerdict(verdict, timeout = generous) {
    await this.page.waitForFunction(
      (wanted) => document.querySelector('#mirror [role=status]')?.textContent === wanted,
      verdict,
      { timeout },
    );
  }

  /** In the page's address. @param {string} key @param {string | null} value null: none */
  async waitForLink(key, value) {
    await this.page.waitForFunction(
      ([name, wanted]) => new URLSearchParams(location.hash.slice(1)).get(name ?? '') === wanted,
      [key, value],
      { timeout: generous },
    );
  }

  /** @param {string} id */
  item(id) {
    return this.page.locator(`#mirror [data-id="${id}"]`);
  }

  /** @param {string} id @returns {Promise<{ x: number, y: number }>} its middle, in CSS pixels */
  async middle(id) {
    const box = await this.item(id).boundingBox();
    if (!box || box.width < 2) throw new Error(`${id} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param {string} id @returns {Promise<number>} of its upper edge, in CSS pixels */
  async top(id) {
    return (await this.item(id).boundingBox())?.y ?? NaN;
  }

  /** A real click of the mouse, on the canvas. @param {string} id */
  async click(id) {
    const { x, y } = await this.middle(id);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.waitForTimeout(60);
    await this.page.mouse.up();
    await this.page.waitForTimeout(100);
  }

  /** The mouse takes hold of one and lets go over the other. @param {string} from @param {string} to */
  async drag(from, to) {
    const { mouse } = this.page;
    const [start, end] = [await this.middle(from), await this.middle(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, end.y, { steps: 5 });
    await mouse.move(end.x, end.y, { steps: 5 });
    await this.page.waitForTimeout(60);
    await mouse.up();
  }

  /** A finger. @param {string} id */
  async tap(id) {
    const { x, y } = await this.middle(id);
    if (inFirefox) {
      const fingers = await touchInputOf(this.page);
      await fingers.down({ x, y });
      await fingers.up();
    } else {
      await this.page.touchscreen.tap(x, y);
    }
    await this.page.waitForTimeout(150);
  }

  /** Clicks an item as assistive technology does. @param {string} id */
  async activate(id) {
    await this.item(id).dispatchEvent('click');
    await this.page.waitForTimeout(100);
  }

  close() {
    return this.context.close();
  }

  /** @param {string} selector */
  async #text(selector) {
    return (await this.page.locator(`#mirror > ${selector}`).textContent()) ?? '';
  }
}

function countAnimationFrames() {
  const global = /** @type {any} */ (window);
  const original = window.requestAnimationFrame.bind(window);
  global.animationFramesAsked = 0;
  window.requestAnimationFrame = (callback) => {
    global.animationFramesAsked += 1;
    return original(callback);
  };
}
