// Retrograde analysis at work in the page: rounds and sizes, which a worker counts.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

visit(
  'rounds are stepped through by a key and by themselves, an example opens, and sizes are counted',
  { fragment: 'game=tictactoe&mode=statistics&study=rounds' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('round-total');
    assert.match(await visitor.label('round-total'), / of 765/);
    await visitor.page.keyboard.press('ArrowRight', { delay: 30 });
    await visitor.waitForLabel('round-title', /^Round 1: 1 ply/);
    await visitor.click('button-rounds-play');
    await visitor.waitForLabel('round-title', /^Round 2/);
    await visitor.activate('button-rounds-play');
    await visitor.activate('round-3');
    await visitor.waitForLabel('round-title', /^Round 3: 3 plies/);
    const [position = ''] = (await visitor.label('example-3-0')).split(',');
    await visitor.activate('button-growth');
    await visitor.waitForLabel('growth-1', /: 5,478 positions, /);
    await visitor.activate('example-3-0');
    await visitor.waitForPosition(position);
    await visitor.waitForLabel('verdict', /wins in 3 plies$/);
    await visitor.activate('mode-statistics');
    await visitor.activate('study-counts');
    for (const [figure, classes] of /** @type {const} */ ([
      ['all', 765],
      ['win', 390],
      ['draw', 151],
      ['loss', 224],
    ]))
      await visitor.waitForLabel(`classes-${figure}`, new RegExp(`^${classes} up to symmetry$`));
  },
);
