// Small boards in other people's pages: all of a game can be played there by clicks and taps.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const touch = { hasTouch: true, isMobile: true };

/** Asserts that all controls are on the screen and none overlap. @param {Visitor} visitor */
async function nothingOverlaps(visitor) {
  await settled(visitor);
  const faults = await visitor.page.evaluate(() => {
    const seen = [...document.querySelectorAll('#mirror button:not(.unseen)')].map((item) => ({
      id: item.getAttribute('data-id') ?? '',
      rect: item.getBoundingClientRect(),
    }));
    const out = seen.filter(
      ({ rect }) =>
        rect.left < -1 ||
        rect.top < -1 ||
        rect.right > innerWidth + 1 ||
        rect.bottom > innerHeight + 1,
    );
    const over = seen.flatMap((one, i) =>
      seen.slice(i + 1).flatMap((other) => {
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        return across > 1 && down > 1 ? [`${one.id} and ${other.id}`] : [];
      }),
    );
    return [...out.map(({ id }) => id), ...over];
  });
  assert.deepEqual(faults, []);
}

const at = { path: 'embed.html', viewport: { width: 320, height: 240 } };

visit(
  'Gobblers from hand, board and list',
  { ...at, fragment: 'game=gobblers2' },
  async (visitor) => {
    await visitor.solved();
    await nothingOverlaps(visitor);
    await visitor.click('hand-1-L');
    await visitor.click('square-b2');
    await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
    await visitor.click('hand-2-L');
    await visitor.click('square-a1');
    await visitor.waitForPosition('-,-,-/-,L,-/l,-,-:1');
    await visitor.click('square-b2');
    await visitor.click('square-c3');
    await visitor.waitForPosition('-,-,L/-,-,-/l,-,-:2');
    await visitor.click('button-undo');
    await visitor.waitForPosition('-,-,-/-,L,-/l,-,-:1');
    const moves = visitor.page.locator('[data-id^=move-]:not(.unseen)');
    await moves.first().waitFor({ state: 'attached' });
    const move = (await moves.first().getAttribute('data-id')) ?? '';
    await visitor.click(move);
    await visitor.waitForLink('moves', `L@b2.L@a1.b2c3(${move.slice('move-'.length)})`);
    await nothingOverlaps(visitor);
    assert.ok((await visitor.middle('button-open')).x > 0);
  },
);

visit(
  'Dobutsu shogi takes and drops',
  { ...at, fragment: 'game=dobutsu&moves=b2b3' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('square-b4');
    await visitor.click('square-b3');
    await visitor.waitForLink('moves', 'b2b3.b4b3');
    await visitor.click('square-c1');
    await visitor.click('square-c2');
    await visitor.waitForLink('moves', 'b2b3.b4b3.c1c2');
    const [hand = ''] = (await visitor.labels(/^hand-2-/)).map(([id]) => id);
    await visitor.click(hand);
    await visitor.click('square-b2');
    await visitor.page.waitForFunction(() => location.hash.includes('c1c2.'));
    await nothingOverlaps(visitor);
  },
);

visit('a small board of Go, with passing', { ...at, fragment: 'game=go:5' }, async (visitor) => {
  await visitor.drawn();
  await visitor.click('square-c3');
  await visitor.waitForLink('moves', 'c3');
  await visitor.click('button-pass');
  await visitor.waitForLink('moves', 'c3.pass');
  await nothingOverlaps(visitor);
});

visit(
  'a finger on a large board of Go confirms its point',
  { path: 'embed.html', viewport: { width: 320, height: 568 }, ...touch, fragment: 'game=go:19' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.tap('square-k10');
    await visitor.waitForItem('button-place');
    await nothingOverlaps(visitor);
    await visitor.tap('button-place');
    await visitor.waitForLink('moves', 'k10');
  },
);
