// Diagnoses why a part of the page does not load.  A web server's faults: a folder's address without its slash,
// a missing file, a wrong type.  A page that is older than the site, whose parts the server no longer has.
import { FileError, diagnostic, markServerFault } from '../common/errors.mjs';
import { httpStatus, newVersion, slashRemoved, wrongType } from '../common/phrases.mjs';

/**
 * @param {URL} url @param {RequestInit} [options]
 * @returns {Promise<Response | null>} null: there is no answer
 */
const fetchOrNull = (url, options) => fetch(url, options).catch(() => null);

/** @returns {URL | null} the address with a trailing slash; null: it has one, or names a file */
function folderWithSlash() {
  if (/(\/|\.html?)$/.test(location.pathname)) return null;
  const url = new URL(location.href);
  url.pathname += '/';
  return url;
}

/**
 * Reloads the page with a trailing slash if the folder's address lacks it: without it, relative addresses do
 * not lead into the folder.
 * @returns {Promise<boolean>} true: the page is being reloaded
 */
export async function addSlash() {
  const url = folderWithSlash();
  const answer = url && (await fetchOrNull(url));
  // A server that redirects to the address without the slash would cause a loop.
  if (!url || !answer?.ok || answer.redirected) return false;
  location.replace(url);
  return true;
}

/**
 * Requests a script anew, which replaces a copy in the HTTP cache.
 * @param {URL} script that could not be imported
 * @returns {Promise<FileError | null>} the fault in the server's answer; null: none, or no answer
 */
export async function findServerFault(script) {
  const answer = await fetchOrNull(script, { cache: 'reload' });
  if (!answer) return null;
  const { ok, status, headers } = answer;
  const folder = folderWithSlash();
  if (!ok && folder && (await fetchOrNull(folder))?.redirected)
    return markServerFault(new FileError(folder.pathname, diagnostic(slashRemoved)));
  if (!ok) {
    const fault = new FileError(script.pathname, diagnostic(httpStatus, status));
    return status < 500 ? markServerFault(fault) : fault;
  }
  const type = headers.get('Content-Type') ?? 'nothing';
  if (/javascript/.test(type)) return null;
  return markServerFault(new FileError(script.pathname, diagnostic(wrongType, type)));
}

/** Milliseconds for replacing scripts, for asking the server's version, and for its service worker. */
const longestWait = 10_000;

/**
 * Requests the page's scripts anew.  The HTTP cache may have kept a wrong answer of a host that has been
 * repaired since, which a reload of the page would use again.
 */
export async function refreshScripts() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const isScript = (/** @type {URL} */ { origin, pathname }) =>
    origin === location.origin && pathname.endsWith('.js');
  const scripts = new Set(loaded.filter(isScript).map(({ href }) => href));
  const signal = AbortSignal.timeout(longestWait);
  const fetched = [...scripts].map((script) => fetch(script, { cache: 'reload', signal }));
  await Promise.allSettled(fetched);
}

/**
 * Whether the server has another version of the page.  The service worker's script, which no cache answers,
 * names the files of the server's version.
 * @param {string} script address of the page's script
 */
async function isOutdated(script) {
  const files = new URL('../service_worker.js', script);
  const signal = AbortSignal.timeout(longestWait);
  const answer = await fetchOrNull(files, { cache: 'no-cache', signal });
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  return (
    text.includes('"assets/page-') && !text.includes(`"${script.split('/').slice(-2).join('/')}"`)
  );
}

/** Fetches the service worker of a new version, so that a reload shows it. */
async function updateServiceWorker() {
  const registration = await globalThis.navigator.serviceWorker?.getRegistration();
  const worker = (await registration?.update())?.installing;
  if (!worker) return;
  await new Promise((resolve) =>
    worker.addEventListener(
      'statechange',
      () => worker.state !== 'installed' && resolve(undefined),
    ),
  );
}

/**
 * Returns a function that imports a module which few visitors need.  After a failure the next attempt does not
 * use the HTTP cache.
 * @template T @param {() => Promise<T>} load
 */
export function createLoader(load) {
  let failed = false;
  return async () => {
    if (failed) await refreshScripts();
    failed = false;
    try {
      return await load();
    } catch (thrown) {
      failed = true;
      throw thrown;
    }
  };
}

/**
 * Explains why a part of the page did not load: the site may have a new version.
 * @template {import('../library/kanzen.d.mts').Diagnostic} T
 * @param {T} reason @returns {Promise<T>}
 */
export async function explainMissing(reason) {
  if (await isOutdated(import.meta.url)) {
    const tooLate = new Promise((resolve) => setTimeout(resolve, longestWait));
    await Promise.race([updateServiceWorker().catch(() => {}), tooLate]);
    return { ...reason, ...diagnostic(newVersion) };
  }
  return reason;
}
