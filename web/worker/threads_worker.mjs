// Entry script of the worker with the multi-threaded engine, and of Emscripten's pool workers, which share
// its memory: bundlers need to find no other script.
import { inNode } from '../common/environment.mjs';
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import createKanzenEngine, * as engine from '../bindings/kanzen-engine-threads.mjs';
import { runPoolThread } from '../bindings/kanzen-pool-thread.mjs';
import * as phrase from '../common/phrases.mjs';
import { Watchdog } from '../common/watchdog.mjs';
import { instantiate } from '../common/wasm.mjs';
import { serve } from './worker.mjs';

/** The worker's global scope. @type {any} */
const scope = globalThis;

/** Name of Emscripten's pool workers, in versions newer than 3.1.6. */
const poolThreadName = 'em-pthread';

/** Time limit in seconds for starting the pool.  The script is already loaded. */
const longestStart = 30;

/**
 * Returns the type of this worker's script.  Some bundlers turn modules into classic scripts; only a classic
 * script may call importScripts.
 */
function scriptType() {
  try {
    scope.importScripts();
    return 'classic';
  } catch {
    return 'module';
  }
}

/**
 * Creates an instance of the engine after its pool has started, so that its threads start without delay.
 * @param {WebAssembly.Module} code
 * @param {number} threads including the one that calls the engine
 */
async function loadEngine(code, threads) {
  if (inNode) (await import('./node_pool.mjs')).emulateBrowserWorker();
  const { href } = location;
  const options = { type: /** @type {WorkerType} */ (scriptType()), name: poolThreadName };
  const pool = Array.from({ length: threads - 1 }, () => new Worker(href, options));
  const starting = new AbortController();
  const watch = new Watchdog();
  /** Rejects if a pool worker fails or is late, which Emscripten does not report. @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    const onError = (/** @type {ErrorEvent} */ event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      const reason = event.message || event.type;
      reject(new DiagnosedError(diagnostic(phrase.threadsNotStarted, href, reason)));
    };
    for (const worker of pool)
      worker.addEventListener('error', onError, { signal: starting.signal });
    watch.start(longestStart, () =>
      reject(new DiagnosedError(diagnostic(phrase.threadsTimeout, longestStart, href))),
    );
  });
  // Emscripten calls this constructor for each pool worker; it returns one that was started above.
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
