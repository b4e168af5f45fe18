// node tests/web/screenshots.mjs FOLDER [--ratio N] [--three-sizes]
//
// Pictures of the page's states, in both themes and languages, as PNG files in FOLDER: the main ones
// (approved_pictures.mjs) and more of the games', for laying side by side.  With --three-sizes those
// of the large game instead: it is solved once and saved in a profile that every picture opens.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { states } from './approved_pictures.mjs';
import { launchWithProfile } from './browser.mjs';
import { Visitor, usualContext } from './page_driver.mjs';
import { serveSite } from './site.mjs';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const embed = { viewport: { width: 640, height: 400 } };

/**
 * @typedef {{ name: string, fragment?: string, path?: string,
 *   context: import('playwright-core').BrowserContextOptions,
 *   act?: (visitor: Visitor) => Promise<unknown> }} Shot
 */

/** @type {Shot[]} */
const smallShots = [
  ...states,
  { name: 'tictactoe', context: desktop, fragment: 'game=tictactoe&moves=b2.b3' },
  { name: 'four', context: desktop, fragment: 'game=mnk:4,4,4&moves=b2.c3' },
  { name: 'eight', context: desktop, fragment: 'game=mnk:8,8,5&moves=d4.e5.d5' },
  { name: 'long', context: desktop, fragment: 'game=mnk:20,3,3&moves=d2.e2' },
  { name: 'phone-eight', context: phone, fragment: 'game=mnk:8,8,5&moves=d4.e5.d5' },
  { name: 'phone-long', context: phone, fragment: 'game=mnk:20,3,3&moves=d2.e2' },
  {
    name: 'embed-tictactoe',
    context: embed,
    path: 'embed.html',
    fragment: 'game=tictactoe&moves=b2',
  },
  { name: 'asking', context: desktop, fragment: 'game=gobblers' },
  { name: 'phone-asking', context: phone, fragment: 'game=gobblers' },
];

// The mock's position, -,-,SmL/sM,-,-/l,mL,l:1.
const large = 'game=gobblers&rules=strict';
const mock = `${large}&moves=S@c3.M@c3.L@a3.M@b1.a3c3.L@c1.L@b1.L@c2.M@b3.S@a2.b3a2.c2a1`;

/** @type {Shot[]} */
const largeShots = [
  { name: 'large-start', context: desktop, fragment: large },
  { name: 'large-analyse', context: desktop, fragment: mock, act: hover('move-S@c2') },
  { name: 'large-lift', context: desktop, fragment: mock, act: (v) => v.click('square-b1') },
  {
    name: 'large-play',
    context: desktop,
    fragment: `${large}&mode=play`,
    act: (v) => v.waitForItem('keeping'),
  },
  { name: 'large-stats', context: desktop, fragment: `${large}&mode=statistics`, act: findNotable },
  { name: 'large-phone', context: phone, fragment: mock, act: (v) => v.tap('hand-1-S') },
  { name: 'large-embed', context: embed, path: 'embed.html', fragment: mock },
];

/** @param {string} id */
function hover(id) {
  return async (/** @type {Visitor} */ visitor) => {
    const { x, y } = await visitor.middle(id);
    await visitor.page.mouse.move(x, y);
  };
}

/** @param {Visitor} visitor */
async function findNotable(visitor) {
  await visitor.activate('button-notable');
  await visitor.waitForItem('notable-longest_win-0', 300_000);
}

/** @param {string} profile @param {string} url */
async function solveAndSave(profile, url) {
  const context = await launchWithProfile(profile, usualContext);
  const visitor = await Visitor.openIn(context, `${url}#${large}`);
  await visitor.drawn();
  await visitor.waitForItem('button-solve');
  await visitor.activate('button-solve');
  await visitor.waitForItem('button-keep', 600_000);
  await visitor.activate('button-keep');
  await visitor.waitForItem('button-forget', 60_000);
  await context.close();
}

/** Values are there, or it is clear that there are none to come. @param {Visitor} visitor */
async function settled(visitor) {
  await visitor.solved();
  await visitor.page.waitForFunction(() => {
    const words = document.querySelector('#mirror')?.textContent ?? '';
    const asking = document.querySelector(
      '#mirror :is([data-id=button-solve], [data-id=button-search])',
    );
    return asking !== null || !/No value|ありません|loading|読み込み中/.test(words);
  });
}

/**
 * @param {Shot} shot
 * @param {import('playwright-core').BrowserContextOptions} look
 * @param {{ profile: string, url: string, picture: string }} where
 */
async function takePicture({ fragment, path = '', context: device, act }, look, where) {
  const context = await launchWithProfile(where.profile, { ...device, ...look });
  const address = `${where.url}${path}#${fragment ?? ''}`;
  const visitor = await Visitor.openIn(context, address);
  await settled(visitor);
  await act?.(visitor);
  await visitor.still();
  await visitor.page.screenshot({ path: where.picture });
  console.log(where.picture);
  await context.close();
}

/** @returns {{ folder: string, ratio: number, threeSizes: boolean }} */
function readArguments() {
  const options = /** @type {const} */ ({
    ratio: { type: 'string', default: '1' },
    'three-sizes': { type: 'boolean', default: false },
  });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const ratio = Number(values.ratio);
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0 || !(ratio > 0 && ratio <= 4)) {
    console.error('Usage: node tests/web/screenshots.mjs FOLDER [--ratio N] [--three-sizes]');
    process.exit(2);
  }
  return { folder, ratio, threeSizes: values['three-sizes'] ?? false };
}

const { folder, ratio, threeSizes } = readArguments();
await mkdir(folder, { recursive: true });
const profile = await mkdtemp(join(tmpdir(), 'kanzen-pictures-'));
const server = await serveSite();
try {
  if (threeSizes) await solveAndSave(profile, server.url);
  for (const shot of threeSizes ? largeShots : smallShots) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      for (const locale of ['en-US', 'ja-JP']) {
        const picture = join(folder, `${shot.name}-${colorScheme}-${locale.slice(0, 2)}.png`);
        const look = { colorScheme, locale, deviceScaleFactor: ratio };
        await takePicture(shot, look, { profile, url: server.url, picture });
      }
    }
  }
} finally {
  await server.close();
  await rm(profile, { recursive: true, force: true });
}
