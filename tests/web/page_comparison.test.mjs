// Two rule sets side by side in the page, as a visitor comes to them: by mouse and by finger.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The figures of `kanzen compare gobblers2 --rules notebook,strict`. @param {Visitor} visitor */
async function showsStatistics(visitor) {
  await visitor.waitForItem('compared-both');
  const numbers = Object.fromEntries(
    (await visitor.labels(/^(compared-(both|different|only)|outcome-|kind-)/)).map(
      ([id, label]) => [id, label],
    ),
  );
  assert.match(numbers['compared-both'] ?? '', /212,626/);
  assert.match(numbers['compared-different'] ?? '', /39,522 \(18\.6 %\)/);
  assert.match(numbers['compared-only-1'] ?? '', /: 252$/);
  assert.match(numbers['compared-only-2'] ?? '', /13,594/);
  assert.match(numbers['outcome-win-loss'] ?? '', /10,401/);
  assert.match(numbers['outcome-loss-win'] ?? '', /19,187/);
  assert.match(numbers['kind-ending'] ?? '', /^10,409/);
  assert.match(numbers['kind-moves'] ?? '', /^45/);
  assert.match(numbers['kind-later'] ?? '', /^29,068/);
}

visit(
  'from the rules to the comparison, and to a position under either',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.solved();
    assert.deepEqual(await visitor.labels(/^study-/), [], 'nothing of it at first');
    await visitor.click('tab-rules');
    await visitor.activate('study-comparison'); // it is below the pictures of moves
    await showsStatistics(visitor);
    await visitor.waitForLink('study', 'comparison');
    assert.match(await visitor.label('outcome-draw-win'), /^notebook: Undecided; .*: Won\. 4/);
    assert.match(
      await visitor.label('difference-0'),
      /^Ply 0: the start\. notebook: Orange wins, .*: Drawn, by .* the rules differ: under notebook Orange has won \(.*\), though a2 is covered; under .* the game goes on\.$/,
    );
    await visitor.activate('difference-1-notebook');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.waitForLink('rules', 'notebook');
    await visitor.waitForVerdict('Orange wins, decided in sweep 4');
    await visitor.activate('button-last');
    await visitor.waitForVerdict('Orange has won');
    await visitor.activate('mode-statistics');
    await showsStatistics(visitor);
    await visitor.activate('difference-1-strict');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.waitForVerdict('Draw with perfect play');
  },
);

visit(
  'on a phone, by finger, in Japanese',
  { ...phone, locale: 'ja-JP', fragment: 'game=gobblers2&mode=statistics' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('study-comparison');
    await visitor.tap('study-comparison');
    await showsStatistics(visitor);
    assert.match(
      await visitor.label('difference-0'),
      /^0手目：初期局面.*「論文のノート」では橙の勝ち/,
    );
    const { x, width } = /** @type {any} */ (await visitor.item('outcome-win-loss').boundingBox());
    assert.ok(x >= 0 && x + width <= 390, 'the table fits');
  },
);

visit(
  'a large game is asked for first, and given up at once',
  { fragment: 'game=gobblers&mode=statistics&study=comparison' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-compare');
    assert.match(await visitor.label('notice'), /MB of memory/);
    await visitor.click('button-compare');
    await visitor.waitForItem('button-cancel-comparison');
    await visitor.waitForItem('comparing');
    await visitor.click('button-cancel-comparison');
    await visitor.waitForLabel('notice', /was cancelled/);
  },
);
