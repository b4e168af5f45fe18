// While it is the perfect player's turn, also while it waits after a step through the history.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

const fragment = 'game=gobblers2&rules=strict&moves=L@b2.M@a1&mode=play';

visit("the perfect player's pieces cannot be taken", { fragment }, async (visitor) => {
  await visitor.drawn();
  await visitor.activate('history-1');
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  assert.equal(await visitor.item('hand-2-L').getAttribute('aria-disabled'), 'true');
  await visitor.activate('history-0');
  await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
  assert.equal(await visitor.item('hand-1-L').getAttribute('aria-disabled'), null);
});
