// The frame of a live <kanzen-board>: requests, messages and timeouts.
import { protocolVersion } from './embed_messages.mjs';

/**
 * @import { BoardState, Step } from './kanzen-board.d.mts'
 * @typedef {{ type: 'open' | 'poster', link: string } | { type: 'step', to: Step }} Command
 * @typedef {{ resolve: (answer: any) => void, reject: (reason: unknown) => void,
 *   timer: ReturnType<typeof setTimeout> }} Request
 *
 * `onError` receives the reason why the board cannot start or continue, or an error without a request.
 * @typedef {{ onState: (state: BoardState) => void, onKey: (key: KeyboardEventInit) => void,
 *   onError: (message: string) => void }} FrameListener
 */

/**
 * Milliseconds after loading until the frame is shown without a message from it, because it may show an
 * error.
 */
const longestStart = 3_000;

/** Timeouts in milliseconds: for loading a frame, for the first message of its page, and for a request. */
const longestLoad = 30_000;
const longestSilence = 10_000;
const longestRequest = 120_000;

/** Whether this page has a tuple origin.  In a sandbox a page and its frames have opaque origins. */
const hasOrigin = () => window.origin !== 'null';

export class BoardFrame {
  element = document.createElement('iframe');
  /** Whether no board has started in the frame.  The frame then shows the reason; a new frame may succeed. */
  failed = false;
  /** @type {Promise<void>} */
  loaded = new Promise((resolve) => this.element.addEventListener('load', () => resolve()));
  #address;
  #listener;
  /** @type {Map<number, Request>} */
  #requests = new Map();
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} timeout of the next message */
  #timer;
  #onMessage = (/** @type {MessageEvent} */ event) => this.#receive(event);

  /** @param {URL} address @param {string} title @param {FrameListener} listener */
  constructor(address, title, listener) {
    this.#address = address;
    this.#listener = listener;
    this.element.title = title;
    this.element.src = address.href;
    // The visitor may reload the frame, so every load sends a greeting.
    this.element.addEventListener('load', () => this.#greet());
    window.addEventListener('message', this.#onMessage);
    this.#expectMessage(longestLoad);
  }

  /** @param {Command} command @returns {Promise<any>} the board's state, or its poster */
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

  /** Sends a command without a promise.  An error goes to the listener. @param {Command} command */
  post(command) {
    void this.loaded.then(() => this.#send(command));
  }

  /** Removes the frame and rejects pending requests. */
  close() {
    clearTimeout(this.#timer);
    window.removeEventListener('message', this.#onMessage);
    this.element.remove();
    this.#rejectAll('the board was closed');
  }

  #greet() {
    this.#send({ type: 'hello' });
    setTimeout(() => this.#show(), longestStart);
    this.#expectMessage(longestSilence);
  }

  #show() {
    this.element.classList.add('shown');
  }

  /**
   * Starts a timeout for the next message.  An unreachable site and a page other than Kanzen's send none.
   * @param {number} milliseconds
   */
  #expectMessage(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const place = new URL('./', this.#address).href;
      const seconds = milliseconds / 1000;
      this.#fail(
        `no board has answered from ${place} for ${seconds} seconds; expected a site of Kanzen, which may be shown in frames`,
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

  /** Removes and returns a pending request. @param {number} id @returns {Request | undefined} */
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
  #receive({ source, origin, data }) {
    if (source !== this.element.contentWindow || !this.#isOwn(origin)) return;
    if (data?.kanzen !== protocolVersion) return;
    clearTimeout(this.#timer);
    const { kanzen: _, type, id, ...content } = data;
    if (type === 'state') {
      this.failed = false;
      if (!content.live) return; // the board has not started
      this.#show();
      this.#listener.onState(content);
      this.#settle(id)?.resolve(content);
    } else if (type === 'poster') {
      this.#settle(id)?.resolve(content);
    } else if (type === 'key') {
      this.#listener.onKey(content);
    } else if (type === 'failed') {
      if (!this.failed) this.#fail(content.message); // rejects all requests
    } else if (type === 'error') {
      const request = this.#settle(id);
      if (request) request.reject(new Error(content.message));
      else this.#listener.onError(content.message);
    }
  }
}
