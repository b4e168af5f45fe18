// The page's searches of single positions: one at a time, in a worker of their own.
import { KanzenError } from './errors.mjs';
import { WorkerClient } from './worker_client.mjs';

/** @typedef {import('./solver.mjs').SolverEvents} SolverEvents */

export class PageSearch {
  #client = new WorkerClient();
  /** @type {AbortController | null} of the search under way */
  #abort = null;
  #tell;

  /** @param {(tell: (events: SolverEvents) => void) => void} tell */
  constructor(tell) {
    this.#tell = tell;
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
        onProgress: (progress) => this.#tell((events) => events.onProgress(progress)),
      });
      if (!signal.aborted) this.#tell((events) => events.onSearched(report));
    } catch (refusal) {
      if (signal.aborted) return;
      if (!(refusal instanceof KanzenError)) throw refusal;
      this.#tell((events) => events.onSearchFailed(refusal.toData()));
    }
  }

  /** At once: the worker ends, and its memory is given back. */
  cancel() {
    this.#abort?.abort();
    this.#abort = null;
  }
}
