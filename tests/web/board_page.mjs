// A page of somebody else with a <kanzen-board> that writes down what it hears of it.
import { inOwnPage } from './host_page.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} KanzenBoard
 */

export const link = 'game=gobblers2&amp;rules=strict&amp;moves=L@b2.L@a1';
export const script = '<script type="module" src="SITE/kanzen-board.js"></script>';
export const alone = (attributes = '', inside = '') =>
  inOwnPage(`${script}<kanzen-board link="#${link}" ${attributes} style="width:480px">${inside}</kanzen-board>
  <script>changes = []; keys = []; faults = [];
    addEventListener('kanzen-change', ({ detail }) => changes.push(detail));
    addEventListener('kanzen-error', ({ detail }) => faults.push(detail.message));
    document.addEventListener('keydown', ({ key, keyCode }) => keys.push(key + ' ' + keyCode));
  </script>`);

/**
 * @template T
 * @param {Page} page
 * @param {(board: KanzenBoard) => T | Promise<T>} of
 */
export const ofBoard = (page, of) => page.locator('kanzen-board').first().evaluate(of);

/** @param {Page} page @param {string} name @returns {Promise<any>} what was written down */
export const noted = (page, name) => page.evaluate((key) => /** @type {any} */ (window)[key], name);

/** The frame of the first live board: that of posters has no link. @param {Page} page */
export const frameOfBoard = (page) => page.frames().find((frame) => frame.url().includes('game='));

/** @param {Page} page */
export async function clickBoard(page) {
  await page.locator('kanzen-board').first().click();
  await page.waitForFunction(() => /** @type {any} */ (window).changes.length > 0);
}

/** Writes down what is wrong with each board, by its id. */
export const faultsByBoard = `<script>faults = {}; addEventListener('kanzen-error', ({ target, detail }) =>
  (faults[target.id] ??= []).push(detail.message))</script>`;
