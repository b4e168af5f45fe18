// Go with a finger: a point is chosen, seen in the loupe, moved, and placed or cancelled.
import assert from 'node:assert/strict';
import { fingersOn } from './fingers.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const nineteen = { ...phone, fragment: 'game=go:19&rules=positional' };
const nine = { ...phone, fragment: 'game=go:9&rules=positional' };

/** @param {Visitor} visitor @returns {Promise<string>} the moves in the page's address */
const moves = (visitor) =>
  visitor.page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('moves') ?? '');

/** @param {Visitor} visitor @param {string} wanted */
const waitForMoves = (visitor, wanted) =>
  visitor.page.waitForFunction(
    (text) => new URLSearchParams(location.hash.slice(1)).get('moves') === text,
    wanted,
  );

/** @param {Visitor} visitor */
const nothingChosen = (visitor) => visitor.item('button-place').waitFor({ state: 'detached' });

visit('a tap chooses a point, and Place places there', nineteen, async (visitor) => {
  await visitor.drawn();
  await visitor.tap('square-q16');
  await visitor.waitForLabel('button-place', /^Place Q16$/);
  assert.equal(await visitor.item('square-q16').getAttribute('aria-selected'), 'true');
  assert.match(await visitor.shown(), /Your move\. Tap Place to confirm\./);
  assert.equal(await moves(visitor), '');
  await visitor.tap('button-place');
  await waitForMoves(visitor, 'q16');
  await nothingChosen(visitor);
});

visit('the choice is moved by one line, and cancelled', nineteen, async (visitor) => {
  await visitor.drawn();
  await visitor.tap('square-q16');
  for (const way of ['left', 'up', 'up', 'right', 'right', 'down']) {
    await visitor.tap(`button-nudge-${way}`);
  }
  await visitor.waitForLabel('button-place', /^Place R17$/);
  await visitor.tap('button-cancel-place');
  await nothingChosen(visitor);
  assert.equal(await moves(visitor), '');
});

visit(
  'a second tap on the same point places, one on another does not',
  nineteen,
  async (visitor) => {
    await visitor.drawn();
    await visitor.tap('square-d4');
    await visitor.tap('square-e5');
    await visitor.waitForLabel('button-place', /^Place E5$/);
    assert.equal(await moves(visitor), '');
    await visitor.tap('square-e5');
    await waitForMoves(visitor, 'e5');
  },
);

visit(
  'a finger that moves takes the choice along, and scrolls nothing',
  nineteen,
  async (visitor) => {
    await visitor.drawn();
    const fingers = await fingersOn(visitor.page);
    const [from, to] = [await visitor.middle('square-q4'), await visitor.middle('square-o16')];
    await fingers.down(from);
    await visitor.waitForLabel('button-place', /^Place Q4$/);
    await fingers.slide(from, to);
    await visitor.waitForLabel('button-place', /^Place O16$/);
    await fingers.up();
    await visitor.still();
    assert.deepEqual(await visitor.middle('square-o16'), to, 'the page stands where it stood');
    assert.equal(await moves(visitor), '');
  },
);

visit('a touch that is taken away leaves what was chosen before', nineteen, async (visitor) => {
  await visitor.drawn();
  await visitor.tap('square-d4');
  const fingers = await fingersOn(visitor.page);
  await fingers.down(await visitor.middle('square-q16'));
  await visitor.waitForLabel('button-place', /^Place Q16$/);
  await fingers.cancel();
  await visitor.waitForLabel('button-place', /^Place D4$/);
});

visit('Escape cancels', nineteen, async (visitor) => {
  await visitor.drawn();
  await visitor.tap('square-d4');
  await visitor.waitForItem('button-place');
  await visitor.page.keyboard.press('Escape');
  await nothingChosen(visitor);
  assert.equal(await moves(visitor), '');
});

visit('a tap plays at once on 9×9, unless the visitor wants to confirm', nine, async (visitor) => {
  await visitor.drawn();
  await visitor.tap('square-e5');
  await waitForMoves(visitor, 'e5');
  await visitor.activate('tab-game');
  await visitor.activate('toggle-confirm');
  await visitor.tap('square-c3');
  await visitor.waitForLabel('button-place', /^Place C3$/);
  await visitor.activate('toggle-confirm');
  await nothingChosen(visitor);
  await visitor.tap('square-c3');
  await waitForMoves(visitor, 'e5.c3');
});

visit(
  'a forbidden point is chosen with its reason, and not placed',
  {
    ...phone,
    fragment: 'game=go:5&rules=positional&moves=b3.c3.a2.d2.b1.c1.c2.b2&mode=play&players=two',
  },
  async (visitor) => {
    await visitor.drawn();
    const before = await moves(visitor);
    await visitor.activate('tab-game');
    await visitor.activate('toggle-confirm');
    await visitor.tap('square-c2');
    await visitor.waitForLabel('button-place', /^Place C2$/);
    assert.equal(await visitor.item('button-place').getAttribute('aria-disabled'), 'true');
    assert.match(await visitor.shown(), /It would repeat the situation of ply 7/);
    await visitor.tap('button-place');
    await visitor.tap('square-c2');
    await visitor.still();
    assert.equal(await moves(visitor), before);
  },
);

visit(
  'on a low screen the buttons are in sight all the same',
  { ...nineteen, viewport: { width: 320, height: 568 } },
  async (visitor) => {
    await visitor.drawn();
    await visitor.tap('square-q16');
    await visitor.waitForItem('button-nudge-left');
    const box = await visitor.item('button-nudge-left').boundingBox();
    assert.ok(box && box.height >= 44 && box.y + box.height <= 568, JSON.stringify(box));
    await visitor.tap('button-nudge-left');
    await visitor.tap('button-place');
    await waitForMoves(visitor, 'p16');
  },
);

visit(
  'a mouse plays at once, on 19×19 too',
  { fragment: 'game=go:19&rules=positional' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('square-q16');
    await waitForMoves(visitor, 'q16');
  },
);
