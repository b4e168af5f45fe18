// A game whose players sit opposite each other: the board from either side, by mouse, finger,
// keys and assistive technology; its notations; and a position that comes again.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const start = 'gle/1c1/1C1/ELG:-:1';
const opened = 'gle/1C1/3/ELG:C:2'; // b2b3 has taken the chick there
const answered = 'g1e/1l1/3/ELG:Cc:1'; // and the lion that one
const developed = 'g1e/1l1/2G/EL1:Cc:2';

/** @param {Visitor} visitor @returns {Promise<string>} the squares in the order they are read */
const squares = async ({ page }) =>
  (await page.locator('#mirror [role=gridcell]').allTextContents())
    .map((label) => label.slice(0, 2))
    .join(' ');

visit('the first player sees the board from his side', { fragment: 'game=dobutsu' }, async (v) => {
  await v.drawn();
  assert.equal(await squares(v), 'a4 b4 c4 a3 b3 c3 a2 b2 c2 a1 b1 c1');
  assert.ok((await v.top('square-b4')) < (await v.top('square-b1')));
});

visit(
  'on a turned board a click, a drag and keys reach what is seen there',
  { fragment: 'game=dobutsu&view=second' },
  async (visitor) => {
    await visitor.drawn();
    assert.equal(await squares(visitor), 'c1 b1 a1 c2 b2 a2 c3 b3 a3 c4 b4 a4');
    const [a1, c4] = [await visitor.middle('square-a1'), await visitor.middle('square-c4')];
    assert.ok(a1.y < c4.y && a1.x > c4.x, 'Sky is at the bottom');
    await visitor.click('square-b2');
    await visitor.click('square-b3');
    await visitor.waitForPosition(opened);
    const { keyboard } = visitor.page;
    await visitor.drag('square-b4', 'square-b3');
    await visitor.waitForPosition(answered);
    await keyboard.press('1'); // c1, at the top left
    await keyboard.press('4'); // c2, under it
    await visitor.waitForPosition(developed);
    await visitor.activate('button-undo');
    await visitor.waitForPosition(answered);
    await visitor.click('square-b1');
    for (const key of ['Escape', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter']) {
      await keyboard.press(key, { delay: 30 });
      await settled(visitor);
    }
    await visitor.waitForPosition(developed);
    assert.match(await visitor.page.evaluate(() => location.hash), /&view=second$/);
  },
);

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

visit(
  'who plays second on a phone has his pieces at the bottom, and can turn them away',
  { fragment: 'game=dobutsu&mode=play&players=second&moves=b2b3', ...phone },
  async (visitor) => {
    await visitor.drawn();
    const ids = ['hand-1-C', 'square-b1', 'square-b4', 'hand-2-C'];
    const tops = await Promise.all(ids.map((id) => visitor.top(id)));
    assert.deepEqual(
      tops,
      [...tops].sort((one, other) => one - other),
    );
    await visitor.tap('square-b4');
    await visitor.tap('square-b3');
    await visitor.waitForPosition(answered);
    await visitor.activate('toggle-turned');
    await settled(visitor);
    assert.ok((await visitor.top('square-b4')) < (await visitor.top('square-b1')));
    assert.ok((await visitor.top('hand-2-C')) < (await visitor.top('hand-1-C')));
  },
);

visit('other games have no sides', { fragment: 'game=gobblers2&view=second' }, async (visitor) => {
  await visitor.solved();
  await visitor.activate('tab-game');
  await visitor.waitForItem('button-new-game');
  assert.equal(await visitor.item('toggle-turned').count(), 0);
  assert.equal(await visitor.item('toggle-kana').count(), 0);
  assert.equal(await visitor.item('notation').count(), 0);
  assert.ok((await visitor.top('square-a3')) < (await visitor.top('square-a1')));
});

const tour = 'c1c2.a4a3.c2c1.a3a4';

visit(
  'a position that comes again is told, then what draws, then the draw',
  { fragment: `game=dobutsu&moves=${tour}` },
  async (visitor) => {
    await visitor.drawn();
    assert.match(await visitor.label('repetition'), /^This position has come up before \(ply 0\)/);
    for (const move of tour.split('.').slice(0, 3)) await visitor.activate(`move-${move}`);
    await visitor.waitForLabel('move-a3a4', /^a3a4: draws by repetition$/);
    await visitor.click('move-a3a4');
    await visitor.waitForVerdict('The game is drawn');
    assert.equal(await visitor.item('repetition').count(), 0);
    assert.equal(await visitor.item('move-c1c2').count(), 0);
  },
);

visit(
  'moves are written with letters or kana, positions in two notations',
  { fragment: 'game=dobutsu', permissions: ['clipboard-read', 'clipboard-write'] },
  async (visitor) => {
    await visitor.drawn();
    assert.equal(await visitor.label('notation'), 'FEN gle/1c1/1C1/ELG[] w');
    await visitor.click('button-copy-notation');
    const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, 'gle/1c1/1C1/ELG[] w');
    await visitor.activate('tab-game');
    await visitor.waitForItem('toggle-kana');
    await visitor.click('toggle-kana');
    await visitor.activate('tab-moves');
    await visitor.waitForLabel('move-b2b3', /^ひ b2b3/);
    await visitor.page.reload();
    await visitor.drawn();
    await visitor.waitForLabel('move-b2b3', /^ひ b2b3/);
    assert.equal(await visitor.position(), start);
  },
);
