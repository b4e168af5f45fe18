// Starts the engine's workers in a browser.  Separate from package_files.mjs, because bundlers emit the workers
// of every module that they include.
import { here, packageUrl } from '../common/package_files.mjs';

/**
 * Whether a script has another origin than the page: the modules come from another host, or the frame has an
 * opaque origin, as in a sandbox.  Browsers start workers only from the page's own origin.  A blob URL has
 * that origin; a frame with an opaque origin needs a data: URL.
 * @param {URL} script
 */
const isForeign = ({ protocol, origin }) =>
  /^https?:$/.test(protocol) && origin !== globalThis.origin;

/** @param {URL} script @returns {string} the URL of a module that only imports the script */
function importerOf({ href }) {
  const code = `import ${JSON.stringify(href)};`;
  // Chromium does not start a module worker from a blob URL in a frame with an opaque origin.
  if (globalThis.origin === 'null') return `data:text/javascript,${encodeURIComponent(code)}`;
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

const named = new URL('../worker/engine_worker.mjs', here);
/** URL of the worker's script. */
export const workerUrl = packageUrl(named);

export function startBrowserWorker() {
  if (isForeign(workerUrl))
    return new Worker(importerOf(workerUrl), { type: 'module', name: 'kanzen' });
  if (workerUrl !== named) return new Worker(workerUrl, { type: 'module', name: 'kanzen' });
  // Bundlers recognize a worker only in this literal form, and some name its file after `name`.
  return new Worker(new URL('../worker/engine_worker.mjs', import.meta.url), {
    type: 'module',
    name: 'kanzen',
  });
}
