// The main states look as they were approved.  What differs is compared block by block, so that
// neither a renderer's edges nor the files' compression count, and a button that is gone does.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { approvedPicture, pictureOf, pngOf, smallPicture, states } from './approved_pictures.mjs';
import { decode } from './pictures.mjs';
import { siteInBrowser } from './site_in_browser.mjs';

/** @typedef {import('./pictures.mjs').Picture} Picture */

const blockSide = 12; // pixels of the small pictures
const mostDifference = 14; // of a block's mean, 0 to 255

const shown = siteInBrowser();

/**
 * @param {Picture} a @param {Picture} b of the same size
 * @returns {{ x: number, y: number, difference: number }} the block that differs most
 */
function largestDifference(a, b) {
  let largest = { x: 0, y: 0, difference: 0 };
  for (let top = 0; top < a.height; top += blockSide)
    for (let left = 0; left < a.width; left += blockSide) {
      let sum = 0;
      let count = 0;
      for (let y = top; y < Math.min(top + blockSide, a.height); ++y)
        for (let x = left; x < Math.min(left + blockSide, a.width); ++x)
          for (let channel = 0; channel < 3; ++channel, ++count) {
            const i = (y * a.width + x) * 4 + channel;
            sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
          }
      if (sum / count > largest.difference) largest = { x: left, y: top, difference: sum / count };
    }
  return largest;
}

for (const state of states)
  test(`looks as approved: ${state.name}`, { timeout: 120_000 }, async (t) => {
    const approved = await approvedPicture(state.name);
    assert.ok(approved, `look at it, then approve it: node tests/web/approve.mjs ${state.name}`);
    const png = await pictureOf(shown.browser, shown.url, state);
    const page = await shown.browser.newPage();
    const seen = decode(await pngOf(page, await smallPicture(page, png)));
    const wanted = decode(await pngOf(page, approved));
    await page.close();
    assert.deepEqual([seen.width, seen.height], [wanted.width, wanted.height]);
    const { x, y, difference } = largestDifference(seen, wanted);
    t.diagnostic(`the largest difference: ${difference.toFixed(1)} at ${x}, ${y}`);
    if (difference <= mostDifference) return;
    const folder = new URL('../../build/pictures/', import.meta.url);
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(`${state.name}.png`, folder), png);
    assert.fail(
      `${difference.toFixed(1)} of ${mostDifference} at ${x}, ${y} of the small picture; now it is as ` +
        `in build/pictures/${state.name}.png. If that is right: node tests/web/approve.mjs ${state.name}`,
    );
  });
