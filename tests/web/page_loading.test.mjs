// Loading, solving, failing, and doing nothing.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

let enginesLoaded = 0;
visit(
  'loads and solves by itself',
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
  },
);

visit('draws nothing while nothing happens', {}, async (visitor) => {
  await visitor.solved();
  await visitor.still();
  const frames = await visitor.frames();
  const asked = await visitor.animationFrames();
  await visitor.page.waitForTimeout(2000);
  assert.equal(await visitor.frames(), frames, 'frames drawn in two idle seconds');
  assert.equal(await visitor.animationFrames(), asked, 'animation frames asked for meanwhile');
  await visitor.page.mouse.move(300, 300);
  await visitor.page.waitForTimeout(300);
  assert.ok((await visitor.frames()) > frames, 'and wakes up when the mouse moves');
});

/** While true, the worker dawdles with every report of its progress. */
let slow = true;
visit(
  'solving can be cancelled and tried again',
  {
    changes: [['worker.mjs', 'return true;', 'globalThis.dawdle?.(); return true;']],
    prepare: (page) =>
      page.route('**/worker-*.js', async (route) => {
        const response = await route.fetch();
        const dawdle = 'for (const end = performance.now() + 500; performance.now() < end;);';
        const first = slow ? `globalThis.dawdle = () => { ${dawdle} };` : '';
        await route.fulfill({ response, body: first + (await response.text()) });
      }),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.item('button-cancel').waitFor({ state: 'attached' });
    slow = false; // the next worker is quick
    await visitor.click('button-cancel');
    await visitor.item('button-retry').waitFor({ state: 'attached', timeout: 1000 });
    await visitor.waitForVerdict('Draw with perfect play'); // the table has it all the same
    await visitor.click('button-retry');
    await visitor.waitForItem('table');
    assert.equal(await visitor.verdict(), 'Draw with perfect play');
    assert.equal(await visitor.item('button-retry').count(), 0);
  },
);

visit(
  'a worker that does not load is told in the page, and the board works',
  {
    prepare: (page) =>
      page.route('**/kanzen-engine-*.wasm', (route) => route.fulfill({ status: 404 })),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.item('button-retry').waitFor({ state: 'attached' });
    assert.match(await visitor.shown(), /kanzen-engine-\w+\.wasm: HTTP status 404/);
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

const refused = [
  ['position=-,-,-/-,x,-/-,-,-:1', /b2/],
  ['position=L,L,L/-,-,-/-,-,-:1', /./],
  ['position=LM,-,-/-,-,-/-,-,-:1', /smaller/],
  ['rules=fair', /fair/],
  ['game=chess', /chess/],
  ['moves=L@b2.L@b2', /L@b2/],
];
for (const [keys, reason] of /** @type {[string, RegExp][]} */ (refused)) {
  const fragment = keys.startsWith('game=') ? keys : `game=gobblers2&${keys}`;
  visit(`a link with ${keys} is refused with the reason`, { fragment }, async (visitor) => {
    await visitor.solved();
    assert.match(await visitor.alert(), reason);
    assert.equal(await visitor.page.locator('[data-id^="square-"]').count(), 9, 'the board works');
  });
}

visit('a bad position typed into the address later is refused too', {}, async (visitor) => {
  await visitor.solved();
  await visitor.page.evaluate(() => {
    location.hash = 'game=gobblers2&position=nonsense';
  });
  await visitor.page.waitForFunction(
    () => document.querySelector('#mirror [role=alert]')?.textContent,
  );
  assert.equal(await visitor.position(), '-,-,-/-,-,-/-,-,-:1');
});

visit(
  'without WebGL 2 the page says so in HTML',
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
  },
);

visit(
  'without JavaScript the page says so',
  { javaScriptEnabled: false, prepare: noScripts },
  async (visitor) => {
    assert.match(await visitor.page.locator('noscript').innerText(), /JavaScript/);
    visitor.errors.length = 0; // the browser gives up the modules that it had begun to load
  },
);

/** Init scripts need JavaScript; there is nothing to prepare. */
async function noScripts() {}

visit('a lost WebGL context comes back as it was', {}, async (visitor) => {
  await visitor.solved();
  await visitor.still();
  const before = await visitor.page.screenshot();
  await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextrestored', resolve);
        canvas.addEventListener('webglcontextlost', () =>
          setTimeout(() => loss?.restoreContext(), 200),
        );
        loss?.loseContext();
      }),
  );
  await visitor.still();
  assert.ok(before.equals(await visitor.page.screenshot()), 'the same picture');
});
