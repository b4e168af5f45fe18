// Message channel between an embedded board and the surrounding page.  It accepts messages only from that
// page and answers only its origin: the one that the address names, or else that of its first valid message.
//
// It listens from the first script on and queues messages until the board can answer.
import { protocolVersion, readMessage } from './embed_messages.mjs';

/**
 * @import { Command } from './embed_messages.mjs'
 *
 * Result of a command: the state or poster to send, or an error.
 * @typedef {{ state: object } | { poster: object } | { fault: string }} Answer
 */

/** Maximum length of the queue, because each command takes time. */
const maxQueued = 32;

/** The answer to `hello` before the board has started. */
export const notStarted = () => ({ live: false, link: location.hash.slice(1, 100_001) });

/** @param {string | number | null} id of a message, repeated in its answer */
const numbered = (id) => (id === null ? {} : { id });

export class EmbedChannel {
  /** @type {string} empty: unknown */
  #origin;
  /** @type {{ id: string | number | null, command: Command }[]} */
  #waiting = [];
  /** @type {((command: Command) => Answer | Promise<Answer>) | null} */
  #receiver = null;
  #busy = false;
  /** @type {string[]} errors to report when the origin of the surrounding page is known */
  #unreported = [];
  /** @type {string | null} reason why the board cannot start or continue */
  #failure = null;

  /** @param {string} origin of the only accepted page; empty: that of the first valid message */
  constructor(origin) {
    this.#origin = origin;
    window.addEventListener('message', (event) => this.#receive(event));
  }

  /** Whether the origin of the surrounding page is known. */
  get open() {
    return this.#origin !== '';
  }

  /**
   * @param {(command: Command) => Answer | Promise<Answer>} receiver receives the queued and later commands
   */
  attach(receiver) {
    this.#receiver = receiver;
    void this.#work();
  }

  /** @param {{ type: string, [more: string]: unknown }} message */
  post(message) {
    if (this.open) this.#send(message, this.#origin);
  }

  /**
   * Reports an error without a request, as soon as the surrounding page's origin is known.
   * @param {string} message
   */
  report(message) {
    if (this.open) this.post({ type: 'error', message });
    else this.#unreported.push(message);
  }

  /**
   * Marks the board as failed.  From then on every message is answered with this failure.
   * @param {string} message
   */
  fail(message) {
    this.#failure ??= message;
    this.post({ type: 'failed', message });
    for (const { id } of this.#waiting.splice(0))
      this.post({ type: 'failed', ...numbered(id), message });
  }

  /** @param {object} message @param {string} origin */
  #send(message, origin) {
    // An opaque origin, of a file or in a sandbox, cannot be named as a target.
    const target = origin === 'null' ? '*' : origin;
    window.parent.postMessage({ kanzen: protocolVersion, ...message }, target);
  }

  /** @param {string | number | null} id @param {string} message @param {string} origin */
  #refuse(id, message, origin) {
    this.#send({ type: 'error', ...numbered(id), message }, origin);
  }

  /** @param {MessageEvent} event */
  #receive(event) {
    const { source, origin } = event;
    if (window.parent === window || source !== window.parent) return;
    if (this.open && origin !== this.#origin) return;
    const message = readMessage(event.data);
    if (message === null) return;
    const { id } = message;
    if ('fault' in message) return this.#refuse(id, message.fault, origin);
    this.#origin = origin;
    for (const fault of this.#unreported.splice(0)) this.report(fault);
    if (this.#failure !== null)
      return this.post({ type: 'failed', ...numbered(id), message: this.#failure });
    if (message.command.type === 'hello' && !this.#receiver)
      return this.post({ type: 'state', ...numbered(id), ...notStarted() });
    if (this.#waiting.length >= maxQueued) {
      const fault = `${maxQueued} messages are waiting already; send the next after an answer`;
      return this.#refuse(id, fault, origin);
    }
    this.#waiting.push(message);
    void this.#work();
  }

  /** Runs one command after the other, each in a task of its own, so that the board stays responsive. */
  async #work() {
    if (this.#busy || !this.#receiver) return;
    this.#busy = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { id, command } = next;
      const answer = await this.#receiver(command);
      if (this.#failure !== null) return; // `fail` has answered
      this.#waiting.shift();
      if ('fault' in answer) this.#refuse(id, answer.fault, this.#origin);
      else if ('poster' in answer) this.post({ type: 'poster', ...numbered(id), ...answer.poster });
      else this.post({ type: 'state', ...numbered(id), ...answer.state });
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#busy = false;
  }
}
