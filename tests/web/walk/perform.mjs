// Performs an action on a page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '../site.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Route} Route
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./actions.mjs').Network} Network
 * @typedef {import('./instrument.mjs').Item} Item
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 */

const affected = {
  tables: /\/tables\//,
  engine: /\/assets\/(worker|kanzen-engine)-/,
};

/** @param {Route} route @param {Network} state */
async function answer(route, state) {
  if (state === 'fail') return route.abort('connectionreset');
  if (state === 'status') return route.fulfill({ status: 503, body: 'no' });
  if (state === 'damage') {
    const file = join(site, new URL(route.request().url()).pathname);
    // A damaged list may name what is not there.
    const bytes = existsSync(file) ? Buffer.from(readFileSync(file)) : Buffer.alloc(0);
    return route.fulfill({ body: bytes.subarray(0, bytes.length >> 1) });
  }
  await sleep(80);
  return route.continue();
}

/** @param {Page} page @param {Action & { kind: 'network' }} action */
async function setNetwork(page, { state, what }) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state === 'fine') return;
  // Requests that the page has aborted need no answer.
  await page.route(affected[what], (route) => answer(route, state).catch(() => {}));
}

/** @param {Item} item */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Snapshot} snapshot @param {string} id @returns {Item | undefined} on the screen */
const shown = (snapshot, id) =>
  snapshot.items.find((item) => item.id === id && item.seen && item.enabled);

/** @param {Page} page @param {{ width: number, height: number }} size */
async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate('window.walk.realFrames()');
}

/** As a phone that is turned: portrait becomes landscape. @param {Page} page */
async function turn(page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await resize(page, { width: height, height: width });
}

/** @param {Page} page @param {'right' | 'middle'} button while another one may be held */
async function press(page, button) {
  await page.mouse.down({ button });
  await page.mouse.up({ button });
}

/**
 * @param {Page} page
 * @param {Item} from
 * @param {Item} to
 * @param {import('./actions.mjs').Meanwhile} meanwhile
 */
async function drag(page, from, to, meanwhile) {
  const [start, end] = [middle(from), middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 2 });
  if (meanwhile === 'turn') await turn(page);
  if (meanwhile === 'right' || meanwhile === 'middle') await press(page, meanwhile);
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
}

/**
 * @param {Page} page
 * @param {Snapshot} before
 * @param {Extract<Action, { id: string }>} action
 * @returns {Promise<boolean>}
 */
async function point(page, before, action) {
  const item = shown(before, action.id);
  if (!item) return false;
  const { x, y } = middle(item);
  if (action.kind === 'drag') {
    const target = shown(before, action.to);
    if (!target) return false;
    await drag(page, item, target, action.meanwhile);
  } else if (action.kind === 'wheel') {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100 * action.notches);
  } else if (action.kind === 'other button') {
    await page.mouse.move(x, y);
    await press(page, action.button);
  } else {
    await page.mouse.click(x, y);
  }
  return true;
}

/**
 * @param {Page} page
 * @param {Snapshot} before
 * @param {Action} action
 * @returns {Promise<boolean>} false: it cannot be done now
 */
export async function perform(page, before, action) {
  /** @param {(walk: any, given: any) => unknown} call @param {unknown} given */
  const inPage = (call, given) => page.evaluate(`(${call})(window.walk, ${JSON.stringify(given)})`);
  switch (action.kind) {
    case 'click':
      return /** @type {Promise<boolean>} */ (inPage((walk, id) => walk.click(id), action.id));
    case 'pointer':
    case 'other button':
    case 'drag':
    case 'wheel':
      return point(page, before, action);
    case 'key':
      await page.keyboard.press(action.key);
      return true;
    case 'edit':
      await inPage((walk, fragment) => walk.edit(fragment), action.fragment);
      return true;
    case 'paste':
      await inPage((walk, text) => walk.paste(text), action.text);
      return true;
    case 'back':
    case 'forward':
      await (action.kind === 'back' ? page.goBack() : page.goForward());
      return true;
    case 'reload':
      await page.reload();
      return true;
    case 'resize':
      await resize(page, action.size);
      return true;
    case 'turn':
      await turn(page);
      return true;
    case 'colour scheme':
      await page.emulateMedia({ colorScheme: action.dark ? 'dark' : 'light' });
      return true;
    case 'lose worker':
      return /** @type {Promise<boolean>} */ (
        inPage((walk, number) => walk.loseWorker(number), action.number)
      );
    case 'network':
      await setNetwork(page, action);
      return true;
    case 'wait':
    case 'second page': // the walk opens it
      return true;
  }
}
