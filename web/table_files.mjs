// A table's files: fetched with patience, checked, and kept in the browser's cache.
//
// Chunks are named by their contents (engine/table/FORMAT.md), so a copy in the cache never
// grows old; a manifest is always asked for again, and its copy serves when that fails.
import { KanzenError, abortReason } from './errors.mjs';
import { inNode } from './environment.mjs';

/** @typedef {import('./kanzen.d.mts').TableChunk} TableChunk */

const cacheName = 'kanzen-tables';
/** Milliseconds before the next attempts; some of it is left to chance. */
const pauses = [200, 600, 1800];

/** Something that another attempt may mend. */
class Passing extends Error {}

/** @param {string} message */
const failed = (message) => new KanzenError({ code: 'io', message });

/**
 * @param {number} milliseconds
 * @param {AbortSignal | undefined} signal
 */
function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(abortReason(signal));
    });
  });
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<string | null>} null: this page may not hash (it is no secure context);
 *   then the chunk's own checksum has to do
 */
async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', /** @type {any} */ (bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {Uint8Array} bytes @param {TableChunk} chunk */
async function isRight(bytes, chunk) {
  if (bytes.length !== chunk.bytes) return false;
  const hash = await sha256(bytes);
  return hash === null || hash === chunk.sha256;
}

/** @returns {Promise<Cache | null>} null: there is none here, or the browser forbids it */
async function openCache() {
  try {
    return (await globalThis.caches?.open(cacheName)) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {URL} url
 * @param {RequestInit} options
 * @returns {Promise<Uint8Array>}
 */
async function fetchOnce(url, options) {
  if (url.protocol === 'file:' && inNode) {
    const { readFile } = await import('node:fs/promises');
    return readFile(url).catch((thrown) => {
      throw failed(`${url.pathname}: ${thrown.message}`);
    });
  }
  let response;
  try {
    response = await fetch(url, options);
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    throw new Passing(`${url.pathname}: no answer`);
  }
  if (response.status >= 500) throw new Passing(`${url.pathname}: HTTP status ${response.status}`);
  if (!response.ok) throw failed(`${url.pathname}: HTTP status ${response.status}`);
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    throw new Passing(`${url.pathname}: the answer was cut off`);
  }
}

/**
 * @template T
 * @param {(attempt: number) => Promise<T>} work
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<T>}
 */
async function withPatience(work, signal) {
  for (let attempt = 0; ; ++attempt) {
    try {
      return await work(attempt);
    } catch (thrown) {
      if (!(thrown instanceof Passing)) throw thrown;
      const wait = pauses[attempt];
      if (wait === undefined) throw failed(thrown.message);
      await pause(wait, signal);
    }
  }
}

export class TableFiles {
  #base;
  #cache = openCache();

  /** @param {URL} base the folder, with a slash at its end */
  constructor(base) {
    this.#base = base;
  }

  /**
   * The names of the tables that there are, without ".manifest".
   * @param {AbortSignal} [signal]
   * @returns {Promise<string[]>}
   */
  async list(signal) {
    const text = await this.#fresh('list', signal);
    return text.split('\n').filter((line) => line !== '');
  }

  /**
   * @param {string} name "gobblers-strict"
   * @param {AbortSignal} [signal]
   */
  manifest(name, signal) {
    return this.#fresh(`${name}.manifest`, signal);
  }

  /**
   * @param {TableChunk} chunk
   * @param {AbortSignal} [signal]
   * @returns {Promise<Uint8Array>} the right bytes
   */
  async chunk(chunk, signal) {
    const url = new URL(chunk.file, this.#base);
    const kept = await this.#fromCache(url);
    if (kept && (await isRight(kept, chunk))) return kept;
    const bytes = await withPatience(async (attempt) => {
      // What an HTTP cache has damaged once it would give again.
      const cache = attempt === 0 ? 'default' : 'reload';
      const fetched = await fetchOnce(url, { cache, signal: signal ?? null });
      if (await isRight(fetched, chunk)) return fetched;
      throw new Passing(`${url.pathname}: the bytes are not the right ones`);
    }, signal);
    await this.#intoCache(url, bytes);
    return bytes;
  }

  /**
   * A text that may change on the server: from there, or else the copy of last time.
   * @param {string} file
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<string>}
   */
  async #fresh(file, signal) {
    const url = new URL(file, this.#base);
    try {
      const bytes = await withPatience(
        () => fetchOnce(url, { cache: 'no-cache', signal: signal ?? null }),
        signal,
      );
      await this.#intoCache(url, bytes);
      return new TextDecoder().decode(bytes);
    } catch (thrown) {
      const kept = signal?.aborted ? null : await this.#fromCache(url);
      if (kept) return new TextDecoder().decode(kept);
      throw thrown;
    }
  }

  /** @param {URL} url @returns {Promise<Uint8Array | null>} */
  async #fromCache(url) {
    const found = await (await this.#cache)?.match(url).catch(() => undefined);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Without room, or without the permission, it is fetched again next time. */
  async #intoCache(/** @type {URL} */ url, /** @type {Uint8Array} */ bytes) {
    if (url.protocol === 'file:') return;
    await (await this.#cache)?.put(url, new Response(/** @type {any} */ (bytes))).catch(() => {});
  }
}
