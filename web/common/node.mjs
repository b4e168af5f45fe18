// Functions that need Node's built-in modules.  Bundles for browsers contain node_stub.mjs instead (the
// package's "browser" field), because bundlers cannot resolve built-in modules for browsers.

/**
 * Starts a worker, which receives the compiled engine like one in a browser.
 * @param {number} threads number of the engine's threads
 */
export async function startNodeWorker(threads) {
  const { Worker } = await import('node:worker_threads');
  const script =
    threads > 1
      ? new URL('../worker/threads_worker.mjs', import.meta.url)
      : new URL('../worker/engine_worker.mjs', import.meta.url);
  // The worker does not inherit the program's flags, such as --eval.
  return new Worker(script, { execArgv: [] });
}

/** Returns the message port of this worker; null on the main thread. */
export const nodePort = async () => (await import('node:worker_threads')).parentPort;

/** @param {URL} url @returns {Promise<Uint8Array>} */
export const readNodeFile = async (url) => (await import('node:fs/promises')).readFile(url);

/** Returns SubtleCrypto, which Node 18 has only in a module. @returns {Promise<SubtleCrypto>} */
export const nodeHashing = async () =>
  /** @type {any} */ ((await import('node:crypto')).webcrypto.subtle);

/** Loads the module that adapts Node's workers to Emscripten's thread pool. */
export const nodePool = async () => import('../worker/node_pool.mjs');

/** Loads the module that saves values in files. */
export const nodeStorage = async () => import('../storage/solution_files.mjs');

/** @param {string} path relative to the working directory @returns {Promise<URL>} */
export const nodeFileUrl = async (path) => (await import('node:url')).pathToFileURL(path);
