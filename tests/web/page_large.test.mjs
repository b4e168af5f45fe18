// A large game before it is solved: the page asks, everywhere that it can be asked.
// page_complete.test.mjs solves it.
import assert from 'node:assert/strict';
import { visit as visitAnything } from './page_suite.mjs';

const large = 'game=gobblers';

/**
 * Without its table the game has no value before it is solved.
 * @param {string} name
 * @param {Parameters<typeof visitAnything>[1]} options
 * @param {Parameters<typeof visitAnything>[2]} body
 */
function visit(name, options, body) {
  const prepare = (/** @type {import('playwright-core').Page} */ page) =>
    page.route('**/tables/list', (route) => route.fulfill({ body: '' }));
  visitAnything(name, { ...options, prepare }, body);
}

visit('a large game asks before it is solved', { fragment: large }, async (visitor) => {
  await visitor.drawn();
  await visitor.waitForItem('button-solve');
  assert.equal(await visitor.verdict(), 'No value for this position');
  const card = await visitor.label('notice');
  assert.match(card, /364,149,969 positions/);
  assert.match(card, /410 MB/);
  assert.match(card, /No data leaves your device/);
  assert.equal(await visitor.alert(), '');
  await visitor.click('move-L@b2');
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  await visitor.click('button-undo');
  await visitor.waitForPosition('-,-,-/-,-,-/-,-,-:1');
});

for (const [where, options] of /** @type {[string, object][]} */ ([
  ['on a phone in play', { fragment: `${large}&mode=play`, viewport: { width: 390, height: 844 } }],
  ['in a slide', { fragment: large, path: 'embed.html', viewport: { width: 640, height: 400 } }],
])) {
  visit(`the way to solve it is there ${where}`, options, async (visitor) => {
    await visitor.drawn();
    await visitor.waitForItem('button-solve');
    await visitor.page.mouse.move(195, 300);
    await visitor.page.mouse.wheel(0, 1000); // a phone's sheet begins under the board
    await visitor.still();
    const box = await visitor.item('button-solve').boundingBox();
    assert.ok(box && box.width > 40 && box.height > 30, `${where}: ${JSON.stringify(box)}`);
    assert.equal(await visitor.label('button-solve'), 'Solve it here');
  });
}
