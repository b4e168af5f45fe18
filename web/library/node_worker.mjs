// Starts the engine's workers in Node.  Bundles for browsers contain node_stub.mjs instead.

/**
 * Starts a worker, which receives the compiled engine like one in a browser.
 * @param {number} threads number of the engine's threads
 */
export async function startNodeWorker(threads) {
  const { Worker } = await import('node:worker_threads');
  // The worker does not inherit the program's flags, such as --eval.
  const options = { execArgv: [] };
  // Bundlers for servers recognize a worker only in this literal form.  For another they take all files.
  return threads > 1
    ? new Worker(new URL('../worker/threads_worker.mjs', import.meta.url), options)
    : new Worker(new URL('../worker/engine_worker.mjs', import.meta.url), options);
}
