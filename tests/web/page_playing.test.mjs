// Playing: by mouse, finger, keyboard and assistive technology; against the perfect
// player; links, clipboard, rules and language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingersOn } from './fingers.mjs';
import { anotherVisitor, visit } from './page_suite.mjs';
import { importApi } from './site.mjs';

const start = '-,-,-/-,-,-/-,-,-:1';
const centre = '-,-,-/-,L,-/-,-,-:2';

visit('a click plays a move, and undo takes it back', {}, async (visitor) => {
  await visitor.solved();
  await visitor.click('hand-1-L');
  await visitor.click('square-b2');
  await visitor.waitForPosition(centre);
  await visitor.click('button-undo');
  await visitor.waitForPosition(start);
  await visitor.click('button-redo');
  await visitor.waitForPosition(centre);
});

visit('a click on a move in the list plays it', {}, async (visitor) => {
  await visitor.solved();
  await visitor.click('move-L@b2');
  await visitor.waitForPosition(centre);
});

visit('dragging a piece plays it', {}, async (visitor) => {
  await visitor.solved();
  await visitor.drag('hand-1-L', 'square-b2');
  await visitor.waitForPosition(centre);
});

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

visit('a tap plays a move', phone, async (visitor) => {
  await visitor.solved();
  await visitor.tap('hand-1-L');
  await visitor.tap('square-b2');
  await visitor.waitForPosition(centre);
  await visitor.tap('button-undo');
  await visitor.waitForPosition(start);
});

visit('a finger scrolls the page without playing', phone, async (visitor) => {
  await visitor.solved();
  const before = await visitor.top('square-b2');
  const [from, to] = [
    { x: 195, y: 760 },
    { x: 195, y: 360 },
  ];
  const fingers = await fingersOn(visitor.page);
  await fingers.down(from);
  await fingers.slide(from, to, 10);
  await fingers.up();
  await visitor.still();
  const after = await visitor.top('square-b2');
  assert.ok(after < before - 100, `the board went from ${before} to ${after}`);
  assert.equal(await visitor.position(), start);
});

visit('assistive technology plays a move', {}, async (visitor) => {
  await visitor.solved();
  await visitor.activate('hand-1-L');
  await visitor.activate('square-b2');
  await visitor.waitForPosition(centre);
  const label = await visitor.page.getByRole('gridcell', { name: /^b2/ }).textContent();
  assert.equal(label?.includes('Orange large'), true, label ?? '');
});

visit(
  'the perfect player answers',
  { fragment: 'game=gobblers2&rules=strict&mode=play' },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('hand-1-L');
    await visitor.click('square-b2');
    await visitor.page.waitForFunction(() => {
      const position = document.querySelector('#mirror [data-part=position]')?.textContent ?? '';
      return position.endsWith(':1') && /[ml]/.test(position);
    });
    const moves = /moves=([^&]*)/.exec(await visitor.page.evaluate(() => location.hash))?.[1];
    const answer = moves?.split('.')[1] ?? '';
    // The answer is one of the best: the position was a draw, and a draw it stays.
    const { openGame } = await importApi();
    const game = await openGame({ game: 'gobblers2' });
    await game.solve();
    await game.play('L@b2');
    const value = (await game.moves()).find(({ text }) => text === answer)?.value;
    await game.close();
    assert.deepEqual(value, { outcome: 'draw', distance: null });
  },
);

visit('the position survives in the link', {}, async (visitor) => {
  await visitor.solved();
  for (const move of ['move-L@b2', 'move-M@a1', 'move-M@c3']) {
    await visitor.activate(move);
  }
  await visitor.activate('button-undo');
  const fragment = (await visitor.page.evaluate(() => location.hash)).slice(1);
  const position = await visitor.position();
  assert.notEqual(position, start);
  const other = await anotherVisitor({ fragment });
  await other.solved();
  assert.equal(await other.position(), position);
  await other.activate('button-redo');
  await other.waitForPosition('-,-,M/-,L,-/m,-,-:2');
  await other.activate('button-first');
  await other.waitForPosition(start);
  assert.deepEqual(other.errors, []);
  await other.close();
});

visit(
  'copies a position and pastes another',
  {
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  async (visitor) => {
    const { page } = visitor;
    await visitor.solved();
    await visitor.activate('move-L@b2');
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await visitor.activate('button-copy-position');
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), centre);
    await page.evaluate(() => navigator.clipboard.writeText(' -,-,-/-,M,-/-,-,-:2\n'));
    await page.locator('#canvas').focus();
    await page.keyboard.press('Control+V');
    await visitor.waitForPosition('-,-,-/-,M,-/-,-,-:2');
    await page.evaluate(() => navigator.clipboard.writeText('-,-,-/-,MM,-/-,-,-:2'));
    await page.keyboard.press('Control+V');
    await page.waitForFunction(() => document.querySelector('#mirror [role=alert]')?.textContent);
    assert.equal(await visitor.position(), '-,-,-/-,M,-/-,-,-:2');
  },
);

visit('other rules bring other values', {}, async (visitor) => {
  await visitor.solved();
  await visitor.click('button-game');
  await visitor.click('rules-notebook');
  await visitor.page.waitForFunction(() => location.hash.includes('rules=notebook'));
  await visitor.page.waitForFunction(() =>
    document.querySelector('#mirror [role=status]')?.textContent?.startsWith('Orange wins'),
  );
  await visitor.click('button-game');
  await visitor.click('rules-cover');
  await visitor.page.waitForFunction(
    () => document.querySelector('#mirror [role=status]')?.textContent === 'Draw with perfect play',
  );
});

visit('the language can be switched and is remembered', {}, async (visitor) => {
  const { page } = visitor;
  await visitor.solved();
  await visitor.activate('button-language');
  await page.waitForFunction(
    () => document.querySelector('#mirror [role=status]')?.textContent === '最善なら引き分け',
  );
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
  await page.reload();
  await visitor.solved();
  assert.equal(await visitor.verdict(), '最善なら引き分け');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
});

visit("the first language is the browser's", { locale: 'ja-JP' }, async (visitor) => {
  await visitor.solved();
  assert.equal(await visitor.verdict(), '最善なら引き分け');
});

visit('the keyboard plays', {}, async (visitor) => {
  const { page } = visitor;
  await visitor.solved();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'canvas');
  await visitor.activate('move-L@b2');
  await page.keyboard.press('ArrowLeft');
  await visitor.waitForPosition(start);
  await page.keyboard.press('ArrowRight');
  await visitor.waitForPosition(centre);
  await page.keyboard.press('Home');
  await visitor.waitForPosition(start);
  await page.keyboard.press('End');
  await visitor.waitForPosition(centre);
});

test('a frame that keeps nothing still plays', { timeout: 60_000 }, async () => {
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
