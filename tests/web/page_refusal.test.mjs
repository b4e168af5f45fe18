// Refused text is in a field, where it can be selected, copied and corrected.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const refused = '-,-,-/-,x,-/-,-,-:1';
const right = '-,-,-/-,L,-/-,-,-:2';
const fragment = `game=gobblers2&position=${refused}`;

/** @param {Visitor} visitor */
const field = (visitor) => visitor.page.locator('#mirror textarea');

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
