// Looks at screenshots: the browser itself decodes them.

/**
 * @typedef {{ width: number, height: number, data: Uint8Array }} Picture  RGBA
 */

/**
 * @param {import('playwright-core').Page} page of any site, to decode with
 * @param {Buffer} png
 * @returns {Promise<Picture>}
 */
export async function decode(page, png) {
  const { width, height, base64 } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) {
      text += String.fromCharCode(...data.subarray(i, i + 8192));
    }
    return { width: bitmap.width, height: bitmap.height, base64: btoa(text) };
  }, png.toString('base64'));
  return { width, height, data: Buffer.from(base64, 'base64') };
}

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
