// The page's table: it provides values until the game is solved on the device, and can then be compared with
// the solved values.
import { KanzenError, dataForVisitors, errorData } from '../common/errors.mjs';
import { TableLoader } from '../storage/table_loader.mjs';
import { WorkerClient } from '../library/worker_client.mjs';

/**
 * @import { Analysis, ErrorData } from '../library/kanzen.d.mts'
 * @import { GameId } from '../worker/protocol.mjs'
 * @import { OpenedManifest, PageEvent, PageModule, TableStatus } from '../bindings/kanzen-page.d.mts'
 * @typedef {PageModule['openManifest']} OpenManifest
 */

/** The folder of the site's tables. */
export const base = new URL('./tables/', import.meta.url);
/** Seconds before each automatic retry; the last delay repeats. */
const retryAfter = [5, 15, 30];
/** Seconds between checks whether a table that is being built is available. */
const recheckAfter = 5;
/** Maximum number of positions whose chunks are fetched in parallel. */
const maxFetching = 3;

export class PageTable {
  #client;
  #ownClient;
  #loader;
  #abort = new AbortController();
  /** @type {Map<string, Set<number>>} positions that wait for values, with their missing chunks */
  #waiting = new Map();
  /** @type {Map<string, Set<number>>} positions with a truncated perfect line, with their missing chunks */
  #truncated = new Map();
  /**
   * Positions that need further chunks of a loaded table, the newest last.
   * @type {Map<string, readonly number[]>}
   */
  #unfetched = new Map();
  #fetching = 0;
  /** @type {OpenedManifest | null} the manifest, opened here while the worker is not ready */
  #opening = null;
  /** @type {Set<string>} positions that the manifest answered, whose lines the worker may extend */
  #answered = new Set();
  #opened = false; // the worker has the manifest
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {TableStatus} */
  #status = {
    phase: 'loading',
    bytes: 0,
    totalBytes: 0,
    stored: 0,
    summary: null,
    notable: [],
    error: null,
  };
  #gameId;
  #post;
  #openManifest;

  /**
   * @param {GameId} gameId @param {(event: PageEvent) => void} post
   * @param {WorkerClient | null} shared client of a small game, which is solved quickly; null: the table has
   *   a worker of its own, which answers while the other one solves
   * @param {OpenManifest | null} openManifest of the page's module; null: all values come from the worker
   * @param {TableLoader} loader
   */
  constructor(gameId, post, shared, openManifest, loader = new TableLoader(base)) {
    this.#loader = loader;
    this.#openManifest = openManifest;
    this.#ownClient = shared ? null : new WorkerClient();
    this.#client = shared ?? /** @type {WorkerClient} */ (this.#ownClient);
    this.#gameId = gameId;
    this.#post = post;
    globalThis.addEventListener('online', () => this.#status.phase === 'failed' && this.retry(), {
      signal: this.#abort.signal,
    });
  }

  /** The text of the table's manifest; null: it is not loaded. */
  get manifest() {
    return this.#loader.manifest;
  }

  /** Starts loading the worker and the first files in parallel. */
  start() {
    this.#ownClient?.warmUp();
    // Events are never posted within the call that causes them.
    queueMicrotask(() => this.#announce());
    void this.#load();
  }

  /** Posts the current status; after a failure tries again. */
  reopenTable() {
    const { phase } = this.#status;
    const again = phase === 'failed' || phase === 'absent';
    queueMicrotask(() => (again ? this.retry() : this.#announce()));
  }

  retry() {
    clearTimeout(this.#timer);
    this.#set({ ...this.#status, phase: 'loading', error: null });
    void this.#load();
  }

  close() {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#closeOpening();
    this.#ownClient?.close();
  }

  /**
   * Posts the analysis of a position.  If its perfect line was truncated and the table is loaded, it first
   * fetches more chunks of the line.
   * @param {string} position @returns {Promise<void>}
   */
  async analyse(position) {
    if (this.#answerFromOpening(position)) return;
    // Without a manifest no worker is needed yet.
    const { phase } = this.#status;
    if ((phase === 'loading' || phase === 'beingMade') && !this.#opened) {
      this.#waiting.set(position, new Set());
      return;
    }
    if (this.#status.phase === 'absent') {
      this.#postAnalysis(position, null);
      return;
    }
    try {
      const missing = this.#truncated.get(position);
      if (missing && phase === 'ready') await this.#fetch([...missing]);
      const analysis = await this.#client.request('probe', { ...this.#gameId, position });
      this.#waiting.delete(position);
      this.#truncated.delete(position);
      const { missingChunks } = analysis;
      if (missingChunks.length > 0) {
        this.#truncated.set(position, new Set(missingChunks));
        this.#loader.prioritize(missingChunks, { forLine: true });
      }
      this.#postAnalysis(position, analysis);
    } catch (refusal) {
      const error = errorData(refusal, 'io');
      const { code, chunks = [] } = error;
      if (code === 'closed') return;
      const waits = code === 'not_loaded' || code === 'not_solved';
      if (waits && this.#status.phase === 'loading') {
        this.#waiting.set(position, new Set(chunks));
        this.#loader.prioritize(chunks);
        return;
      }
      if (code === 'not_loaded' && this.#status.phase === 'ready' && chunks.length > 0) {
        this.#unfetched.set(position, chunks);
        return this.#fetchNewest();
      }
      if (code === 'corrupt_data' || code === 'worker_failed' || code === 'out_of_memory') {
        this.#fail({ ...error, offset: null });
      }
      this.#postAnalysis(position, null);
    }
  }

  /**
   * Opens the manifest here, because it contains the first values, which then need no worker.
   * @param {string} text
   */
  #readManifest(text) {
    if (!this.#openManifest || this.#opened) return;
    const { game, rules } = this.#gameId;
    const outcome = this.#openManifest(game, rules, text);
    if (!outcome.ok) throw new KanzenError(outcome.error);
    this.#closeOpening();
    this.#opening = outcome.value;
    const { summary, notable } = outcome.value.info();
    this.#set({ ...this.#status, phase: 'loading', error: null, summary, notable });
    for (const position of this.#waiting.keys())
      if (this.#answerFromOpening(position)) this.#waiting.delete(position);
  }

  /** @param {string} position */
  #answerFromOpening(position) {
    const outcome = this.#opening?.probe(position);
    if (!outcome?.ok) return false;
    this.#answered.add(position);
    this.#postAnalysis(position, outcome.value);
    return true;
  }

  #closeOpening() {
    this.#opening?.delete();
    this.#opening = null;
  }

  /** Switches from the manifest to the worker, which continues with positions that were answered in part. */
  #switchToWorker() {
    this.#opened = true;
    this.#closeOpening();
    for (const position of this.#answered) this.#waiting.set(position, new Set());
    this.#answered.clear();
  }

  /** Compares all stored values with those that a worker has solved. @param {WorkerClient} client */
  async compare(client) {
    await this.#loader.copyToWorker(client);
    return client.request('compareTable', {});
  }

  #announce() {
    this.#post({ type: 'openTable', value: { result: this.#status } });
  }

  /** @param {string} position @param {Analysis | null} analysis */
  #postAnalysis(position, analysis) {
    this.#post({ type: 'probe', value: { result: { position, analysis } } });
  }

  async #load() {
    const { signal } = this.#abort;
    try {
      const found = await this.#loader.findTable(this.#gameId, signal);
      if (found === 'building') {
        this.#set({ ...this.#status, phase: 'beingMade', error: null });
        this.#timer = setTimeout(() => void this.#load(), recheckAfter * 1000);
        return;
      }
      if (found === 'absent') {
        this.#ownClient?.release();
        this.#set({ ...this.#status, phase: 'absent', error: null });
        this.#giveUpWaiting();
        return;
      }
      const info = await this.#loader.load(this.#client, this.#gameId, {
        signal,
        onManifest: (text) => this.#readManifest(text),
        onInfo: ({ summary, notable }) => {
          this.#switchToWorker();
          this.#set({ ...this.#status, phase: 'loading', error: null, summary, notable });
          // The shown position is probed first, and its chunks are loaded first.
          return this.#probeWaiting()[0];
        },
        onProgress: ({ bytes, totalBytes }) => this.#set({ ...this.#status, bytes, totalBytes }),
        onChunk: (number) => this.#probeAfterChunk(number),
      });
      this.#attempts = 0;
      this.#set({ ...this.#status, phase: 'ready', stored: info.stored });
      this.#probeWaiting();
    } catch (thrown) {
      if (!signal.aborted) this.#fail(errorData(thrown, 'io'));
    }
  }

  /** @param {ErrorData} error */
  #fail(error) {
    this.#set({ ...this.#status, phase: 'failed', error: dataForVisitors(error) });
    this.#giveUpWaiting();
    const wait = retryAfter[Math.min(this.#attempts, retryAfter.length - 1)] ?? 0;
    this.#attempts += 1;
    clearTimeout(this.#timer);
    // The failure remains visible until something is loaded.
    this.#timer = setTimeout(() => void this.#load(), wait * 1000);
  }

  async #fetchNewest() {
    if (this.#fetching >= maxFetching) return;
    this.#fetching += 1;
    for (;;) {
      const newest = [...this.#unfetched].at(-1);
      if (!newest) break;
      const [position, chunks] = newest;
      this.#unfetched.delete(position);
      if (await this.#fetch(chunks)) await this.analyse(position);
      else this.#postAnalysis(position, null);
    }
    this.#fetching -= 1;
  }

  /** Returns false if the chunks cannot be loaded. @param {readonly number[]} chunks */
  async #fetch(chunks) {
    try {
      return await this.#loader.fetch(this.#client, chunks, this.#abort.signal);
    } catch (thrown) {
      if (!this.#abort.signal.aborted) this.#fail(errorData(thrown, 'io'));
      return false;
    }
  }

  #probeWaiting() {
    return [...this.#waiting.keys()].map((position) => this.analyse(position));
  }

  /** Probes the positions for which this chunk was the last missing one. @param {number} number */
  #probeAfterChunk(number) {
    for (const positions of [this.#waiting, this.#truncated]) {
      for (const [position, missing] of positions) {
        if (!missing.delete(number) || missing.size > 0) continue;
        this.#truncated.delete(position);
        void this.analyse(position);
      }
    }
  }

  #giveUpWaiting() {
    for (const position of this.#waiting.keys()) {
      this.#postAnalysis(position, null);
    }
    this.#waiting.clear();
  }

  /** @param {TableStatus} status */
  #set(status) {
    this.#status = status;
    this.#announce();
  }
}
