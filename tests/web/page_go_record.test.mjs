// Game records in the page: opened from a file, dropped or pasted, and saved again.
import assert from 'node:assert/strict';
import { savedBy } from './downloads.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

// So tall that the whole sheet is on the screen.
const phone = { viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true };
const play = 'game=go:9&rules=positional&mode=play&players=two';
const record =
  '(;GM[1]FF[4]SZ[9]KM[6.5]PB[Ann]C[the start];B[ee]C[the middle](;W[cc];B[gg])(;W[gc]))';

/**
 * @param {Visitor} visitor @param {string} text @param {string} [name]
 * @param {boolean} [latin1] a byte for each character
 */
const drop = (visitor, text, name = 'game.sgf', latin1 = false) =>
  visitor.page.evaluate(
    ({ content, called, bytes }) => {
      const dataTransfer = new DataTransfer();
      const written = bytes ? Uint8Array.from(content, (one) => one.charCodeAt(0)) : content;
      dataTransfer.items.add(new File([written], called));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.dispatchEvent(new DragEvent('drop', options));
    },
    { content: text, called: name, bytes: latin1 },
  );

/** @param {Visitor} visitor @returns {Promise<string>} what is saved */
async function saved(visitor) {
  const { name, bytes } = await savedBy(visitor, () => visitor.activate('button-save-record'));
  assert.equal(name, 'kanzen-go-9x9.sgf');
  return bytes.toString();
}

for (const [device, options] of /** @type {const} */ ([
  ['a desktop', {}],
  ['a phone', phone],
])) {
  visit(
    `on ${device} a record is opened, played on, saved, and is the same when it is opened again`,
    { fragment: play, ...options },
    async (visitor) => {
      await visitor.drawn();
      await visitor.activate('tab-game');
      const chooser = visitor.page.waitForEvent('filechooser');
      await (device === 'a phone'
        ? visitor.tap('button-open-record')
        : visitor.click('button-open-record'));
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
      await drop(visitor, text);
      await visitor.waitForLink('ply', '0');
      assert.equal(await saved(visitor), text);
    },
  );
}

visit('of several games one is chosen', { fragment: play }, async (visitor) => {
  await visitor.drawn();
  await drop(visitor, '(;GM[1]SZ[9]PB[Ann];B[aa])(;GM[1]SZ[13]PB[Bea];B[bb])');
  await visitor.waitForItem('record-1');
  assert.match(await visitor.shown(), /Ann/);
  assert.match(await visitor.shown(), /Bea/);
  await visitor.click('record-1');
  await visitor.waitForLink('game', 'go:13');
});

visit('a file that is no record is refused with the place', { fragment: play }, async (visitor) => {
  await visitor.drawn();
  await drop(visitor, '(;GM[1]SZ[9];B[ee', 'broken.sgf');
  await visitor.page.waitForFunction(() =>
    /cannot be opened/.test(document.querySelector('#mirror [role=alert]')?.textContent ?? ''),
  );
  assert.match(await visitor.alert(), /character 18/);
  await drop(visitor, 'x'.repeat(2_000_001), 'large.sgf');
  await visitor.page.waitForFunction(() =>
    /2,?000,?001 bytes/.test(document.querySelector('#mirror [role=alert]')?.textContent ?? ''),
  );
  await drop(visitor, record);
  await visitor.waitForLink('komi', '6.5');
});

visit('a record in Latin-1 keeps its letters', { fragment: play }, async (visitor) => {
  await visitor.drawn();
  await drop(visitor, '(;GM[1]SZ[9]CA[ISO-8859-1]C[M\xfcller];B[ee])', 'old.sgf', true);
  await visitor.waitForLink('komi', '0');
  assert.match(await visitor.shown(), /Müller/);
});
