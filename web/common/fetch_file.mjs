// Files from the server, or in Node from the disk, fetched with patience.  What another attempt
// may mend is tried again: no answer, an answer that is cut off or stands still, a server's own
// fault, bytes that are not the right ones.  Everything else, a web page among it, and the last failure
// are told with the file's name.
import { inNode } from './environment.mjs';
import {
  DiagnosedError,
  abortReason,
  diagnostic,
  diagnosticOf,
  serverFault,
  unlessAborted,
} from './errors.mjs';
import { readNodeFile } from './node.mjs';
import * as phrase from './phrases.mjs';
import { SilenceWatch } from './silence_watch.mjs';

/** Milliseconds without a single byte; a download that is slow but moves is never given up. */
export const longestSilence = 20_000;
/** Milliseconds before the next attempts; some of it is left to chance. */
const pauses = [200, 600, 1800];
/** What a server says of its present state, beside all of 500 and above. */
const passingStatuses = new Set([408, 425, 429]);

/** Bytes of a file that tell whether it is a web page. */
const longestBegin = 200;

/**
 * Some servers answer with a web page, and the status of success, whatever they are asked for.
 * @param {string} begin of a file; none of ours begins so
 */
export const isHtml = (begin) => /^\s*<(?:!doctype|!--|html|head|body)/i.test(begin);

/** A file that could not be had. */
export class FileError extends DiagnosedError {}

/** One that another attempt may bring. */
class PassingError extends FileError {}

/**
 * @template T
 * @typedef {{
 *   signal?: AbortSignal | undefined,
 *   revalidate?: boolean,
 *   patient?: boolean,
 *   accept: (bytes: Uint8Array) => T | Promise<T>,
 *   stream?: (body: ReadableStream<Uint8Array>) => Promise<T>,
 *   silence?: number,
 * }} FetchOptions  revalidate: the server is asked even if the browser has a copy.  patient:
 *   false for one attempt only.  accept: makes of the bytes what is wanted, and throws when they
 *   are not the right ones, a FileError when others will do no better.  stream: the same while they
 *   come, of what a server sends.  silence: in milliseconds, for tests
 */

/** What came is not what it should be. */
class WrongBytes extends DiagnosedError {}

/**
 * @template T @param {URL} url @param {FetchOptions<T>} options
 * @returns {Promise<T>} what `accept` has made of it; rejects with a FileError, or with the
 *   signal's reason
 */
export async function fetchFile(url, options) {
  const { signal, revalidate = false, patient = true } = options;
  for (let attempt = 0; ; ++attempt) {
    try {
      // What an HTTP cache has damaged once it would give again.
      const cache = revalidate ? 'no-cache' : attempt === 0 ? 'default' : 'reload';
      return await attemptOnce(url, cache, options);
    } catch (thrown) {
      if (signal?.aborted) throw abortReason(signal);
      const wait = patient ? pauses[attempt] : undefined;
      if (!(thrown instanceof PassingError) || wait === undefined) throw thrown;
      await pause(wait, signal);
    }
  }
}

/**
 * What is loaded once, however many ask; after a failure the next call tries again.
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
 * @returns {Promise<T>} rejects with WrongBytes when it throws, and with its FileError
 */
async function taken(take) {
  try {
    return await take();
  } catch (thrown) {
    if (thrown instanceof FileError) throw thrown;
    throw new WrongBytes(diagnosticOf(thrown));
  }
}

/**
 * @template T @param {URL} url @param {RequestCache} cache @param {FetchOptions<T>} options
 * @returns {Promise<T>}
 */
