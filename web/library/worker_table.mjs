// The table that a client's worker has opened.  The client opens it again in the next worker.
import { tableMethods } from '../worker/protocol.mjs';

/**
 * @import { Method } from '../worker/protocol.mjs'
 *
 * Loads a chunk again, because its bytes were transferred to a worker that has ended.  Null: the chunk is not
 * available.
 * @typedef {(number: number) => Promise<Uint8Array | null>} Refetch
 * @typedef {import('../worker/protocol.mjs').Methods['openTable']['args']} Opened
 * @typedef {(message: unknown, transfer?: ArrayBuffer[]) => void} Post
 */

/**
 * Returns the buffers to transfer with a request: a chunk's bytes are transferred to the worker, not copied.
 * @param {{ method: Method, args: any }} request @returns {ArrayBuffer[]}
 */
export const transferOf = ({ method, args }) =>
  method === 'addChunk' && args.bytes.length === args.bytes.buffer.byteLength
    ? [args.bytes.buffer]
    : [];

export class WorkerTable {
  /** @type {Opened | null} null: no table is open */
  #opened = null;
  /** @type {Refetch | undefined} */
  #refetch;
  /** @type {Set<number>} numbers of the chunks that the worker has or must receive again */
  #chunks = new Set();
  #isLoaded = false;
  #workersLost = 0;

  /**
   * Whether a request needs the table in the worker, or opens it again.
   * @param {{ method: Method, args: any }} request
   */
  isNeededBy(request) {
    return tableMethods.has(request.method) || this.#isOpenedBy(request);
  }

  /** @param {{ method: Method, args: any, refetch?: Refetch }} request that has succeeded */
  record(request) {
    if (request.method === 'openTable') {
      if (!this.#isOpenedBy(request)) {
        this.#opened = request.args;
        this.#refetch = request.refetch;
        this.#chunks.clear();
      }
      this.#isLoaded = true;
    } else if (request.method === 'addChunk') {
      this.#chunks.add(request.args.number);
    }
  }

  /** Marks the table as missing, because the worker has ended. */
  markLost() {
    this.#isLoaded = false;
    this.#workersLost += 1;
  }

  clear() {
    this.#opened = null;
    this.#chunks.clear();
  }

  /**
   * Opens the table and adds its chunks in a worker that does not have it.  No caller waits for request id 0,
   * so the replies are ignored.
   * @param {Post} post
   */
  async restore(post) {
    if (!this.#opened || this.#isLoaded) return;
    const lost = this.#workersLost;
    post({ id: 0, method: 'openTable', args: this.#opened });
    await Promise.all([...this.#chunks].map((number) => this.#restoreChunk(number, post)));
    if (lost === this.#workersLost) this.#isLoaded = true;
  }

  /** @param {{ method: Method, args: any }} request */
  #isOpenedBy({ method, args }) {
    if (method !== 'openTable' || !this.#opened) return false;
    const { game, rules, manifest } = this.#opened;
    return manifest === args.manifest && game === args.game && rules === args.rules;
  }

  /** @param {number} number @param {Post} post */
  async #restoreChunk(number, post) {
    const bytes = await this.#refetch?.(number);
    if (bytes) {
      const request = { method: /** @type {const} */ ('addChunk'), args: { number, bytes } };
      post({ id: 0, ...request }, transferOf(request));
    } else {
      this.#chunks.delete(number);
    }
  }
}
