// An automatic accessibility check finds no fault in the page's DOM, in every tab, dialog and state, in
// both languages.  It reads the mirror, which repeats the canvas's content.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The page's policy lets no script of others run, so it is evaluated by the driver.
 * @param {Visitor} visitor @param {string} where
 */
async function assertAccessible(visitor, where) {
  const { page } = visitor;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const result = await /** @type {any} */ (window).axe.run(document);
    return result.violations.map((/** @type {any} */ violation) => ({
      rule: violation.id,
      help: violation.help,
      nodes: violation.nodes.slice(0, 4).map((/** @type {any} */ node) => node.html.slice(0, 160)),
    }));
  });
  assert.deepEqual(violations, [], `${where}: ${JSON.stringify(violations, null, 2)}`);
}

const tabs = ['moves', 'game', 'tree', 'edit', 'rules'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const played = 'game=gobblers2&rules=strict&moves=M@b1.M@a1.M@b3.L@b2.L@a1.L@b1.L@a2.M@a3.a2c1';

for (const [device, options] of /** @type {const} */ ([
  ['desktop', { locale: 'en-US' }],
  ['phone', { ...phone, locale: 'ja-JP' }],
]))
  visit(
    `no violation in any tab and dialog: ${device}`,
    { ...options, fragment: played },
    async (visitor) => {
      await visitor.solved();
      for (const tab of tabs) {
        await visitor.activate(`tab-${tab}`);
        await settled(visitor);
        await assertAccessible(visitor, tab);
      }
      await visitor.activate('tab-moves');
      for (const [button, closing] of [
        ['button-game', 'button-close'],
        ...(device === 'phone' ? [['button-menu', 'button-close']] : []),
      ]) {
        await visitor.activate(button ?? '');
        await settled(visitor);
        await assertAccessible(visitor, button ?? '');
        await visitor.activate(closing ?? '');
      }
      await visitor.page.keyboard.press('?');
      await visitor.waitForItem('key-?');
      await assertAccessible(visitor, 'help');
      await visitor.activate('button-close');
    },
  );

/** A link, the ids of the items that are clicked then, and an item that is there when they have been. */
const opened = /** @type {const} */ ([
  ['game=gobblers2&mode=play', [], 'introduction'],
  ['game=gobblers2&mode=play', ['square-b2'], 'square-b2'],
  ['game=gobblers2&mode=statistics', [], 'figure-win'],
  ['game=gobblers2&position=-,-,-/-,x,-/-,-,-:1', [], 'field-text'],
  ['game=dobutsu', [], 'square-b2'],
  ['game=go:5', [], 'square-c3'],
  ['game=mnk:8,8,5&mode=statistics', [], 'mode-statistics'],
  ['game=gobblers2&moves=L@b2', ['figure-board'], 'figure-preview'],
  ['game=gobblers2&moves=L@b2', ['figure-board', 'figure-film'], 'film-width'],
  ['game=gobblers2&moves=L@b2', ['tab-game', 'button-cite'], 'citation-copy-bibtex'],
  ['game=tictactoe&mode=play&players=two', ['tab-game', 'button-hint'], 'button-hint'],
  ['game=tictactoe&mode=play&players=first', ['tab-game', 'button-puzzles'], 'puzzle-tictactoe-1'],
  [
    'game=tictactoe',
    ['mode-play', 'tab-game', 'button-puzzles', 'puzzle-tictactoe-1'],
    'puzzle-goal',
  ],
  ['game=tictactoe&mode=play&players=first&moves=a3.b3.a2.b2.a1', [], 'blunders-2'],
  ['game=tictactoe&mode=statistics', [], 'table-counts-latex'],
]);

visit(
  'no violation in games, states and what opens on the page',
  { colorScheme: 'dark', locale: 'ja-JP', fragment: 'game=gobblers2&mode=play' },
  async (visitor) => {
    await visitor.solved();
    for (const [fragment, ids, item] of opened) {
      await visitor.page.evaluate((hash) => (location.hash = hash), fragment);
      await settled(visitor);
      for (const id of ids) await visitor.activate(id);
      await visitor.waitForItem(item);
      await settled(visitor);
      await assertAccessible(visitor, `${fragment} ${ids.join(' ')}`);
      const close = visitor.item('button-close');
      if ((await close.count()) > 0) await visitor.activate('button-close');
    }
  },
);

visit('no violation in an embedded board', { path: 'embed.html' }, async (visitor) => {
  await visitor.drawn();
  await settled(visitor);
  await assertAccessible(visitor, 'embed.html');
});

visit('no violation in the licences', { path: 'licences.html' }, async (visitor) => {
  await assertAccessible(visitor, 'licences.html');
});
