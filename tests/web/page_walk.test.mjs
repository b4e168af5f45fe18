// A few short random walks, always the same ones; docs/TESTING.md describes the long run.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { serveSite } from './site.mjs';
import { Reference } from './walk/reference.mjs';
import { walkBySeed } from './walk/walk.mjs';

const seeds = [1, 2, 3, 4];
const actions = 50;

/** @type {import('../../scripts/static_server.mjs').StaticServer} */
let server;
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Reference} */
let reference;

before(async () => {
  server = await serveSite();
  browser = await launch(frugal);
  reference = await Reference.open();
});

after(async () => {
  await reference?.close();
  await browser?.close();
  await server?.close();
});

for (const seed of seeds) {
  test(`walk ${seed}: ${actions} actions`, { timeout: 120_000 }, async () => {
    const ground = { browser, url: server.url, reference, without: new Set() };
    const walked = await walkBySeed(ground, seed, actions);
    assert.equal(walked.broken, null, JSON.stringify(walked));
  });
}
