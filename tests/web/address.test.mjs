// The fragment in the address line: written by the app, in entries of the browser's history, and by
// others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Address } from '../../web/page/address.mjs';

/** A browser with one entry in its history. */
class Browser {
  state = null;
  #entries = ['https://example.org/kanzen/'];
  /** Are changes taken? */
  open = true;

  constructor() {
    const browser = this;
    const location = {
      get href() {
        return browser.#entries.at(-1);
      },
    };
    Object.assign(globalThis, { location, history: this });
  }

  /** @param {unknown} _ @param {string} __ @param {string} url */
  replaceState(_, __, url) {
    const href = new URL(url, this.#entries.at(-1)).href;
    if (this.open) this.#entries.splice(-1, 1, href);
  }

  /** @param {unknown} _ @param {string} __ @param {string} url */
  pushState(_, __, url) {
    if (!this.open) throw new Error('too often');
    this.#entries.push(new URL(url, this.#entries.at(-1)).href);
  }

  back() {
    this.#entries.pop();
  }

  get fragments() {
    return this.#entries.map((href) => new URL(href).hash.slice(1));
  }
}

test('what the app writes before it hears of a new fragment is of the old game', () => {
  const browser = new Browser();
  const address = new Address();
  address.write('a');
  browser.replaceState(null, '', '#other'); // by somebody else
  address.yield();
  address.write('b');
  address.add('c');
  assert.deepEqual(browser.fragments, ['other']);
  address.resume('other', () => {});
  address.write('d');
  assert.deepEqual(browser.fragments, ['d']);
});

test('the entry of a refused fragment is left, and that of an accepted one stays', () => {
  const browser = new Browser();
  const address = new Address();
  /** @param {string} fragment @param {string} written by the app in reply */
  const visit = (fragment, written) => {
    browser.pushState(null, '', `#${fragment}`);
    address.yield();
    address.resume(fragment, () => address.write(written));
  };
  address.write('a');
  visit('broken', 'a');
  assert.deepEqual(browser.fragments, ['a']);
  address.yield(); // the change of the fragment that going back causes
  address.resume('a', () => {});
  visit('b', 'b&rules=x');
  assert.deepEqual(browser.fragments, ['a', 'b&rules=x']);
  address.write('a'); // the app's own choice
  assert.deepEqual(browser.fragments, ['a', 'a']);
  const framed = new Address({ ownsHistory: false });
  framed.write('a');
  browser.pushState(null, '', '#broken');
  framed.yield();
  framed.resume('broken', () => framed.write('a'));
  assert.deepEqual(
    browser.fragments,
    ['a', 'a', 'a'],
    'the history of a frame is that of its page',
  );
});

test('entries that may not be written yet are written later, each with what came last', async () => {
  const browser = new Browser();
  const address = new Address();
  address.write('a');
  browser.open = false;
  for (const fragment of ['b', 'c']) address.write(fragment);
  address.add('d');
  address.write('e');
  assert.deepEqual(browser.fragments, ['a']);
  browser.open = true;
  await sleep(600);
  assert.deepEqual(browser.fragments, ['c', 'e']);
});
