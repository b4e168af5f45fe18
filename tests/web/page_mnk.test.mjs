// The page with boards of X and O: solved at once, chosen in the menu, searched.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @type {string[]} */
let asked = [];
/** @param {import('playwright-core').Page} page */
const listen = async (page) => {
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
};

visit(
  'tic-tac-toe is solved, played by clicks, and asks for no table; the menu has other sizes',
  { fragment: 'game=tictactoe', prepare: listen },
  async (visitor) => {
    await visitor.solved();
    assert.equal(await visitor.verdict(), 'Draw with perfect play');
    await visitor.click('square-b2');
    await visitor.waitForPosition('.../.X./...:2');
    await visitor.click('square-b3');
    await visitor.waitForVerdict('X wins in 5 plies');
    assert.match(await visitor.label('square-a3'), /^a3: empty; X wins in 5 plies$/);
    await visitor.click('button-undo');
    await visitor.waitForPosition('.../.X./...:2');
    assert.equal(await visitor.item('hand-1-X').count(), 0);
    // The list of tables is exempt: the page asks for it before it knows the game.
    assert.deepEqual(
      asked.filter((url) => /\/tables\/(?!list$)/.test(url)),
      [],
    );
    await visitor.click('button-game');
    await visitor.waitForItem('size-columns-more');
    assert.equal(await visitor.item('game-gobblers1').count(), 0, 'one for study is not listed');
    assert.match(await visitor.label('game-tictactoe'), /Solved: a draw\. 5,478 positions\./);
    for (let i = 0; i < 19; ++i) await visitor.activate('size-columns-more');
    assert.equal(await visitor.label('size-columns'), 'Columns: 21');
    assert.equal(await visitor.label('size-note'), 'A board has at most 64 squares; 22×3 has 66.');
    for (let i = 0; i < 17; ++i) await visitor.activate('size-columns-less');
    assert.equal(await visitor.label('size-note'), 'You can solve every position.');
    await visitor.activate('button-open-size');
    await visitor.waitForItem('square-d1');
    assert.match(await visitor.page.evaluate(() => location.hash), /game=mnk:4,3,3/);
  },
);

visit(
  'a large board is searched: cancelled at once, then solved',
  { fragment: 'game=mnk:6,5,4&moves=c3.c4' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForVerdict('No value yet');
    // The search takes a second, so it is cancelled within the page, as soon as it can be.
    const cancelled = visitor.page.waitForFunction(() => {
      if (document.querySelector('[role=status]')?.textContent !== 'Searching') return false;
      const cancel = document.querySelector('[data-id=button-cancel-search]');
      if (cancel instanceof HTMLElement) cancel.click();
      return cancel !== null;
    });
    await visitor.click('button-search');
    await cancelled;
    await visitor.waitForVerdict('No value yet');
    await visitor.click('button-search');
    await visitor.waitForVerdict('X wins', 30_000);
    assert.match(await visitor.label('search-found'), /positions in /);
    assert.equal(await visitor.label('move-e4'), 'e4: X wins');
  },
);
