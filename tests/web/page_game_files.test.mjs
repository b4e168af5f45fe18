// Whole games as files of the project's own: saved, opened, dropped, pasted, and refused.
import assert from 'node:assert/strict';
import { mayUseClipboard } from './browser.mjs';
import { dropFile, savedBy } from './downloads.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const history = 'L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1.draw';

/** By the keyboard, into whatever has the focus. @param {Visitor} visitor @param {string} text */
async function paste(visitor, text) {
  await mayUseClipboard(visitor);
  await visitor.page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await visitor.page.keyboard.press('Control+V');
}

/** @param {Visitor} visitor @returns {Promise<string>} what is saved */
async function saved(visitor) {
  const { name, bytes } = await savedBy(visitor, () => visitor.activate('button-save-game'));
  assert.equal(name, 'kanzen-gobblers2.json');
  return bytes.toString();
}

/** @param {Visitor} visitor @param {RegExp} words */
const alerted = (visitor, words) =>
  visitor.page.waitForFunction(
    (source) =>
      new RegExp(source).test(document.querySelector('#mirror [role=alert]')?.textContent ?? ''),
    words.source,
  );

visit(
  'a game is saved, and opened again with its variations and its agreement on a draw',
  { fragment: `game=gobblers2&moves=${history}&variation=2&ply=1` },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('tab-game');
    await visitor.waitForItem('button-save-game');
    const file = await saved(visitor);
    assert.equal(JSON.parse(file).moves.at(-1), 'draw');
    await visitor.activate('button-game');
    await visitor.waitForItem('game-tictactoe');
    await visitor.activate('game-tictactoe');
    await visitor.waitForLink('game', 'tictactoe');
    await visitor.activate('tab-game');
    const chooser = visitor.page.waitForEvent('filechooser');
    await visitor.click('button-open-record');
    const buffer = Buffer.from(file);
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await visitor.waitForLink('moves', history);
    await visitor.waitForLink('variation', '2');
    await visitor.waitForLink('ply', '1');
    assert.equal(await saved(visitor), file);
  },
);

visit(
  'a game is dropped or pasted; a bad one is refused with its place, and the game stays',
  { fragment: 'game=gobblers2&moves=L@b2' },
  async (visitor) => {
    await visitor.solved();
    const game = { format: 'kanzen-game', version: 1, game: 'dobutsu' };
    await dropFile(visitor, { text: JSON.stringify({ ...game, moves: [7] }) });
    await alerted(visitor, /moves\[0\] is 7; expected a move/);
    await visitor.activate('button-close');
    await dropFile(visitor, { text: JSON.stringify({ ...game, moves: ['x'] }), name: 'bad.json' });
    await alerted(visitor, /the file's moves: move "x"/);
    await dropFile(visitor, { text: `{${' '.repeat(2_000_000)}}`, name: 'large.json' });
    await alerted(visitor, /2,?000,?002 bytes/);
    await visitor.waitForLink('moves', 'L@b2');
    await paste(visitor, JSON.stringify(game));
    await visitor.waitForLink('game', 'dobutsu');
    await visitor.activate('tab-game');
    await visitor.waitForLabel('button-copy-notation', /FEN/);
    await visitor.activate('tab-edit');
    await visitor.page.locator('#mirror textarea').focus();
    await paste(visitor, JSON.stringify({ ...game, moves: ['b2b3'] }));
    await visitor.waitForLink('moves', 'b2b3');
  },
);

visit(
  'a record of another program is pasted or dropped; one that cannot be read says which move',
  { fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await paste(visitor, '5 1 9');
    await visitor.waitForLink('moves', 'b2.a3.c1');
    const kif = '手合割：どうぶつしょうぎ\n   1   ２二ひよこ(23)\n   2   同　ぞう(11)\n';
    await dropFile(visitor, { text: kif, name: 'game.kif' });
    await visitor.waitForLink('game', 'dobutsu');
    await visitor.waitForLink('moves', 'b2b3.c4b3');
    await paste(visitor, '+B3B2HI\n-A9A2KI');
    await alerted(visitor, /move 2 of the record, "-A9A2KI": not a move/);
    await visitor.waitForLink('moves', 'b2b3.c4b3');
    await paste(visitor, 'gle/3/1C1/ELG:c:1'); // a position is read as before
    await visitor.waitForPosition('gle/3/1C1/ELG:c:1');
  },
);
