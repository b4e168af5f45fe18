// The page's searches of single positions: one at a time, in a worker of their own.
import { KanzenError } from './errors.mjs';
import { WorkerClient } from './worker_client.mjs';

/** @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent */

export class PageSearch {
  #client = new WorkerClient();
  /** @type {AbortController | null} of the search under way */
  #abort = null;
  #post;

  /** @param {(event: PageEvent) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {import('./protocol.mjs').Methods['search']['args']} what */
  async start(what) {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    const { signal } = abort;
    try {
      const report = await this.#client.request('search', what, {
        signal,
        onProgress: (progress) => this.#post({ type: 'progressed', value: progress }),
      });
      if (!signal.aborted) this.#post({ type: 'searched', value: report });
    } catch (refusal) {
      if (signal.aborted) return;
      if (!(refusal instanceof KanzenError)) throw refusal;
      this.#post({ type: 'searchFailed', value: refusal.toData() });
    }
  }

  /** At once: the worker ends, and its memory is given back. */
  cancel() {
    this.#abort?.abort();
    this.#abort = null;
  }
}
