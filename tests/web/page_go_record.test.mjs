// Game records in the page: opened from a file, dropped or pasted, and saved again.
import assert from 'node:assert/strict';
import { dropFile, savedBy } from './downloads.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

// A screen tall enough for the whole sheet.
const phone = { viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true };
const play = 'game=go:9&rules=positional&mode=play&players=two';
const record =
  '(;GM[1]FF[4]SZ[9]KM[6.5]PB[Ann]C[the start];B[ee]C[the middle](;W[cc];B[gg])(;W[gc]))';

/** @param {Visitor} visitor @returns {Promise<string>} what is saved */
async function saved(visitor) {
  const { name, bytes } = await savedBy(visitor, () => visitor.activate('button-save-record'));
  assert.equal(name, 'kanzen-go-9x9.sgf');
  return bytes.toString();
}

visit(
  'a record is opened, played on, saved, and is the same when it is opened again',
  { fragment: play, ...phone },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('tab-game');
    const chooser = visitor.page.waitForEvent('filechooser');
    await visitor.tap('button-open-record');
    const buffer = Buffer.from(record);
    await (await chooser).setFiles({ name: 'game.sgf', mimeType: 'text/plain', buffer });
    await visitor.waitForLink('komi', '6.5');
    assert.match(await visitor.shown(), /the start/);
    await visitor.activate('button-redo');
    assert.match(await visitor.shown(), /the middle/);
    await visitor.activate('move-c3');
    const text = await saved(visitor);
    for (const part of ['KM[6.5]', 'PB[Ann]', 'C[the middle]', 'W[gc]', 'W[cg]'])
      assert.ok(text.includes(part), `${part} in ${text}`);
    await dropFile(visitor, { text });
    await visitor.waitForLink('ply', '0');
    assert.equal(await saved(visitor), text);
    const japanese = '(;GM[1]SZ[9]CA[Shift_JIS]C[\x83\x5d];B[cc])';
    await dropFile(visitor, { text: japanese, latin1: true });
    await visitor.waitForLink('moves', 'c7');
    assert.match(await visitor.shown(), /ゾ/);
  },
);
