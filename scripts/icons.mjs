// The site's icon as pictures of pixels, for devices that install the page or show it among others:
// public/icon.svg on a ground that fills the square, as far inside as a round mask leaves it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

const drawing = new URL('../public/icon.svg', import.meta.url);
/** Of the width, on each side: what masks may cut off (https://www.w3.org/TR/appmanifest/#icon-masks) */
const margin = 0.16;

/** @type {Promise<void> | null} */
let loading = null;

function load() {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  loading ??= initWasm(readFileSync(file));
  return loading;
}

/**
 * @param {number} width and height, in pixels
 * @param {string} ground a colour
 * @returns {Promise<Uint8Array>} PNG
 */
export async function iconPng(width, ground) {
  const at = `x="${margin}" y="${margin}" width="${1 - 2 * margin}" height="${1 - 2 * margin}"`;
  const icon = readFileSync(drawing, 'utf8').replace('<svg ', `<svg ${at} `);
  const square = `<rect width="1" height="1" fill="${ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${square}${icon}</svg>`;
  return pngOf(svg, width);
}

/**
 * @param {string} svg @param {number} width in pixels
 * @param {string[]} fonts files of the letters that it is written with
 * @returns {Promise<Uint8Array>} PNG
 */
export async function pngOf(svg, width, fonts = []) {
  await load();
  const fontBuffers = fonts.map((file) => new Uint8Array(readFileSync(file)));
  const options = { fitTo: /** @type {const} */ ({ mode: 'width', value: width }) };
  return new Resvg(svg, { ...options, font: { fontBuffers } }).render().asPng();
}
