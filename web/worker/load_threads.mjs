// An instance of the engine that works with several threads, in a worker: these are workers of
// Emscripten's, which share its memory.
import { inNode } from '../common/environment.mjs';
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import createKanzenEngine from '../bindings/kanzen-engine-threads.mjs';
import { nodePool } from '../common/node.mjs';
import * as phrase from '../common/phrases.mjs';
import { SilenceWatch } from '../common/silence_watch.mjs';
import { instantiate } from '../common/wasm.mjs';

/** @typedef {import('../bindings/kanzen-engine.mjs').EngineModule} EngineModule */

/** What only a worker has. @type {any} */
const scope = globalThis;

/** The name by which Emscripten's workers know each other, from versions newer than 3.1.6 on. */
const poolThreadName = 'em-pthread';

/** Seconds; their script is there already. */
const longestStart = 30;

export const inPoolThread = () => scope.name === poolThreadName;

/** Bundlers make classic scripts of modules, or leave them what they are: only a classic one may do this. */
function ownType() {
  try {
    scope.importScripts();
    return 'classic';
  } catch {
    return 'module';
  }
}

/**
 * Ready when the pool is, so that the engine's threads start without waiting for anybody.
 * @param {WebAssembly.Module} code
 * @param {number} threads with the one that calls the engine
 * @returns {Promise<EngineModule>}
 */
export async function loadThreadsEngine(code, threads) {
  if (inNode) (await nodePool()).actAsBrowserWorker();
  const { href } = location;
  const options = { type: /** @type {WorkerType} */ (ownType()), name: poolThreadName };
  const pool = Array.from({ length: threads - 1 }, () => new Worker(href, options));
  const starting = new AbortController();
  const watch = new SilenceWatch();
  /** Emscripten tells nobody. @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    const hear = (/** @type {ErrorEvent} */ event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      const reason = event.message || event.type;
      reject(new DiagnosedError(diagnostic(phrase.threadsNotStarted, href, reason)));
    };
    for (const worker of pool) worker.addEventListener('error', hear, { signal: starting.signal });
    watch.start(longestStart, () =>
      reject(new DiagnosedError(diagnostic(phrase.threadsAreLate, longestStart, href))),
    );
  });
  // Emscripten starts each of its workers like this.
  scope.Worker = function PoolThread() {
    return pool.pop();
  };
  try {
    const loading = instantiate(createKanzenEngine, code, { poolSize: threads - 1 });
    return await Promise.race([loading, failed]);
  } finally {
    starting.abort();
    watch.stop();
  }
}
