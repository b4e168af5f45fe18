// What only Node has.  A browser's bundle has no_node.mjs in its place (the package's "browser"
// field says so), as a bundler for browsers would look in vain for modules that Node has built in.

/** A worker of ours.  The engine comes to it as to a browser's. @param {number} threads of the engine in it */
export async function startNodeWorker(threads) {
  const { Worker } = await import('node:worker_threads');
  const script =
    threads > 1
      ? new URL('../worker/threads_worker.mjs', import.meta.url)
      : new URL('../worker/engine_worker.mjs', import.meta.url);
  // Flags of the program around us (--eval and such) are not meant for the worker.
  return new Worker(script, { execArgv: [] });
}

/** Of the worker that we are; null: we are none. */
export const nodePort = async () => (await import('node:worker_threads')).parentPort;

/** @param {URL} url @returns {Promise<Uint8Array>} */
export const readNodeFile = async (url) => (await import('node:fs/promises')).readFile(url);

/** Node 18 has it in a module alone. @returns {Promise<SubtleCrypto>} */
export const nodeHashing = async () =>
  /** @type {any} */ ((await import('node:crypto')).webcrypto.subtle);

/** What makes of our workers those that Emscripten's threads run in. */
export const nodePool = async () => import('../worker/node_pool.mjs');

/** What keeps values in files. */
export const nodeKeeper = async () => import('../storage/kept_files.mjs');

/** @param {string} path from the working directory @returns {Promise<URL>} */
export const nodeFileUrl = async (path) => (await import('node:url')).pathToFileURL(path);
