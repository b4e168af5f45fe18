// Diagnoses a web server's faults when the page's script does not load: a folder's address without its slash,
// a missing file, a wrong type.
import { DiagnosedError, diagnostic, markServerFault } from '../common/errors.mjs';
import { httpStatus, slashRemoved, wrongType } from '../common/phrases.mjs';

/** @param {URL} url @returns {Promise<Response | null>} null: there is no answer */
const fetchOrNull = (url) => fetch(url).catch(() => null);

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
 * @param {URL} script that could not be imported
 * @returns {Promise<DiagnosedError | null>} the fault in the server's answer; null: none, or no answer
 */
export async function findServerFault(script) {
  const answer = await fetchOrNull(script);
  if (!answer) return null;
  const { ok, status, headers } = answer;
  const folder = folderWithSlash();
  if (!ok && folder && (await fetchOrNull(folder))?.redirected)
    return markServerFault(new DiagnosedError(diagnostic(slashRemoved, folder.pathname)));
  if (!ok) {
    const fault = new DiagnosedError(diagnostic(httpStatus, script.pathname, status));
    return status < 500 ? markServerFault(fault) : fault;
  }
  const type = headers.get('Content-Type') ?? 'nothing';
  if (/javascript/.test(type)) return null;
  return markServerFault(new DiagnosedError(diagnostic(wrongType, script.pathname, type)));
}
