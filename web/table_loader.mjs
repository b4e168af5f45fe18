// Brings a table into a worker: the manifest first, then the chunks, several at a time; every
// chunk is of use as soon as it is there.  Those that somebody waits for come first and have the
// network to themselves, the others follow in their order.  Chunks that only tell which positions play can reach are left to those who ask.
import { KanzenError } from './errors.mjs';
import { canHash } from './hashing.mjs';
import { TableFiles } from './table_files.mjs';

/**
 * @typedef {import('./kanzen.d.mts').TableInfo} TableInfo
 * @typedef {import('./kanzen.d.mts').TableProgress} TableProgress
 * @typedef {import('./protocol.mjs').Methods['openTable']['result']} OpenedInfo
 * @typedef {import('./worker_client.mjs').WorkerClient} WorkerClient
 * @typedef {{ number: number, urgent: boolean }} NextChunk urgent: values wait for it
 * @typedef {(only: { urgentOnly: boolean }) => NextChunk | undefined} Next undefined: none is left
 */

const lanes = 6; // a browser's connections to one server

export class TableLoader {
  #files;
  /** @type {{ game: string, rules: string, manifest: string } | null} */
  #opened = null;
  /** @type {string | null} of the manifest, once the list has told it */
  #file = null;
  /** @type {(Uint8Array | undefined)[]} by number, once they are there */
  #chunks = [];
  /** @type {import('./kanzen.d.mts').TableChunk[]} */
  #listed = [];
  #loaded = false; // all that is fetched without being asked for
  #wanted = { forValues: new Set(), forLines: new Set() };
  /** @type {Set<Promise<unknown>>} of chunks that values wait for, while they are fetched */
  #urgent = new Set();

  /** @param {URL} base where the tables are */
  constructor(base) {
    this.#files = new TableFiles(base);
  }

  /**
   * @param {{ game: string, rules: string }} named
   * @param {AbortSignal} [signal]
   */
  async has({ game, rules }, signal) {
    const listed = await this.#files.list(signal);
    const found = listed.find((one) => one.game === game && one.rules === rules);
    this.#file = found ? found.manifest : null;
    return found !== undefined;
  }

  /**
   * These are fetched before all others, in the order in which they are named.
   * @param {readonly number[]} numbers
   * @param {{ forLine?: boolean }} [options] forLine: after those that values wait for
   */
  want(numbers, { forLine = false } = {}) {
    const wanted = forLine ? this.#wanted.forLines : this.#wanted.forValues;
    for (const number of numbers) if (!this.#chunks[number]) wanted.add(number);
  }

  /**
   * Rejects when something cannot be loaded; what has come before stays.  Called again, it
   * goes on with what is missing.
   * @param {WorkerClient} client
   * @param {{ game: string, rules: string }} named
   * @param {{ signal?: AbortSignal, onProgress?: (progress: TableProgress) => void,
   *   onInfo?: (info: OpenedInfo) => void | Promise<void>,
   *   onChunk?: (number: number) => void
   * }} options onInfo: before any chunk is fetched, and waited for, so that it may say which
   *   ones are wanted; onChunk: the worker has it
   * @returns {Promise<TableInfo>}
   */
  async load(client, { game, rules }, { signal, onProgress, onInfo, onChunk }) {
    if (!this.#file && !(await this.has({ game, rules }, signal)))
      throw new KanzenError({ code: 'io', message: `there is no table of ${game}, ${rules}` });
    const manifest = await this.#files.manifest(/** @type {string} */ (this.#file), signal);
    if (manifest !== this.#opened?.manifest) this.#chunks = [];
    const info = await client.request('openTable', { game, rules, manifest }, { signal });
    this.#opened = { game, rules, manifest };
    this.#listed = info.chunks;
    await onInfo?.(info);
    const tell = () => onProgress?.(this.#progress(info));
    tell();
    this.#loaded = false;
    await this.#bring(client, this.#order(info), { signal, onChunk, tell });
    this.#loaded = true;
    return { ...info, integrity: (await canHash()) ? 'sha256' : 'checksum' };
  }

  /**
   * Of a table that is loaded: chunks that are left to those who ask.
   * @param {WorkerClient} client
   * @param {readonly number[]} numbers
   * @param {AbortSignal} [signal]
   * @returns {Promise<boolean>} false: they are there already, or the table is not loaded (yet),
   *   and they come with it
   */
  async fetch(client, numbers, signal) {
    this.want(numbers);
    const left = numbers.filter((number) => !this.#chunks[number]);
    if (!this.#loaded || left.length === 0) return false;
    const next = () => {
      const number = left.shift();
      return number === undefined ? undefined : { number, urgent: true };
    };
    await this.#bring(client, next, { signal });
    return true;
  }

  /**
   * @param {WorkerClient} client
   * @param {Next} next
   * @param {{ signal?: AbortSignal, onChunk?: (number: number) => void, tell?: () => void }} options
   */
  async #bring(client, next, { signal, onChunk, tell }) {
    const lane = async () => {
      for (;;) {
        // Side by side with the others, what is waited for would come as late as they do.
        const urgent = next({ urgentOnly: true });
        if (!urgent) await Promise.allSettled(this.#urgent);
        const chunk = urgent ?? next({ urgentOnly: false });
        if (!chunk) return;
        const { number } = chunk;
        const bytes = this.#chunks[number] ?? (await this.#fetched(chunk, signal));
        await client.request('addChunk', { number, bytes }, { signal });
        this.#chunks[number] = bytes;
        onChunk?.(number);
        tell?.();
      }
    };
    const results = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /**
   * @param {NextChunk} chunk
   * @param {AbortSignal} [signal]
   */
  async #fetched({ number, urgent }, signal) {
    const listed = /** @type {import('./kanzen.d.mts').TableChunk} */ (this.#listed[number]);
    const bytes = this.#files.chunk(listed, signal);
    if (urgent) this.#urgent.add(bytes);
    try {
      return await bytes;
    } finally {
      this.#urgent.delete(bytes);
    }
  }

  /**
   * The same table in another worker, from what has been loaded.
   * @param {WorkerClient} client
   */
  async handOver(client) {
    if (!this.#opened) throw new KanzenError({ code: 'not_loaded', message: 'no table is open' });
    await client.request('openTable', this.#opened);
    for (const [number, bytes] of this.#chunks.entries()) {
      if (bytes) await client.request('addChunk', { number, bytes });
    }
  }

  /**
   * Which chunk comes next, each once: those that are wanted by then before the others.
   * @param {OpenedInfo} info
   * @returns {Next}
   */
  #order(info) {
    const left = new Set(info.chunks.keys());
    const unasked = new Set(info.chunks.keys());
    for (const [number, { forReached }] of info.chunks.entries()) {
      if (forReached && !this.#chunks[number]) unasked.delete(number);
    }
    const { forValues, forLines } = this.#wanted;
    return ({ urgentOnly }) => {
      for (const numbers of urgentOnly ? [forValues] : [forValues, forLines, unasked]) {
        for (const number of numbers) {
          numbers.delete(number);
          if (left.delete(number)) return { number, urgent: numbers === forValues };
        }
      }
      return undefined;
    };
  }

  /** @param {OpenedInfo} info @returns {TableProgress} */
  #progress(info) {
    const ofValues = info.chunks.filter(({ forReached }) => !forReached);
    const loaded = ofValues.filter((_, number) => this.#chunks[number]);
    return {
      chunks: loaded.length,
      totalChunks: ofValues.length,
      bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      totalBytes: info.bytes,
    };
  }
}
