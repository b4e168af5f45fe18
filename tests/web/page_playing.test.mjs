// Playing: by mouse, finger and assistive technology.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anotherVisitor, visit } from './page_suite.mjs';
import { touchInputOf } from './touch_input.mjs';

const start = '-,-,-/-,-,-/-,-,-:1';
const centre = '-,-,-/-,L,-/-,-,-:2';

visit(
  'clicks, drags and assistive technology play a move, and undo takes it back',
  {},
  async (v) => {
    await v.solved();
    assert.equal(await v.page.evaluate(() => document.activeElement?.id), 'canvas');
    /** @param {() => Promise<unknown>} play */
    const playsAndTakesBack = async (play) => {
      await play();
      await v.waitForPosition(centre);
      await v.click('button-undo');
      await v.waitForPosition(start);
      await v.still();
    };
    await playsAndTakesBack(async () => {
      await v.click('hand-1-L');
      await v.click('square-b2');
    });
    await playsAndTakesBack(() => v.click('button-redo'));
    await playsAndTakesBack(() => v.click('move-L@b2'));
    await playsAndTakesBack(() => v.drag('hand-1-L', 'square-b2'));
    await v.activate('hand-1-L');
    await v.activate('square-b2');
    await v.waitForPosition(centre);
    const label = await v.page.getByRole('gridcell', { name: /^b2/ }).textContent();
    assert.equal(label?.includes('Orange large'), true, label ?? '');
  },
);

/** @param {import('playwright-core').Page} page whose announcements are recorded */
const recordAnnouncements = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const announced = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('#mirror > [aria-live=polite]'))
          for (const { textContent } of addedNodes) announced.push(textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
  });

visit(
  'each event is announced in an element that was empty, also with the same words',
  { fragment: 'game=tictactoe&mode=play', prepare: recordAnnouncements },
  async (visitor) => {
    await visitor.solved();
    await visitor.page.waitForFunction(
      () => document.querySelector('#mirror [data-id=button-hint]:not([aria-disabled])') !== null,
    );
    for (const [heard, id] of ['button-hint', 'button-hint', 'square-b2', ''].entries()) {
      await visitor.page.waitForFunction(
        (more) => /** @type {any} */ (window).announced.length > more,
        heard,
      );
      if (id) await visitor.activate(id);
    }
    await visitor.page.waitForFunction(() => /** @type {any} */ (window).announced.length > 4);
    const [game, hint, again, move, reply] = await visitor.page.evaluate(
      () => /** @type {any} */ (window).announced,
    );
    assert.match(game, /^Tic-tac-toe\. X to move\. .*Choose an empty square\.$/);
    assert.match(hint, /^Hint: [a-c][1-3]\.$/);
    assert.equal(again, hint);
    assert.equal(move, 'X: b2. O to move.');
    assert.match(reply, /^O: [a-c][1-3]\. X to move\.$/);
    assert.equal(await visitor.announced(), reply, 'only one of the two elements has a text');
  },
);

visit('a drag that is over before the next frame is seen all the same', {}, async (visitor) => {
  await visitor.solved();
  const way = [await visitor.middle('hand-1-L'), await visitor.middle('square-b2')];
  await visitor.page.evaluate(([from, to]) => {
    const canvas = document.querySelector('canvas');
    const send = (/** @type {string} */ type, /** @type {any} */ { x, y }, buttons = 0) =>
      canvas?.dispatchEvent(
        new MouseEvent(type, { clientX: x, clientY: y, buttons, bubbles: true }),
      );
    send('mousemove', from);
    send('mousedown', from, 1);
    send('mousemove', to, 1);
    send('mouseup', to);
  }, way);
  await visitor.waitForPosition(centre);
});

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

visit(
  'a tap plays a move, and a finger scrolls the page without playing',
  phone,
  async (visitor) => {
    await visitor.solved();
    await visitor.tap('hand-1-L');
    await visitor.tap('square-b2');
    await visitor.waitForPosition(centre);
    await visitor.tap('button-undo');
    await visitor.waitForPosition(start);
    await visitor.still();
    const before = await visitor.top('square-b2');
    const [from, to] = [
      { x: 195, y: 760 },
      { x: 195, y: 360 },
    ];
    const fingers = await touchInputOf(visitor.page);
    await fingers.down(from);
    await fingers.slide(from, to, 10);
    await fingers.up();
    await visitor.still();
    const after = await visitor.top('square-b2');
    assert.ok(after < before - 100, `the board went from ${before} to ${after}`);
    assert.equal(await visitor.position(), start);
  },
);

test('a frame without storage still plays', { timeout: 60_000 }, async () => {
  const visitor = await anotherVisitor({
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  });
  await visitor.solved();
  await visitor.activate('button-theme');
  await visitor.activate('move-L@b2');
  await visitor.waitForPosition(centre);
  assert.deepEqual(visitor.errors, []);
  await visitor.close();
});
