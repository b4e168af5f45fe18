// The frame of a <kanzen-board> on a clock that a test moves on: whatever it is asked is settled.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardFrame } from '../../web/embed/board_frame.mjs';
import { protocolVersion } from '../../web/embed/embed_messages.mjs';

const site = 'https://kanzen.example';

/** The parts of a browser that the frame needs, and the page in it. */
class Browser {
  #now = 0;
  /** @type {Map<number, { at: number, call: () => void }>} */
  #timers = new Map();
  #lastTimer = 0;
  /** @type {(() => void)[]} */
  #onLoad = [];
  /** @type {(event: object) => void} */
  #onMessage = () => {};
  /** @type {any[]} messages that the page in the frame has received */
  received = [];
  #window = { postMessage: (/** @type {object} */ data) => this.received.push(data) };

  /** @param {import('node:test').TestContext} t */
  constructor(t) {
    const { setTimeout, clearTimeout } = globalThis;
    t.after(() => Object.assign(globalThis, { setTimeout, clearTimeout }));
    const element = {
      classList: { add: () => {} },
      addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) =>
        this.#onLoad.push(listener),
      remove: () => {},
      contentWindow: this.#window,
    };
    Object.assign(globalThis, {
      document: { createElement: () => element },
      window: {
        origin: 'https://host.example',
        addEventListener: (/** @type {string} */ _, /** @type {any} */ listener) =>
          (this.#onMessage = listener),
        removeEventListener: () => {},
      },
      setTimeout: (/** @type {() => void} */ call, /** @type {number} */ delay) => {
        this.#timers.set(++this.#lastTimer, { at: this.#now + delay, call });
        return this.#lastTimer;
      },
      clearTimeout: (/** @type {number} */ timer) => this.#timers.delete(timer),
    });
  }

  /** The page in the frame is there. */
  load() {
    for (const listener of this.#onLoad) listener();
  }

  /** @param {object} message of the page in the frame */
  post(message) {
    const data = { kanzen: protocolVersion, ...message };
    this.#onMessage({ source: this.#window, origin: site, data });
  }

  /** @param {number} seconds */
  pass(seconds) {
    this.#now += seconds * 1000;
    for (const [timer, { at, call }] of [...this.#timers]) {
      if (at > this.#now || !this.#timers.delete(timer)) continue;
      call();
    }
  }
}

/** @param {import('node:test').TestContext} t */
function opened(t) {
  const browser = new Browser(t);
  /** @type {string[]} */
  const faults = [];
  const frame = new BoardFrame(new URL(`${site}/embed.html`), 'Kanzen', {
    onState: () => {},
    onKey: () => {},
    onError: (message) => faults.push(message),
  });
  return { browser, faults, frame };
}

test('a request is answered, or rejected after two minutes', async (t) => {
  const { browser, faults, frame } = opened(t);
  const answered = frame.ask({ type: 'step', to: 'next' });
  const late = frame.ask({ type: 'open', link: 'game=go' });
  browser.load();
  await frame.loaded;
  browser.post({ type: 'state', live: true, ply: 1, id: 1 });
  assert.equal((await answered).ply, 1);
  assert.deepEqual(
    browser.received.map(({ type, id }) => [type, id]),
    [
      ['hello', undefined],
      ['step', 1],
      ['open', 2],
    ],
  );
  browser.pass(119);
  assert.equal(frame.failed, false);
  browser.pass(1);
  const message = 'the board has not answered for 120 seconds (open)';
  await assert.rejects(late, { message });
  assert.deepEqual(faults, [message]);
});

test('a closed board rejects pending requests, and reports nothing', async (t) => {
  const { browser, faults, frame } = opened(t);
  const asked = frame.ask({ type: 'step', to: 'next' });
  browser.load();
  frame.close();
  await assert.rejects(asked, { message: 'the board was closed' });
  browser.pass(600);
  assert.deepEqual(faults, []);
});
