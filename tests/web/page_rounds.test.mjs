// Retrograde analysis at work in the page, growth over sizes, and words explained where they appear.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const rounds = 'game=tictactoe&mode=statistics&study=rounds';

/** Positions decided up to the round that is shown. @param {Visitor} visitor */
async function decided(visitor) {
  const words = await visitor.label('round-total');
  return Number(/([\d,]+) of 765/.exec(words)?.[1]?.replaceAll(',', ''));
}

visit(
  'stepped through, to a position and back',
  { fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('mode-statistics');
    await visitor.click('study-rounds');
    await visitor.waitForItem('round-total');
    assert.equal(await visitor.label('round-title'), 'Round 0: the game has ended');
    assert.match(await visitor.label('round-3'), /not yet reached/);
    const counts = [await decided(visitor)];
    for (let round = 1; round <= 5; ++round) {
      await visitor.click('button-round-on');
      await visitor.waitForLabel('round-title', new RegExp(`^Round ${round}: `));
      counts.push(await decided(visitor));
    }
    assert.deepEqual(
      [...counts].sort((a, b) => a - b),
      counts,
      'more and more',
    );
    await visitor.activate('button-round-on');
    await visitor.waitForLabel('round-title', /draws/);
    const drawn = Number(/^\d+/.exec(await visitor.label('round-count'))?.[0]);
    assert.equal((counts.at(-1) ?? 0) + drawn, 765);
    await visitor.activate('round-3');
    await visitor.waitForLabel('round-title', /^Round 3: 3 plies/);
    const example = await visitor.label('example-3-0');
    const [, position = '', winner = '', best = ''] =
      /^(\S+), (\w) wins in 3 plies\. \2 wins: (\w\d) reaches a position that is lost for \w in round 2\.$/.exec(
        example,
      ) ?? [];
    assert.ok(position, example);
    await visitor.activate('example-3-0');
    await visitor.waitForPosition(position);
    await visitor.waitForVerdict(`${winner} wins in 3 plies`);
    assert.match(await visitor.label(`move-${best}`), /wins in 3 plies/);
  },
);

visit('played by itself, and by the arrow keys', { fragment: rounds }, async (visitor) => {
  await visitor.drawn();
  await visitor.waitForItem('round-title');
  await visitor.page.keyboard.press('ArrowRight', { delay: 30 });
  await visitor.waitForLabel('round-title', /^Round 1: 1 ply/);
  await visitor.page.keyboard.press('ArrowLeft', { delay: 30 });
  await visitor.waitForLabel('round-title', /^Round 0/);
  await visitor.click('button-rounds-play');
  await visitor.waitForLabel('round-title', /^Round 2/);
  await visitor.activate('button-rounds-play');
  await settled(visitor);
  assert.match(await visitor.label('button-rounds-play'), /Play/);
});

visit(
  'on a phone, in Japanese: growth is counted, and the words are explained',
  { ...phone, locale: 'ja-JP', fragment: rounds },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('round-title');
    await visitor.tap('meaning-draw');
    await visitor.waitForLabel('meaning', /^引き分け：/);
    await visitor.tap('meaning-draw');
    await visitor.tap('button-round-on');
    await visitor.waitForLabel('round-title', /^1巡目/);
    await visitor.activate('button-growth');
    await visitor.waitForLabel('growth-1', /3,3,3.*5,478局面/);
    await visitor.waitForItem('growth-2');
    const box = await visitor.item('round-0').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, 'the list fits');
  },
);

visit('what a distance is, beside the moves', { fragment: 'game=gobblers2' }, async (visitor) => {
  await visitor.solved();
  await visitor.activate('meaning-distance');
  await visitor.waitForLabel('meaning', /^Distance: the plies/);
  await visitor.activate('toggle-values');
  await visitor.still();
  assert.deepEqual(await visitor.labels(/^meaning/), [], 'without values nothing is explained');
});
