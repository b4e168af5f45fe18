// Fetches files from the server, or in Node reads them from the disk.  Transient failures are retried: no
// answer, an answer that is cut off or stalls, a server error, wrong bytes.  A missing file, and a web page in
// its place, are requested once more without the HTTP cache, which may have kept the answer of a host that has
// been repaired since.  The last failure is reported with the file's name.
import { inNode } from './environment.mjs';
import {
  DiagnosedError,
  FileError,
  diagnostic,
  diagnosticOf,
  isOutOfMemory,
  markServerFault,
  rejectOnAbort,
} from './errors.mjs';
import { readNodeFile } from './node.mjs';
import * as phrase from './phrases.mjs';
import { Watchdog } from './watchdog.mjs';

/** Milliseconds without data after which a request is aborted; a slow download that progresses is not. */
export const longestSilence = 20_000;
/** Milliseconds before each retry, varied randomly by up to a quarter. */
const pauses = [200, 600, 1800];
/** Transient HTTP statuses below 500.  All from 500 on are transient. */
const transientStatuses = new Set([408, 425, 429]);

/** Number of bytes that are checked for the beginning of a web page. */
const longestBegin = 200;

/**
 * Whether a file begins like a web page, which some servers send with a success status for every missing
 * file.
 * @param {string} begin first characters of the file
 */
export const isHtml = (begin) => /^\s*<(?:!doctype|!--|html|head|body)/i.test(begin);

/** A transient failure, which a retry may fix. */
class TransientError extends FileError {}

/** The server does not have the file, or the HTTP cache has kept such an answer. */
class MissingError extends FileError {}

/**
 * @template T
 * @typedef {{
 *   signal?: AbortSignal | undefined,
 *   revalidate?: boolean,
 *   retry?: boolean,
 *   accept: (bytes: Uint8Array) => T | Promise<T>,
 *   stream?: (body: ReadableStream<Uint8Array>) => Promise<T>,
 *   silence?: number,
 * }} FetchOptions  revalidate: asks the server even if the browser has a copy. retry: false: no retries.
 *   accept: converts the bytes to the result, and throws if they are wrong; a FileError if a retry is
 *   useless. stream: converts a server's answer while it is downloading. silence: milliseconds, for tests
 */

/** The loaded bytes are wrong. */
class InvalidContentError extends DiagnosedError {}

/**
 * @template T @param {URL} url @param {FetchOptions<T>} options
 * @returns {Promise<T>} the result of `accept` or `stream`; rejects with a FileError, with the signal's
 *   reason, or with the browser's error for lack of memory
 */
export async function fetchFile(url, options) {
  const { signal, revalidate = false, retry = true } = options;
  for (let attempt = 0; ; ++attempt) {
    try {
      // Retries bypass the HTTP cache, which may contain a damaged copy.
      const cache = revalidate ? 'no-cache' : attempt === 0 ? 'default' : 'reload';
      return await attemptOnce(url, cache, options);
    } catch (thrown) {
      signal?.throwIfAborted();
      const cached = attempt === 0 && !revalidate;
      if (cached && thrown instanceof MissingError) continue;
      const wait = retry ? pauses[attempt] : undefined;
      if (!(thrown instanceof TransientError) || wait === undefined) throw thrown;
      await pause(wait, signal);
    }
  }
}

/**
 * Returns a function that loads once, for all callers; after a failure the next call tries again.
 * @template T @param {() => Promise<T>} load
 */
export function once(load) {
  /** @type {Promise<T> | null} */
  let loading = null;
  return () =>
    (loading ??= load().catch((thrown) => {
      loading = null;
      throw thrown;
    }));
}

/**
 * @template T @param {() => T | Promise<T>} take
 * @returns {Promise<T>} rejects with a FileError of `take` and with its error for lack of memory, or
 *   with InvalidContentError for any other error
 */
async function runAccept(take) {
  try {
    return await take();
  } catch (thrown) {
    if (thrown instanceof FileError || isOutOfMemory(thrown)) throw thrown;
    throw new InvalidContentError(diagnosticOf(thrown));
  }
}

/**
 * @template T @param {URL} url @param {RequestCache} cache @param {FetchOptions<T>} options
 * @returns {Promise<T>}
 */
