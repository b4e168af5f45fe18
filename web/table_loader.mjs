// Brings a table into a worker: the manifest first, then the chunks, several at a time; every
// chunk is of use as soon as it is there.
import { KanzenError } from './errors.mjs';
import { canHash } from './hashing.mjs';
import { TableFiles } from './table_files.mjs';

/**
 * @typedef {import('./kanzen.d.mts').TableInfo} TableInfo
 * @typedef {import('./kanzen.d.mts').TableProgress} TableProgress
 * @typedef {import('./worker_client.mjs').WorkerClient} WorkerClient
 */

const lanes = 6; // a browser's connections to one server

/** As engine/table/manifest.cpp names the file. @param {string} game @param {string} rules */
export function tableName(game, rules) {
  return `${game}-${rules}`.replaceAll(/[:,]/g, '_');
}

export class TableLoader {
  #files;
  /** @type {{ game: string, rules: string, manifest: string } | null} */
  #opened = null;
  /** @type {(Uint8Array | undefined)[]} by number, once they are there */
  #chunks = [];

  /** @param {URL} base where the tables are */
  constructor(base) {
    this.#files = new TableFiles(base);
  }

  /**
   * @param {{ game: string, rules: string }} named
   * @param {AbortSignal} [signal]
   */
  async has({ game, rules }, signal) {
    return (await this.#files.list(signal)).includes(tableName(game, rules));
  }

  /**
   * Rejects when something cannot be loaded; what has come before stays.  Called again, it
   * goes on with what is missing.
   * @param {WorkerClient} client
   * @param {{ game: string, rules: string }} named
   * @param {{ signal?: AbortSignal, onProgress?: (progress: TableProgress) => void,
   *   onInfo?: (info: import('./protocol.mjs').Methods['openTable']['result']) => void
   * }} options onInfo: before any chunk is there
   * @returns {Promise<TableInfo>}
   */
  async load(client, { game, rules }, { signal, onProgress, onInfo }) {
    const manifest = await this.#files.manifest(tableName(game, rules), signal);
    if (manifest !== this.#opened?.manifest) this.#chunks = [];
    const info = await client.request('openTable', { game, rules, manifest }, { signal });
    this.#opened = { game, rules, manifest };
    onInfo?.(info);
    const tell = () => onProgress?.(this.#progress(info));
    tell();
    const numbers = info.chunks.keys();
    const lane = async () => {
      for (const number of numbers) {
        const chunk = /** @type {import('./kanzen.d.mts').TableChunk} */ (info.chunks[number]);
        const bytes = this.#chunks[number] ?? (await this.#files.chunk(chunk, signal));
        await client.request('addChunk', { number, bytes }, { signal });
        this.#chunks[number] = bytes;
        tell();
      }
    };
    const results = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return { ...info, integrity: (await canHash()) ? 'sha256' : 'checksum' };
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

  /** @param {Omit<TableInfo, 'integrity'>} info @returns {TableProgress} */
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
