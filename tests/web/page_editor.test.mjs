// The position editor as a visitor uses it: by mouse, by finger, by keys and by typing.
import assert from 'node:assert/strict';
import { inFirefox, mayUseClipboard } from './browser.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {Visitor} visitor */
const field = (visitor) => visitor.page.locator('#mirror textarea');

/** The draft, which the field has. @param {Visitor} visitor @param {string} text */
async function waitForDraft(visitor, text) {
  await visitor.page.waitForFunction(
    (wanted) => document.querySelector('textarea')?.value === wanted,
    text,
  );
}

visit(
  'by mouse: pieces are dragged onto the board, about it, and off it, and analysed',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await mayUseClipboard(visitor);
    await visitor.drawn();
    await visitor.click('tab-edit');
    await visitor.drag('piece-1-L', 'square-b2');
    await waitForDraft(visitor, '-,-,-/-,L,-/-,-,-:1');
    await visitor.drag('square-b2', 'square-a1');
    await waitForDraft(visitor, '-,-,-/-,-,-/L,-,-:1');
    await visitor.drag('square-a1', 'tab-edit');
    await waitForDraft(visitor, '-,-,-/-,-,-/-,-,-:1');
    await visitor.click('piece-2-M');
    await visitor.click('square-c3');
    const draft = '-,-,m/-,-,-/-,-,-:1';
    await waitForDraft(visitor, draft);
    await visitor.activate('button-copy-link');
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.endsWith(`#game=gobblers2&rules=strict&position=${draft}`), link);
    await visitor.activate('button-edit-analyse');
    await visitor.waitForPosition(draft);
    await visitor.waitForLink('position', draft);
  },
);

visit(
  'by keys alone: a piece, a square, the way back',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('tab-edit');
    const { keyboard } = visitor.page;
    for (const key of ['L', '5', 'm', '1']) await keyboard.press(key);
    await waitForDraft(visitor, 'm,-,-/-,L,-/-,-,-:1');
    await keyboard.press('ArrowLeft'); // back by a change
    await waitForDraft(visitor, '-,-,-/-,L,-/-,-,-:1');
    await field(visitor).focus();
    await keyboard.press('Control+A');
    await keyboard.type('-,-,-/-,L,-/-,-,-:2');
    assert.match(await visitor.verdict(), /can be played/);
    await keyboard.press('Escape');
    assert.equal(await visitor.page.evaluate(() => document.activeElement?.id), 'canvas');
    await visitor.activate('button-edit-play');
    await visitor.waitForLink('mode', 'play');
    await visitor.waitForLink('position', '-,-,-/-,L,-/-,-,-:2');
  },
);

visit(
  'on a phone a piece is tapped, then squares, and a position is typed',
  { fragment: 'game=gobblers2', ...phone },
  async (visitor) => {
    await visitor.drawn();
    await visitor.tap('tab-edit');
    await visitor.tap('piece-1-L');
    await visitor.tap('square-b2');
    await visitor.tap('square-c3');
    await waitForDraft(visitor, '-,-,L/-,L,-/-,-,-:1');
    await visitor.page.mouse.move(200, 700);
    await visitor.page.mouse.wheel(0, 2000);
    await visitor.page.waitForTimeout(200);
    const place = await field(visitor).boundingBox();
    assert.ok(place && place.height > 40, 'it is on the screen');
    // A tap on the field itself opens the keyboard.
    await (inFirefox ? field(visitor).click() : field(visitor).tap());
    assert.equal(await visitor.page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    const size = await field(visitor).evaluate((one) => getComputedStyle(one).fontSize);
    assert.ok(parseFloat(size) >= 16, 'no phone zooms in on it');
    await field(visitor).fill('-,-,-/-,-,-/-,-,m:1');
    await visitor.waitForLabel('square-c1', /Purple m/);
  },
);

visit(
  'a text is not called wrong while an input method composes it',
  { fragment: 'game=gobblers2', locale: 'ja-JP' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('tab-edit');
    await visitor.waitForItem('field-text');
    /** @param {string} type @param {string} [text] */
    const compose = (type, text) =>
      field(visitor).evaluate(
        (area, [event = '', written]) => {
          if (written !== undefined) /** @type {HTMLTextAreaElement} */ (area).value = written;
          area.dispatchEvent(new CompositionEvent(event, { bubbles: true }));
          area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        [type, text],
      );
    await compose('compositionstart');
    await compose('compositionupdate', 'きょくめ');
    await visitor.page.setViewportSize({ width: 1200, height: 800 }); // as by a keyboard that opens
    await visitor.page.waitForTimeout(1500);
    assert.equal(await field(visitor).inputValue(), 'きょくめ');
    assert.equal(await visitor.item('edit-refusal').count(), 0);
    await compose('compositionend', '局面');
    await visitor.waitForItem('edit-refusal');
    assert.equal(await field(visitor).inputValue(), '局面');
  },
);

visit(
  'nonsense is refused when it has been typed, and nothing is lost; a link is opened with Enter',
  { fragment: 'game=gobblers2&moves=L@b2' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('tab-edit');
    await visitor.waitForItem('field-text');
    for (const text of ['nonsense', '\u{1F0A1}']) {
      await field(visitor).fill(text);
      await visitor.waitForItem('edit-refusal');
      assert.equal(await field(visitor).inputValue(), text, 'the text stays');
      assert.equal(await visitor.alert(), '', 'it does not interrupt');
      assert.match(await visitor.announced(), /cannot be read/);
      await field(visitor).press('Enter');
      await visitor.waitForLink('moves', 'L@b2');
    }
    await field(visitor).fill('https://example.org/kanzen/#game=tictactoe&moves=b2');
    await visitor.waitForItem('button-edit-open');
    await field(visitor).press('Enter');
    await visitor.waitForPosition('.../.X./...:2');
  },
);
