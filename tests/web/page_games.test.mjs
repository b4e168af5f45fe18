// Every change from one game and rule set to another, by link and by the browser's way back: each
// ends with the right value, or with a reason why there is none.  One page goes through all of them.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';
import { instrument, usualHorizon } from './walk/instrument.mjs';

const draw = 'Draw with perfect play';
const orangeWins = 'Orange wins in 13 plies';

/** The verdict on the start, by link. @type {Record<string, string>} */
const verdicts = {
  'game=gobblers2&rules=strict': draw,
  'game=gobblers2&rules=cover': draw,
  'game=gobblers2&rules=notebook': 'Orange wins, decided in sweep 5',
  'game=gobblers&rules=strict': orangeWins,
  'game=gobblers&rules=cover': orangeWins,
  'game=tictactoe&rules=normal': draw,
  'game=tictactoe&rules=misere': draw,
  'game=mnk:4,3,3&rules=normal': 'X wins in 7 plies',
  'game=mnk:6,5,4&rules=normal': 'No value yet', // too large: searched when somebody asks
};

const links = Object.keys(verdicts);
/** From each link to each of the later ones and back. */
const route = links.flatMap((here, i) => [
  here,
  ...links.slice(i + 1).flatMap((there) => [there, here]),
]);

const options = { fragment: links[0] ?? '', prepare: instrument };

visit('every change of game and rules by link, and back', options, async ({ page }) => {
  /** Waits until nothing is under way. @param {string} link @param {string} way */
  const isAt = async (link, way) => {
    /** @type {import('./walk/instrument.mjs').Snapshot} */
    const { hash, failure, alert, verdict } = await page.evaluate(
      (ms) => /** @type {any} */ (window).walk.settleAndLook(ms),
      usualHorizon,
    );
    const shown = { hash, failure, alert, verdict };
    assert.deepEqual(shown, { hash: link, failure: '', alert: '', verdict: verdicts[link] }, way);
  };
  for (const [i, to] of route.entries()) {
    await page.evaluate((hash) => /** @type {any} */ (window).walk.edit(hash), to);
    await isAt(to, `from ${route[i - 1]} to ${to} by link`);
  }
  // A browser has at most fifty entries of a page's history.
  for (const to of route.slice(-41, -1).reverse()) {
    await page.goBack();
    await isAt(to, `to ${to} by the way back`);
  }
});
