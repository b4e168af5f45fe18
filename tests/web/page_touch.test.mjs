// Presses that are taken away do nothing: cancelled touches, a second finger, a lost capture.
// Inside another page a swipe scrolls that page or drags on the board.
import assert from 'node:assert/strict';
import { framed, inHostPage } from './host_page.mjs';
import { visit } from './page_suite.mjs';
import { touchInputOf } from './touch_input.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const start = '-,-,-/-,-,-/-,-,-:1';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {Visitor} visitor @param {string} id */
const chosen = async (visitor, id) =>
  (await visitor.item(id).getAttribute('aria-pressed')) === 'true';

/** Finger down, and gone again. @param {Visitor} visitor @param {string} id */
async function cancelledTap(visitor, id) {
  const fingers = await touchInputOf(visitor.page);
  await fingers.down(await visitor.middle(id));
  await visitor.page.waitForTimeout(60);
  await fingers.cancel();
  await visitor.still();
}

visit(
  'a cancelled touch on a square does not play there',
  { ...phone, fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await cancelledTap(visitor, 'square-b2');
    assert.equal(await visitor.position(), '.../.../...:1');
    await visitor.tap('square-b2');
    await visitor.waitForPosition('.../.X./...:2');
  },
);

/**
 * Drags the large piece over b2, and ends it in some other way than by lifting the finger.
 * @param {Visitor} visitor
 * @param {(fingers: Awaited<ReturnType<typeof touchInputOf>>,
 *   at: import('./touch_input.mjs').Point) => Promise<unknown>} end
 */
async function dragThatEnds(visitor, end) {
  await visitor.still();
  assert.ok(await chosen(visitor, 'hand-1-M'));
  const fingers = await touchInputOf(visitor.page);
  const from = await visitor.middle('hand-1-L');
  const to = await visitor.middle('square-b2');
  await fingers.down(from);
  await fingers.slide(from, to);
  await visitor.page.waitForFunction(
    () => document.querySelector('[data-id=hand-1-L]')?.getAttribute('aria-pressed') === 'true',
  );
  await end(fingers, to);
  await visitor.still();
  assert.equal(await visitor.position(), start);
  assert.ok(!(await chosen(visitor, 'hand-1-L')), 'the piece is back');
  assert.ok(await chosen(visitor, 'hand-1-M'), 'what was chosen before still is');
}

visit(
  'a dragged piece goes back when its touch is cancelled or a second finger comes',
  phone,
  async (visitor) => {
    await visitor.solved();
    await visitor.tap('hand-1-M');
    await dragThatEnds(visitor, (fingers) => fingers.cancel());
    await dragThatEnds(visitor, async (fingers, at) => {
      const other = { x: at.x + 90, y: at.y + 60 };
      await fingers.down(at, other);
      await fingers.move(at, { x: other.x + 20, y: other.y + 20 });
      await fingers.up();
    });
  },
);

/**
 * Spreads two fingers around an item.
 * @param {Visitor} visitor @param {string} id
 */
async function spread(visitor, id) {
  const { x, y } = await visitor.middle(id);
  const fingers = await touchInputOf(visitor.page);
  const apart = (/** @type {number} */ distance) =>
    /** @type {const} */ ([
      { x: x - distance, y },
      { x: x + distance, y },
    ]);
  await fingers.down(...apart(20));
  for (const distance of [30, 45, 60, 80]) {
    await fingers.move(...apart(distance));
    await visitor.page.waitForTimeout(20);
  }
  await fingers.up();
  await visitor.still();
  return visitor.page.evaluate(() => window.visualViewport?.scale ?? 0);
}

visit(
  'two fingers zoom the tree, and over the board the page',
  { ...phone, fragment: 'game=tictactoe&moves=b2' },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('tab-tree');
    await visitor.waitForItem('tree-before');
    await visitor.still();
    const widthOf = async () => (await visitor.item('tree-before').boundingBox())?.width ?? 0;
    const before = await widthOf();
    await visitor.page.mouse.move(195, 500);
    await visitor.page.mouse.wheel(0, 250);
    await visitor.still();
    assert.equal(await spread(visitor, 'tree-before'), 1);
    const after = await widthOf();
    assert.ok(after > 1.3 * before, `${before} ${after}`);
    await visitor.page.mouse.move(195, 60);
    await visitor.page.mouse.wheel(0, -2000);
    await visitor.still();
    const position = await visitor.position();
    assert.ok((await spread(visitor, 'square-a1')) > 1.1);
    assert.equal(await visitor.position(), position);
  },
);

