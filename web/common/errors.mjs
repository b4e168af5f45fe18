// What the JavaScript API rejects with, in every context alike.

/**
 * Codes are the engine's (engine/core/result.hpp) and those that only exist around it:
 * - `not_solved`: values were asked for before `solve` has finished;
 * - `closed`: the game has been closed;
 * - `worker_failed`: the worker or its WebAssembly could not be loaded, or died.
 * @import { Diagnostic, ErrorCode, ErrorData } from '../library/kanzen.d.mts'
 * @typedef {{ english: string, japanese: string }} Phrase  see phrases.mjs
 * @typedef {string | number | Diagnostic} Detail
 */

/**
 * What is said of something that is wrong.
 * @param {Phrase} phrase
 * @param {Detail[]} details in the order of their places
 */
export function diagnostic({ english, japanese }, ...details) {
  /** @param {'message' | 'japanese'} language */
  const texts = (language) =>
    details.map((detail) => (typeof detail === 'object' ? detail[language] : String(detail)));
  /** @param {string} text @param {string[]} filling */
  const filled = (text, filling) =>
    text.replaceAll(/%(\d)/g, (_, place) => filling[place - 1] ?? '');
  const inEnglish = texts('message');
  return {
    message: filled(english, inEnglish),
    japanese: filled(japanese, texts('japanese')),
    details: inEnglish,
  };
}

/** @param {Phrase} phrase */
export const inLanguage = ({ english, japanese }, language = document.documentElement.lang) =>
  language === 'ja' ? japanese : english;

/** What is thrown by others stays as they say it. @param {unknown} thrown @returns {Diagnostic} */
export function diagnosticOf(thrown) {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const { japanese = message, details = [] } = /** @type {any} */ (thrown ?? {});
  return { message, japanese, details };
}

/** Of code that is ours. */
export class DiagnosedError extends Error {
  /** @param {Diagnostic} diagnostic */
  constructor({ message, japanese, details }) {
    super(message);
    /** @readonly The message in Japanese; in English, where nobody but a program asks for it. */
    this.japanese = japanese;
    /** @readonly What fills the message, in English. */
    this.details = details;
  }
}

/** What whoever runs the server can mend. @param {DiagnosedError} error */
export const serverFault = (error) => Object.assign(error, { ofServer: true });

/** Bad input, or something that went wrong while working. */
export class KanzenError extends DiagnosedError {
  /**
   * @param {{ code: ErrorCode, message: string, japanese?: string, details?: readonly string[],
   *   offset?: number | null, chunks?: readonly number[] }} data
   */
  constructor({ code, message, japanese = message, details = [], offset = null, chunks = [] }) {
    super({ message, japanese, details });
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
    const { code, message, japanese, details, offset, chunks } = this;
    const data = { code, message, japanese, details, offset };
    return chunks.length > 0 ? { ...data, chunks } : data;
  }
}

/** @param {ErrorCode} code @param {Phrase} phrase @param {Detail[]} details @returns {ErrorData} */
export const errorWith = (code, phrase, ...details) => ({
  code,
  ...diagnostic(phrase, ...details),
  offset: null,
});

/**
 * Turns whatever was thrown into something that can be sent.
 * @param {unknown} thrown
 * @param {ErrorCode} code for what is no KanzenError
 * @returns {ErrorData}
 */
export function errorData(thrown, code) {
  if (thrown instanceof KanzenError) return thrown.toData();
  return { code, ...diagnosticOf(thrown), offset: null };
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

/**
 * @template T @param {Promise<T>} promise @param {AbortSignal | undefined} signal
 * @returns {Promise<T>} rejects with the signal's reason as soon as it is aborted
 */
export function unlessAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortReason(signal));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
