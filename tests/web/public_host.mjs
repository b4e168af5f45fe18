// The site as GitHub Pages serves it: in a folder of its own, compressed, cached by browsers for ten
// minutes; and with the strictest policy that a host may have.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStaticServer } from '../../scripts/static_server.mjs';
import { root, site } from './site.mjs';

const [, policy = ''] =
  /`Content-Security-Policy` \| `([^`]+)`/.exec(readFileSync(`${root}docs/HOSTING.md`, 'utf8')) ??
  [];

const headers = {
  'Cache-Control': 'max-age=600',
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': policy,
};

/** @returns {Promise<{ url: string, close: () => Promise<void>, stop: () => Promise<void> }>} stop: the
 *   host is gone */
export async function servePublicly() {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-public-'));
  await symlink(site, join(folder, 'kanzen'));
  const server = await startStaticServer(folder, { compressed: true, headers });
  let running = true;
  const stop = async () => {
    if (running) await server.close();
    running = false;
  };
  const close = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  return { url: `${server.url}kanzen/`, stop, close };
}

/** Records in a page, before anything of it runs, what its policy forbids. */
export function recordViolations() {
  /** @type {string[]} */
  const violations = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push(`${effectiveDirective}: ${blockedURI}`),
  );
}

/** In a page, when the service worker has cached all that the page needs offline. */
export async function offlineReady() {
  await navigator.serviceWorker.ready;
  const isCached = async () =>
    (await caches.keys()).some((name) => name.startsWith('kanzen-shell')) &&
    navigator.serviceWorker.controller?.state === 'activated';
  while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50));
}
