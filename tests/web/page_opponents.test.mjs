// Opponents of other strengths, and blunders that are named and taken back.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/** @param {import('./page_driver.mjs').Visitor} visitor @param {RegExp} words */
const waitForDetail = (visitor, words) =>
  visitor.page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector('#mirror')?.textContent ?? ''),
    words.source,
  );

visit(
  'one that slips is chosen and stored in the link; a blunder is named and taken back',
  { fragment: 'game=gobblers2&mode=play' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('opponent-2-easy');
    await visitor.waitForLink('opponent', 'slipping50');
    await waitForDetail(visitor, /a worse move, if there is one, in 50 of 100 turns/);
    await visitor.click('opponent-2-perfect');
    await visitor.waitForLink('opponent', null);
    await waitForDetail(visitor, /holds out as long as possible/);
    await visitor.click('hand-1-M');
    await visitor.click('square-b2');
    await visitor.waitForItem('button-take-back');
    assert.match(await visitor.shown(), /M@b2 was a blunder/);
    assert.match(await visitor.shown(), /Purple can win now/);
    const place = await visitor.middle('button-take-back');
    await visitor.waitForPosition('-,-,-/-,Ml,-/-,-,-:1');
    await visitor.still();
    assert.deepEqual(await visitor.middle('button-take-back'), place, 'it waits where it is');
    await visitor.click('button-take-back');
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
    assert.doesNotMatch(await visitor.shown(), /blunder/);
  },
);
