// Resolves the folders that callers of the JavaScript API name: URLs, and in Node also paths.
import { inNode } from '../common/environment.mjs';
import { KanzenError } from '../common/errors.mjs';
import { nodeFileUrl } from '../common/node.mjs';
import { packageFile } from '../common/package_files.mjs';

/** A scheme of two letters or more: Windows paths begin with one letter and a colon. */
const hasScheme = /^[a-z][a-z0-9+.-]+:/i;

/** Returns the folder of tables next to the modules.  Throws KanzenError `io` in a bundle, which has none. */
export function packageTables() {
  const url = packageFile('tables/');
  const bundled = url.protocol === 'file:' && !inNode && globalThis.location?.protocol !== 'file:';
  if (!bundled) return url;
  const message =
    'this program has been bundled, without its tables; expected the address of their folder (url)';
  throw new KanzenError({ code: 'io', message });
}

/**
 * @param {string} name of the argument
 * @param {unknown} given a URL, in a page also a relative one, or in Node a path
 * @returns {Promise<URL>} the folder's URL, with a trailing slash
 */
export async function folderUrl(name, given) {
  if (typeof given !== 'string' && !(given instanceof URL)) {
    throw new TypeError(
      `${name} must be a string or a URL, not ${given === null ? 'null' : typeof given}`,
    );
  }
  if (given === '') throw new TypeError(`${name} must name a folder, not be empty`);
  const url = await absolute(name, given);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** @param {string} name @param {string | URL} given @returns {Promise<URL>} */
async function absolute(name, given) {
  if (inNode && typeof given === 'string' && !hasScheme.test(given)) return nodeFileUrl(given);
  try {
    return new URL(given, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch {
    throw new TypeError(`${name} is no address that can be understood here: ${given}`);
  }
}

/**
 * Returns the folder of saved values in the form of the worker's requests.
 * @param {unknown} folder undefined: the default folder
 * @returns {Promise<import('../worker/protocol.mjs').SaveFolder>}
 */
export async function saveFolder(folder) {
  if (folder === undefined) return {};
  if (!inNode) {
    const message = 'a browser has one place for saved values: name no folder';
    throw new KanzenError({ code: 'unsupported', message });
  }
  const { href, protocol } = await folderUrl('folder', folder);
  if (protocol !== 'file:') throw new TypeError(`folder must be one of files, not ${href}`);
  return { folder: href };
}

/** @param {{ name: string }} info */
export const noTables = ({ name }) =>
  new KanzenError({ code: 'unsupported', message: `there are no tables of ${name}` });

/** @param {KanzenError} refusal why the list of the folder's tables did not load @param {URL} folder */
export function noList({ code, message: reason }, folder) {
  const mended = 'copy node_modules/kanzen/tables there, or name the folder of the tables (url)';
  const message = `${reason}; tables were looked for in ${folder.href}: ${mended}`;
  return new KanzenError({ code, message });
}

/** @param {import('../worker/protocol.mjs').GameId} gameId @param {URL} folder */
export function noTable({ game, rules }, folder) {
  const made = `kanzen table build ${game} --rules ${rules} --out FOLDER`;
  const message = `there is no table of ${game}, ${rules}, in ${folder.href}: "${made}" makes it`;
  return new KanzenError({ code: 'io', message: `${message}, and openTable takes that folder` });
}
