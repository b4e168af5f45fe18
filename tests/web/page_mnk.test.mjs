// A board of X and O that is too large to solve: a worker searches it.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** The tables that the page has asked for. @type {string[]} */
const asked = [];

visit(
  'a large board is searched: cancelled at once, then solved, without asking for a table',
  {
    fragment: 'game=mnk:6,5,4&moves=c3.c4',
    prepare: async (page) =>
      page.on('request', (request) => {
        // The list of tables is asked for before the game is known.
        if (/\/tables\/(?!list$)/.test(request.url())) asked.push(request.url());
      }),
  },
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
    assert.deepEqual(asked, []);
  },
);
