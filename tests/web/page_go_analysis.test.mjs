// Go in the page: estimates while they come, and exact scores from a proof.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { visit } from './page_suite.mjs';
import { buildProof } from './score_proof.mjs';

const proof = buildProof('go:2,7');
after(async () => (await proof).remove());

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor @param {RegExp} words */
async function waitForVerdict(visitor, words) {
  await visitor.page.waitForFunction((source) => {
    const verdict = document.querySelector('#mirror [role=status]')?.textContent ?? '';
    return new RegExp(source).test(verdict);
  }, words.source);
}

visit(
  'a position is estimated at once, and so is the rest of the line',
  { fragment: 'game=go:9&rules=positional&moves=e5.c3' },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /(leads by about|About even)/);
    assert.match(await visitor.shown(), /Black to move: \d+% to win, [\d,]+ playouts, \d+ s\./);
    assert.match(await visitor.shown(), /\d+% of the visits, \d+% to win, [BW]\+\d/);
    await visitor.waitForItem('line-1');
    await visitor.waitForLabel('history-1', /Black leads|White leads|About even/);
  },
);

/** The files of the site's tables that the page has asked for. @type {string[]} */
const asked = [];

/** Serves a proof of scores as the only table. @param {import('playwright-core').Page} page */
async function withProof(page) {
  const { folder } = await proof;
  await page.route('**/tables/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace(/.*\//, '');
    asked.push(name);
    return route.fulfill({ path: `${folder}/${name}` });
  });
}

visit(
  'scores come from a proof',
  { fragment: 'game=go:2,7&rules=ko', prepare: withProof },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /^Black wins by 14 points$/);
    await visitor.page.waitForFunction(() =>
      /Solved: \d+ of 15 moves/.test(document.querySelector('#mirror')?.textContent ?? ''),
    );
    await visitor.activate('mode-statistics');
    await visitor.waitForItem('legal-boards');
    assert.match(await visitor.shown(), /Legal boards\D*2,557,605/);
    assert.match(await visitor.shown(), /B\+14: [A-G0-9 ]+/);
    assert.deepEqual(
      asked.map((name) => name.replace(/-[0-9a-f]{16}/, '')),
      ['list', 'go_2_7-ko.manifest', 'go_2_7-ko.chunk'],
    );
  },
);
