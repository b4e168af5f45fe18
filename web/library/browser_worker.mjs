// Starts the engine's workers in a browser.  Apart from own_files.mjs, as bundlers make files of the workers
// of each module that they meet.
import { here, placed } from '../common/own_files.mjs';

/**
 * Is a script on another origin than the page's?  Its modules come from another host, or its frame has no
 * origin, as in a sandbox.  Browsers start workers from the page's own origin alone.  A blob has that origin; a
 * frame without an origin needs a data: address.
 * @param {URL} script
 */
const isForeign = ({ protocol, origin }) =>
  /^https?:$/.test(protocol) && origin !== globalThis.origin;

/** Addresses of blobs, by that of the script.  @type {Map<string, string>} */
const importers = new Map();

/** @param {URL} script @returns {string} the address of a module that imports the script, and does nothing else */
function importerOf({ href }) {
  const code = `import ${JSON.stringify(href)};`;
  // Chromium starts no module worker from a blob of a frame without an origin.
  if (globalThis.origin === 'null') return `data:text/javascript,${encodeURIComponent(code)}`;
  let address = importers.get(href);
  if (address === undefined) {
    const blob = new Blob([code], { type: 'text/javascript' });
    address = URL.createObjectURL(blob);
    importers.set(href, address);
  }
  return address;
}

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
