// <kanzen-board> in pages that make it difficult: what does not come or is wrong, who has the keys, foreign
// styles, and sandboxes.
import assert from 'node:assert/strict';
import {
  alone,
  clickBoard,
  faultsByBoard,
  frameOfBoard,
  link,
  noted,
  ofBoard,
  script,
} from './board_page.mjs';
import { inOwnPage } from './host_page.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} KanzenBoard */

visit(
  'a board that does not load rejects requests, and reports the reason once',
  {
    ...inOwnPage(`${script}${faultsByBoard}
      <kanzen-board id="dead" site="http://127.0.0.1:65534/kanzen"></kanzen-board>
      <kanzen-board id="missing" site="SITE/nowhere/"></kanzen-board>
      <kanzen-board id="option" play="maybe"></kanzen-board>
      <kanzen-board id="address" site="http://"></kanzen-board>`),
    expectErrors: true,
  },
  async ({ page }) => {
    await page.waitForFunction(() => customElements.get('kanzen-board'));
    const reasons = await page.evaluate(async () => {
      const answers = [...document.querySelectorAll('kanzen-board')].map(async (board) => {
        const answer = board.step('next').catch((/** @type {Error} */ { message }) => [message]);
        return [board.id, await answer];
      });
      return Object.fromEntries(await Promise.all(answers));
    });
    assert.deepEqual(await noted(page, 'faults'), reasons);
    // The slash of a folder may be left out.
    assert.match(`${reasons.dead}`, /^no board .* from http:\/\/127\.0\.0\.1:65534\/kanzen\/ for/);
    assert.match(`${reasons.missing}`, /^no board has answered from .*\/nowhere\/ for 10 seconds/);
    assert.match(`${reasons.option}`, /play=maybe; expected free, fixed/);
    assert.match(`${reasons.address}`, /^the site "http:\/\/" is not an address; expected/);
  },
);

visit(
  'nor does it wait for ever in a browser without WebGL 2',
  {
    ...alone(),
    prepare: (page) =>
      page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null)),
  },
  async ({ page }) => {
    const refusal = () =>
      ofBoard(page, (board) =>
        board.step('next').catch((/** @type {Error} */ { message }) => message),
      );
    assert.match(`${await refusal()}`, /WebGL 2/);
    assert.match(`${await refusal()}`, /WebGL 2/, 'another attempt');
    assert.equal((await noted(page, 'faults')).length, 2);
  },
);

visit(
  'a fault of its link is reported',
  inOwnPage(
    `${faultsByBoard}${script}<kanzen-board id="b" start="visible" link="game=chess"></kanzen-board>`,
  ),
  async ({ page }) => {
    await page.waitForFunction(() => /** @type {any} */ (window).faults.b);
    assert.match((await noted(page, 'faults')).b.join(), /the link's game: .*chess/);
  },
);

visit(
  'on a slide that is left it gives the keys back',
  inOwnPage(`${script}<section id="slide" style="height:200vh">
    <kanzen-board link="${link}" style="width:480px"></kanzen-board></section>
    <script>changes = []; keys = [];
      addEventListener('kanzen-change', ({ detail }) => changes.push(detail));
      document.addEventListener('keydown', ({ key }) => {
        keys.push(key);
        if (key === 'f') slide.setAttribute('aria-hidden', 'true'); // as decks leave a slide
      });
    </script>`),
  async ({ page }) => {
    const pressed = (/** @type {string[]} */ keys) =>
      page.waitForFunction(
        (wanted) => `${/** @type {any} */ (window).keys}` === wanted,
        keys.join(),
      );
    await clickBoard(page);
    const hasKeys = (/** @type {boolean} */ wanted) =>
      page.waitForFunction(
        (has) => (document.activeElement?.tagName === 'KANZEN-BOARD') === has,
        wanted,
      );
    await frameOfBoard(page)?.waitForFunction(() => document.activeElement?.id === 'canvas');
    await page.keyboard.press('f');
    await pressed(['f']);
    await page.keyboard.press('ArrowLeft'); // of which the board has a use
    await pressed(['f', 'ArrowLeft']);
    await page.locator('#slide').evaluate((slide) => slide.removeAttribute('aria-hidden'));
    await page.locator('kanzen-board').click();
    await hasKeys(true);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await hasKeys(false);
    await page.keyboard.press('ArrowLeft');
    await pressed(['f', 'ArrowLeft', 'ArrowLeft']);
  },
);

visit(
  'a change of its theme leaves the focus where it is',
  inOwnPage(`${script}<button id="elsewhere">elsewhere</button>
    <kanzen-board start="visible" link="${link}" style="width:480px"></kanzen-board>`),
  async ({ page }) => {
    const shown = (/** @type {string} */ theme) =>
      page.waitForFunction((wanted) => {
        const root = document.querySelector('kanzen-board')?.shadowRoot;
        const frame = /** @type {HTMLIFrameElement | null} */ (root?.querySelector('iframe.shown'));
        return frame?.src.includes(wanted);
      }, theme);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await shown('');
    await page.locator('#elsewhere').focus();
    await ofBoard(page, (board) => void (board.theme = 'dark'));
    await shown('theme=dark');
    assert.equal(await focused(), 'BUTTON');
    await page.locator('kanzen-board').click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'KANZEN-BOARD');
    await ofBoard(page, (board) => void (board.theme = 'light'));
    await shown('theme=light');
    assert.equal(await focused(), 'KANZEN-BOARD');
  },
);

