// Figures saved from the page's dialog: an SVG byte for byte as `kanzen figure` draws it, a PNG with its code,
// numbers, a film, and the preview.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import qrReader from 'jsqr';
import { PNG } from 'pngjs';
import { differenceOf, readGif } from '../cli/gif.mjs';
import { answer, program } from '../cli/kanzen.mjs';
import { savedBy } from './downloads.mjs';
import { siteUrl, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const jsQR = qrReader.default;
const won = '-,-,ML/-,m,-/-,-,-:2';
const moves = 'L@b2.L@a1.M@a3.L@c1.M@c3.M@b3.L@b1';

/** @param {Visitor} visitor @returns {Promise<{ name: string, bytes: Buffer }>} */
async function saved(visitor) {
  await visitor.page.waitForFunction(
    () =>
      document
        .querySelector('#mirror [data-id=button-save-figure]')
        ?.getAttribute('aria-disabled') !== 'true',
  );
  return savedBy(visitor, () => visitor.activate('button-save-figure'));
}

visit(
  'a board is saved as the command draws it, and as a PNG that leads back by its code',
  { fragment: `game=gobblers2&position=${won}` },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('figure-board');
    await visitor.waitForItem('format-svg');
    await visitor.activate('format-svg');
    await visitor.activate('toggle-figure-code');
    const site = siteUrl();
    const options = ['--values', '--caption', '--qr', '--site', site];
    const svg = await saved(visitor);
    assert.match(svg.name, /^kanzen-gobblers2-strict-board-0-values-[0-9a-f]{8}\.svg$/);
    assert.equal(
      svg.bytes.toString(),
      answer(['figure', 'gobblers2', '--position', won, ...options]),
    );
    await visitor.activate('format-png');
    await visitor.activate('png-scale-more');
    const { name, bytes } = await saved(visitor);
    assert.match(name, /^kanzen-gobblers2-strict-board-0-values-[0-9a-f]{8}\.png$/);
    const { data, width, height } = PNG.sync.read(bytes);
    assert.equal(width, 3 * 480);
    assert.ok(height > width);
    assert.equal(bytes.toString('latin1', 37, 41), 'pHYs');
    assert.equal(Math.round(bytes.readUInt32BE(41) * 0.0254), 3 * 96);
    assert.deepEqual([...data.subarray(0, 4)], [0xf5, 0xf2, 0xeb, 255]);
    const link = `${site}#game=gobblers2&rules=strict&position=${won}`;
    assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
    await visitor.waitForLabel('figure-remark', /kanzen-gobblers2-strict-board-.*\.png is saved/);
    await visitor.activate('figure-histogram');
    await visitor.activate('format-csv');
    const counts = ['figure', 'gobblers2', '--histogram', '--format', 'csv'];
    assert.equal((await saved(visitor)).bytes.toString(), answer(counts));
  },
);

visit(
  'the dialog previews the figure, follows its options and its text field, and takes it away',
  { fragment: `game=gobblers2&moves=L@b2.L@a1.b2c3` },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('figure-board');
    await visitor.waitForItem('figure-preview');
    const preview = visitor.item('figure-preview');
    /** Waits for another picture than the one of that URL. @param {string | null} [before] */
    const picture = async (before = null) => {
      await visitor.page.waitForFunction((old) => {
        const image = document.querySelector('#mirror img');
        return (
          image instanceof HTMLImageElement &&
          image.src !== '' &&
          image.src !== old &&
          image.complete &&
          image.naturalWidth > 0
        );
      }, before);
      return await preview.getAttribute('src');
    };
    const first = await picture();
    assert.equal(await preview.getAttribute('alt'), 'Preview of the figure');
    await visitor.click('toggle-figure-last-move');
    const second = await picture(first);
    // Typed into Firefox by its driver, the end of the line would be Enter, which saves.
    await visitor.item('field-text').evaluate((field) => {
      /** @type {HTMLTextAreaElement} */ (field).value = 'A line of my own\nand another';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await picture(second);
    await visitor.activate('button-close');
    await visitor.page.waitForFunction(() => document.querySelector('#mirror img') === null);
  },
);

visit(
  'a game is saved as a film: a GIF like that of the command',
  { fragment: `game=gobblers2&moves=${moves}&ply=2` },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('figure-board');
    await visitor.waitForItem('figure-film');
    for (const id of [
      'figure-film',
      'toggle-figure-caption',
      'toggle-film-loop',
      'film-width-less',
    ])
      await visitor.activate(id);
    const { name, bytes } = await saved(visitor);
    assert.match(name, /^kanzen-gobblers2-strict-film-7-values-[0-9a-f]{8}\.gif$/);
    const film = readGif(bytes);
    const looks = ['--values', '--last-move', '--width', '390', '--no-loop', '--format', 'gif'];
    const args = ['figure', 'gobblers2', '--moves', moves, ...looks];
    const expected = readGif(spawnSync(program, args, { maxBuffer: 1 << 28 }).stdout);
    assert.deepEqual([film.width, film.height, film.loops], [390, expected.height, false]);
    assert.deepEqual(
      film.frames.map(({ duration }) => duration),
      expected.frames.map(({ duration }) => duration),
    );
    // The browser has other fonts, and smooths edges in another way.
    film.frames.forEach(({ pixels }, ply) => {
      const { visible } = differenceOf(pixels, expected.frames[ply]?.pixels ?? pixels);
      assert.ok(visible < 0.06, `frame ${ply}: ${visible} of the pixels differ`);
    });
    assert.ok(bytes.length < 150_000, `${bytes.length} bytes`);
    await visitor.waitForLabel('figure-remark', /kanzen-gobblers2-strict-film-.*\.gif is saved/);
  },
);
