// The paths of the built files, and servers for them.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startStaticServer } from '../../scripts/static_server.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The published page. */
export const site = `${root}build/site`;
/** The modules that a program imports, and that the page is bundled from. */
export const modules = `${root}build/modules`;
export const nativeKanzen = `${root}build/native/kanzen`;

if (!existsSync(`${site}/index.html`)) {
  throw new Error(`${site} is not built: run scripts/build site`);
}

/** @typedef {typeof import('../../web/library/kanzen.mjs')} Api */

/** @returns {Promise<Api>} the API as it is built, with its WebAssembly */
export const importApi = () => import(`${modules}/kanzen.mjs`);

/** @param {{ compressed?: boolean }} [options] */
export const serveSite = (options) => startStaticServer(site, options);
/** Its modules, shown as a text, are pages without anything. */
export const serveModules = () => startStaticServer(modules);
