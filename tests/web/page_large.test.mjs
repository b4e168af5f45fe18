// A large game before it is solved: the page asks, everywhere that it can be asked, and
// says so when there is not enough memory.  page_complete.test.mjs solves it.
import assert from 'node:assert/strict';
import { visit as visitAnything } from './page_suite.mjs';

const large = 'game=gobblers';

/**
 * Without its table the game has no value before it is solved.
 * @param {string} name
 * @param {Parameters<typeof visitAnything>[1]} options
 * @param {Parameters<typeof visitAnything>[2]} body
 */
function visit(name, { prepare, ...options }, body) {
  const hidden = async (/** @type {import('playwright-core').Page} */ page) => {
    await page.route('**/tables/list', (route) => route.fulfill({ body: '' }));
    await prepare?.(page);
  };
  visitAnything(name, { ...options, prepare: hidden }, body);
}

const noValue = 'No value for this position';

visit('a large game asks before it is solved', { fragment: large }, async (visitor) => {
  await visitor.drawn();
  await visitor.waitForItem('button-solve');
  assert.equal(await visitor.verdict(), noValue);
  const card = await visitor.label('notice');
  assert.match(card, /364,149,969 positions/);
  assert.match(card, /410 MB/);
  assert.match(card, /nothing leaves this device/);
  assert.equal(await visitor.alert(), '');
  await visitor.click('move-L@b2');
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  await visitor.click('button-undo');
  await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
});

const phone = { viewport: { width: 390, height: 844 } };
for (const [where, options] of /** @type {[string, object][]} */ ([
  ['in play', { fragment: `${large}&mode=play` }],
  ['in the statistics', { fragment: `${large}&mode=statistics` }],
  ['on a phone', { fragment: large, ...phone }],
  ['on a phone in play', { fragment: `${large}&mode=play`, ...phone }],
  ['in a slide', { fragment: large, path: 'embed.html', viewport: { width: 640, height: 400 } }],
  ['in Japanese', { fragment: large, locale: 'ja-JP' }],
])) {
  visit(`the way to solve it is there ${where}`, options, async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-solve');
    await visitor.page.mouse.move(195, 300);
    await visitor.page.mouse.wheel(0, 1000); // a phone's sheet begins under the board
    await visitor.still();
    const box = await visitor.item('button-solve').boundingBox();
    assert.ok(box && box.width > 40 && box.height > 30, `${where}: ${JSON.stringify(box)}`);
    const words = /ja/.test(JSON.stringify(options)) ? 'ここで解く' : 'Solve it here';
    assert.equal(await visitor.label('button-solve'), words);
  });
}

visit('a link to a game for study opens, and no menu lists it', {}, async (visitor) => {
  await visitor.solved();
  await visitor.click('button-game');
  await visitor.waitForItem('game-gobblers');
  assert.equal(await visitor.item('game-gobblers1').count(), 0);
  await visitor.page.evaluate(() => {
    location.hash = 'game=gobblers1';
  });
  await visitor.waitForVerdict('Draw with perfect play');
});

/** Before the worker's own first line. */
const noMemory = `
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > 100e6) throw new RangeError('no more');
  return grow.call(this, pages);
};
`;
visit(
  'without the memory it says so, and small games work',
  {
    fragment: large,
    prepare: (page) =>
      page.route('**/worker-*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: noMemory + (await response.text()) });
      }),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-solve');
    await visitor.click('button-solve');
    await visitor.waitForItem('button-retry');
    assert.match(await visitor.alert(), /^Solving failed: no memory for a table of \d+ bytes$/);
    assert.match(await visitor.label('notice'), /Close other tabs or programs and retry/);
    assert.equal(await visitor.verdict(), noValue);
    await visitor.click('button-game');
    await visitor.waitForItem('game-gobblers2');
    await visitor.click('game-gobblers2');
    await visitor.waitForVerdict('Draw with perfect play');
    assert.equal(await visitor.alert(), '');
  },
);

visit(
  'notable positions of a small game are found by themselves and open',
  { fragment: 'game=gobblers2&mode=statistics' },
  async (visitor) => {
    await visitor.solved();
    await visitor.waitForItem('notable-longest_win-0');
    assert.match(await visitor.label('kind-longest_win'), /^Longest win: \d+ positions$/);
    for (const kind of ['longest_loss', 'only_winning_move', 'mutual_zugzwang']) {
      assert.ok((await visitor.item(`notable-${kind}-0`).count()) === 1, kind);
    }
    assert.match(await visitor.label('notable-longest_win-0'), /wins in 39 plies/);
    await visitor.click('notable-longest_win-0');
    await visitor.waitForItem('square-a1');
    await visitor.page.waitForFunction(() =>
      / wins in 39 plies$/.test(document.querySelector('#mirror [role=status]')?.textContent ?? ''),
    );
    assert.match(await visitor.page.evaluate(() => location.hash), /position=/);
  },
);
