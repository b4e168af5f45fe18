// The browser's history: a game that is left for another one is an entry of it, and moves are none.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

visit(
  "the browser's way back brings a game back, and its way forth the one that followed",
  { fragment: 'game=gobblers2&moves=L@b2.M@a1' },
  async (visitor) => {
    const { page } = visitor;
    await visitor.solved();
    const entries = await page.evaluate(() => history.length);
    await visitor.activate('move-L@c3');
    await visitor.waitForLink('moves', 'L@b2.M@a1.L@c3');
    assert.equal(await page.evaluate(() => history.length), entries);
    await visitor.activate('tab-game');
    await visitor.waitForItem('button-new-game');
    await visitor.activate('button-new-game');
    await visitor.waitForLink('moves', null);
    assert.equal(await page.evaluate(() => history.length), entries + 1);
    await visitor.activate('move-L@a1');
    await visitor.waitForLink('moves', 'L@a1');
    await page.goBack();
    await visitor.waitForPosition('-,-,L/-,L,-/m,-,-:2');
    await visitor.waitForLink('moves', 'L@b2.M@a1.L@c3');
    await page.goForward();
    await visitor.waitForPosition('-,-,-/-,-,-/L,-,-:2');
  },
);

/** Notes, before the page runs, whether it prevents the default action of arrow keys. */
function noteArrows() {
  /** @type {boolean[]} */
  const prevented = [];
  Object.assign(window, { prevented });
  const note = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.startsWith('Arrow')) setTimeout(() => prevented.push(event.defaultPrevented));
  };
  window.addEventListener('keydown', note, true);
}

visit(
  'Alt and an arrow are the browser’s, and step through nothing',
  { fragment: 'game=gobblers2&moves=L@b2', prepare: (page) => page.addInitScript(noteArrows) },
  async (visitor) => {
    const { keyboard } = visitor.page;
    await visitor.solved();
    await keyboard.press('Alt+ArrowLeft');
    await settled(visitor);
    assert.equal(await visitor.position(), '-,-,-/-,L,-/-,-,-:2');
    await keyboard.press('ArrowLeft');
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
    const prevented = await visitor.page.evaluate(() => /** @type {any} */ (window).prevented);
    assert.deepEqual(prevented, [false, true]);
  },
);
