// Every change from one game and rule set to another, by link and by the browser's way back: each
// ends with the right value, or with a reason why there is none.  One page goes through all of them.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { visit } from './page_suite.mjs';
import { instrument, usualHorizon } from './walk/instrument.mjs';
import { Reference } from './walk/reference.mjs';
import { routeThroughAll } from './walk/route.mjs';
import { unitOf, valueWords, wordsOf } from './walk/words.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */
/** @typedef {import('./walk/instrument.mjs').Snapshot} Snapshot */
/** @typedef {{ game: string, rules: string }} Choice */

/** @type {Reference} */
let reference;
before(async () => (reference = await Reference.open()));
after(() => reference.close());

/** @type {Choice[]} */
const choices = [
  ...['strict', 'cover', 'notebook'].map((rules) => ({ game: 'gobblers2', rules })),
  ...['strict', 'cover'].map((rules) => ({ game: 'gobblers', rules })),
  ...['normal', 'misere'].map((rules) => ({ game: 'tictactoe', rules })),
  { game: 'mnk:4,3,3', rules: 'normal' },
  { game: 'mnk:6,5,4', rules: 'normal' }, // too large: searched when somebody asks
];

const everyPair = choices.flatMap((from) =>
  choices.filter((to) => to !== from).map((to) => ({ from, to })),
);

const fragmentOf = (/** @type {Choice} */ { game, rules }) => `game=${game}&rules=${rules}`;

/** @param {Choice} choice @returns {Promise<string>} the verdict of the start */
async function waitForRightVerdict(choice) {
  const view = await reference.view(fragmentOf(choice));
  assert.ok(view);
  const { info, position } = view;
  if (!reference.hasValues(info)) return wordsOf('en').noValueYet;
  const known = await reference.known(info, position);
  assert.ok(known);
  return valueWords('en', info, unitOf(info, 'plies'), known.value, view.board.toMove);
}

/** @param {Visitor} visitor @returns {Promise<Snapshot>} when nothing is under way any more */
const settled = ({ page }) =>
  page.evaluate((ms) => /** @type {any} */ (window).walk.settleAndLook(ms), usualHorizon);

/** @param {Snapshot} snapshot @param {Choice} choice @param {string} way */
async function isAt(snapshot, choice, way) {
  assert.equal(snapshot.hash, fragmentOf(choice), way);
  assert.equal(snapshot.failure, '', way);
  assert.equal(snapshot.alert, '', way);
  assert.equal(snapshot.verdict, await waitForRightVerdict(choice), way);
}

const transition = (/** @type {Choice} */ from, /** @type {Choice} */ to) =>
  `from ${fragmentOf(from)} to ${fragmentOf(to)}`;

const options = { fragment: fragmentOf(/** @type {Choice} */ (choices[0])), prepare: instrument };

visit('every change of game and rules by link, and all of them back', options, async (visitor) => {
  const { page } = visitor;
  const route = routeThroughAll(everyPair, /** @type {Choice} */ (choices[0]));
  await settled(visitor);
  for (const { from, to } of route) {
    await page.evaluate((hash) => /** @type {any} */ (window).walk.edit(hash), fragmentOf(to));
    await isAt(await settled(visitor), to, `${transition(from, to)} by link`);
  }
  // A browser has at most fifty entries of a page's history.
  for (const { from, to } of route.reverse().slice(0, 40)) {
    await page.goBack();
    await isAt(await settled(visitor), from, `${transition(to, from)} by the way back`);
  }
});
