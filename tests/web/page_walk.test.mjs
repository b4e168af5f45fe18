// A few short random walks, always the same ones; docs/TESTING.md describes the long run.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { frugal } from './browser.mjs';
import { siteInBrowser } from './site_in_browser.mjs';
import { closeGames } from './walk/library.mjs';
import { walkBySeed } from './walk/walk.mjs';

const seeds = [1, 2, 3, 4];
const actions = 50;

const shown = siteInBrowser(frugal);
after(closeGames);

for (const seed of seeds) {
  test(`walk ${seed}: ${actions} actions`, { timeout: 120_000 }, async () => {
    const ground = { browser: shown.browser, url: shown.url, without: new Set() };
    const walked = await walkBySeed(ground, seed, actions);
    assert.equal(walked.broken, null, JSON.stringify(walked));
  });
}
