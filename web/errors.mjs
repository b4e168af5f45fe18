// What the JavaScript API rejects with, in every context alike.

/**
 * The engine's codes (engine/core/result.hpp) and those that only exist around it:
 * - `not_solved`: values were asked for before `solve` has finished;
 * - `closed`: the game has been closed;
 * - `worker_failed`: the worker or its WebAssembly could not be loaded, or died.
 * @typedef {import('./kanzen.d.mts').ErrorCode} ErrorCode
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 */

/** Bad input, or something that went wrong while working. */
export class KanzenError extends Error {
  /**
   * @param {{ code: ErrorCode, message: string, offset?: number | null,
   *   chunks?: readonly number[] }} data
   */
  constructor({ code, message, offset = null, chunks = [] }) {
    super(message);
    this.name = 'KanzenError';
    /** @readonly @type {ErrorCode} */
    this.code = code;
    /** @readonly Index into the refused text where the fault begins; null: it has no place. */
    this.offset = offset;
    /** @readonly @type {readonly number[]} Of `not_loaded`: the table's chunks to wait for. */
    this.chunks = chunks;
  }

  /** @returns {ErrorData} the error as plain data, to be sent between threads */
  toData() {
    const { code, message, offset, chunks } = this;
    return chunks.length > 0 ? { code, message, offset, chunks } : { code, message, offset };
  }
}

/**
 * Turns whatever was thrown into something that can be sent.
 * @param {unknown} thrown
 * @param {ErrorCode} code for what is no KanzenError
 * @returns {ErrorData}
 */
export function errorData(thrown, code) {
  if (thrown instanceof KanzenError) return thrown.toData();
  return { code, message: thrown instanceof Error ? thrown.message : String(thrown), offset: null };
}

/**
 * The engine counts bytes of UTF-8, JavaScript code units of UTF-16.
 * @param {ErrorData} data
 * @param {string | undefined} refused the text that `offset` points into; without it an
 *   offset means nothing
 * @returns {ErrorData}
 */
export function withTextOffset(data, refused) {
  if (data.offset === null || refused === undefined) return { ...data, offset: null };
  const bytes = new TextEncoder().encode(refused).subarray(0, data.offset);
  return { ...data, offset: new TextDecoder().decode(bytes).length };
}

/**
 * @param {AbortSignal} signal
 * @returns {unknown} what an aborted promise rejects with, as fetch does it
 */
export function abortReason(signal) {
  return signal.reason ?? new DOMException('The operation was aborted', 'AbortError');
}
