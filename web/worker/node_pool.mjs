// Emscripten's pool of threads in Node, whose workers are called otherwise than a browser's.  This
// module is both sides: in the engine's worker it is imported, and each of the pool's starts with it.
import { Worker as NodeWorker, parentPort, workerData } from 'node:worker_threads';

/** What is used of a browser's Worker, by threads_worker.mjs and Emscripten. */
class PoolWorker extends EventTarget {
  #worker;
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage = null;
  /** @type {((event: { message: string, filename: string, lineno: number }) => void) | null} */
  onerror = null;

  /** @param {string | URL} script */
  constructor(script) {
    super();
    this.#worker = new NodeWorker(new URL(import.meta.url), {
      workerData: { poolScript: String(script) },
      execArgv: [],
    });
    this.#worker.on('message', (data) => this.onmessage?.({ data }));
    this.#worker.on('error', ({ message }) => {
      const told = { message, filename: String(script), lineno: 0 };
      const event = Object.assign(new Event('error', { cancelable: true }), told);
      if (this.dispatchEvent(event)) this.onerror?.(event);
    });
    this.#worker.unref(); // it ends with the engine's worker
  }

  /** @param {unknown} message @param {import('node:worker_threads').TransferListItem[]} [transfer] */
  postMessage(message, transfer) {
    this.#worker.postMessage(message, transfer);
  }

  terminate() {
    void this.#worker.terminate();
  }
}

/** By these names Emscripten knows that it runs in a worker. */
const workerNames = {
  self: globalThis,
  location: { href: new URL('./threads_worker.mjs', import.meta.url).href },
  importScripts() {},
};

/** Deno has some of these names, and they cannot be assigned.  @param {Record<string, unknown>} names */
function define(names) {
  for (const [name, value] of Object.entries(names))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

export function actAsBrowserWorker() {
  define({ ...workerNames, Worker: PoolWorker });
}

/** @param {string} script */
async function beginAsPoolWorker(script) {
  define({
    ...workerNames,
    name: 'em-pthread', // by which threads_worker.mjs and newer Emscriptens know that it is one of the pool
    postMessage: (/** @type {unknown} */ message) => parentPort?.postMessage(message),
  });
  await import(script);
  parentPort?.on('message', (data) => /** @type {any} */ (globalThis).onmessage({ data }));
}

if (workerData?.poolScript) await beginAsPoolWorker(workerData.poolScript);
