// The position editor as a visitor uses it: by mouse, by finger, by keys and by typing.
import assert from 'node:assert/strict';
import { inFirefox, mayUseClipboard } from './browser.mjs';
import { anotherVisitor, visit } from './page_suite.mjs';

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

/**
 * Typed; of thousands of characters, which take Firefox's driver minutes, all at once.
 * @param {Visitor} visitor @param {string} text
 */
const enter = (visitor, text) =>
  text.length < 1000
    ? field(visitor).fill(text)
    : field(visitor).evaluate((element, value) => {
        /** @type {HTMLTextAreaElement} */ (element).value = value;
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, text);

/** @param {Visitor} visitor */
async function openEditor(visitor) {
  await visitor.drawn();
  await visitor.activate('tab-edit');
  await visitor.waitForItem('field-text');
}

/** What each game's editor does: what is activated, what comes of it, and what it is then. */
const games = [
  {
    game: 'gobblers',
    steps: ['piece-1-L', 'square-b2', 'piece-2-S', 'square-b2', 'side-2'],
    draft: '-,-,-/-,sL,-/-,-,-:2',
    wrong: ['piece-1-L', 'square-a3', 'square-c3'],
    told: /a third "L"/,
    squares: ['square-a3', 'square-c3', 'square-b2'],
  },
  {
    game: 'gobblers2&rules=cover',
    steps: ['piece-1-M', 'square-a1', 'button-edit-move', 'square-a1', 'square-c3', 'side-2'],
    draft: '-,-,M/-,-,-/-,-,-:2',
    wrong: ['piece-1-L', 'square-a3', 'square-b2', 'square-c1'],
    told: /a third "L"/,
    squares: ['square-a3', 'square-b2', 'square-c1'],
  },
  {
    game: 'mnk:4,3,3',
    steps: ['piece-1-X', 'square-b2', 'piece-2-O', 'square-c1', 'button-edit-mirror'],
    draft: '..../..X./.O..:1',
    wrong: ['piece-1-X', 'square-a3', 'square-b3', 'square-c3', 'piece-2-O', 'square-a1'],
    told: /4 X and 2 O/,
    squares: [],
  },
  {
    game: 'dobutsu',
    steps: ['button-edit-remove', 'square-b2', 'held-2-C-more', 'piece-2-H', 'square-b3', 'side-2'],
    draft: 'gle/1h1/3/ELG:c:2',
    wrong: ['piece-1-L', 'square-a2'],
    told: /a second "L"/,
    squares: ['square-a2', 'square-b1'],
  },
  {
    game: 'go:5&rules=ko',
    steps: ['piece-1-X', 'square-a5', 'square-b4', 'piece-2-O', 'square-c3', 'side-2'],
    draft: 'X..../.X.../..O../...../.....:2',
    wrong: ['square-b5', 'square-a4'],
    told: /no liberty for a5/,
    squares: ['square-a5'],
  },
];

for (const { game, steps, draft, wrong, told, squares } of games) {
  visit(
    `${game}: put together, put wrong, put right, and analysed`,
    { fragment: `game=${game}` },
    async (visitor) => {
      await openEditor(visitor);
      for (const id of steps) await visitor.activate(id);
      await waitForDraft(visitor, draft);
      for (const id of wrong) await visitor.activate(id);
      await visitor.waitForItem('edit-finding-0');
      assert.match(await visitor.label('edit-finding-0'), told);
      const marked = await visitor.labels(/^square-/);
      assert.deepEqual(
        marked
          .filter(([, label]) => /wrong here/.test(label))
          .map(([id]) => id)
          .sort(),
        [...squares].sort(),
      );
      assert.equal(await visitor.item('button-edit-analyse').getAttribute('aria-disabled'), 'true');
      await visitor.activate('button-edit-undo');
      for (let i = 1; i < wrong.length; ++i) await visitor.activate('button-edit-undo');
      while ((await field(visitor).inputValue()) !== draft) {
        const before = await field(visitor).inputValue();
        await visitor.activate('button-edit-redo');
        if ((await field(visitor).inputValue()) === before) break;
      }
      await waitForDraft(visitor, draft);
      await visitor.activate('button-edit-analyse');
      await visitor.waitForPosition(draft);
      await visitor.waitForLink('position', draft);
    },
  );
}

visit(
  'by mouse: pieces are dragged onto the board, about it, and off it',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
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
    await waitForDraft(visitor, '-,-,m/-,-,-/-,-,-:1');
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
    // With a finger on the field itself, so that the keyboard comes.
    await (inFirefox ? field(visitor).click() : field(visitor).tap());
    assert.equal(await visitor.page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    const size = await field(visitor).evaluate((one) => getComputedStyle(one).fontSize);
    assert.ok(parseFloat(size) >= 16, 'no phone zooms in on it');
    await field(visitor).fill('-,-,-/-,-,-/-,-,m:1');
    await visitor.waitForLabel('square-c1', /Purple m/);
  },
);

visit(
  'nonsense is refused as it is typed, and nothing is lost',
  { fragment: 'game=gobblers2&moves=L@b2' },
  async (visitor) => {
    await openEditor(visitor);
    for (const text of [
      'nonsense',
      '-,-,-/-,x',
      'game=chess',
      '(;GM[1]SZ[9];B[ee',
      'L@b2 Z@z9',
      '\u{1F0A1}',
      '-'.repeat(20_000),
    ]) {
      await enter(visitor, text);
      await visitor.waitForItem('edit-refusal');
      assert.equal(await field(visitor).inputValue(), text, 'the text stays');
      assert.match(await visitor.alert(), /not understood/);
      await field(visitor).press('Enter');
      await visitor.waitForLink('moves', 'L@b2');
    }
    await field(visitor).fill('');
    await visitor.item('edit-refusal').waitFor({ state: 'detached' });
    await visitor.activate('tab-moves');
    assert.equal(await visitor.position(), '-,-,-/-,L,-/-,-,-:2');
  },
);

visit(
  'a link, moves and a record are opened with Enter',
  { fragment: 'game=gobblers2' },
  async (visitor) => {
    await openEditor(visitor);
    await field(visitor).fill('1. L@b2 M@a1');
    await visitor.waitForItem('button-edit-open');
    await field(visitor).press('Enter');
    await visitor.waitForPosition('-,-,-/-,L,-/m,-,-:1');
    await visitor.activate('tab-edit');
    await field(visitor).fill('(;GM[1]SZ[9];B[ee])');
    await field(visitor).press('Enter');
    await visitor.waitForLink('game', 'go:9');
    await visitor.activate('tab-edit');
    await field(visitor).fill('https://example.org/kanzen/#game=tictactoe&moves=b2');
    await field(visitor).press('Enter');
    await visitor.waitForPosition('.../.X./...:2');
  },
);

visit('in Japanese', { fragment: 'game=dobutsu', locale: 'ja-JP' }, async (visitor) => {
  await openEditor(visitor);
  await visitor.activate('button-edit-clear');
  await visitor.waitForLabel('edit-finding-0', /先手のらいおんがありません。/);
  await field(visitor).fill('x');
  await visitor.waitForLabel('edit-refusal', /文字目/);
});

visit('the link of a draft opens it', { fragment: 'game=go:5' }, async (visitor) => {
  await mayUseClipboard(visitor);
  await openEditor(visitor);
  for (const id of ['piece-1-X', 'square-c3', 'side-2', 'button-copy-link'])
    await visitor.activate(id);
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
  const other = await anotherVisitor({ fragment: link.slice(link.indexOf('#') + 1) });
  try {
    await other.drawn();
    assert.equal(await other.position(), '...../...../..X../...../.....:2');
  } finally {
    await other.close();
  }
});
