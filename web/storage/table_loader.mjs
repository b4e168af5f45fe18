// Loads a table into a worker: first the manifest, then the chunks, several at a time; each chunk is usable
// as soon as it is loaded.  Chunks that pending requests need come first and have the network to themselves;
// the others follow in their order.  Chunks of a streamed table are loaded on demand only.
import { KanzenError, createErrorData, rejectOnAbort } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';
import { TableFiles } from './table_files.mjs';

/**
 * @import { TableChunk, TableInfo, TableProgress } from '../library/kanzen.d.mts'
 * @import { WorkerClient } from '../library/worker_client.mjs'
 * @import { GameId } from '../worker/protocol.mjs'
 * @typedef {{ number: number, urgent: boolean }} NextChunk urgent: a request waits for its values
 * @typedef {(only: { urgentOnly: boolean }) => NextChunk | undefined} Next undefined: no chunk is left
 */

const lanes = 6; // a browser's limit of connections to one server

export class TableLoader {
  #files;
  /** @type {GameId & { manifest: string } | null} */
  #opened = null;
  /** @type {string | null} name of the manifest; null: the list is not loaded */
  #file = null;
  /** The text of the manifest; null: it is not loaded. @type {string | null} */
  manifest = null;
  /** @type {(true | undefined)[]} true by number, for chunks in the worker */
  #chunks = [];
  /** @type {TableChunk[]} */
  #listed = [];
  #loaded = false; // whether all chunks are loaded that are not loaded on demand
  /** @type {Map<number, Promise<void>>} loading chunks by number */
  #loading = new Map();
  /** Reports the progress.  Rejects with what the caller's function throws. */
  #report = async () => {};
  #priorities = { forValues: new Set(), forLines: new Set() };
  /** @type {Set<Promise<unknown>>} downloads of chunks that requests wait for */
  #urgent = new Set();

  /** @param {URL} base the folder of the tables */
  constructor(base) {
    this.#files = new TableFiles(base);
  }

