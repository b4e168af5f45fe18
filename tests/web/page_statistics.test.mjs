// Statistics of three sizes from the table: nothing is solved for them.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';
import { showsStatistics, statisticsOf } from './three_size_statistics.mjs';

/** @typedef {import('playwright-core').Page} Page */

const statistics = 'game=gobblers&mode=statistics';

/** Chunks never come. @param {Page} page */
const manifestAlone = (page) => page.route('**/tables/*.chunk', () => {});

visit(
  'they are there as soon as the manifest is, before any value',
  { fragment: statistics, prepare: manifestAlone },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('kind-longest_win');
    await showsStatistics(visitor);
    assert.match(await visitor.label('table'), /^These figures come from the table\.$/);
    assert.equal(await visitor.label('button-solve'), 'Solve it here');
    const ids = (await statisticsOf(visitor)).map(([id]) => id);
    for (const [kind, words] of [
      ['longest_win', /: 33 positions$/],
      ['longest_loss', /: 4 positions$/],
      ['only_winning_move', /: 14,580,742 positions$/],
      ['no_safe_move', /: 11,153 positions$/],
      ['mutual_zugzwang', /: 3,251 positions$/],
      ['smallest_draw', /: 29 positions$/],
    ]) {
      assert.match(await visitor.label(`kind-${kind}`), /** @type {RegExp} */ (words));
      assert.ok(ids.includes(`notable-${kind}-0`), `an example of ${kind}`);
    }
  },
);