async function attemptOnce(url, cache, { signal, accept, stream, silence = longestSilence }) {
  const { pathname } = url;
  const watch = new WatchedRequest(silence, signal);
  let answered = false;
  let begin = '';
  const hear = (/** @type {Uint8Array} */ piece) => {
    watch.heard();
    begin ||= new TextDecoder().decode(piece.subarray(0, longestBegin));
  };
  try {
    if (url.protocol === 'file:' && inNode) {
      const bytes = await readLocal(url);
      return await taken(() => accept(bytes));
    }
    // Node 18 forgets a request's signal when it collects garbage.
    const response = await unlessAborted(fetch(url, { cache, signal: watch.signal }), watch.signal);
    answered = true;
    const { ok, status } = response;
    if (!ok) {
      const passing = status >= 500 || passingStatuses.has(status);
      const seconds = status === 503 ? response.headers.get('Retry-After') : null;
      if (/^\d+$/.test(seconds ?? ''))
        throw new PassingError(diagnostic(phrase.notReady, pathname, String(seconds)));
      const what = diagnostic(phrase.httpStatus, pathname, status);
      const fault = new (passing ? PassingError : FileError)(what);
      throw status < 500 ? serverFault(fault) : fault;
    }
    watch.heard();
    const body = response.body && watched(response.body, hear);
    if (stream && body) return await unlessAborted(stream(body), watch.signal);
    const read = new Response(/** @type {any} */ (body)).arrayBuffer();
    const bytes = new Uint8Array(await unlessAborted(read, watch.signal));
    watch.end(); // what is made of them takes as long as it takes
    if (isHtml(begin)) throw new FileError(diagnostic(phrase.webPage, pathname));
    return await taken(() => accept(bytes));
  } catch (thrown) {
    if (thrown instanceof FileError) throw thrown;
    if (isHtml(begin)) throw new FileError(diagnostic(phrase.webPage, pathname));
    if (watch.gaveUp) throw new PassingError(diagnostic(phrase.isSilent, pathname, silence / 1000));
    if (isWrong(thrown))
      throw new PassingError(diagnostic(phrase.wrongBytes, pathname, diagnosticOf(thrown)));
    if (answered) throw new PassingError(diagnostic(phrase.isCutOff, pathname));
    if (globalThis.navigator?.onLine === false)
      throw new PassingError(diagnostic(phrase.noNetwork, pathname));
    throw new PassingError(diagnostic(phrase.noAnswer, pathname));
  } finally {
    watch.end();
  }
}

/** @param {unknown} thrown @returns {thrown is Error} */
const isWrong = (thrown) =>
  thrown instanceof WrongBytes || thrown instanceof WebAssembly.CompileError;

/**
 * The same, whose pieces are noticed on their way.
 * @param {ReadableStream<Uint8Array>} body @param {(piece: Uint8Array) => void} hear
 */
function watched(body, hear) {
  /** @type {TransformStream<Uint8Array, Uint8Array>} */
  const notice = new TransformStream({
    transform(piece, controller) {
      hear(piece);
      controller.enqueue(piece);
    },
  });
  return body.pipeThrough(notice);
}

/** @param {URL} url @returns {Promise<Uint8Array>} */
async function readLocal(url) {
  return readNodeFile(url).catch((thrown) => {
    throw new FileError(diagnostic(phrase.inFile, url.pathname, thrown.message));
  });
}

/** Aborts a request that has fallen silent, or that is not wanted any more. */
class WatchedRequest {
  /** Was it silence that ended the request? */
  gaveUp = false;
  #controller = new AbortController();
  #watch = new SilenceWatch();
  #outer;
  #abort = () => this.#controller.abort();

  /** @param {number} silence in milliseconds @param {AbortSignal | undefined} outer */
  constructor(silence, outer) {
    this.#outer = outer;
    outer?.addEventListener('abort', this.#abort);
    if (outer?.aborted) this.#abort();
    this.#watch.start(silence / 1000, () => {
      this.gaveUp = true;
      this.#abort();
    });
  }

  get signal() {
    return this.#controller.signal;
  }

  heard() {
    this.#watch.hear();
  }

  /** Whatever is still under way is of no use. */
  end() {
    this.#watch.stop();
    this.#outer?.removeEventListener('abort', this.#abort);
    this.#abort();
  }
}

/** @param {number} milliseconds @param {AbortSignal | undefined} signal */
function pause(milliseconds, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2));
  });
  return unlessAborted(over, signal).finally(() => clearTimeout(timer));
}
