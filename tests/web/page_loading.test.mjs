// Loading, failing, and doing nothing.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

let enginesLoaded = 0;
visit(
  'loads and solves by itself, and then draws nothing while nothing happens',
  {
    prepare: async (page) =>
      page.on('request', (request) => {
        if (/kanzen-engine-\w+\.wasm$/.test(request.url())) enginesLoaded += 1;
      }),
  },
  async (visitor, t) => {
    await visitor.solved();
    // Solving begins before the app is there; the app takes it over and starts no other.
    assert.equal(enginesLoaded, 1);
    assert.equal(await visitor.verdict(), 'Draw with perfect play');
    assert.equal(await visitor.alert(), '');
    assert.equal(await visitor.position(), '-,-,-/-,-,-/-,-,-:1');
    assert.equal(await visitor.page.locator('[data-id^="move-"]').count(), 18);
    const ready = await visitor.page.evaluate(() => performance.now());
    t.diagnostic(`the verdict was there ${(ready / 1000).toFixed(2)} s after the start`);
    await visitor.still();
    const frames = await visitor.frames();
    const asked = await visitor.animationFrames();
    await visitor.page.waitForTimeout(2000);
    assert.equal(await visitor.frames(), frames, 'frames drawn in two idle seconds');
    assert.equal(await visitor.animationFrames(), asked, 'animation frames asked for meanwhile');
    await visitor.page.mouse.move(300, 300);
    await visitor.page.waitForTimeout(300);
    assert.ok((await visitor.frames()) > frames, 'and wakes up when the mouse moves');
  },
);

visit(
  'the page reports a worker that does not load, and the board works',
  {
    prepare: (page) =>
      page.route('**/kanzen-engine-*.wasm', (route) => route.fulfill({ status: 404 })),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.item('button-retry').waitFor({ state: 'attached' });
    assert.match(await visitor.shown(), /HTTP status 404/);
    assert.doesNotMatch(await visitor.shown(), /\.wasm/, 'names of files are for programs');
    await visitor.click('hand-1-L');
    await visitor.click('square-b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    const network = /kanzen-engine-\w+\.wasm|status of 404/;
    assert.ok(
      visitor.errors.every((error) => network.test(error)),
      String(visitor.errors),
    );
    visitor.errors.length = 0;
  },
);

visit(
  'without WebGL 2 the page shows a message in HTML',
  {
    prepare: (page) =>
      page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
          /** @this {HTMLCanvasElement} @param {any} kind @param {any[]} rest */
          function getContext(kind, ...rest) {
            return kind === 'webgl2'
              ? null
              : /** @type {any} */ (original).call(this, kind, ...rest);
          }
        );
      }),
  },
  async (visitor) => {
    const message = visitor.page.locator('#failure');
    await message.waitFor({ state: 'visible' });
    assert.match((await message.textContent()) ?? '', /Missing here: WebGL 2/);
    assert.equal(await visitor.page.locator('#skeleton').isVisible(), false);
  },
);

visit(
  'without JavaScript the page shows a message',
  { javaScriptEnabled: false, prepare: noScripts },
  async (visitor) => {
    assert.match(await visitor.page.locator('noscript').innerText(), /JavaScript/);
    visitor.errors.length = 0; // the browser gives up the modules that it had begun to load
  },
);

/** Init scripts need JavaScript; there is nothing to prepare. */
async function noScripts() {}
