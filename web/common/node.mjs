// Functions that need Node's built-in modules.  Bundles for browsers contain node_stub.mjs instead of this
// module and the others for Node (scripts/make_package.mjs), because bundlers cannot resolve built-in modules
// for browsers.

/** Returns the message port of this worker; null on the main thread. */
export const nodePort = async () => (await import('node:worker_threads')).parentPort;

/** @param {URL} url @returns {Promise<Uint8Array>} */
export const readNodeFile = async (url) => (await import('node:fs/promises')).readFile(url);

/** Returns SubtleCrypto, which Node 18 has only in a module. @returns {Promise<SubtleCrypto>} */
export const nodeHashing = async () =>
  /** @type {any} */ ((await import('node:crypto')).webcrypto.subtle);

/** @param {string} path relative to the working directory @returns {Promise<URL>} */
export const nodeFileUrl = async (path) => (await import('node:url')).pathToFileURL(path);
