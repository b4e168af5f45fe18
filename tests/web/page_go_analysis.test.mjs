// Go in the page: estimates while they come, exact scores of small boards, and the count.
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
  'a position is estimated at once, its moves are listed, and the estimate is read out when it has settled',
  {
    fragment: 'game=go:9&rules=positional&moves=e5.c3',
    prepare: (page) =>
      page.addInitScript(() => {
        /** @type {string[]} */
        const announced = [];
        Object.assign(window, { announced });
        new MutationObserver(() => {
          const live = document.querySelectorAll('#mirror [aria-live=polite]');
          const now = [...live].map(({ textContent }) => textContent).join('');
          if (now !== announced.at(-1)) announced.push(now);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
  },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /(leads by about|About even)/);
    assert.match(await visitor.shown(), /Black to move: \d+% to win, [\d,]+ playouts, \d+ s\./);
    assert.match(await visitor.shown(), /\d+% of the visits, \d+% to win, [BW]\+\d/);
    await visitor.waitForItem('line-1');
    await visitor.page.waitForFunction(() => {
      const live = document.querySelectorAll('#mirror [aria-live=polite]');
      return [...live].some((one) => /leads by about|About even/.test(one.textContent));
    });
    const announced = await visitor.page.evaluate(() => /** @type {any} */ (window).announced);
    assert.equal(
      announced.filter((/** @type {string} */ one) => /about|About/.test(one)).length,
      1,
      `what moved in between was not read out: ${announced}`,
    );
    // The rest of the line is estimated, too.
    await visitor.page.waitForFunction(() =>
      /Black leads|White leads|About even/.test(
        document.querySelector('#mirror [data-id=history-1]')?.textContent ?? '',
      ),
    );
    await visitor.activate('toggle-values');
    assert.equal(await visitor.verdict(), 'Black to move');
  },
);

visit(
  'every move on 3×3 has its exact score',
  { fragment: 'game=go:3&rules=ko' },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /^Black wins by 9 points$/);
    assert.match(await visitor.shown(), /Solved: 1 of 10 moves keeps the score/);
    assert.match(await visitor.shown(), /nothing here is an estimate/);
    await visitor.activate('square-a1');
    await waitForVerdict(visitor, /^White wins by 9 points$/);
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

visit(
  'a proof of another version is passed over',
  {
    fragment: 'game=go:2,7&rules=ko',
    prepare: async (page) => {
      await withProof(page);
      const { files } = await proof;
      const body = files.manifest.replace('kanzen-proof 1', 'kanzen-proof 2');
      await page.route('**/*.manifest', (route) => route.fulfill({ body }));
    },
  },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /^Black wins by 14 points$/);
    await visitor.activate('mode-statistics');
    await visitor.waitForItem('legal-boards');
  },
);

visit(
  'the count is explained, and a dead stone is taken off',
  {
    // Black lives with two eyes, the white stone on b6 has none.
    fragment:
      'game=go:7&rules=positional&position=..X.X../.OXXX../XXXXXXX/OOOOOOO/.O.O.O./OOOOOOO/.O.O.O.:1' +
      '&moves=pass.pass&mode=play&players=two',
  },
  async (visitor) => {
    await visitor.drawn();
    await waitForVerdict(visitor, /^Are there dead stones\?$/);
    await visitor.activate('tab-moves');
    await visitor.waitForItem('button-dead-stones');
    assert.match(await visitor.shown(), /1 stone looks dead\. Remove it before counting\?/);
    await visitor.click('button-dead-stones');
    await waitForVerdict(visitor, /^White has won by 14.5 points$/);
    assert.match(await visitor.shown(), /Black: 12 stones \+ 9 surrounded/);
    await visitor.click('square-d4');
    await waitForVerdict(visitor, /^Black has won by 41.5 points$/);
  },
);
