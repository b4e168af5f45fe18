// The page's main states as pictures that somebody has looked at and approved: small ones, in
// tests/web/approved, and how far a new one may be from them.
import { readFile } from 'node:fs/promises';
import { Visitor } from './page_driver.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, title: string, fragment: string, path?: string,
 *   context: import('playwright-core').BrowserContextOptions,
 *   act?: (visitor: Visitor) => Promise<unknown> }} State  title: what is to be seen
 */

const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };
const touch = { hasTouch: true, isMobile: true };
const phone = { viewport: { width: 390, height: 844 }, locale: 'ja-JP', ...touch };
const game = 'game=gobblers2&rules=strict';
const played = `${game}&moves=M@b1.M@a1.M@b3.L@b2.L@a1.L@b1.L@a2.M@a3.a2c1.a3a2.c1a2.b2a3`;

/** @param {string} id @returns {(visitor: Visitor) => Promise<void>} */
const activate = (id) => (visitor) => visitor.activate(id);

/** @param {Visitor} visitor */
async function pointAtMove(visitor) {
  const id = await visitor.page.locator('[data-id^="move-"]').first().getAttribute('data-id');
  const { x, y } = await visitor.middle(id ?? '');
  await visitor.page.mouse.move(x, y);
}

/** @type {State[]} */
export const states = [
  { name: 'start', title: 'The first position', context: desktop, fragment: game },
  {
    name: 'analysis',
    title: 'Analysis in the dark, in Japanese, with a move pointed at',
    context: { ...desktop, locale: 'ja-JP', colorScheme: 'dark' },
    fragment: played,
    act: pointAtMove,
  },
  { name: 'play', title: 'Play', context: desktop, fragment: `${game}&mode=play` },
  {
    name: 'tree',
    title: 'The tree around a position',
    context: desktop,
    fragment: played,
    act: activate('tab-tree'),
  },
  {
    name: 'editor',
    title: 'The position editor',
    context: desktop,
    fragment: played,
    act: activate('tab-edit'),
  },
  {
    name: 'rules',
    title: 'The rules',
    context: desktop,
    fragment: game,
    act: activate('tab-rules'),
  },
  {
    name: 'statistics',
    title: 'Statistics',
    context: desktop,
    fragment: `${game}&mode=statistics`,
  },
  {
    name: 'refused',
    title: 'A position that is refused',
    context: desktop,
    fragment: `${game}&position=-,-,-/-,x,-/-,-,-:1`,
  },
  {
    name: 'won',
    title: 'A game that is won',
    context: desktop,
    fragment: 'game=tictactoe&moves=a1.b1.b2.c1.c3',
  },
  {
    name: 'ghost',
    title: 'A move pointed at on the board',
    context: desktop,
    fragment: 'game=tictactoe&moves=a1.b1',
    act: async (visitor) => {
      const { x, y } = await visitor.middle('square-b2');
      await visitor.page.mouse.move(x, y);
    },
  },
  { name: 'phone', title: 'On a phone', context: phone, fragment: played },
  {
    name: 'phone-statistics',
    title: 'Statistics on a phone',
    context: phone,
    fragment: `${game}&mode=statistics`,
  },
  {
    name: 'phone-on-its-side',
    title: 'On a phone on its side',
    context: { ...phone, viewport: { width: 844, height: 390 }, locale: 'en-US' },
    fragment: played,
  },
  {
    name: 'tablet',
    title: 'On a tablet',
    context: { ...phone, viewport: { width: 820, height: 1180 } },
    fragment: played,
  },
  {
    name: 'low-window',
    title: 'In a low window',
    context: { ...desktop, viewport: { width: 1366, height: 625 } },
    fragment: played,
  },
  {
    name: 'large-screen',
    title: 'On a large screen',
    context: { ...desktop, viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 0.5 },
    fragment: played,
  },
  {
    name: 'embedded',
    title: 'Embedded',
    context: { ...desktop, viewport: { width: 640, height: 400 } },
    path: 'embed.html',
    fragment: played,
  },
];

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the site
 * @param {State} state
 * @returns {Promise<Buffer>} as PNG
 */
export async function pictureOf(browser, url, { fragment, path = '', context, act }) {
  const options = {
    deviceScaleFactor: 1,
    reducedMotion: /** @type {const} */ ('reduce'),
    ...context,
  };
  const visitor = await Visitor.open(browser, `${url}${path}#${fragment}`, options);
  try {
    await visitor.solved();
    await visitor.still();
    await act?.(visitor);
    await visitor.still();
    return await visitor.page.screenshot();
  } finally {
    await visitor.close();
  }
}

const longestSide = 480;

/** @param {Page} page that encodes it @param {Buffer} png @returns {Promise<Buffer>} small, as WebP */
export async function smallPicture(page, png) {
  const encoded = await page.evaluate(
    async ({ base64, longest }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const full = await createImageBitmap(new Blob([bytes]));
      const scale = longest / Math.max(full.width, full.height);
      const [width, height] = [full.width * scale, full.height * scale].map(Math.round);
      const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.imageSmoothingQuality = 'high';
      context.drawImage(full, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
      const small = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: png.toString('base64'), longest: longestSide },
  );
  return Buffer.from(encoded, 'base64');
}

/** @param {Page} page that decodes it @param {Buffer} webp @returns {Promise<Buffer>} as PNG */
export async function pngOf(page, webp) {
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
  }, webp.toString('base64'));
  return Buffer.from(encoded, 'base64');
}

/** @param {string} name of a state */
export const approvedFile = (name) => new URL(`approved/${name}.webp`, import.meta.url);

/** @param {string} name @returns {Promise<Buffer | null>} null: none has been approved */
export const approvedPicture = (name) => readFile(approvedFile(name)).catch(() => null);
