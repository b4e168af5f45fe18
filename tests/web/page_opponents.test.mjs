// Opponents that slip or play at random, and blunders that are named and taken back, on the screens
// of a desk and of a phone, in both languages.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** @param {import('./page_driver.mjs').Visitor} visitor @param {RegExp} words */
const told = (visitor, words) =>
  visitor.page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector('#mirror')?.textContent ?? ''),
    words.source,
  );

const playing = 'game=gobblers2&mode=play';

visit(
  'an opponent that slips is chosen, said and kept in the link',
  { fragment: playing },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('opponent-2-slipping');
    await visitor.still();
    await visitor.click('slips-2-30');
    await visitor.waitForLink('opponent', 'slipping30');
    await told(visitor, /a worse move in 30 of 100 turns/);
    await visitor.click('opponent-2-perfect');
    await visitor.waitForLink('opponent', null);
    await told(visitor, /holds out as long as possible/);
  },
);

visit('a blunder is named and taken back', { fragment: playing }, async (visitor) => {
  await visitor.solved();
  await visitor.click('hand-1-M');
  await visitor.click('square-b2');
  await visitor.waitForItem('button-take-back');
  assert.match(await visitor.shown(), /M@b2 was a blunder/);
  assert.match(await visitor.shown(), /now Purple can win/);
  const place = await visitor.middle('button-take-back');
  await visitor.waitForPosition('-,-,-/-,Ml,-/-,-,-:1');
  await visitor.still();
  assert.deepEqual(await visitor.middle('button-take-back'), place, 'it waits where it is');
  await visitor.click('button-take-back');
  await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
  assert.doesNotMatch(await visitor.shown(), /blunder/);
});

visit(
  'so it is on a phone, in Japanese',
  { ...phone, locale: 'ja-JP', fragment: playing },
  async (visitor) => {
    await visitor.solved();
    await visitor.tap('hand-1-M');
    await visitor.tap('square-b2');
    await visitor.waitForItem('button-take-back');
    assert.match(await visitor.shown(), /M@b2は悪手でした/);
    await visitor.tap('button-take-back');
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
  },
);

visit(
  'two players at random play a game to its end',
  { fragment: 'game=tictactoe&mode=play&players=watch&opponent=random' },
  async (visitor) => {
    await visitor.drawn();
    await told(visitor, /has won|is drawn/);
  },
);
