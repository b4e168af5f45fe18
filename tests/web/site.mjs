// Where the built things lie, and a server for the site.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startStaticServer } from '../../scripts/static_server.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const site = `${root}build/site`;
export const nativeKanzen = `${root}build/native/kanzen`;

if (!existsSync(`${site}/kanzen-engine.wasm`)) {
  throw new Error(`${site} is not built: run scripts/build site`);
}

/** @typedef {typeof import('../../web/kanzen.mjs')} Api */

/** @returns {Promise<Api>} the API as it is published, not the sources */
export const importApi = () => import(`${site}/kanzen.mjs`);

export const serveSite = () => startStaticServer(site);
