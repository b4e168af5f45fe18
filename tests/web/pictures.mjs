// Looks at screenshots.
import { PNG } from 'pngjs';

/**
 * @typedef {{ width: number, height: number, data: Uint8Array }} Picture  RGBA
 */

/** @param {Buffer} png @returns {Picture} */
export const decode = (png) => PNG.sync.read(png);

/** @param {Picture} picture @param {number} x @param {number} y */
export function colorAt({ width, data }, x, y) {
  const i = (y * width + x) * 4;
  return `#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`;
}

/**
 * Pixels that differ strongly inside a pair of columns (2k, 2k + 1): none in a picture
 * that was drawn at half the size and scaled up without smoothing, and with smoothing
 * the step is shared between two pairs.
 * @param {Picture} picture
 */
export function sharpSteps({ width, height, data }) {
  let steps = 0;
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x + 1 < width; x += 2) {
      const i = (y * width + x) * 4;
      if (Math.abs((data[i + 1] ?? 0) - (data[i + 5] ?? 0)) > 110) ++steps;
    }
  }
  return steps;
}

/** @param {Picture} picture @returns {number} how many colours there are */
export function colorCount({ data }) {
  const colors = new Set();
  for (let i = 0; i < data.length; i += 4) {
    colors.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
  }
  return colors.size;
}
