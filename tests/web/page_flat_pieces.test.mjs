// Pieces that lie flat: the squares show the chosen piece, its moves and its captures.
import assert from 'node:assert/strict';
import { pixelForPixel, visit } from './page_suite.mjs';
import { colorAt, decode } from './pictures.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const light = { ...pixelForPixel, colorScheme: /** @type {const} */ ('light') };
const link = (/** @type {string} */ position) => `game=dobutsu&position=${position}`;
const colors = {
  accent: '#0b7268',
  accentSoft: '#d3eae5',
  warn: '#b3261e',
  cell: '#f6f2e9',
};

/** The colours of a square around its tile. @param {Visitor} visitor @param {string} name */
async function lookAt(visitor, name) {
  await visitor.still();
  const box = await visitor.item(`square-${name}`).boundingBox();
  assert.ok(box, name);
  const shot = decode(await visitor.page.screenshot());
  const at = (/** @type {number} */ x) =>
    colorAt(shot, Math.round(box.x + x), Math.round(box.y + box.height / 2));
  return { border: at(1), glow: at(4), ground: at(9) };
}

/** @param {Visitor} visitor */
async function opened(visitor) {
  await visitor.drawn();
  await visitor.still();
}

visit(
  'a chosen square is filled and has a border; that of a piece to take has a border alone',
  { ...light, fragment: link('gle/1c1/1C1/ELG:-:1') },
  async (visitor) => {
    await opened(visitor);
    assert.equal((await lookAt(visitor, 'b2')).ground, colors.cell);
    await visitor.click('square-b2');
    const chosen = await lookAt(visitor, 'b2');
    assert.equal(chosen.border, colors.accent);
    assert.equal(chosen.ground, colors.accentSoft);
    const { border, glow, ground } = await lookAt(visitor, 'b3');
    assert.equal(border, colors.accent);
    assert.equal(glow, colors.cell);
    assert.equal(ground, colors.cell);
  },
);

visit(
  'where the lion would be taken the border warns, while values are shown',
  { ...light, fragment: link('1le/Cc1/2G/1L1:Ge:1') },
  async (visitor) => {
    await opened(visitor);
    await visitor.click('square-b1');
    assert.equal((await lookAt(visitor, 'a2')).border, colors.accent);
    assert.equal((await lookAt(visitor, 'b2')).border, colors.warn);
    await visitor.activate('toggle-values');
    assert.equal((await lookAt(visitor, 'b2')).border, colors.accent);
  },
);
