// The site's pictures: its icon, the preview picture of links to it, and figures by `kanzen figure`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { colorOf, themeColors } from './page_colors.mjs';

const kanzen =
  process.env.KANZEN ?? fileURLToPath(new URL('../build/native/kanzen', import.meta.url));
/** Whether the native command is built. */
export const canDraw = () => existsSync(kanzen);

/** @param {string[]} options of `kanzen figure` @returns {string} an SVG file */
export const figure = (...options) =>
  execFileSync(kanzen, ['figure', ...options], { encoding: 'utf8' });

const iconDrawing = new URL('../public/icon.svg', import.meta.url);
/**
 * Margin on each side that masks may cut off, as a fraction of the width
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const margin = 0.16;

/** @type {Promise<void> | null} */
let loading = null;

function load() {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return (loading ??= initWasm(readFileSync(file)));
}

/**
 * Returns the icon for devices that install the page: public/icon.svg on a background that fills the square,
 * within the safe zone of a round mask.
 * @param {number} width and height, in pixels @param {string} ground a colour @returns {Promise<Uint8Array>} PNG
 */
export async function iconPng(width, ground) {
  const at = `x="${margin}" y="${margin}" width="${1 - 2 * margin}" height="${1 - 2 * margin}"`;
  const icon = readFileSync(iconDrawing, 'utf8').replace('<svg ', `<svg ${at} `);
  const square = `<rect width="1" height="1" fill="${ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${square}${icon}</svg>`;
  return pngOf(svg, width);
}

/**
 * @param {string} svg @param {number} width in pixels
 * @param {string[]} fonts files of the fonts of its texts
 * @returns {Promise<Uint8Array>} PNG
 */
async function pngOf(svg, width, fonts = []) {
  await load();
  const fontBuffers = fonts.map((file) => new Uint8Array(readFileSync(file)));
  const options = { fitTo: /** @type {const} */ ({ mode: 'width', value: width }) };
  return new Resvg(svg, { ...options, font: { fontBuffers } }).render().asPng();
}

export const socialPictureName = 'social.png';

const [width, height] = [1200, 630];
/** Position of the page's picture in the README: Orange wins in nine plies. */
const position = 'l,M,-/mL,-,-/mL,Ml,-:1';
const boardWidth = 470;
/** Files of the page's fonts, as in cmake/fonts.cmake. */
const fonts = ['Regular', 'SemiBold'].map(
  (weight) => `/usr/share/fonts/opentype/mplus/Mplus2-${weight}.otf`,
);

/** @type {Promise<Uint8Array> | null} */
let drawn = null;

/**
 * Draws the preview picture: a board, and what the page is.  Draws once per process, because tests bundle
 * many sites.
 * @returns {Promise<Uint8Array>} PNG
 */
export const socialPicture = () => (drawn ??= draw());

function draw() {
  const colors = themeColors();
  const color = (/** @type {string} */ name) => colorOf(colors, `light-${name}`);
  const drawing = figure('gobblers2', '--position', position, '--width', String(boardWidth));
  const boardHeight = Number(/height="([\d.]+)"/.exec(drawing)?.[1]);
  const board = drawing.replace(
    '<svg ',
    `<svg x="${width - boardWidth - 64}" y="${(height - boardHeight) / 2}" `,
  );
  const icon = readFileSync(iconDrawing, 'utf8').replace(
    '<svg ',
    '<svg x="80" y="112" width="104" height="104" ',
  );
  const line = (/** @type {string} */ words, /** @type {number} */ y, /** @type {number} */ size) =>
    `<text x="80" y="${y}" font-size="${size}" fill="${color('text2')}">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'M PLUS 2'">
<rect width="${width}" height="${height}" fill="${color('bg')}"/>
${icon}
<text x="80" y="316" font-size="84" font-weight="600" fill="${color('text')}">Kanzen</text>
<text x="408" y="316" font-size="52" fill="${color('text2')}">完全</text>
<rect x="82" y="346" width="96" height="6" rx="3" fill="${color('accent')}"/>
${line('Small board games, solved', 412, 36)}
${line('completely, in your browser', 458, 36)}
${line('小さなボードゲームを完全解析', 524, 29)}
${board}
</svg>`;
  return pngOf(svg, width, fonts);
}