visit(
  'a page that resets all styles has a board in its place',
  {
    ...inOwnPage(`<style>* { all: unset }</style>${script}
      <kanzen-board link="${link}"></kanzen-board><p id="below">below</p>`),
    viewport: { width: 480, height: 640 },
  },
  async ({ page }) => {
    await page.waitForFunction(() => customElements.get('kanzen-board'));
    const below = await page.locator('#below').evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + height / 2) === element;
    });
    assert.ok(below, 'nothing lies over what follows');
    const box = await page.locator('kanzen-board >> .box').boundingBox();
    assert.deepEqual([box?.width, box?.height], [480, 300]);
  },
);

visit(
  'picture and frame have one colour scheme in a page with another, and paper has no sign to start',
  {
    ...inOwnPage(`<style>:root { color-scheme: dark }</style>${script}
      <kanzen-board link="${link}" style="width:480px"></kanzen-board>
      <script>changes = []; addEventListener('kanzen-change', () => changes.push(0))</script>`),
    colorScheme: null, // the browser's own, as Playwright's would hold for frames, too
  },
  async ({ page }) => {
    const sign = page.locator('kanzen-board >> .play');
    assert.ok(await sign.isVisible());
    await page.emulateMedia({ media: 'print' });
    assert.equal(await sign.isVisible(), false);
    await page.emulateMedia({ media: null });
    const surface = await page
      .locator('kanzen-board >> .box')
      .evaluate((box) => getComputedStyle(box).getPropertyValue('--surface'));
    await clickBoard(page);
    const dark = await frameOfBoard(page)?.evaluate(
      () => matchMedia('(prefers-color-scheme: dark)').matches,
    );
    assert.equal(dark ? '#1d2025' : '#fdfcf9', surface.trim());
  },
);

// This game has no table, so its values come from the worker.
const inner = inOwnPage(`${script}
  <kanzen-board link="game=tictactoe&amp;moves=b2.b3" style="width:480px"></kanzen-board>`);
visit(
  'it plays and solves in a page that has a sandbox around it',
  {
    ...inOwnPage(`<iframe sandbox="allow-scripts" src="${inner.base}${inner.path}"
      style="width:600px;height:400px"></iframe>`),
    serviceWorkers: 'allow', // what blocks them reads what a sandbox forbids
  },
  async ({ page }) => {
    const around = page.frames()[1];
    assert.equal(await around?.evaluate(() => window.origin), 'null');
    const state = await around?.locator('kanzen-board').evaluate(async (element) => {
      const board = /** @type {KanzenBoard} */ (element);
      const { ply } = await board.step('previous');
      await board.step('next');
      while (!board.state?.value)
        await new Promise((resolve) =>
          board.addEventListener('kanzen-change', resolve, { once: true }),
        );
      return { ply, value: board.state.value };
    });
    assert.deepEqual(state, { ply: 1, value: { outcome: 'win', distance: 5 } });
  },
);
