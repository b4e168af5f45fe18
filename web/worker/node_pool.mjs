// Adapts Emscripten's thread pool to Node, whose workers have another API than a browser's.  The engine's
// worker imports this module, and each worker of the pool starts with it.
import { Worker as NodeWorker, parentPort, workerData } from 'node:worker_threads';

/** The part of a browser's Worker API that threads_worker.mjs and Emscripten use. */
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
      const details = { message, filename: String(script), lineno: 0 };
      const event = Object.assign(new Event('error', { cancelable: true }), details);
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

/** Global names by which Emscripten detects that it runs in a worker. */
const workerNames = {
  self: globalThis,
  location: { href: new URL('./threads_worker.mjs', import.meta.url).href },
  importScripts() {},
};

/** Defines global names.  Deno has some of them as constants. @param {Record<string, unknown>} names */
function define(names) {
  for (const [name, value] of Object.entries(names))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

export function emulateBrowserWorker() {
  define({ ...workerNames, Worker: PoolWorker });
}

/** @param {string} script */
async function runAsPoolWorker(script) {
  define({
    ...workerNames,
    name: 'em-pthread', // marks a pool worker for threads_worker.mjs and newer Emscripten versions
    postMessage: (/** @type {unknown} */ message) => parentPort?.postMessage(message),
  });
  await import(script);
  parentPort?.on('message', (data) => /** @type {any} */ (globalThis).onmessage({ data }));
}

if (workerData?.poolScript) await runAsPoolWorker(workerData.poolScript);