/**
 * @param {Visitor} visitor
 * @param {() => Promise<unknown>} lose
 */
async function mouseDragThatIsLost(visitor, lose) {
  await visitor.solved();
  const from = await visitor.middle('hand-1-L');
  const to = await visitor.middle('square-b2');
  const { mouse } = visitor.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 5 });
  await visitor.page.waitForTimeout(60);
  await lose();
  await visitor.still();
  assert.ok(!(await chosen(visitor, 'hand-1-L')), 'the piece is back at once');
  await mouse.move(to.x + 2, to.y);
  await mouse.up();
  await visitor.still();
  assert.equal(await visitor.position(), start);
  await visitor.click('hand-1-L');
  await visitor.click('square-b2');
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
}

visit('a drag whose pointer capture is lost goes back', {}, (visitor) =>
  mouseDragThatIsLost(
    visitor,
    () =>
      visitor.page
        .evaluate(() => {
          const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
          for (let id = 0; id < 10; ++id) {
            if (canvas.hasPointerCapture(id)) canvas.releasePointerCapture(id);
          }
        })
        .then(() => visitor.page.mouse.move(400, 400)), // the loss is reported with the next event
  ),
);

visit('a drag goes back when the window loses the focus', {}, (visitor) =>
  mouseDragThatIsLost(visitor, () =>
    visitor.page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentWindow?.focus();
    }),
  ),
);

const touching = { hasTouch: true, isMobile: true };

visit(
  'in a frame a swipe over the board scrolls the page around it',
  { ...inHostPage(), ...touching },
  async (visitor) => {
    const board = await framed(visitor);
    const fingers = await touchInputOf(visitor.page);
    const from = await board.middle('square-b2');
    await fingers.down(from);
    await fingers.slide(from, { x: from.x, y: from.y - 150 });
    await fingers.up();
    await visitor.page.waitForFunction(() => scrollY > 60);
    assert.equal(await board.position(), start);
  },
);

visit(
  'in a frame a tap plays once, and a piece is dragged without scrolling',
  { ...inHostPage('game=gobblers2&rules=strict&moves=L@b2.L@a1'), ...touching },
  async (visitor) => {
    const board = await framed(visitor);
    const fingers = await touchInputOf(visitor.page);
    const from = await board.middle('square-b2');
    const to = await board.middle('square-b1');
    await fingers.down(from);
    await fingers.slide(from, to);
    await visitor.page.waitForTimeout(150); // it rests there, and swipes over nothing
    await fingers.up();
    await board.waitForPosition('-,-,-/-,-,-/l,L,-:2');
    assert.equal(await visitor.page.evaluate(() => scrollY), 0);
    for (const id of ['square-a1', 'square-c3']) {
      const { x, y } = await board.middle(id);
      await visitor.page.touchscreen.tap(x, y);
      await visitor.page.waitForTimeout(150);
    }
    await board.waitForPosition('-,-,l/-,-,-/-,L,-:1');
  },
);

visit(
  'a push scrolls on after the finger has left',
  { ...phone, reducedMotion: 'no-preference' },
  async (visitor) => {
    await visitor.solved();
    const fingers = await touchInputOf(visitor.page);
    const from = { x: 195, y: 700 };
    const before = await visitor.top('square-a1');
    await fingers.down(from);
    await fingers.slide(from, { x: 195, y: 620 }, 4);
    // The finger leaves with its last movement, however busy the machine is.
    await Promise.all([fingers.move({ x: 195, y: 600 }), fingers.up()]);
    await visitor.still();
    const went = before - (await visitor.top('square-a1'));
    assert.ok(went > 110, `${went}`);
  },
);
