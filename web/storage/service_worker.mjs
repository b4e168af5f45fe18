// The page's service worker.  It keeps the shell, all files that the page is made of, so that the page
// opens without a network, and always whole: a build's shell is complete and checked before it is used.
// Tables are kept by the page itself (table_files.mjs).
//
// In the site this is service_worker.js, a script of its own with the list of the shell inside
// (scripts/bundle_site.mjs).  A browser asks the server for it at every visit; when it has changed, the
// new shell is fetched beside the old one, and shown from the next visit on.  Names in assets/ change
// with their contents, so that a page of the build before, which is still open, finds what belongs to
// it in the shell before.

import { sha256 } from './hashing.mjs';
import { isIsolationWanted } from './isolation.mjs';

/**
 * build: changes with any file.  files: the SHA-256 in hexadecimal digits of each, by its address from
 * the page's folder.  optional: likewise, of files that only some visitors need.  slides: likewise, the
 * deck, which is kept when it is first opened, all of it.
 * @typedef {{ build: string, files: Record<string, string>, optional: Record<string, string>,
 *   slides: Record<string, string> }} Shell
 * @typedef {{ waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} AskedFor
 * What lib.dom.d.ts does not know of a service worker's surroundings.
 * @typedef {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> },
 *   addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void,
 *   addEventListener(type: 'message', listener: (event: LifeEvent & MessageEvent) => void): void,
 *   addEventListener(type: 'fetch', listener: (event: AskedFor) => void): void }} WorkerScope
 */

const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
/** @type {Shell} put in by the bundler */
const shell = /** @type {any} */ (globalThis).kanzenShell;

const folder = new URL('./', location.href);
/** Of this copy of the site; a host may have others. */
const cachePrefix = `kanzen-shell ${folder.pathname} `;
const ownCache = cachePrefix + shell.build;
const hashes = { ...shell.files, ...shell.optional, ...shell.slides };
/** Asked for by the folder's address alone, as the page was. */
const startPage = './';
const slidesPage = 'slides/';

/**
 * @param {string} path @param {RequestCache} cache
 * @returns {Promise<Response>} rejects when the server has another file than this build's
 */
async function fetchChecked(path, cache) {
  const response = await fetch(new URL(path, folder), { cache, mode: 'same-origin' });
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if ((await sha256(bytes)) !== hashes[path])
    throw new Error(`${path}: the bytes are not the right ones (another SHA-256)`);
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(/** @type {any} */ (bytes), { headers: { 'Content-Type': type } });
}

/**
 * What the page has loaded just now comes from the browser's own cache, unless that has something old.
 * @param {string} path
 */
const fetchOnce = (path) =>
  fetchChecked(path, 'force-cache').catch(() => fetchChecked(path, 'reload'));

/**
 * Where the browser has these, or a shell before had its own.
 * @param {Cache} cache @param {string} path
 */
async function keepOptional(cache, path) {
  const nameBefore = path.replace(/-\w{8,10}(\.\w+)$/, '-'); // a hash of the contents follows
  const hasName = async (/** @type {string} */ shellName) =>
    (await (await caches.open(shellName)).keys()).some(({ url }) => url.includes(nameBefore));
  const shells = await keptShells();
  const had = (await Promise.all(shells.map(hasName))).includes(true);
  const answer = await fetchChecked(path, had ? 'default' : 'only-if-cached').catch(() => null);
  if (answer) await cache.put(new URL(path, folder), answer);
}

/** The oldest first. */
const keptShells = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** @param {string[]} paths */
const fetchAll = (paths) =>
  Promise.all(paths.map(async (path) => ({ path, answer: await fetchOnce(path) })));

/** @param {Cache} cache @param {{ path: string, answer: Response }[]} answers */
async function putAll(cache, answers) {
  for (const { path, answer } of answers) await cache.put(new URL(path, folder), answer);
}

/** All of the deck or nothing; where it is kept already nothing is asked for. */
async function keepSlides() {
  const cache = await caches.open(ownCache);
  if (await cache.match(new URL(slidesPage, folder))) return;
  const answers = await fetchAll(Object.keys(shell.slides));
  await putAll(cache, answers.reverse()); // the page last, which stands for all
}

/** Has a shell before had it? */
async function hadSlides() {
  const url = new URL(slidesPage, folder);
  const shells = await Promise.all((await keptShells()).map((name) => caches.open(name)));
  return (await Promise.all(shells.map((one) => one.match(url)))).some((kept) => kept);
}

/** Rejects, and leaves nothing, when a file is not to be had. */
async function keepShell() {
  const slides = (await hadSlides()) ? Object.keys(shell.slides) : [];
  const answers = await fetchAll([...Object.keys(shell.files), ...slides]);
  const cache = await caches.open(ownCache);
  try {
    await putAll(cache, answers);
    for (const path of Object.keys(shell.optional)) await keepOptional(cache, path);
  } catch (thrown) {
    await caches.delete(ownCache);
    throw thrown;
  }
}

/** All shells but this build's and the one before, whose pages may still be open. */
async function removeOldShells() {
  const others = (await keptShells()).filter((name) => name !== ownCache);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {URL} url @returns {string} of the shell's files; empty: none of them */
function pathInShell({ origin, pathname }) {
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return '';
  const path = pathname.slice(folder.pathname.length);
  if (path === '' || path === 'index.html') return startPage;
  if (path === slidesPage || path === `${slidesPage}index.html`) return slidesPage;
  return Object.hasOwn(shell.files, path) || path.startsWith('assets/') ? path : '';
}

/** Files with their contents in their names may be another build's. @param {string} path */
async function fromShells(path) {
  const url = new URL(path, folder);
  const own = await (await caches.open(ownCache)).match(url);
  return own ?? (path.startsWith('assets/') ? caches.match(url) : undefined);
}

/** What this visitor needs for the first time. @param {AskedFor} event @param {string} path */
async function fetchAndKeep(event, path) {
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    const keep = async () => (await caches.open(ownCache)).put(new URL(path, folder), copy);
    event.waitUntil(keep().catch(() => {}));
  }
  return response;
}

const isolationWanted = () => isIsolationWanted().catch(() => false);

/**
 * With the headers by which a page and its workers may share memory, where the visitor wants that
 * (page_threads.mjs): of the page as a whole tab, not within another page.  A worker always has its
 * own: an isolated page starts no worker without it, and elsewhere it changes nothing.
 * @param {Request} request @param {string} path @param {Response} response
 */
async function isolated({ destination }, path, response) {
  const page = path === startPage && destination === 'document' && (await isolationWanted());
  if ((!page && destination !== 'worker') || response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  if (page) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  return new Response(response.body, { headers });
}

/** @param {AskedFor} event @param {string} path @returns {Promise<Response>} */
async function answer(event, path) {
  const kept = await fromShells(path).catch(() => undefined);
  if (kept) return kept;
  if (path.startsWith('assets/')) return fetchAndKeep(event, path);
  // The browser has thrown the shell away.
  if (path === startPage) event.waitUntil(keepShell().catch(() => {}));
  return fetch(event.request);
}

scope.addEventListener('install', (event) =>
  event.waitUntil(keepShell().then(() => scope.skipWaiting())),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(removeOldShells().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const path = event.request.method === 'GET' ? pathInShell(new URL(event.request.url)) : '';
  const { request } = event;
  if (path !== '')
    event.respondWith(answer(event, path).then((response) => isolated(request, path, response)));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'keep the slides') event.waitUntil(keepSlides().catch(() => {}));
});
