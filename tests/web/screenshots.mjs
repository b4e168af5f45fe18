// node tests/web/screenshots.mjs FOLDER [--ratio N]
//
// Pictures of the page's states, in both themes and languages, as PNG files in FOLDER:
// what the mock shows, for laying side by side.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const embed = { viewport: { width: 640, height: 400 } };

// The way to a position with wins, draws, losses and covered pieces.
const game = 'game=gobblers2&rules=strict';
const played = `${game}&moves=M@b1.M@a1.M@b3.L@b2.L@a1.L@b1.L@a2.M@a3.a2c1.a3a2.c1a2.b2a3`;

/**
 * @typedef {{ name: string, fragment?: string, query?: string,
 *   context: import('playwright-core').BrowserContextOptions,
 *   act?: (visitor: Visitor) => Promise<void> }} Shot
 */

/** @type {Shot[]} */
const shots = [
  { name: 'start', context: desktop, fragment: game },
  { name: 'analyse', context: desktop, fragment: played, act: hoverFirstMove },
  { name: 'play', context: desktop, fragment: `${game}&mode=play` },
  {
    name: 'rules',
    context: desktop,
    fragment: game,
    act: (visitor) => visitor.activate('tab-rules'),
  },
  { name: 'stats', context: desktop, fragment: `${game}&mode=statistics` },
  { name: 'refused', context: desktop, fragment: `${game}&position=-,-,-/-,x,-/-,-,-:1` },
  { name: 'phone', context: phone, fragment: played },
  { name: 'phone-stats', context: phone, fragment: `${game}&mode=statistics` },
  { name: 'embed', context: embed, query: 'embed', fragment: played },
];

/** @param {Visitor} visitor */
async function hoverFirstMove(visitor) {
  const id = await visitor.page.locator('[data-id^="move-"]').first().getAttribute('data-id');
  const { x, y } = await visitor.middle(id ?? '');
  await visitor.page.mouse.move(x, y);
}

/** @returns {{ folder: string, ratio: number }} */
function readArguments() {
  const [folder, option, value, ...rest] = process.argv.slice(2);
  const ratio = option === undefined ? 1 : Number(value);
  const known = option === undefined || option === '--ratio';
  if (!folder || !known || rest.length > 0 || !(ratio > 0 && ratio <= 4)) {
    console.error('Usage: node tests/web/screenshots.mjs FOLDER [--ratio N]');
    process.exit(2);
  }
  return { folder, ratio };
}

const { folder, ratio } = readArguments();
await mkdir(folder, { recursive: true });
const server = await serveSite();
const browser = await launch();
try {
  for (const { name, fragment, query, context, act } of shots) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      for (const [language, locale] of [
        ['en', 'en-US'],
        ['ja', 'ja-JP'],
      ]) {
        const url = `${server.url}${query ? `?${query}` : ''}#${fragment ?? ''}`;
        const options = { ...context, colorScheme, locale, deviceScaleFactor: ratio };
        const visitor = await Visitor.open(browser, url, options);
        await visitor.solved();
        await act?.(visitor);
        await visitor.still();
        const path = join(folder, `${name}-${colorScheme}-${language}.png`);
        await visitor.page.screenshot({ path });
        console.log(path);
        await visitor.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
