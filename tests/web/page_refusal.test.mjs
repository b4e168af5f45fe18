// Refused text is shown next to the board and its verdict, and can be corrected there.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const refused = '-,-,-/-,x,-/-,-,-:1';
const right = '-,-,-/-,L,-/-,-,-:2';
const fragment = `game=gobblers2&position=${refused}`;
const touch = { hasTouch: true, isMobile: true };

/** @param {Visitor} visitor */
const field = (visitor) => visitor.page.locator('#mirror textarea');

/** @param {Visitor} visitor @param {string} id */
async function boxOf(visitor, id) {
  const box = await visitor.item(id).boundingBox();
  assert.ok(box && box.width > 2, `${id} is seen`);
  return box;
}

for (const options of [
  { viewport: { width: 1024, height: 700 } },
  { viewport: { width: 390, height: 844 }, ...touch, locale: 'ja-JP' },
  { viewport: { width: 844, height: 390 }, ...touch, locale: 'ja-JP' },
])
  visit(
    `at ${options.viewport.width} by ${options.viewport.height} the card leaves the verdict in sight`,
    { ...options, fragment },
    async (visitor) => {
      await visitor.solved();
      await settled(visitor);
      const verdict = await boxOf(visitor, 'verdict');
      for (const id of ['field-text', 'button-edit-open', 'button-start-anew', 'button-close']) {
        const box = await boxOf(visitor, id);
        const apart =
          box.y >= verdict.y + verdict.height ||
          box.x >= verdict.x + verdict.width ||
          box.x + box.width <= verdict.x;
        assert.ok(apart, `${id} at ${JSON.stringify(box)} covers ${JSON.stringify(verdict)}`);
        const { width, height } = options.viewport;
        assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, id);
      }
    },
  );

visit('a refused text is selected, changed and read again', { fragment }, async (visitor) => {
  await visitor.solved();
  await field(visitor).waitFor();
  await visitor.activate('button-game'); // under a menu it is drawn only
  await field(visitor).waitFor({ state: 'detached' });
  await visitor.activate('button-close');
  await field(visitor).waitFor();
  assert.equal(await field(visitor).inputValue(), refused);
  await field(visitor).focus();
  await field(visitor).selectText();
  const chosen = await field(visitor).evaluate((element) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (element);
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(chosen, refused, 'all of it can be copied');
  await visitor.page.keyboard.type('-,-,-/-,y,-/-,-,-:1');
  await visitor.click('button-edit-open');
  await settled(visitor);
  assert.equal(await field(visitor).inputValue(), '-,-,-/-,y,-/-,-,-:1', 'it is still wrong');
  assert.match(await visitor.alert(), /y/);
  await field(visitor).fill(right);
  await visitor.page.keyboard.press('Enter');
  await visitor.waitForPosition(right);
  assert.equal(await field(visitor).count(), 0, 'and the card is gone');
  assert.equal(await visitor.alert(), '');
});
