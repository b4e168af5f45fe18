// The page with boards of X and O: solved at once, searched, chosen in the menu, played.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** @type {string[]} */
let asked = [];
/** @param {import('playwright-core').Page} page */
const listen = async (page) => {
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
};

visit(
  'tic-tac-toe is solved, played by clicks, and asks for no table',
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
    // But for the list of tables, which the page asks for before it knows which game it is about.
    assert.deepEqual(
      asked.filter((url) => /\/tables\/(?!list$)/.test(url)),
      [],
    );
  },
);

visit(
  'a tap plays, and the perfect player answers it',
  { fragment: 'game=tictactoe&mode=play', ...phone },
  async (visitor) => {
    await visitor.solved();
    await visitor.tap('square-a1');
    await visitor.waitForPosition('.../.O./X..:1'); // the only move that does not lose
    await visitor.tap('button-undo');
    await visitor.waitForPosition('.../.../...:1');
  },
);

visit('keys walk the squares and play', { fragment: 'game=tictactoe' }, async (visitor) => {
  await visitor.solved();
  const { keyboard } = visitor.page;
  await keyboard.press('5');
  await visitor.waitForPosition('.../.X./...:2');
  await visitor.activate('button-undo');
  await visitor.waitForPosition('.../.../...:1');
});

visit(
  'under misere the line is the loser’s, and statistics count both ways',
  { fragment: 'game=tictactoe&rules=misere&position=XX./OO./...:1' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('square-c3');
    await visitor.waitForVerdict('O has won');
    assert.match(await visitor.shown(), /3 in a line after c3, and a line loses\./);
    await visitor.click('mode-statistics');
    await visitor.waitForItem('classes-' + (await positionsFigure(visitor)));
    const shown = await visitor.shown();
    assert.match(shown, /Positions: 5,478/);
    assert.match(shown, /765 up to symmetry/);
  },
);

/** The number of the figure of all positions. @param {Visitor} visitor */
async function positionsFigure(visitor) {
  const [[id = ''] = []] = await visitor.labels(/^figure-\d+$/);
  return id.replace('figure-', '');
}

visit(
  'a link to four in a row on 4×4 is solved',
  { fragment: 'game=mnk:4,4,4' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForVerdict('Draw with perfect play', 30_000);
  },
);

visit(
  'a large board is searched for seconds, until a click cancels it',
  { fragment: 'game=mnk:6,5,4' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForVerdict('No value yet');
    await visitor.click('button-search');
    await visitor.waitForVerdict('Searching');
    await visitor.click('button-cancel-search');
    await visitor.waitForVerdict('No value yet');
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

visit(
  'the menu chooses a size and says why not',
  { fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('button-game');
    await visitor.waitForItem('size-columns-more');
    for (let i = 0; i < 19; ++i) await visitor.activate('size-columns-more');
    assert.equal(await visitor.label('size-columns'), 'Columns: 21');
    assert.equal(await visitor.label('size-note'), 'A board has at most 64 squares; 22×3 are 66.');
    for (let i = 0; i < 17; ++i) await visitor.activate('size-columns-less');
    assert.equal(await visitor.label('size-note'), 'Every position can be solved.');
    await visitor.click('button-open-size');
    await visitor.waitForItem('square-d1');
    assert.match(await visitor.page.evaluate(() => location.hash), /game=mnk:4,3,3/);
  },
);

visit(
  'a size that cannot be is refused in words',
  { fragment: 'game=mnk:9,8,5' },
  async (visitor) => {
    await visitor.solved();
    assert.match(await visitor.alert(), /a board has at most 64 squares/);
    assert.equal(await visitor.position(), '-,-,-/-,-,-/-,-,-:1');
  },
);
