// Thousands of generated messages, with invalid links and an endless list of moves among
// them: nothing changes, nothing crashes, and the board answers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { frugal, launch } from './browser.mjs';
import { Visitor, coarse } from './page_driver.mjs';
import { framed, inHostPage } from './host_page.mjs';
import { siteUrl } from './page_suite.mjs';

/** @typedef {import('playwright-core').Page} Page */

const home = 'game=gobblers2&rules=strict&moves=L@b2.L@a1';
const position = '-,-,-/-,L,-/l,-,-:1';

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  // This switches off the browser's own limit of 200 changes of an address in ten seconds.
  browser = await launch([...frugal, '--disable-ipc-flooding-protection']);
});
after(() => browser?.close());

/** @param {number} seed @returns {(below: number) => number} */
function createRandom(seed) {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const endless = Array.from({ length: 18_000 }, (_, i) => ['a1b2', 'a3c3', 'b2a1', 'c3a3'][i % 4]);
/** A link of which the first thousand moves are played. */
const longest = `game=gobblers2&moves=L@a1.L@a3.${endless.join('.')}`;
const afterThousand = '-,-,l/-,L,-/-,-,-:1';

const keys = 'game rules position moves ply komi mode players view __proto__'.split(' ');
const values = [
  ...'gobblers2 gobblers dobutsu go:9 go:99999999999 mnk:3,3,3 mnk:-1,0,9 chess strict'.split(' '),
  ...'-,-,-/-,-,-/-,-,-:1 ../../../etc <script>alert(1)</script> L@b2 L@b2.L@a1'.split(' '),
  ...'%00 %ff%fe %E3%81 % %zz 0 -1 1e99 18446744073709551616 javascript:x'.split(' '),
  ...['\u202e', '完全', '\ud800', '"', "'", '.', '..', 'play', 'statistics', 'second', ' '],
];

/** @param {(below: number) => number} random @returns {string} somebody's idea of a fragment */
function fragment(random) {
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => /** @type {T} */ (list[random(list.length)]);
  const noise = (/** @type {number} */ most) =>
    Array.from({ length: random(most) }, () =>
      String.fromCharCode(random(3) ? 33 + random(94) : random(65536)),
    ).join('');
  switch (random(6)) {
    case 0:
      return noise(60);
    case 1:
      return `${home}${noise(8)}`.replace(/./g, (c) =>
        random(25) ? c : String.fromCharCode(33 + random(94)),
      );
    case 2:
      return one(['&', '=', '%', '.', 'a=b&', '%41', '#']).repeat(random(3000));
    default:
      return Array.from({ length: 1 + random(5) }, () => `${one(keys)}=${one(values)}`).join('&');
  }
}

/** Links that no page can open, whatever else is in them. @param {number} seed @param {number} count */
function broken(seed, count) {
  const random = createRandom(seed);
  const ends = '&game=chess &game= &game=gobblers2&moves=x &% &game=go:77 &nonsense'.split(' ');
  // The last of equal keys counts.
  return Array.from({ length: count }, () => fragment(random) + ends[random(ends.length)]);
}

/** The state that no message may change. @param {import('playwright-core').Frame} frame */
const surroundings = (frame) =>
  frame.evaluate(() => ({
    settings: { ...localStorage },
    elements: [...document.querySelectorAll('head *, main > *')].map(({ tagName }) => tagName),
    title: document.title,
    place: location.origin + location.pathname + location.search,
    failure: document.getElementById('failure')?.hidden,
    polluted: /** @type {any} */ ({}).game,
  }));

/**
 * Runs in the page around a board: sends all of it, in batches, and waits for answers of the board.
 * @param {Page} page @param {{ count: number, links: string[], longest: string }} what
 */
const shout = (page, what) =>
  page.evaluate(async ({ count, links, longest: endlessLine }) => {
    const { sendAnything, send, received } = /** @type {any} */ (window);
    /** @type {any} */
    let deep = {};
    for (let i = 0; i < 2000; ++i) deep = { deep };
    const odd = [
      null,
      0,
      'kanzen',
      [],
      {},
      deep,
      new Map([['kanzen', 1]]),
      new Uint8Array(1e6),
      NaN,
      { kanzen: '1', type: 'hello' },
      { kanzen: 1 },
      { kanzen: 1, type: {} },
      { kanzen: 1, type: deep },
      { kanzen: 1, type: 'step', to: deep },
      { kanzen: 1, type: 'step', to: 1e308 },
      { kanzen: 1, type: 'step', to: -0.5 },
      { kanzen: 1, type: 'step', to: 'constructor' },
      { kanzen: 1, type: 'open', link: deep },
      { kanzen: 1, type: 'open', link: 'x'.repeat(5e6) },
      { kanzen: 1, type: 'open', link: endlessLine.slice(0, 40_000) },
      { kanzen: 1, type: 'hello', id: 'y'.repeat(1e6) },
      { kanzen: 1, type: 'hello', id: deep },
      { kanzen: 9e99, type: 'open', link: 'game=dobutsu' },
      { type: 'state', live: true, kanzen: 1 },
    ];
    let longest = 0;
    for (let i = 0; i < count; ++i) {
      sendAnything(
        i % 2
          ? odd[(i * 7) % odd.length]
          : { kanzen: 1, type: 'open', link: links[i % links.length] },
      );
      if (i % 50 !== 49) continue;
      const id = `after ${i}`;
      const asked = performance.now();
      // While too many messages wait, it answers with an error.
      const isAnswer = (/** @type {any} */ it) => it.id === id && it.type === 'state';
      while (!received.some(isAnswer)) {
        send({ type: 'hello', id });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      longest = Math.max(longest, performance.now() - asked);
    }
    const states = received.filter((/** @type {any} */ it) => it.live);
    return {
      positions: [...new Set(states.map((/** @type {any} */ it) => it.position))],
      faults: received.filter((/** @type {any} */ it) => it.type === 'error').length,
      longest,
    };
  }, what);

test('thousands of messages for a board in a frame', { timeout: 240_000 }, async (t) => {
  const { base, path, ...context } = inHostPage(home);
  const visitor = await Visitor.open(browser, base + path, { ...coarse, ...context });
  const board = await framed(visitor);
  const links = broken(3, 699);
  const before = await surroundings(board.frame);
  /** @type {string[]} */
  const elsewhere = [];
  visitor.page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(siteUrl()).origin) elsewhere.push(request.url());
  });
  const result = await shout(visitor.page, { count: 2000, links, longest });
  t.diagnostic(
    `an answer took at most ${result.longest.toFixed(0)} ms; ${result.faults} were refused`,
  );
  assert.deepEqual(result.positions, [position]);
  assert.ok(result.faults > 500);
  assert.deepEqual(await surroundings(board.frame), before);
  // An endless line is played as far as it can be, however often it is sent.
  await visitor.page.evaluate(
    (link) => {
      for (let i = 0; i < 200; ++i) /** @type {any} */ (window).send({ type: 'open', link });
    },
    longest.slice(0, 30_000),
  );
  await board.waitForPosition(afterThousand);
  // Messages are done in their order: when the second is answered, nothing waits any more.
  await visitor.page.evaluate(async (link) => {
    const { send, received: answers } = /** @type {any} */ (window);
    for (const message of [{ type: 'open', link }, { type: 'hello' }]) {
      const isAnswer = (/** @type {any} */ it) => it.id === message.type && it.type === 'state';
      while (!answers.some(isAnswer)) {
        send({ ...message, id: message.type });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }, home);
  await board.waitForPosition(position);
  // It plays on.
  const { x, y } = await board.middle('button-undo');
  await visitor.page.mouse.click(x, y);
  await board.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  assert.deepEqual([elsewhere, visitor.errors], [[], []]);
  await visitor.close();
});
