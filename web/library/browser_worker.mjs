// Starts the engine's workers in a browser.  Apart from own_files.mjs, as bundlers make files of the workers
// of each module that they meet.
import { importerOf, isForeign } from './foreign_script.mjs';
import { here, placed } from '../common/own_files.mjs';

/** @param {number} threads of the engine in it @returns {string} its name in messages */
export const workerScript = (threads) => (threads > 1 ? 'threads_worker.mjs' : 'engine_worker.mjs');

/** @param {number} threads of the engine in it @returns {Worker} */
export function startBrowserWorker(threads) {
  const named =
    threads > 1
      ? new URL('../worker/threads_worker.mjs', here)
      : new URL('../worker/engine_worker.mjs', here);
  const script = placed(named);
  if (isForeign(script)) return new Worker(importerOf(script), { type: 'module', name: 'kanzen' });
  if (script !== named) return new Worker(script, { type: 'module', name: 'kanzen' });
  // Bundlers look for exactly these, and call the files of both by their names.
  return threads > 1
    ? new Worker(new URL('../worker/threads_worker.mjs', import.meta.url), {
        type: 'module',
        name: 'kanzen-threads',
      })
    : new Worker(new URL('../worker/engine_worker.mjs', import.meta.url), {
        type: 'module',
        name: 'kanzen',
      });
}
