// Two rule sets side by side in the page: the numbers come through the worker, and a difference opens.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

visit(
  'from the rules to the comparison, and to a position under another rule set',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('tab-rules');
    await visitor.activate('study-comparison'); // it is below the pictures of moves
    await visitor.waitForItem('compared-both');
    await visitor.waitForLink('study', 'comparison');
    // As `kanzen compare gobblers2 --rules notebook,strict` counts them.
    for (const [id, words] of /** @type {const} */ ([
      ['compared-both', /212,626/],
      ['compared-different', /39,522 \(18\.6 %\)/],
      ['compared-only-1', /: 252$/],
      ['compared-only-2', /13,594/],
      ['outcome-win-loss', /10,401/],
      ['outcome-draw-win', /^notebook: Undecided; .*: Won\. 4/],
      ['kind-ending', /^10,409/],
      ['kind-moves', /^45/],
      ['kind-later', /^29,068/],
    ]))
      assert.match(await visitor.label(id), words);
    await visitor.activate('difference-1-notebook');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.waitForLink('rules', 'notebook');
    await visitor.waitForVerdict('Orange wins, decided in sweep 4');
  },
);
