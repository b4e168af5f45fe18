// Retrograde analysis at work in the page, growth over sizes, and words explained where they appear.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const rounds = 'game=tictactoe&mode=statistics&study=rounds';

visit(
  'stepped through by keys, clicks and by itself, to a position and back',
  { fragment: rounds },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('round-total');
    assert.match(await visitor.label('round-total'), / of 765/);
    assert.equal(await visitor.label('round-title'), 'Round 0: the game has ended');
    assert.match(await visitor.label('round-3'), /not yet reached/);
    await visitor.page.keyboard.press('ArrowRight', { delay: 30 });
    await visitor.waitForLabel('round-title', /^Round 1: 1 ply/);
    await visitor.page.keyboard.press('ArrowLeft', { delay: 30 });
    await visitor.waitForLabel('round-title', /^Round 0/);
    await visitor.click('button-round-on');
    await visitor.waitForLabel('round-title', /^Round 1: /);
    await visitor.click('button-rounds-play');
    await visitor.waitForLabel('round-title', /^Round 2/);
    await visitor.activate('button-rounds-play');
    await settled(visitor);
    assert.match(await visitor.label('button-rounds-play'), /Play/);
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
    await visitor.activate('mode-statistics');
    await visitor.activate('study-counts');
    await visitor.page
      .locator('#mirror [data-id^="classes-"]')
      .first()
      .waitFor({ state: 'attached' });
    /** @type {Record<string, string>} */
    const classes = {};
    for (const [id, figure] of await visitor.labels(/^figure-(all|win|draw|loss)$/))
      classes[figure] = await visitor.label(id.replace('figure', 'classes'));
    assert.deepEqual(classes, {
      'Positions: 5,478': '765 up to symmetry',
      'Won: 2,836': '390 up to symmetry',
      'Drawn: 1,068': '151 up to symmetry',
      'Lost: 1,574': '224 up to symmetry',
    });
  },
);

visit(
  'on a phone, in Japanese: growth is counted, and the words are explained',
  { ...phone, locale: 'ja-JP', fragment: rounds },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('round-title');
    await visitor.tap('meaning-draw');
    await visitor.waitForLabel('meaning', /^引き分け：/);
    const meaning = await visitor.item('meaning').boundingBox();
    assert.ok(meaning && meaning.y + meaning.height <= 844, 'the words can be read');
    await visitor.tap('meaning-draw');
    await visitor.tap('button-round-on');
    await visitor.waitForLabel('round-title', /^ラウンド1/);
    await visitor.activate('button-growth');
    await visitor.waitForLabel('growth-1', /3,3,3.*5,478局面/);
    await visitor.waitForItem('growth-2');
    const box = await visitor.item('round-0').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, 'the list fits');
  },
);
