// What the page asks about one position, and may want no longer: one request at a time, in a
// worker of its own.
import { KanzenError } from './errors.mjs';
import { WorkerClient } from './worker_client.mjs';

/**
 * @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./protocol.mjs').Methods} Methods
 */

/** @template {'search' | 'choose' | 'estimate' | 'score' | 'compare' | 'enumerate'} M */
export class PageTask {
  #client = new WorkerClient();
  /** @type {AbortController | null} of the request under way */
  #abort = null;
  #method;
  #post;
  #events;

  /**
   * @param {M} method
   * @param {(event: PageEvent) => void} post
   * @param {{ progressed?: (progress: Progress) => PageEvent,
   *   reported?: (report: Methods[M]['result']) => PageEvent,
   *   done: (result: Methods[M]['result'], args: Methods[M]['args']) => PageEvent,
   *   failed: (error: ErrorData) => PageEvent }} events what to post
   */
  constructor(method, post, events) {
    this.#method = method;
    this.#post = post;
    this.#events = events;
  }

  /**
   * Another one ends for it.
   * @param {Methods[M]['args']} args
   */
  async start(args) {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    const { signal } = abort;
    const { progressed, reported, done, failed } = this.#events;
    try {
      const result = await this.#client.request(this.#method, args, {
        signal,
        onProgress: (progress) => progressed && this.#post(progressed(progress)),
        onReport: (report) => reported && this.#post(reported(report)),
      });
      if (!signal.aborted) this.#post(done(result, args));
    } catch (refusal) {
      if (signal.aborted) return;
      if (!(refusal instanceof KanzenError)) throw refusal;
      this.#post(failed(refusal.toData()));
    }
  }

  /** At once: the worker ends, and its memory is given back. */
  cancel() {
    this.#abort?.abort();
    this.#abort = null;
  }
}
