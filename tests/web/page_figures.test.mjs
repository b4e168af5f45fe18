// Figures saved from the page's dialog: byte for byte what `kanzen figure` draws; PNG with its code.
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
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const won = '-,-,ML/-,m,-/-,-,-:2';
const moves = 'L@b2.L@a1.M@a3.L@c1.M@c3.M@b3.L@b1';

/** @param {Visitor} visitor @param {string} [id] @returns {Promise<{ name: string, bytes: Buffer }>} */
async function saved(visitor, id = 'button-save-figure') {
  await visitor.page.waitForFunction(
    (wanted) =>
      document.querySelector(`#mirror [data-id="${wanted}"]`)?.getAttribute('aria-disabled') !==
      'true',
    id,
  );
  return savedBy(visitor, () => visitor.activate(id));
}

/**
 * Switches on what is named, saves, and compares with the command's output.
 * @param {Visitor} visitor
 * @param {{ name: RegExp, format: string, toggles?: string[] }} chosen
 * @param {string[]} args of the command
 */
async function compare(visitor, { name, format, toggles = [] }, args) {
  await visitor.activate(`format-${format}`);
  for (const toggle of toggles) await visitor.activate(`toggle-figure-${toggle}`);
  const file = await saved(visitor);
  for (const toggle of toggles) await visitor.activate(`toggle-figure-${toggle}`);
  assert.match(file.name, name);
  const site = ['--site', siteUrl()];
  const expected = answer(['figure', ...args, '--format', format, ...site]);
  assert.equal(file.bytes.toString(), expected, `${file.name}: ${args.join(' ')}`);
}

visit(
  'a board is saved as the command draws it, in every format and look; a PNG leads back by its code',
  { fragment: `game=gobblers2&position=${won}` },
  async (visitor) => {
    await visitor.solved();
    await visitor.click('figure-board');
    await visitor.waitForItem('format-svg');
    const board = ['gobblers2', '--position', won, '--values'];
    const named = (/** @type {string} */ end) =>
      new RegExp(`^kanzen-gobblers2-strict-board-0(-values)?(-grey|-dark)?-[0-9a-f]{8}${end}$`);
    const svg = { name: named('.svg'), format: 'svg' };
    await compare(visitor, svg, [...board, '--caption']);
    const looks = ['grey', 'ground', 'code'];
    const options = ['--caption', '--greyscale', '--transparent', '--qr'];
    await compare(visitor, { ...svg, toggles: looks }, [...board, ...options]);
    const off = ['dark', 'caption', 'values'];
    const bare = { name: named('.tex'), format: 'tikz', toggles: off };
    await compare(visitor, bare, [...board.slice(0, 3), '--dark']);
    await compare(visitor, { name: named('-numbers.csv'), format: 'csv' }, board);
    await compare(visitor, { name: named('-numbers.tex'), format: 'latex' }, board);
    await visitor.activate('format-png');
    await visitor.activate('png-scale-more');
    await visitor.activate('toggle-figure-code');
    const { name, bytes } = await saved(visitor);
    assert.match(name, named('.png'));
    const { data, width, height } = PNG.sync.read(bytes);
    assert.equal(width, 3 * 480);
    assert.ok(height > width);
    assert.equal(bytes.toString('latin1', 37, 41), 'pHYs');
    assert.equal(Math.round(bytes.readUInt32BE(41) * 0.0254), 3 * 96);
    assert.deepEqual([...data.subarray(0, 4)], [0xf5, 0xf2, 0xeb, 255]);
    const link = `${siteUrl()}#game=gobblers2&rules=strict&position=${won}`;
    assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
    await visitor.waitForLabel('figure-remark', /kanzen-gobblers2-strict-board-.*\.png is saved/);
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
    const { x, y } = await visitor.middle('figure-preview');
    assert.ok(x > 0 && y > 0);
    await visitor.click('toggle-figure-last-move');
    const second = await picture(first);
    // Typed into Firefox by its driver, the end of the line would be Enter, which saves.
    await visitor.item('field-text').evaluate((field) => {
      /** @type {HTMLTextAreaElement} */ (field).value = 'A line of my own\nand another';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await picture(second);
    await visitor.activate('toggle-figure-best-move');
    const args = ['gobblers2', '--moves', 'L@b2.L@a1.b2c3', '--values', '--caption'];
    const options = [...args, '--last-move', '--best-move', '--legend', '--width', '80mm'];
    for (let i = 0; i < 3; ++i) await visitor.activate('print-width-more');
    await compare(
      visitor,
      { name: /-board-3-values-.*\.svg$/, format: 'svg', toggles: ['legend'] },
      [...options, '--caption-text', 'A line of my own\nand another'],
    );
    await visitor.activate('button-close');
    await visitor.page.waitForFunction(() => document.querySelector('#mirror img') === null);
  },
);

visit(
  'trees, games and counts are saved with the buttons next to them, on a phone in Japanese',
  { fragment: `game=gobblers2&moves=${moves}`, locale: 'ja-JP', ...phone },
  async (visitor) => {
    await visitor.solved();
    const game = ['gobblers2', '--moves', moves, '--caption', '--language', 'ja'];
    await visitor.activate('tab-tree');
    await visitor.activate('figure-tree');
    const tree = { name: /^kanzen-gobblers2-strict-tree-7-.*\.svg$/, format: 'svg' };
    await compare(visitor, tree, [...game, '--tree']);
    await visitor.tap('figure-plot');
    const plot = { name: /^kanzen-gobblers2-strict-plot-7-.*\.svg$/, format: 'svg' };
    await compare(visitor, plot, [...game, '--plot']);
    await visitor.tap('figure-histogram');
    const counts = { name: /^kanzen-gobblers2-strict-histogram-[0-9a-f]{8}\.svg$/, format: 'svg' };
    await compare(visitor, counts, [...game, '--histogram']);
  },
);

visit(
  'a citation has the version of the build and the source of the values',
  { fragment: `game=gobblers2&position=${won}` },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('tab-game');
    await visitor.activate('button-cite');
    const note =
      /note = \{Version \d+\.\d+\.\d+(, commit [0-9a-f]{12}(-dirty)?)?\. Values (solved in|from the table)/;
    await visitor.waitForLabel('citation-copy-bibtex', note);
    await visitor.waitForLabel('citation-copy-citation', /^Kanzen \d+\.\d+\.\d+ .*position -,-,ML/);
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
