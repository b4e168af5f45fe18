// Errors of the JavaScript API, the same in pages, workers and Node.
import { inFile, outOfMemory } from './phrases.mjs';

/**
 * Error codes are those of the engine (engine/core/result.hpp) and those of the JavaScript API:
 * - `not_solved`: values were requested before `solve` has finished;
 * - `closed`: the game has been closed;
 * - `worker_failed`: the worker or its WebAssembly did not load, or died.
 * @import { Diagnostic, ErrorCode, ErrorData } from '../library/kanzen.d.mts'
 * @typedef {{ english: string, japanese: string }} Phrase  see phrases.mjs
 * @typedef {string | number | Diagnostic} Detail
 */

/**
 * Builds the description of an error in both languages.
 * @param {Phrase} phrase
 * @param {Detail[]} details in the order of their placeholders
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
export const localize = ({ english, japanese }, language = document.documentElement.lang) =>
  language === 'ja' ? japanese : english;

/**
 * Returns the description of a thrown value.  Errors of other code keep their message in both languages.
 * @param {unknown} thrown @returns {Diagnostic}
 */
export function diagnosticOf(thrown) {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const { japanese = message, details = [] } = /** @type {any} */ (thrown ?? {});
  return { message, japanese, details };
}

/** An error with a message in both languages. */
export class DiagnosedError extends Error {
  /** @param {Diagnostic} diagnostic */
  constructor({ message, japanese, details }) {
    super(message);
    /** @readonly Message in Japanese; in English if there is no translation. */
    this.japanese = japanese;
    /** @readonly Values inserted into the message, in English. */
    this.details = details;
  }
}

/** A file did not load. */
export class FileError extends DiagnosedError {
  /** @param {string} pathname @param {Diagnostic} reason */
  constructor(pathname, reason) {
    super(diagnostic(inFile, pathname, reason));
    /** @readonly What happened, without the file's name. */
    this.reason = reason;
  }
}

/**
 * Whether a thrown value says that memory could not be allocated.  Browsers have no type for it.
 * @param {unknown} thrown
 */
export const isOutOfMemory = (thrown) =>
  /out of memory|\bOOM\b|(alloc|create|enlarge|grow)\w* .*\bmemory|allocation failed/i.test(
    diagnosticOf(thrown).message,
  );

/**
 * Returns what visitors can understand of a thrown value: neither the names of files, nor the browser's own
 * words, which are in English.
 * @param {unknown} thrown @returns {Diagnostic | null}
 */
export function reasonForVisitors(thrown) {
  if (isOutOfMemory(thrown)) return diagnostic(outOfMemory);
  const { reason, japanese } = /** @type {any} */ (thrown ?? {});
  return reason ?? (japanese === undefined ? null : diagnosticOf(thrown));
}

/**
 * @param {ErrorData & { reason?: Diagnostic | undefined }} data
 * @returns {ErrorData} the same for visitors, without the names of files
 */
export const dataForVisitors = ({ reason, ...data }) => ({ ...data, ...reason });

/** Marks an error that the server's administrator can fix. @param {FileError} error */
export const markServerFault = (error) => Object.assign(error, { isServerFault: true });

/** Marks an error of a worker that did not load. @param {KanzenError} error */
export const markLoadFault = (error) => Object.assign(error, { isLoadFault: true });

/** Invalid input, or a failed operation. */
export class KanzenError extends DiagnosedError {
  /** @param {Pick<ErrorData, 'code' | 'message'> & Partial<ErrorData> & { reason?: Diagnostic | undefined }} data */
  constructor({ code, message, japanese = message, details = [], offset = null, ...others }) {
    const { chunks = [], reason } = others;
    super({ message, japanese, details });
    this.name = 'KanzenError';
    /** @readonly @type {ErrorCode} */
    this.code = code;
    /** @readonly Index in the rejected text at which the error begins; null: none. */
    this.offset = offset;
    /** @readonly @type {readonly number[]} For `not_loaded`: the indices of the missing chunks. */
    this.chunks = chunks;
    /** @readonly What happened, without the name of a file; undefined: it names none. */
    this.reason = reason;
  }

  /** @returns {ErrorData} the error as plain data, to be sent between threads */
  toData() {
    const { code, message, japanese, details, offset, chunks, reason } = this;
    const data = { code, message, japanese, details, offset, ...(reason && { reason }) };
    return chunks.length > 0 ? { ...data, chunks } : data;
  }
}

/** @param {ErrorCode} code @param {Phrase} phrase @param {Detail[]} details @returns {ErrorData} */
export const createErrorData = (code, phrase, ...details) => ({
  code,
  ...diagnostic(phrase, ...details),
  offset: null,
});

/**
 * Returns an error whose message adds a detail, such as a browser's own words, which visitors do not read.
 * @param {ErrorCode} code @param {Phrase} phrase @param {Detail} detail
 */
export function createDetailedError(code, phrase, detail) {
  const reason = diagnostic(phrase);
  return { ...createErrorData(code, inFile, reason, detail), reason };
}

/**
 * Converts a thrown value to plain data, which can be sent between threads.
 * @param {unknown} thrown
 * @param {ErrorCode} code for errors other than KanzenError
 * @returns {ErrorData}
 */
export function errorData(thrown, code) {
  if (thrown instanceof KanzenError) return thrown.toData();
  if (isOutOfMemory(thrown)) return createErrorData('out_of_memory', outOfMemory);
  const reason = thrown instanceof FileError && { reason: thrown.reason };
  return { code, ...diagnosticOf(thrown), offset: null, ...reason };
}

/**
 * Converts an error's offset from UTF-8 bytes, which the engine counts, to UTF-16 code units.
 * @param {ErrorData} data
 * @param {string | undefined} refused the text that `offset` indexes; undefined: the offset becomes null
 * @returns {ErrorData}
 */
export function withTextOffset(data, refused) {
  if (data.offset === null || refused === undefined) return { ...data, offset: null };
  const bytes = new TextEncoder().encode(refused).subarray(0, data.offset);
  return { ...data, offset: new TextDecoder().decode(bytes).length };
}

/**
 * @template T @param {Promise<T>} promise @param {AbortSignal | undefined} signal
 * @returns {Promise<T>} rejects with the signal's reason as soon as it is aborted
 */
export function rejectOnAbort(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
