// The page's service worker.  It caches the shell, that is all files of the page, so that the page opens
// offline and never mixes two builds: a build's shell is complete and verified before it is used.  The page
// itself caches tables (table_files.mjs).
//
// The site has this module as the script service_worker.js, which contains the list of the shell's files
// (scripts/bundle_site.mjs).  A browser requests it at every visit; if it has changed, the new shell is
// fetched in addition to the old one and used from the next visit on.  Names in assets/ contain a hash of the
// contents, so that an open page of the previous build finds its files in the previous shell.

import { sha256 } from './hashing.mjs';

/**
 * build: changes with any file. files: the SHA-256 of each file in hexadecimal, by its path from the page's
 * folder. optional: the same for files that only some visitors need. slides: the same for the deck, which is
 * cached as a whole when it is first opened.
 * @typedef {{ build: string, files: Record<string, string>, optional: Record<string, string>,
 *   slides: Record<string, string> }} Shell
 * @typedef {{ waitUntil(work: Promise<unknown>): void }} LifecycleEvent
 * @typedef {LifecycleEvent & { request: Request, respondWith(answer: Promise<Response>): void }} ShellFetchEvent
 * Types of a service worker's global scope, which lib.dom.d.ts lacks.
 * @typedef {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> },
 *   addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void,
 *   addEventListener(type: 'message', listener: (event: LifecycleEvent & MessageEvent) => void): void,
 *   addEventListener(type: 'fetch', listener: (event: ShellFetchEvent) => void): void }} WorkerScope
 */

const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
/** @type {Shell} inserted by the bundler */
const shell = /** @type {any} */ (globalThis).kanzenShell;

const folder = new URL('./', location.href);
/** Prefix of this copy of the site; a host may have several. */
const cachePrefix = `kanzen-shell ${folder.pathname} `;
const ownCache = cachePrefix + shell.build;
const hashes = { ...shell.files, ...shell.optional, ...shell.slides };
/** Path of the page, which is requested by its folder's address. */
const startPage = './';
const slidesPage = 'slides/';

/**
 * @param {string} path @param {RequestCache} cache
 * @returns {Promise<Response>} rejects if the server's file differs from this build's
 */
const fetchChecked = async (path, cache) =>
  checkedAnswer(path, await fetch(new URL(path, folder), { cache, mode: 'same-origin' }));

/**
 * @param {string} path @param {Response} response
 * @returns {Promise<Response>} rejects if it is not this build's file
 */
async function checkedAnswer(path, response) {
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if ((await sha256(bytes)) !== hashes[path])
    throw new Error(`${path}: the data are wrong (the SHA-256 differs)`);
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(/** @type {any} */ (bytes), { headers: { 'Content-Type': type } });
}

/**
 * Fetches a file from the browser's HTTP cache, which has what the page has just loaded, or else from the
 * server.
 * @param {string} path
 */
const fetchOnce = (path) =>
  fetchChecked(path, 'force-cache').catch(() => fetchChecked(path, 'reload'));

/** Removes the hash of the contents from the name of a file, or of its folder. @param {string} path */
const withoutHash = (path) => path.replace(/-\w{8,10}(?=\/|\.\w+$)/, '');

/**
 * Caches the optional files that the HTTP cache has, or of which a previous shell has a version.
 * @param {Cache} cache
 */
async function cacheOptional(cache) {
  const shells = await Promise.all((await cachedShells()).map((name) => caches.open(name)));
  const cached = (await Promise.all(shells.map((one) => one.keys()))).flat();
  for (const path of Object.keys(shell.optional)) {
    const had = cached.some(({ url }) => withoutHash(url).endsWith(`/${withoutHash(path)}`));
    const answer = await fetchChecked(path, had ? 'default' : 'only-if-cached').catch(() => null);
    if (answer) await cache.put(new URL(path, folder), answer);
  }
}

/** Names of the cached shells, the oldest first. */
const cachedShells = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** @param {string[]} paths */
const fetchAll = (paths) =>
  Promise.all(paths.map(async (path) => ({ path, answer: await fetchOnce(path) })));

/** @param {Cache} cache @param {{ path: string, answer: Response }[]} answers */
async function putAll(cache, answers) {
  for (const { path, answer } of answers) await cache.put(new URL(path, folder), answer);
}

