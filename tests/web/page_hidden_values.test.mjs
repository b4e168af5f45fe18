// Values that are switched off are told nowhere, also not to a screen reader.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

const fragment = 'game=gobblers2&rules=strict&moves=L@b2.M@a1&ply=1';

visit('who hides the values does not hear them by the history', { fragment }, async (visitor) => {
  await visitor.solved();
  await visitor.page.waitForFunction(
    () =>
      document.querySelector('[data-id=history-1]')?.textContent ===
      'Ply 1: Draw with perfect play',
  );
  await visitor.activate('toggle-values');
  await visitor.waitForVerdict('Purple to move');
  assert.equal(await visitor.label('history-1'), 'Ply 1 of 2');
  assert.doesNotMatch(await visitor.shown(), /Draw with perfect play|wins in/);
});
