// Starts the engine's workers in Node.  Bundles for browsers contain node_stub.mjs instead.

/** Starts a worker, which receives the compiled engine like one in a browser. */
export async function startNodeWorker() {
  const { Worker } = await import('node:worker_threads');
  // The worker does not inherit the program's flags, such as --eval.
  const options = { execArgv: [] };
  // Bundlers for servers recognize a worker only in this literal form.  For another they take all files.
  return new Worker(new URL('../worker/engine_worker.mjs', import.meta.url), options);
}
