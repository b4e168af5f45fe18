// A board in somebody else's page in Firefox: it starts, steps, passes keys on, and gives its WebGL
// context back out of sight.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serveModules, serveSite } from '../web/site.mjs';
import { startFirefox } from './firefox.mjs';

/** @type {import('../../scripts/static_server.mjs').StaticServer} */
let server;
/** @type {import('../../scripts/static_server.mjs').StaticServer} another site: it has another port */
let elsewhere;
/** @type {Awaited<ReturnType<typeof startFirefox>>} */
let firefox;

before(async () => {
  server = await serveSite();
  elsewhere = await serveModules();
  firefox = await startFirefox();
});

after(async () => {
  await firefox?.close();
  await elsewhere?.close();
  await server?.close();
});

test('a board in another page', { timeout: 120_000 }, async () => {
  const visitor = await firefox.open(`${elsewhere.url}kanzen.mjs`); // a page without anything
  const { page } = visitor;
  await page.evaluate(async (site) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${site}kanzen-board.js`;
    document.body.style.height = '4000px';
    document.body.innerHTML =
      '<kanzen-board link="game=gobblers2&moves=L@b2.L@a1" style="width:480px"></kanzen-board>';
    document.head.append(script);
    await customElements.whenDefined('kanzen-board');
    const global = /** @type {any} */ (window);
    global.keys = [];
    addEventListener('keydown', ({ key }) => global.keys.push(key));
  }, server.url);
  const step = (/** @type {'next' | 'previous'} */ where) =>
    page.$eval(
      'kanzen-board',
      async (board, to) =>
        (
          await /** @type {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} */ (
            board
          ).step(to)
        ).position,
      where,
    );
  assert.equal(await step('previous'), '-,-,-/-,L,-/-,-,-:2');
  const frame = page.frames().find((one) => one.url().includes('game='));
  assert.ok(frame);
  await frame.evaluate(() => document.getElementById('canvas')?.focus());
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => /** @type {any} */ (window).keys.includes('PageDown'));

  const isLost = (/** @type {boolean} */ wanted) =>
    frame.waitForFunction(
      (lost) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        return canvas.getContext('webgl2')?.isContextLost() === lost;
      },
      { polling: 100 },
      wanted,
    );
  await page.evaluate(() => scrollTo(0, 2500));
  await isLost(true);
  await page.evaluate(() => scrollTo(0, 0));
  await isLost(false);
  assert.equal(await step('next'), '-,-,-/-,L,-/l,-,-:1');
  const faults = visitor.errors.filter((error) => !error.endsWith('/favicon.ico'));
  assert.deepEqual(faults, []);
  await visitor.close();
});
