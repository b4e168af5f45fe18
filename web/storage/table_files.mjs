// Fetches a table's files with retries, verifies them, and caches them in the browser.
//
// Names of chunks contain a hash of their contents (docs/FORMAT.md), so a cached chunk is never
// outdated.  A manifest is always requested from the server; the cached one is the fallback.
import {
  DiagnosedError,
  FileError,
  KanzenError,
  diagnostic,
  errorData,
  isOutOfMemory,
} from '../common/errors.mjs';
import { fetchFile } from '../common/fetch_file.mjs';
import { sha256 } from './hashing.mjs';
import * as phrase from '../common/phrases.mjs';
import { parseTableList, prefetchedFiles } from './prefetch.mjs';

/**
 * @import { ScoreProofFiles, TableChunk } from '../library/kanzen.d.mts'
 * @import { GameId } from '../worker/protocol.mjs'
 * @import { ListedTable } from './prefetch.mjs'
 */

/** @typedef {Pick<TableChunk, 'file' | 'bytes' | 'sha256'>} ChunkFile */

const cacheName = 'kanzen-tables';

/** The beginning of a table's file names. @param {string} manifest the name of its manifest */
const tableName = (manifest) => manifest.replace(/\.manifest$/, '');

/**
 * @param {Uint8Array} bytes @param {ChunkFile} chunk
 * @returns {Promise<Uint8Array>} the same bytes; rejects if they are not the chunk's
 */
async function verifyChunk(bytes, chunk) {
  if (bytes.length !== chunk.bytes)
    throw new DiagnosedError(diagnostic(phrase.sizeMismatch, bytes.length, chunk.bytes));
  if ((await sha256(bytes)) !== chunk.sha256)
    throw new DiagnosedError(diagnostic(phrase.hashMismatch));
  return bytes;
}

/** @returns {Promise<Cache | null>} null: there is no cache, or the browser forbids it */
async function openCache() {
  try {
    return (await globalThis.caches?.open(cacheName)) ?? null;
  } catch {
    return null;
  }
}

/**
 * @template T @param {URL} url @param {import('../common/fetch_file.mjs').FetchOptions<T>} options
 * @returns {Promise<T>}
 */
async function load(url, options) {
  try {
    return await fetchFile(url, options);
  } catch (thrown) {
    if (thrown instanceof FileError || isOutOfMemory(thrown))
      throw new KanzenError(errorData(thrown, 'io'));
    throw thrown;
  }
}

/** @param {Uint8Array} bytes */
const decode = (bytes) => new TextDecoder().decode(bytes);

/** Milliseconds after which a prefetched text is requested again. */
const prefetchTimeoutMs = 3000;

/**
 * @template T @param {URL} url @param {(text: string) => T} read
 * @returns {Promise<{ text: string, value: T } | null>} null: the text was not prefetched, or is late or
 *   wrong
 */
async function takePrefetched(url, read) {
  const { files } = prefetchedFiles();
  const asked = files.get(url.href);
  files.delete(url.href);
  if (!asked) return null;
  // The second request retries, and reports errors.
  const tooLate = new Promise((resolve) => setTimeout(resolve, prefetchTimeoutMs, null));
  const taken = asked.then((text) => ({ text, value: read(text) }));
  return Promise.race([taken.catch(() => null), tooLate]);
}

export class TableFiles {
  #base;
  #cache = openCache();

  /** @param {URL} base the folder, with a trailing slash */
  constructor(base) {
    this.#base = base;
  }

  /**
   * Returns the available tables; see docs/FORMAT.md.
   * @param {AbortSignal} [signal]
   * @returns {Promise<ListedTable[]>} a null manifest: the table is being built
   */
  list(signal) {
    return this.#loadText('list', parseTableList, signal);
  }

  /** @param {string} file from the list @param {AbortSignal} [signal] */
  manifest(file, signal) {
    return this.#loadText(file, (text) => text, signal);
  }

  /**
   * @param {ChunkFile} chunk @param {AbortSignal} [signal]
   * @returns {Promise<Uint8Array>} the verified bytes
   */
  async chunk(chunk, signal) {
    const url = new URL(chunk.file, this.#base);
    const cached = await this.#fromCache(url);
    if (cached && (await verifyChunk(cached, chunk).catch(() => false))) return cached;
    const bytes = await load(url, { signal, accept: (fetched) => verifyChunk(fetched, chunk) });
    await this.#intoCache(url, bytes);
    return bytes;
  }

  /**
   * Returns the files of a game's proof of scores (docs/FORMAT.md); null: the server has none.
   * @param {GameId} gameId @param {AbortSignal} [signal]
   * @returns {Promise<ScoreProofFiles | null>}
   */
  async proof({ game, rules }, signal) {
    const listed = await this.list(signal);
    const file = listed.find((one) => one.game === game && one.rules === rules)?.manifest;
    if (!file) return null;
    const manifest = await this.manifest(file, signal);
    const [, bytes = '', hash = ''] = /^chunk (\d+) ([0-9a-f]{64})$/m.exec(manifest) ?? [];
    const chunk = {
      file: `${tableName(file)}-${hash.slice(0, 16)}.chunk`,
      bytes: Number(bytes),
      sha256: hash,
    };
    const loaded = await this.chunk(chunk, signal);
    void this.removeOutdated(file, [chunk]).catch(() => {});
    return { manifest, chunk: loaded };
  }

  /**
   * Deletes cached chunks of older versions of a table.
   * @param {string} manifest the name of its manifest
   * @param {readonly Pick<TableChunk, 'file'>[]} chunks of the current version
   */
  async removeOutdated(manifest, chunks) {
    const cache = await this.#cache;
    const files = new Set(chunks.map(({ file }) => new URL(file, this.#base).href));
    const ofTheTable = new URL(`${tableName(manifest)}-`, this.#base).href;
    for (const { url } of (await cache?.keys()) ?? []) {
      const name = url.startsWith(ofTheTable) ? url.slice(ofTheTable.length) : '';
      if (/^[0-9a-f]{16}\.chunk$/.test(name) && !files.has(url)) await cache?.delete(url);
    }
  }

  /**
   * Loads a text that may change: the prefetched one, else the server's, else the cached one.
   * @template T @param {string} file
   * @param {(text: string) => T} read throws if the text is invalid
   * @param {AbortSignal | undefined} signal @returns {Promise<T>}
   */
  async #loadText(file, read, signal) {
    const url = new URL(file, this.#base);
    const early = await takePrefetched(url, read);
    if (early) {
      void this.#intoCache(url, new TextEncoder().encode(early.text));
      return early.value;
    }
    const cached = await this.#fromCache(url);
    const accept = (/** @type {Uint8Array} */ bytes) => ({ bytes, value: read(decode(bytes)) });
    try {
      const options = { signal, revalidate: true, retry: !cached, accept };
      const { bytes, value } = await load(url, options);
      await this.#intoCache(url, bytes);
      return value;
    } catch (thrown) {
      if (signal?.aborted || !cached) throw thrown;
      return read(decode(cached));
    }
  }

  /** @param {URL} url @returns {Promise<Uint8Array | null>} */
  async #fromCache(url) {
    const found = await (await this.#cache)?.match(url).catch(() => undefined);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Caches a file.  Errors are ignored: without space or permission it is fetched again next time. */
  async #intoCache(/** @type {URL} */ url, /** @type {Uint8Array} */ bytes) {
    if (url.protocol === 'file:') return;
    await (await this.#cache)?.put(url, new Response(/** @type {any} */ (bytes))).catch(() => {});
  }
}
