// Failures of a visitor's browser: workers that die, an address that may not be written, a clipboard
// that is refused or pasted unasked.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./page_driver.mjs').Visitor} Visitor
 */

const centre = '-,-,-/-,L,-/-,-,-:2';
const large = 'game=gobblers&rules=strict';

/** Notes every worker, so that a test can get hold of it. @param {Page} page */
const noteWorkers = (page) =>
  page.addInitScript(() => {
    const global = /** @type {any} */ (window);
    global.workers = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        super(url, options);
        global.workers.push(this);
      }
    };
  });

/** Ends every worker with an error event, as when its memory is exhausted. @param {Page} page */
const killWorkers = (page) =>
  page.evaluate(() => {
    for (const worker of /** @type {any} */ (window).workers.splice(0)) {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
    }
  });

/** Ends every worker without an event. @param {Page} page */
const silenceWorkers = (page) =>
  page.evaluate(() => {
    for (const worker of /** @type {any} */ (window).workers.splice(0)) worker.terminate();
  });

/** @param {Visitor} visitor @param {string} move @param {string} verdict */
async function hasValueAfter(visitor, move, verdict) {
  await visitor.activate(move);
  await visitor.waitForVerdict(verdict);
}

visit('a worker that dies after solving is replaced', { prepare: noteWorkers }, async (visitor) => {
  await visitor.waitForItem('table'); // the first values come before those that are solved
  await killWorkers(visitor.page);
  await hasValueAfter(visitor, 'move-L@b2', 'Draw with perfect play');
  assert.equal(await visitor.alert(), '');
  await killWorkers(visitor.page);
  await visitor.page.waitForFunction(() =>
    document.querySelector('#mirror [role=alert]')?.textContent?.startsWith('The values were lost'),
  );
  await visitor.click('button-solve');
  await visitor.activate('move-M@a1');
  await visitor.page.waitForFunction(() =>
    /wins|Draw/.test(document.querySelector('#mirror [role=status]')?.textContent ?? ''),
  );
  assert.equal(await visitor.alert(), '');
});

/** A silent worker is given up after two seconds. */
const impatient = {
  /** @type {import('./changed_site.mjs').Change[]} */
  changes: [['protocol.mjs', 'quickSeconds = 30', 'quickSeconds = 2']],
  prepare: noteWorkers,
};

visit('a worker that has fallen silent is replaced', impatient, async (visitor) => {
  await visitor.solved();
  await visitor.waitForItem('table'); // its worker has nothing more to do
  await silenceWorkers(visitor.page);
  await hasValueAfter(visitor, 'move-L@b2', 'Draw with perfect play');
});

visit("the table's worker is replaced, too", { fragment: large, ...impatient }, async (visitor) => {
  await visitor.drawn();
  await visitor.waitForVerdict('Orange wins in 13 plies');
  // The first values come before the rest of the table; then its worker has nothing more to do.
  await visitor.waitForLabel('table', /come from a table/);
  await silenceWorkers(visitor.page);
  await visitor.activate('move-L@b2');
  await visitor.waitForItem('button-table'); // the reason is shown, and it is tried again
  await visitor.click('button-table');
  await visitor.waitForVerdict('Orange wins in 12 plies');
});

/** The address cannot be changed for a while. @param {Page} page */
const lockAddress = (page) =>
  page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    const global = /** @type {any} */ (window);
    global.locked = true;
    history.replaceState = (...args) => {
      if (global.locked) throw new DOMException('too often', 'SecurityError');
      replace(...args);
    };
  });

visit(
  'an address that may not be written yet is written later',
  { fragment: '', prepare: lockAddress },
  async (visitor) => {
    const { page } = visitor;
    await visitor.drawn();
    await visitor.activate('mode-analyse');
    await visitor.solved();
    await visitor.activate('move-L@b2');
    await visitor.waitForPosition(centre);
    await visitor.activate('button-undo');
    await visitor.activate('button-redo');
    await visitor.waitForVerdict('Draw with perfect play');
    assert.equal(await page.evaluate(() => location.hash), '');
    await page.evaluate(() => {
      /** @type {any} */ (window).locked = false;
    });
    await page.waitForFunction(() => location.hash.endsWith('moves=L@b2'));
  },
);

/** @param {Page} page */
const refuseClipboard = (page) =>
  page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    document.execCommand = () => false;
  });

visit(
  'a refused clipboard shows the text instead',
  { prepare: refuseClipboard },
  async (visitor) => {
    const { page } = visitor;
    await visitor.solved();
    await visitor.activate('move-L@b2');
    await visitor.waitForPosition(centre);
    await visitor.activate('button-copy-position');
    const field = page.locator('#copy input');
    await field.waitFor({ state: 'visible' });
    assert.equal(await field.inputValue(), centre);
    assert.equal(
      await page.evaluate(() => getSelection()?.toString()),
      centre,
      'ready to be copied',
    );
    assert.doesNotMatch(await visitor.shown(), /Copied/);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await visitor.click('button-undo'); // the page goes on
    await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
  },
);

/** A refused position: its card contains a text field. */
const refused = { fragment: 'game=gobblers2&position=x' };

visit('the middle button pastes nothing, but into a field', refused, async (visitor) => {
  const { page } = visitor;
  await visitor.solved();
  await visitor.waitForItem('field-text');
  // Browsers on Linux paste the selection when the release is not prevented.
  await page.evaluate(() => {
    const prevented = /** @type {boolean[]} */ ([]);
    window.addEventListener('mouseup', (event) => prevented.push(event.defaultPrevented));
    Object.assign(window, { prevented });
  });
  for (const id of ['square-b2', 'field-text']) {
    const { x, y } = await visitor.middle(id);
    await page.mouse.click(x, y, { button: 'middle' });
  }
  await page.waitForFunction(() => /** @type {any} */ (window).prevented.length === 2);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).prevented), [true, false]);
});

/** The mirror's clicks arrive as an unknown event. @type {import('./changed_site.mjs').Change} */
const inventAnEvent = ['page.mjs', "type: 'activated'", "type: 'invented'"];

visit(
  'an event that the module does not know is logged to the console, and the page goes on',
  { changes: [inventAnEvent], expectErrors: true },
  async (visitor) => {
    await visitor.solved();
    await visitor.activate('move-L@b2');
    await visitor.still();
    assert.match(visitor.errors.join(), /unknown event 'invented'/);
    assert.equal(await visitor.position(), '-,-,-/-,-,-/-,-,-:1');
    await visitor.click('move-L@b2'); // on the canvas
    await visitor.waitForPosition(centre);
    assert.equal(visitor.errors.length, 1);
  },
);