async function attemptOnce(url, cache, { signal, accept, stream, silence = longestSilence }) {
  const { pathname } = url;
  const watch = watchRequest(silence, signal);
  let answered = false;
  let begin = '';
  const onData = (/** @type {Uint8Array} */ piece) => {
    watch.noteActivity();
    begin ||= new TextDecoder().decode(piece.subarray(0, longestBegin));
  };
  try {
    if (url.protocol === 'file:' && inNode) {
      const bytes = await readLocal(url);
      return await runAccept(() => accept(bytes));
    }
    // Node 18 loses a request's signal to garbage collection.
    const response = await rejectOnAbort(fetch(url, { cache, signal: watch.signal }), watch.signal);
    answered = true;
    const { ok, status } = response;
    if (!ok) {
      const isTransient = status >= 500 || transientStatuses.has(status);
      const what = diagnostic(phrase.httpStatus, status);
      const fault = new (isTransient ? TransientError : MissingError)(pathname, what);
      throw status < 500 ? markServerFault(fault) : fault;
    }
    watch.noteActivity();
    const body = response.body && watched(response.body, onData);
    if (stream && body) return await rejectOnAbort(stream(body), watch.signal);
    const read = new Response(/** @type {any} */ (body)).arrayBuffer();
    const bytes = new Uint8Array(await rejectOnAbort(read, watch.signal));
    watch.end(); // `accept` has no time limit
    if (isHtml(begin)) throw new MissingError(pathname, diagnostic(phrase.htmlResponse));
    return await runAccept(() => accept(bytes));
  } catch (thrown) {
    if (thrown instanceof FileError || isOutOfMemory(thrown)) throw thrown;
    if (isHtml(begin)) throw new MissingError(pathname, diagnostic(phrase.htmlResponse));
    if (watch.timedOut)
      throw new TransientError(pathname, diagnostic(phrase.responseTimeout, silence / 1000));
    if (isInvalidContent(thrown))
      throw new TransientError(pathname, diagnostic(phrase.wrongBytes, diagnosticOf(thrown)));
    if (answered) throw new TransientError(pathname, diagnostic(phrase.responseCutOff));
    if (globalThis.navigator?.onLine === false)
      throw new TransientError(pathname, diagnostic(phrase.noNetwork));
    throw new TransientError(pathname, diagnostic(phrase.noAnswer));
  } finally {
    watch.end();
  }
}

/** @param {unknown} thrown @returns {thrown is Error} */
const isInvalidContent = (thrown) =>
  thrown instanceof InvalidContentError || thrown instanceof WebAssembly.CompileError;

/**
 * Returns a stream of the same bytes, and calls `onData` for each piece.
 * @param {ReadableStream<Uint8Array>} body @param {(piece: Uint8Array) => void} onData
 */
function watched(body, onData) {
  /** @type {TransformStream<Uint8Array, Uint8Array>} */
  const notice = new TransformStream({
    transform(piece, controller) {
      onData(piece);
      controller.enqueue(piece);
    },
  });
  return body.pipeThrough(notice);
}

/** @param {URL} url @returns {Promise<Uint8Array>} */
async function readLocal(url) {
  return readNodeFile(url).catch((thrown) => {
    throw new FileError(url.pathname, diagnosticOf(thrown));
  });
}

/**
 * Aborts a request that stalls or that the caller aborts.
 * @param {number} silence in milliseconds @param {AbortSignal | undefined} outer
 */
function watchRequest(silence, outer) {
  const controller = new AbortController();
  const watchdog = new Watchdog();
  const abort = () => controller.abort();
  const request = {
    signal: controller.signal,
    /** Whether the request was aborted because it stalled. */
    timedOut: false,
    noteActivity: () => watchdog.reset(),
    /** Ends the watch and aborts the rest of the request. */
    end: () => {
      watchdog.stop();
      outer?.removeEventListener('abort', abort);
      abort();
    },
  };
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  watchdog.start(silence / 1000, () => {
    request.timedOut = true;
    abort();
  });
  return request;
}

/** @param {number} milliseconds @param {AbortSignal | undefined} signal */
function pause(milliseconds, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2));
  });
  return rejectOnAbort(over, signal).finally(() => clearTimeout(timer));
}