  /**
   * @param {GameId} gameId @param {AbortSignal} [signal]
   * @returns {Promise<'available' | 'building' | 'absent'>}
   */
  async findTable({ game, rules }, signal) {
    const listed = await this.#files.list(signal);
    const found = listed.find((one) => one.game === game && one.rules === rules);
    this.#file = found?.manifest ?? null;
    if (this.#file) return 'available';
    return found ? 'building' : 'absent';
  }

  /**
   * Moves chunks to the front of the queue, in the given order.
   * @param {readonly number[]} numbers
   * @param {{ forLine?: boolean }} [options] forLine: after the chunks that values need
   */
  prioritize(numbers, { forLine = false } = {}) {
    const queue = forLine ? this.#priorities.forLines : this.#priorities.forValues;
    for (const number of numbers) if (!this.#chunks[number]) queue.add(number);
  }

  /**
   * Loads the table.  Rejects if a file cannot be loaded; loaded chunks remain.  Another call continues with
   * the missing chunks.
   * @param {WorkerClient} client @param {GameId} gameId
   * @param {{ signal?: AbortSignal, onProgress?: (progress: TableProgress) => void,
   *   onManifest?: (text: string) => void, onInfo?: (info: TableInfo) => void | Promise<void>,
   *   onChunk?: (number: number) => void }} options  onManifest: called before the worker has it. onInfo:
   *   called before chunks are fetched, which waits for its promise, so that it can request chunks first.
   *   onChunk: called when the worker has the chunk
   */
  async load(client, { game, rules }, { signal, onProgress, onManifest, onInfo, onChunk }) {
    const found = this.#file ? 'available' : await this.findTable({ game, rules }, signal);
    if (found === 'absent')
      throw new KanzenError(createErrorData('io', phrase.noTable, game, rules));
    if (found === 'building')
      throw new KanzenError(createErrorData('io', phrase.tableBeingBuilt, game, rules));
    const manifest = await this.#files.manifest(/** @type {string} */ (this.#file), signal);
    this.manifest = manifest;
    onManifest?.(manifest);
    if (manifest !== this.#opened?.manifest) this.#chunks = [];
    const refetch = this.#refetch;
    const info = await client.request('openTable', { game, rules, manifest }, { signal, refetch });
    this.#opened = { game, rules, manifest };
    this.#listed = info.chunks;
    await onInfo?.(info);
    this.#report = async () => onProgress?.(this.#progress(info));
    await this.#report();
    this.#loaded = false;
    await this.#loadChunks(client, this.#createQueue(info), { signal, onChunk });
    this.#loaded = true;
    void this.#files
      .removeOutdated(/** @type {string} */ (this.#file), info.chunks)
      .catch(() => {});
    return info;
  }

  /**
   * Loads more chunks of a table whose other chunks are all loaded.
   * @param {WorkerClient} client @param {readonly number[]} numbers
   * @param {AbortSignal} [signal] ends waiting
   * @returns {Promise<boolean>} true: the worker has them now; false: the table is still loading, and they
   *   come with it
   */
  async fetch(client, numbers, signal) {
    if (!this.#loaded) this.prioritize(numbers);
    if (!this.#loaded || numbers.length === 0) return false;
    const left = numbers.filter((number) => !this.#chunks[number]);
    const all = left.map(async (number) => {
      await this.#loadChunk(client, { number, urgent: true });
      await this.#report();
    });
    await rejectOnAbort(Promise.all(all), signal);
    return true;
  }

  /**
   * @param {WorkerClient} client @param {Next} next
   * @param {{ signal?: AbortSignal, onChunk?: (number: number) => void }} options
   */
  async #loadChunks(client, next, { signal, onChunk }) {
    const lane = async () => {
      for (;;) {
        // An urgent chunk would be slower in parallel with the others.
        const urgent = next({ urgentOnly: true });
        if (!urgent) await Promise.allSettled(this.#urgent);
        const chunk = urgent ?? next({ urgentOnly: false });
        if (!chunk) return;
        await this.#loadChunk(client, chunk, signal);
        await this.#report();
        onChunk?.(chunk.number);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /**
   * Loads a chunk from the server into the worker, once for all callers.
   * @param {WorkerClient} client @param {NextChunk} chunk @param {AbortSignal} [signal]
   */
  #loadChunk(client, chunk, signal) {
    const { number } = chunk;
    const take = async () => {
      const bytes = await this.#fetchChunk(chunk, signal);
      await client.request('addChunk', { number, bytes }, { signal });
      this.#chunks[number] = true;
    };
    const loading = this.#loading.get(number) ?? take().finally(() => this.#loading.delete(number));
    this.#loading.set(number, loading);
    return loading;
  }

  /** @param {NextChunk} chunk @param {AbortSignal} [signal] */
  async #fetchChunk({ number, urgent }, signal) {
    const listed = /** @type {TableChunk} */ (this.#listed[number]);
    const bytes = this.#files.chunk(listed, signal);
    if (urgent) this.#urgent.add(bytes);
    try {
      return await bytes;
    } finally {
      this.#urgent.delete(bytes);
    }
  }

  /** Loads the table into another worker, with the chunks loaded so far. @param {WorkerClient} client */
  async copyToWorker(client) {
    if (!this.#opened) throw new KanzenError(createErrorData('not_loaded', phrase.noTableOpen));
    await client.request('openTable', this.#opened, { refetch: this.#refetch });
    for (const number of this.#chunks.keys()) {
      const bytes = this.#chunks[number] && (await this.#fetchChunk({ number, urgent: true }));
      if (bytes) await client.request('addChunk', { number, bytes });
    }
  }

  /** Loads a chunk again, for the worker that replaces one that had it. @param {number} number */
  #refetch = async (number) => {
    try {
      return await this.#fetchChunk({ number, urgent: true });
    } catch {
      delete this.#chunks[number]; // the next request for it reports the error
      return null;
    }
  };

  /**
   * Returns a function that yields each chunk once: those requested by then before the others.
   * @param {TableInfo} info @returns {Next}
   */
  #createQueue(info) {
    const left = new Set([...info.chunks.keys()].filter((number) => !this.#chunks[number]));
    const unrequested = new Set(left);
    const { forValues, forLines } = this.#priorities;
    return ({ urgentOnly }) => {
      for (const numbers of urgentOnly || info.streamed
        ? [forValues]
        : [forValues, forLines, unrequested]) {
        for (const number of numbers) {
          numbers.delete(number);
          if (left.delete(number)) return { number, urgent: numbers === forValues };
        }
      }
      return undefined;
    };
  }

  /** @param {TableInfo} info @returns {TableProgress} */
  #progress(info) {
    const loaded = info.chunks.filter((_, number) => this.#chunks[number]);
    return {
      chunks: loaded.length,
      totalChunks: info.chunks.length,
      bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      totalBytes: info.bytes,
    };
  }
}
