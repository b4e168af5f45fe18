// A table that a worker has opened, as its client knows it: to be given to the next worker as well.

/**
 * Gets a chunk once more, as its bytes went to the worker and with it; null: it cannot be had.
 * @typedef {(number: number) => Promise<Uint8Array | null>} Refetch
 * @typedef {import('./protocol.mjs').Method} Method
 * @typedef {import('./protocol.mjs').Methods['openTable']['args']} Opened
 * @typedef {(message: unknown, transfer?: ArrayBuffer[]) => void} Post
 */

/**
 * A chunk's bytes go over to the worker instead of being copied, and are gone here.
 * @param {{ method: Method, args: any }} request
 * @returns {ArrayBuffer[]}
 */
export const transferOf = ({ method, args }) =>
  method === 'addChunk' && args.bytes.length === args.bytes.buffer.byteLength
    ? [args.bytes.buffer]
    : [];

export class HeldTable {
  #opened;
  #refetch;
  /** @type {Set<number>} that the worker has */
  #chunks = new Set();

  /** @param {Opened} opened @param {Refetch | undefined} refetch */
  constructor(opened, refetch) {
    this.#opened = opened;
    this.#refetch = refetch;
  }

  /** @param {{ method: Method, args: any }} request that opens it once more? */
  isOpenedBy({ method, args }) {
    const { game, rules, manifest } = this.#opened;
    const same = manifest === args.manifest && game === args.game && rules === args.rules;
    return method === 'openTable' && same;
  }

  /** @param {number} number of a chunk that the worker has got */
  add(number) {
    this.#chunks.add(number);
  }

  /** To another worker.  Its answers have a number that nobody waits for. @param {Post} post */
  async restore(post) {
    post({ id: 0, method: 'openTable', args: this.#opened });
    await Promise.all([...this.#chunks].map((number) => this.#bring(number, post)));
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
