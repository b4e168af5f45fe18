// Go in the page: the bot, which thinks in a worker, and what may not be played.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

visit(
  'what superko forbids is refused with its reason',
  { fragment: 'game=go:5&rules=positional&moves=b3.c3.a2.d2.b1.c1.c2.b2&mode=play&players=two' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('tab-moves');
    const before = await visitor.position();
    await visitor.click('square-c2');
    await visitor.still();
    assert.equal(await visitor.position(), before);
    assert.match(await visitor.shown(), /C2 is forbidden for Black/);
    assert.match(await visitor.shown(), /It would repeat the position of ply 7/);
  },
);

visit(
  'a bot that thinks is stopped at once, and goes on when it is asked to',
  { fragment: 'game=go:9&rules=positional&mode=play' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('bot-level-5');
    await visitor.activate('bot-seconds-10');
    await visitor.click('square-e5');
    await visitor.waitForItem('button-cancel-search');
    await visitor.click('button-cancel-search');
    await visitor.waitForItem('button-continue');
    await visitor.activate('bot-seconds-1');
    await visitor.click('button-continue');
    await visitor.waitForItem('ply-2');
  },
);