/** Caches the whole deck or nothing.  Does nothing if it is already cached. */
async function cacheSlides() {
  const cache = await caches.open(ownCache);
  if (await cache.match(new URL(slidesPage, folder))) return;
  const answers = await fetchAll(Object.keys(shell.slides));
  await putAll(cache, answers.reverse()); // the page last, because it marks a complete deck
}

/** Whether a previous shell has the deck. */
async function hasOldSlides() {
  const url = new URL(slidesPage, folder);
  const shells = await Promise.all((await cachedShells()).map((name) => caches.open(name)));
  return (await Promise.all(shells.map((one) => one.match(url)))).some((cached) => cached);
}

/** Caches the shell.  Rejects, and leaves nothing, if a file cannot be loaded. */
async function cacheShell() {
  const slides = (await hasOldSlides()) ? Object.keys(shell.slides) : [];
  const answers = await fetchAll([...Object.keys(shell.files), ...slides]);
  const cache = await caches.open(ownCache);
  try {
    await putAll(cache, answers);
    await cacheOptional(cache);
  } catch (thrown) {
    await caches.delete(ownCache);
    throw thrown;
  }
}

/** Deletes all shells but this build's and the previous one, whose pages may still be open. */
async function removeOldShells() {
  const others = (await cachedShells()).filter((name) => name !== ownCache);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {URL} url @returns {string} path of a file of the shell; empty: none */
function pathInShell({ origin, pathname }) {
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return '';
  const path = pathname.slice(folder.pathname.length);
  if (path === '' || path === 'index.html') return startPage;
  if (path === slidesPage || path === `${slidesPage}index.html`) return slidesPage;
  return Object.hasOwn(shell.files, path) || path.startsWith('assets/') ? path : '';
}

/** Whether a host has answered with a web page, as some do for every missing file. @param {Response} answer */
const isWebPage = ({ headers }) => /^text\/html/.test(headers.get('Content-Type') ?? '');

/** Returns a cached response.  Files in assets/ may belong to another build's shell. @param {string} path */
async function fromShells(path) {
  const url = new URL(path, folder);
  const own = await (await caches.open(ownCache)).match(url);
  if (!path.startsWith('assets/')) return own;
  const found = own ?? (await caches.match(url));
  // Service workers of earlier versions have stored web pages.
  return found && isWebPage(found) ? undefined : found;
}

/** Returns an answer that the HTTP cache does not store. @param {Response} answer */
function preventCaching({ body, status, headers }) {
  const changed = new Headers(headers);
  changed.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: changed });
}

/**
 * Fetches a file that this visitor needs for the first time, and caches it if it is the file of this build.
 * The page reads the answer while it is downloaded.
 * @param {ShellFetchEvent} event @param {string} path
 */
async function fetchAndCache(event, path) {
  const isWrong = (/** @type {Response} */ one) => !one.ok || isWebPage(one);
  let response = await fetch(event.request);
  if (isWrong(response)) response = await fetch(event.request, { cache: 'reload' });
  if (isWrong(response)) return preventCaching(response);
  const copy = response.clone();
  const store = async () => {
    const cache = await caches.open(ownCache);
    await cache.put(new URL(path, folder), await checkedAnswer(path, copy));
  };
  event.waitUntil(store().catch(() => {}));
  return response;
}

/**
 * Adds a header to workers' scripts.  A page whose host sends Cross-Origin-Embedder-Policy starts no worker
 * without it; in other pages it has no effect.
 * @param {Request} request @param {Response} response
 */
function withEmbedderPolicy({ destination }, response) {
  if (destination !== 'worker' || response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(response.body, { headers });
}

/** @param {ShellFetchEvent} event @param {string} path @returns {Promise<Response>} */
async function answer(event, path) {
  const cached = await fromShells(path).catch(() => undefined);
  if (cached) return cached;
  if (path.startsWith('assets/')) return fetchAndCache(event, path);
  // The browser has evicted the shell.
  if (path === startPage) event.waitUntil(cacheShell().catch(() => {}));
  return fetch(event.request);
}

scope.addEventListener('install', (event) =>
  event.waitUntil(cacheShell().then(() => scope.skipWaiting())),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(removeOldShells().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathInShell(new URL(request.url)) : '';
  if (path !== '')
    event.respondWith(answer(event, path).then((found) => withEmbedderPolicy(request, found)));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'cache the slides') event.waitUntil(cacheSlides().catch(() => {}));
});
