// The script of the worker in which the engine has several threads, and of these, which are workers of
// Emscripten's and share its memory: bundlers need to find no other for them.
import { inNode } from '../common/environment.mjs';
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import createKanzenEngine, * as engine from '../bindings/kanzen-engine-threads.mjs';
import { runPoolThread } from '../bindings/kanzen-pool-thread.mjs';
import { nodePool } from '../common/node.mjs';
import * as phrase from '../common/phrases.mjs';
import { SilenceWatch } from '../common/silence_watch.mjs';
import { instantiate } from '../common/wasm.mjs';
import { serve } from './worker.mjs';

/** What only a worker has. @type {any} */
const scope = globalThis;

/** The name by which Emscripten's workers know each other, from versions newer than 3.1.6 on. */
const poolThreadName = 'em-pthread';

/** Seconds; their script is there already. */
const longestStart = 30;

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
 * An instance of the engine, ready when the pool is, so that its threads start without waiting for anybody.
 * @param {WebAssembly.Module} code
 * @param {number} threads with the one that calls the engine
 */
async function loadEngine(code, threads) {
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

if (scope.name === poolThreadName) runPoolThread(engine);
else serve(loadEngine);
