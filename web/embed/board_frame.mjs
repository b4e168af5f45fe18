// The frame of a live <kanzen-board>: its requests, its messages, and how long they may take.
import { protocolVersion } from './embed_messages.mjs';

/**
 * @import { BoardState, Step } from './kanzen-board.d.mts'
 * @typedef {{ type: 'open', link: string } | { type: 'step', to: Step }} Command
 * @typedef {{ resolve: (state: BoardState) => void, reject: (reason: unknown) => void,
 *   timer: ReturnType<typeof setTimeout> }} Request
 *
 * `onError`: why the board cannot start or continue, or a fault that no request has caused.
 * @typedef {{ onState: (state: BoardState) => void, onKey: (key: KeyboardEventInit) => void,
 *   onError: (message: string) => void }} FrameListener
 */

/** Milliseconds until a loaded frame is shown although it has sent nothing: it may show why. */
const longestStart = 3_000;

/** Milliseconds for a frame to load, for its page to send anything then, and for a request. */
const longestLoad = 30_000;
const longestSilence = 10_000;
const longestRequest = 120_000;

/** Has this page an origin?  A page in a sandbox has none, and neither have its frames. */
const hasOrigin = () => window.origin !== 'null';

export class BoardFrame {
  element = document.createElement('iframe');
  /** Has no board started in it?  The frame then shows why, and another frame may succeed. */
  failed = false;
  /** @type {Promise<void>} */
  loaded = new Promise((resolve) => this.element.addEventListener('load', () => resolve()));
  #address;
  #listener;
  /** @type {Map<number, Request>} */
  #requests = new Map();
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} until the next message is overdue */
  #timer;
  #onMessage = (/** @type {MessageEvent} */ event) => this.#hear(event);

  /** @param {URL} address @param {string} title @param {FrameListener} listener */
  constructor(address, title, listener) {
    this.#address = address;
    this.#listener = listener;
    this.element.title = title;
    this.element.src = address.href;
    // Each time, as its reader may reload it.
    this.element.addEventListener('load', () => this.#greet());
    window.addEventListener('message', this.#onMessage);
    this.#expectMessage(longestLoad);
  }

  /** @param {Command} command @returns {Promise<BoardState>} */
  ask(command) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const seconds = longestRequest / 1000;
        this.#fail(`the board has not answered for ${seconds} seconds (${command.type})`);
      }, longestRequest);
      this.#requests.set(id, { resolve, reject, timer });
      this.loaded
        .then(() => this.#send({ ...command, id }))
        .catch((thrown) => this.#settle(id)?.reject(thrown));
    });
  }

  /** Without a promise: a refusal goes to the listener.  @param {Command} command */
  tell(command) {
    void this.loaded.then(() => this.#send(command));
  }

  /** Removes the frame and rejects its requests. */
  close() {
    clearTimeout(this.#timer);
    window.removeEventListener('message', this.#onMessage);
    this.element.remove();
    this.#rejectAll('the board was given back');
  }

  #greet() {
    this.#send({ type: 'hello' });
    setTimeout(() => this.#show(), longestStart);
    this.#expectMessage(longestSilence);
  }

  #show() {
    this.element.classList.add('shown');
  }

  /** Neither an unreachable site nor another page than ours sends anything.  @param {number} milliseconds */
  #expectMessage(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const place = new URL('./', this.#address).href;
      const seconds = milliseconds / 1000;
      this.#fail(
        `no board has answered from ${place} for ${seconds} seconds; right would be a site of Kanzen, which may be shown in frames`,
      );
    }, milliseconds);
  }

  /** @param {string} message */
  #fail(message) {
    clearTimeout(this.#timer);
    this.failed = true;
    this.#show();
    this.#rejectAll(message);
    this.#listener.onError(message);
  }

  /** @param {string} message */
  #rejectAll(message) {
    for (const id of [...this.#requests.keys()]) this.#settle(id)?.reject(new Error(message));
  }

  /** Takes a request from those under way.  @param {number} id @returns {Request | undefined} */
  #settle(id) {
    const request = this.#requests.get(id);
    clearTimeout(request?.timer);
    this.#requests.delete(id);
    return request;
  }

  /** @param {object} message */
  #send(message) {
    const data = { kanzen: protocolVersion, ...message };
    const target = hasOrigin() ? this.#address.origin : '*';
    this.element.contentWindow?.postMessage(data, target);
  }

  /** @param {string} origin */
  #isOwn(origin) {
    return origin === this.#address.origin || (origin === 'null' && !hasOrigin());
  }

  /** @param {MessageEvent} event */
  #hear({ source, origin, data }) {
    if (source !== this.element.contentWindow || !this.#isOwn(origin)) return;
    if (data?.kanzen !== protocolVersion) return;
    clearTimeout(this.#timer);
    const { kanzen: _, type, id, ...told } = data;
    if (type === 'state') {
      this.failed = false;
      if (!told.live) return; // not started yet
      this.#show();
      this.#listener.onState(told);
      this.#settle(id)?.resolve(told);
    } else if (type === 'key') {
      this.#listener.onKey(told);
    } else if (type === 'failed') {
      if (!this.failed) this.#fail(told.message); // which has rejected all requests
    } else if (type === 'error') {
      const request = this.#settle(id);
      if (request) request.reject(new Error(told.message));
      else this.#listener.onError(told.message);
    }
  }
}
