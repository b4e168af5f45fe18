// The table that a worker has opened, as its client knows it: to be given to the next worker as well.
import { usesTable } from '../worker/protocol.mjs';

/**
 * @import { Method } from '../worker/protocol.mjs'
 *
 * Gets a chunk once more, as its bytes went to the worker and with it; null: it cannot be had.
 * @typedef {(number: number) => Promise<Uint8Array | null>} Refetch
 * @typedef {import('../worker/protocol.mjs').Methods['openTable']['args']} Opened
 * @typedef {(message: unknown, transfer?: ArrayBuffer[]) => void} Post
 */

/**
 * A chunk's bytes go over to the worker instead of being copied, and are gone here.
 * @param {{ method: Method, args: any }} request @returns {ArrayBuffer[]}
 */
export const transferOf = ({ method, args }) =>
  method === 'addChunk' && args.bytes.length === args.bytes.buffer.byteLength
    ? [args.bytes.buffer]
    : [];

export class HeldTable {
  /** @type {Opened | null} null: none is open */
  #opened = null;
  /** @type {Refetch | undefined} */
  #refetch;
  /** @type {Set<number>} that the worker has, or is to have again */
  #chunks = new Set();
  #isThere = false;
  #workersLost = 0;

  /** @param {{ method: Method, args: any }} request that needs it in the worker, or opens it once more? */
  isWantedBy(request) {
    return usesTable.has(request.method) || this.#isOpenedBy(request);
  }

  /** @param {{ method: Method, args: any, refetch?: Refetch }} request that has succeeded */
  note(request) {
    if (request.method === 'openTable') {
      if (!this.#isOpenedBy(request)) {
        this.#opened = request.args;
        this.#refetch = request.refetch;
        this.#chunks.clear();
      }
      this.#isThere = true;
    } else if (request.method === 'addChunk') {
      this.#chunks.add(request.args.number);
    }
  }

  /** The worker has ended; the table goes to the next one. */
  lose() {
    this.#isThere = false;
    this.#workersLost += 1;
  }

  forget() {
    this.#opened = null;
    this.#chunks.clear();
  }

  /** To a worker that has not got it.  Its answers have a number that nobody waits for. @param {Post} post */
  async restore(post) {
    if (!this.#opened || this.#isThere) return;
    const lost = this.#workersLost;
    post({ id: 0, method: 'openTable', args: this.#opened });
    await Promise.all([...this.#chunks].map((number) => this.#bring(number, post)));
    if (lost === this.#workersLost) this.#isThere = true;
  }

  /** @param {{ method: Method, args: any }} request */
  #isOpenedBy({ method, args }) {
    if (method !== 'openTable' || !this.#opened) return false;
    const { game, rules, manifest } = this.#opened;
    return manifest === args.manifest && game === args.game && rules === args.rules;
  }

  /** @param {number} number @param {Post} post */
  async #bring(number, post) {
    const bytes = await this.#refetch?.(number);
    if (bytes) {
      const request = { method: /** @type {const} */ ('addChunk'), args: { number, bytes } };
      post({ id: 0, ...request }, transferOf(request));
    } else {
      this.#chunks.delete(number);
    }
  }
}
