// node tests/web/walkthrough_pictures.mjs [VISITOR...]
//
// Takes the walkthroughs of these visitors (walkthroughs.mjs; none named: of all) on build/site and writes
// for each device and language one sheet with the pictures of all steps: docs/walkthroughs/*.webp.
import { mkdir, writeFile } from 'node:fs/promises';
import { launch } from './browser.mjs';
import { serveSite } from './site.mjs';
import {
  Walk,
  devices,
  languages,
  largestPicture,
  pictureUrl,
  walkthroughs,
} from './walkthroughs.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./walkthroughs.mjs').Device} Device
 * @typedef {{ caption: string, png: string }} Picture  png: in base64
 */

/** Columns of a sheet, and the width of its pictures. */
const grids = { desktop: { columns: 4, width: 320 }, phone: { columns: 8, width: 156 } };

/**
 * In the page: draws the pictures side by side with their captions below them.
 * @param {{ pictures: Picture[], columns: number, width: number, largest: number }} sheet largest: bytes
 * @returns {Promise<string>} a WebP in base64, in the best quality that `largest` allows
 */
async function drawSheet({ pictures, columns, width, largest }) {
  const gap = 12;
  const line = 16;
  const captionLines = 3;
  const bitmaps = await Promise.all(
    pictures.map(async ({ png }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      return createImageBitmap(new Blob([bytes]));
    }),
  );
  const [first] = bitmaps;
  const height = Math.round(((first?.height ?? 1) / (first?.width ?? 1)) * width);
  const rows = Math.ceil(pictures.length / columns);
  const pitch = height + captionLines * line + 2 * gap;
  const used = Math.min(columns, pictures.length);
  const canvas = new OffscreenCanvas(gap + used * (width + gap), gap + rows * pitch);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.font = '12px sans-serif';
  context.textBaseline = 'top';
  pictures.forEach(({ caption }, i) => {
    const x = gap + (i % columns) * (width + gap);
    const y = gap + Math.floor(i / columns) * pitch;
    const bitmap = bitmaps[i];
    if (bitmap) {
      // Another window, such as the speaker's view, may have another shape.
      const scale = Math.min(width / bitmap.width, height / bitmap.height);
      context.drawImage(bitmap, x, y, bitmap.width * scale, bitmap.height * scale);
    }
    context.strokeStyle = '#b8b2a8';
    context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
    context.fillStyle = '#222222';
    let words = '';
    let top = y + height + 6;
    for (const word of caption.split(' ')) {
      const longer = words ? `${words} ${word}` : word;
      if (words && context.measureText(longer).width > width) {
        context.fillText(words, x, top);
        top += line;
        words = word;
      } else {
        words = longer;
      }
    }
    context.fillText(words, x, top);
  });
  let bytes = new Uint8Array();
  for (let quality = 0.85; quality > 0.2; quality -= 0.1) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length <= largest) break;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** @param {Walk} walk @param {import('./walkthroughs.mjs').Step[]} steps @returns {Promise<Picture[]>} */
async function picturesOf(walk, steps) {
  const pictures = [];
  for (const [i, step] of steps.entries()) {
    const seen = await walk.take(step);
    await walk.still();
    const png = await seen.screenshot();
    pictures.push({ caption: `${i + 1}. ${step.name}`, png: png.toString('base64') });
    if (seen !== walk.page) await seen.close();
  }
  return pictures;
}

const names = process.argv.slice(2);
const known = Object.keys(walkthroughs);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No visitor is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}
const server = await serveSite();
const browser = await launch();
try {
  await mkdir(new URL('.', pictureUrl('player', 'desktop', 'en')), { recursive: true });
  const page = await browser.newPage();
  for (const [who, walkthrough] of Object.entries(walkthroughs)) {
    if (names.length > 0 && !names.includes(who)) continue;
    for (const device of devices)
      for (const language of languages) {
        const walk = await Walk.open(browser, server.url, walkthrough, device, language);
        const pictures = await picturesOf(walk, walkthrough.steps);
        await walk.close();
        const sheet = { pictures, ...grids[device], largest: largestPicture };
        const webp = Buffer.from(await page.evaluate(drawSheet, sheet), 'base64');
        const file = pictureUrl(who, device, language);
        await writeFile(file, webp);
        console.log(`${file.pathname}: ${webp.length} bytes`);
      }
  }
} finally {
  await browser.close();
  await server.close();
}
